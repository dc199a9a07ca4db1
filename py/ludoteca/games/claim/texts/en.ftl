### Claim. Every language holds the same ids with the same variables, in this order.
### $faction, $prize, $drawn and $led are "goblin", "knight", "undead", "dwarf" or "doppelganger"; values are 0 to 9.

pitch = Recruit followers in thirteen tricks, then send them out to win you the five factions of the realm.

## Seats

seat-0 = Pink
seat-1 = Black

## Words that other messages are made of

# A whole faction.
faction = { $faction ->
    [goblin] Goblins
    [knight] Knights
    [undead] Undead
    [dwarf] Dwarves
   *[doppelganger] Doppelgangers
  }
card = { $faction ->
    [goblin] Goblin
    [knight] Knight
    [undead] Undead
    [dwarf] Dwarf
   *[doppelganger] Doppelganger
  } { $value }
    .short = {""}
prize = { $prize ->
    [goblin] Goblin
    [knight] Knight
    [undead] Undead
    [dwarf] Dwarf
   *[doppelganger] Doppelganger
  } { $prize_value }
drawn = { $drawn ->
    [goblin] Goblin
    [knight] Knight
    [undead] Undead
    [dwarf] Dwarf
   *[doppelganger] Doppelganger
  } { $drawn_value }

## What is asked

prompt-lead = Lead a card
prompt-follow = Answer the { card }
verb-play = Play

## The table, for ears

label-score = Score pile: { $name }
    .short = { $name }:
label-pile = { $name }, { faction }: { $count }
    .short = { faction } { $count }
label-followers = { $name }: { $count ->
    [one] { $count } follower
   *[other] { $count } followers
  }
    .short = { $name }:
label-follower = Follower: { card }
    .short = { card }
label-drawn = A follower face down
    .short = ?
label-hand = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in hand
# Several equal cards.
label-heap = { card }, { $count } of them
    .short = × { $count }
label-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
label-prize = Prize: { card }
label-led = { $name } has led { card }
    .short = { card }
label-last = Last trick: { card } from { $name }
    .short = { card }
prize-word = Prize
followers-word = Followers

## The log

told-lead = leads { card }
told-trick = { card }; the trick goes to { $name }
told-prize = { card }; { prize } goes to { $name }
told-drawn = { card }; { prize } goes to { $name }, you draw { drawn }

## How it ended; follows the winner's name and a colon

reason-factions = the majority of the factions
reason-more = more factions than the other
reason-draw = both have won equally many factions

## The score table

row-cards = { faction }
row-highest = { faction }: highest card
row-factions = Factions won

## Options

option-leader = First to lead
option-leader-hint = Who leads the very first trick.
option-leader-random = By chance
option-leader-first = Pink

## Why a card cannot be played; each links to its section of the guide

why-words = “{ $words }” is not a move. Moves are written like “play knight-7”.
why-card = There is no card “{ $card }”. Cards are written like “goblin-0” and “knight-7”.
why-hand = { card } is not in your hand.
why-follow = You can follow, so you must: play { $faction ->
    [goblin] a Goblin
    [knight] a Knight
    [undead] an Undead
   *[dwarf] a Dwarf
  } or a Doppelganger.
why-doppelganger = A Doppelganger was led and you hold one, so you must play a Doppelganger.

## Positions built by hand: what is chosen, and everything that lies open then

edit-tricks = Tricks played
edit-lead = Card led
edit-past = Tricks played before
edit-past-laid = as they lie
edit-past-fits = tricks that fit
edit-prize = Prize of trick { $number }
edit-why-empty = Every card lies somewhere: cards only change places. Put another card there.
edit-why-there = { card } is in this hand already.
edit-why-lead = Only a card from { $name }’s hand can be led, and { card } is not in it.
bench-exchange = A card changes places with the one that lies there.
bench-hand = { $name }, hand: { card }
bench-nothing-led = No card led yet
bench-deck-word = Deck
bench-deck = Deck, card { $number }: { card }
# Over four columns of cards.
bench-recruited = Tricks: led, answered, prize, drawn
bench-prizes = First half: led, answered, prize
bench-second = Second half: led, answered
bench-led = Trick { $number }, led by { $name }: { card }
bench-answered = Trick { $number }, answered by { $name }: { card }
bench-won = Trick { $number }, prize for { $name }: { card }
bench-drawn = Trick { $number }, drawn by { $name }: { card }
region-cards = { $name }, hand
region-table = On the table
region-deck = Deck
region-tricks = Tricks

## A position text that cannot be read

position-fields = A position has seven fields: leader, prize, card led, hands, cards drawn, deck and tricks. This is “{ $found }”.
position-leader = The leader is 0 for pink or 1 for black, not “{ $found }”.
position-cards = Cards are written like “g0k7”: g Goblin, k Knight, u Undead, d Dwarf, x Doppelganger, each with its value; nothing is “-”. This is “{ $found }”.
position-seats = Cards of both seats are joined by one “/”. This is “{ $found }”.
position-tricks = A trick is its leader, two cards and, in the first thirteen tricks, the prize, like “0g4k2d7”; there are at most 26. This is “{ $found }”.
position-count = All 52 cards are there once, and as many in each place as the tricks have left. Here they are not: “{ $found }”.
position-leads = Trick { $number } goes to { $name }, who leads the next one. Here it is the other who leads.
position-follow = In trick { $number }, { $name } holds { $led ->
    [goblin] a Goblin
    [knight] a Knight
    [undead] an Undead
    [dwarf] a Dwarf
   *[doppelganger] a Doppelganger
  } and has to follow: { card } is no answer.
position-mend = { position-follow } “{ edit-past }: { edit-past-fits }” makes cards of the tricks change places until all is right.
position-prize = The prize of trick { $number }, { card }, goes to { $name }, but is not among the followers in the second half.
