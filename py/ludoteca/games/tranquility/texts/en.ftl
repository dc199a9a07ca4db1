### Tranquility. Every language holds the same ids with the same variables, in this order.
### $card is the number of an Island, "start", "finish" or "monster"; rows count from 1 at the bottom.
### $rocks says what the Jagged Rocks did after a move: "no", "gone", or the row they drifted to.

pitch = Lay 36 rising islands from Start to Finish together, without a word.

## Seats

seat-0 = Pink
seat-1 = Black
seat-2 = Yellow
seat-3 = Blue
seat-4 = Purple

## Words that other messages are made of

card = { $card ->
    [start] Start
    [finish] Finish
    [monster] Sea Monster
   *[other] { $card }
  }
drift = { $rocks ->
    [no] {""}
    [gone] ; the Jagged Rocks leave the sea
   *[other] ; the Jagged Rocks drift to row { $rocks }
  }

## What is asked

prompt-action = Play an Island, or discard two cards
prompt-place = Choose a cell for Island { $island }
prompt-place-or-discard = Choose a cell for Island { $island }, or discard it
prompt-discard = Discard Island { $island }
prompt-start = Play your Start
prompt-pay = { $count ->
    [one] Discard one more card
   *[other] Discard { $count } cards
  }
prompt-give = { $count ->
    [one] Start still needs one card
   *[other] Start still needs { $count } cards
  }
prompt-rocks = Steer the Jagged Rocks
verb-play = Play
verb-discard = Discard
verb-start = Play Start
verb-done = No more from me
verb-finish = Play Finish
verb-monster = Let loose a Sea Monster
verb-rocks = Steer
verb-stay = Leave them, for two cards
noun-start = Start
noun-finish = Finish
noun-monster = Sea Monster

## The table, for ears; in short, for the terminal

region-rows = Rows
label-empty = { $cell }, empty
    .short = ·
label-barred = { $cell }, empty, barred by the Jagged Rocks
    .short = ▲
label-island = { $cell }, Island { $island }
    .short = { $island }
label-card = { $card ->
    [start] Start
    [finish] Finish
    [monster] Sea Monster
   *[other] Island { $card }
  }
    .short = { card }
label-row = Row { $row }, { $free ->
    [one] one cell free
   *[other] { $free } cells free
  }
label-rocks = Jagged Rocks in row { $row }
label-start-empty = The Start space is empty
label-started = Start, played by { $name }
label-finish-empty = The Finish space is empty
label-finished = Finish, reached
label-blocked = A Sea Monster in somebody’s hand bars the Finish
label-owed = { $count ->
    [one] One card is still owed
   *[other] { $count } cards are still owed
  }
label-player = { $name }: { $hand } in hand, { $pile } in the pile, { $gone } discarded

## On the table, where there is little room

face-finish = Finish
face-monster = Monster
short-blocked = Barred by a Sea Monster

## The log: lines of a turn are read as one, joined by a comma

told-play = { $island } on { $cell }{ drift }
told-discard = discards a card{ drift }
told-discard-own = discards { card }{ drift }
told-give = gives a card{ drift }
told-give-own = gives { card }{ drift }
told-start = plays Start
told-done = gives no more
told-finish = plays Finish
told-monster = a Sea Monster takes { $island } from { $cell }{ drift }
told-rocks = steers the Jagged Rocks to row { $row }
told-stay = leaves the Jagged Rocks where they are

## Positions built by hand: everything lies open, in zones

bench-zone = { $zone ->
    [hand] Hand
    [pile] Pile, the next card first
    [gone] Discards, the latest last
    [sunk] Taken by Sea Monsters, the latest last
   *[box] In the box
  }
region-held = Hand: { $name }
region-pile = Pile: { $name }
region-gone = Discards: { $name }
region-sunk = Taken by Sea Monsters
bench-place = { $zone ->
    [hand] hand
    [pile] pile
   *[gone] discards
  }
bench-card = { $name }, { bench-place } { $number }: { label-card }
bench-free = { $name }, { bench-place } { $number }: room for a card
bench-sunk = Taken, { $number }: Island { $island }
bench-sunk-free = Taken, { $number }: room for an Island
label-boxed = Islands in the box: { $cards }
edit-seats = Players
edit-why-sea = { label-card }: only Islands lie in the sea.
edit-why-sunk = { label-card }: Sea Monsters take nothing but Islands.
edit-why-there = { label-card }: it lies there already, and there is no other one.
edit-start = Start space
edit-end = Finish space
edit-space = { $choice ->
    [finish] Finish
   *[other] empty
  }
edit-phase = To be decided
edit-asked = { $choice ->
    [turn] what to do
    [pay] what to discard
    [give] what to give for Start
    [stay] what to give for the rocks
   *[rocks] where the rocks go
  }
edit-owed = Cards still owed
edit-giver = Gives next
edit-row = row { $row }
edit-steering = How the rocks move
edit-shown = What was seen of hidden cards
edit-shown-of = { $choice ->
    [kept] all that was seen
   *[any] nothing special
  }
edit-box = Cards in the box
edit-boxed = { $choice ->
    [kept] stay there
   *[dealt] deal them with the piles
  }

## How it ended

reason-finish = the journey is complete
reason-stuck = no action was left
reason-start = the Start could not be paid for

## Options

