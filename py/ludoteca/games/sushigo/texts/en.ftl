### Sushi Go. Every language holds the same ids with the same variables, in this order.
### $card and $second are the words of cards as moves write them.

pitch = Keep one card, pass the rest, and hope that what you want comes round again.

## Seats

seat-0 = Pink
seat-1 = Black
seat-2 = Yellow
seat-3 = Blue
seat-4 = Purple

## Words that other messages are made of

card = { $card ->
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Dumpling
    [maki1] Maki with 1 roll
    [maki2] Maki with 2 rolls
    [maki3] Maki with 3 rolls
    [egg] Egg nigiri
    [salmon] Salmon nigiri
    [squid] Squid nigiri
    [pudding] Pudding
    [wasabi] Wasabi
    [chopsticks] Chopsticks
   *[soy] Soy sauce
  }
second = { $second ->
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Dumpling
    [maki1] Maki with 1 roll
    [maki2] Maki with 2 rolls
    [maki3] Maki with 3 rolls
    [egg] Egg nigiri
    [salmon] Salmon nigiri
    [squid] Squid nigiri
    [pudding] Pudding
    [wasabi] Wasabi
    [chopsticks] Chopsticks
   *[soy] Soy sauce
  }
# What stands on the card itself: as short as can be.
word = { $card ->
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Dumpling
    [maki1] Maki 1
    [maki2] Maki 2
    [maki3] Maki 3
    [egg] Egg
    [salmon] Salmon
    [squid] Squid
    [pudding] Pudding
    [wasabi] Wasabi
    [chopsticks] Chopsticks
   *[soy] Soy sauce
  }

## What is asked

prompt-keep = Keep a card
prompt-also = Take a second card with your Chopsticks, or leave it at one
verb-keep = Keep
verb-also = Take too
verb-enough = One is enough

## The table

score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $puddings ->
    [one] { $puddings } Pudding
   *[other] { $puddings } Puddings
  }
round = Round { $round } of 3
passing-left = Hands go to the left
passing-right = Hands go to the right
passing-to = Your hand goes to { $name }

## The table, for ears; in short, for the terminal

label-place = { $name }: { score }
label-hand = { card }, { $count } in hand
    .short = { $count } { word }
label-maki = Maki, { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
  }
    .short = Maki { $count }
label-dish = { card }, { $count }
    .short = { $count } { word }
label-dipped = { card } on Wasabi
    .short = { word } on Wasabi
label-kept = { card }, your choice of this turn
label-chosen = { $name } has chosen a card

## The log

told-keep = keeps { card }
told-also = and { card }, with Chopsticks
told-enough = leaves it at one card
told-both = keeps { card } and, with Chopsticks, { second }
told-choosing = may take a second card
told-chosen = has chosen

## The scores at the end

row-maki = Maki
row-tempura = Tempura
row-sashimi = Sashimi
row-dumplings = Dumplings
row-nigiri = Nigiri
row-soy = Soy sauce
row-puddings = Puddings, points
row-total = Total
row-pudding-count = Puddings, number

## How it ended; follows the winner's name and a colon

reason-points = most points
reason-puddings = equal points, but more Puddings
reason-shared = equal points and equally many Puddings

## Options

option-passing = Passing hands
option-passing-hint = Which way your hand goes when you have kept a card.
option-passing-left = Always to the left
option-passing-both = To the right in round 2
option-soy = Soy sauce
option-soy-hint = Four more cards: with Soy sauce before you, having the most colours scores 4.
option-soy-off = Without
option-soy-on = With

## Why a choice is not possible; each links to its section of the guide

why-words = “{ $words }” is not a choice. Choices are written like “keep maki3”, “also egg” and “enough”.
why-card = This game has no card “{ $card }”.
why-finished = You have chosen; the cards are shown when everybody has.
why-kept = You are keeping { card } already; take a second card with your Chopsticks, or leave it at one.
why-keep-first = Keep a card first; your Chopsticks can take a second one after it.
why-no-chopsticks = A second card needs Chopsticks that lay before you when the turn began, and you have none.
why-only-one = There is only one of this card in your hand, and you are keeping it already: { card }.
why-not-in-hand = This card is not in your hand: { card }.

## A position text that cannot be read

position-fields = A position has four fields: variants, seats, scored rounds and deck. This is “{ $found }”.
position-variants = The variants are “-”, “b” (both ways), “s” (Soy sauce) or “bs”, not “{ $found }”.
position-card = “{ $found }” stands for no card. Cards are written t s d 1 2 3 e l q p w c y: Tempura, Sashimi, Dumpling, Maki, Egg, Salmon, Squid, Pudding, Wasabi, Chopsticks, Soy sauce.
position-soy = Soy sauce lies on the table, but this game is played without it.
position-pack = Of this card the game has only { $most }, not { $count }: { card }.
position-seats = There are two to five seats, each written hand:meal or hand:meal:chosen. This is “{ $found }”.
position-uneven = All hands hold equally many cards; { seat-0 } has { $first }, { $name } { $count }.
position-few = Until the third round is scored every hand holds at least two cards; { $name } has { $count }.
position-many = In hand and meal { $name } has more cards than are dealt: { $count } instead of { $most }.
position-over = After the third round nobody has any cards left; { $name } still has { $count }.
position-chosen = { $name } has chosen too many cards: { $count } instead of { $most }. A second one needs Chopsticks in the meal.
position-chosen-hand = { $name } has chosen a card that is not in the hand: { card }.
position-enough = { $name } cannot say that one card is enough: “!” stands after one chosen card, with Chopsticks in the meal.
position-ready = All have chosen, so the cards would be shown. Somebody must still be choosing.
position-rounds = Up to three rounds are scored, parted by “/”, with a meal for each seat. This is “{ $found }”.
position-served = In round { $round } the meal of { $name } has more cards than were dealt: { $count } instead of { $most }.
position-deck = The deck is “*” or all cards that lie nowhere else, not “{ $found }”.

## A position built by hand; $zone is the kind of place: hand, chosen, meal or round

region-bench = Cards of { $name }
bench-zone = { $zone ->
    [hand] Hand
    [chosen] Chosen
    [meal] Meal
   *[round] Round { $round }
  }
bench-card = { $name }, { bench-zone }, { $number }: { card }
bench-free = { $name }, { bench-zone }, { $number }: free
bench-rest = Not dealt yet: { $count }
edit-seats = Players
edit-round = Round
edit-over = all three are over
# Of a seat that has Chopsticks and has chosen a card.
edit-enough = { $name }: one is enough
edit-enough-choice = { $said ->
    [yes] yes
   *[no] no
  }
edit-returned = { $name }: Chopsticks seen going back into the hand
edit-deck = Deck
edit-deck-own = as it lies
edit-deck-any = in any order
edit-why-there = { card }: there are no more in the deck, and the next one is in this hand already.