option-monsters = Sea Monsters
option-monsters-hint = Shuffled into the deal; they cannot be discarded, and while one is in a hand nobody can finish.
option-monsters-0 = None
option-monsters-3 = Three
option-monsters-4 = Four
option-monsters-5 = Five
option-rocks = Jagged Rocks
option-rocks-hint = They bar one row after another until four rows are complete.
option-rocks-off = None
option-rocks-auto = They drift by chance
option-rocks-manual = You steer them
option-removed = Islands removed
option-removed-hint = So many Islands leave the game unseen before the deal.
option-removed-0 = None
option-removed-4 = Four
option-removed-6 = Six
option-removed-8 = Eight
option-removed-10 = Ten
option-removed-12 = Twelve

## Why a move is not possible; each links to its section of the guide

why-words = “{ $words }” is not a move. Moves are written like “play 23 c2” and “discard 45”.
why-noun = There is nothing called “{ $noun }”: cells run from a1 to f6, Islands from 1 to 80.
why-now = There is nothing to do that for now.
why-hand = This card is not in your hand: { card }.
why-pay = First pay: { $count ->
    [one] one card is still to be discarded.
   *[other] { $count } cards are still to be discarded.
  }
why-give = Start comes first: { $count ->
    [one] one card is still to be given.
   *[other] { $count } cards are still to be given.
  }
why-start-first = You hold a Start and its space is empty, so you must play it now.
why-started = The Start space is filled; your Start is a card to discard like any other.
why-play = Only Islands go on the cells.
why-filled = { $cell } already holds an Island.
why-barred = The Jagged Rocks bar row { $row }.
why-after = Numbers rise along the journey: { $island } belongs after { $other }.
why-before = Numbers rise along the journey: { $island } belongs before { $other }.
why-cost = On { $cell } it costs { $cost ->
    [one] one card
   *[other] { $cost } cards
  }, and { $left ->
    [0] you have no other to discard.
    [one] you have only one other to discard.
   *[other] you have only { $left } others to discard.
  }
why-keep = A Sea Monster can never be discarded.
why-pair = In place of an action you discard two cards, and you have only one that you may discard.
why-gaps = Finish comes last: some cells are still empty.
why-no-start = Finish comes last: the Start space is still empty.
why-monsters = While anybody holds a Sea Monster, nobody can finish.
why-prey = There is no Island on that cell for a Sea Monster to take.
why-done = Those after you cannot give { $count ->
    [one] the card that is
   *[other] the { $count } cards that are
  } still missing, so give one yourself.
why-steer = First steer the Jagged Rocks, or leave them for two cards.
why-stay = The rocks stay for two cards from your hand, and you do not have two that you may discard.
why-no-rocks = There are no Jagged Rocks in the sea.
why-row = There is no row “{ $row }”: they run from 1 at the bottom to 6.
why-same-row = The rocks are in that row already. To leave them there costs two cards.
why-full-row = Row { $row } is full; the rocks need a row with an empty cell.

## A position text that cannot be read

position-fields = A position is the grid, the cards of one to five seats, then “turn=0” and what else there is. This is “{ $found }”.
position-grid = A grid has six rows of six cells, from the top, each with an Island or nothing: “1..3.../…”. This is “{ $found }”.
position-rising = Numbers rise along the journey, but { $island } on { $cell } comes after { $before } on { $there }.
position-seat = A seat’s cards are its hand, its pile and its discards, joined by “/”. This is “{ $found }”.
position-card = “{ $found }” is no card: write a number from 1 to 80, “f” for Finish, “s” for Start, “m” for a Sea Monster, or “21-40”.
position-twice = Island { $found } is there twice.
position-finishes = There are { $all } Finish cards in the game, and here { $count ->
    [0] there is none
    [one] there is only one
   *[other] there are { $count }
  }.
position-no-start = The Start of { $name } is missing.
position-starts = { $name } has one Start, and here there are { $count }.
position-discarded = A Sea Monster is never discarded, but one lies among the discards of { $name }.
position-monsters = At most { $most } Sea Monsters sail, and here there are { $count }. Each Island that was taken stands for one.
position-sunk = A Sea Monster takes Islands only, each once. These are “{ $found }”.
position-turn = “{ $found }” is no seat at this table; the first is 0.
position-owed = What is owed is “pay:2”, “give:8:0”, “stay:2” or “rocks”. This is “{ $found }”.
position-hand = { $name } holds { $count } cards, and may hold { $most } now.
position-over = After the Finish nothing is left to decide.
position-given = Cards are given for the Start of whoever’s turn it is, but the Start of { $name } is not on its space.
position-start-first = { $name } holds a Start while its space is empty. It would have been played before anything else.
position-steered = Nothing is decided about the rocks: they are not in the sea, or they drift by chance.
position-calm = With { $full } rows complete the Jagged Rocks have left the sea.
position-stay = The rocks stay for { $most } cards, and here { $count } are owed.
position-pay = { $count ->
    [one] One card is owed, but none can be discarded.
   *[other] { $count } cards are owed, but not that many can be discarded.
  }
position-end = The end is “finish”, or nothing is said of it. This is “{ $found }”.
position-gap = A Finish lies on its space, but { $cell } is empty.
position-unstarted = A Finish lies on its space, but the Start space is empty.
position-barred = A Finish lies on its space, but { $name } holds a Sea Monster.
position-rocks = Rocks are in a row from 1 to 6; “luck” in hexadecimal lets them drift, without it they are steered. This is “{ $found }”.
position-start-gone = { $name } has discarded a Start while its space was empty. It would have been played.
position-shown = What was shown of hidden cards has to be true of them. This is not: “{ $found }”.
