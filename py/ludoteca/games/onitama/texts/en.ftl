### Onitama. Every language holds the same ids with the same variables, in this order.
### $card is a move card; $owner is the seat a thing belongs to: 0 Blue, 1 Red; $kind is "master" or "student".

pitch = Five cards between two players: the move you make is the move you give away. Take the other master, or lead yours into the far temple.

## Seats

seat-0 = Blue
seat-1 = Red

## Words that other messages are made of

piece = { $owner ->
    [0] blue
   *[1] red
  } { $kind ->
    [master] master
   *[student] student
  }
card = { $card ->
    [tiger] Tiger
    [dragon] Dragon
    [frog] Frog
    [rabbit] Rabbit
    [crab] Crab
    [elephant] Elephant
    [goose] Goose
    [rooster] Rooster
    [monkey] Monkey
    [mantis] Mantis
    [horse] Horse
    [ox] Ox
    [crane] Crane
    [boar] Boar
    [eel] Eel
    [cobra] Cobra
    [giraffe] Giraffe
    [kirin] Kirin
    [phoenix] Phoenix
    [turtle] Turtle
    [dog] Dog
    [fox] Fox
    [bear] Bear
    [panda] Panda
    [sea-snake] Sea Snake
    [viper] Viper
    [mouse] Mouse
    [rat] Rat
    [tanuki] Tanuki
    [iguana] Iguana
    [sable] Sable
   *[otter] Otter
  }
# As its owner sees it.
card-moves = { $card ->
    [tiger] 2 forward; 1 back
    [dragon] 2 left and 1 forward; 2 right and 1 forward; 1 left and 1 back; 1 right and 1 back
    [frog] 1 left and 1 forward; 2 left; 1 right and 1 back
    [rabbit] 1 right and 1 forward; 2 right; 1 left and 1 back
    [crab] 1 forward; 2 left; 2 right
    [elephant] 1 left and 1 forward; 1 right and 1 forward; 1 left; 1 right
    [goose] 1 left and 1 forward; 1 left; 1 right; 1 right and 1 back
    [rooster] 1 right and 1 forward; 1 left; 1 right; 1 left and 1 back
    [monkey] 1 left and 1 forward; 1 right and 1 forward; 1 left and 1 back; 1 right and 1 back
    [mantis] 1 left and 1 forward; 1 right and 1 forward; 1 back
    [horse] 1 forward; 1 left; 1 back
    [ox] 1 forward; 1 right; 1 back
    [crane] 1 forward; 1 left and 1 back; 1 right and 1 back
    [boar] 1 forward; 1 left; 1 right
    [eel] 1 left and 1 forward; 1 right; 1 left and 1 back
    [cobra] 1 right and 1 forward; 1 left; 1 right and 1 back
    [giraffe] 2 left and 1 forward; 2 right and 1 forward; 1 back
    [kirin] 1 left and 2 forward; 1 right and 2 forward; 2 back
    [phoenix] 1 left and 1 forward; 1 right and 1 forward; 2 left; 2 right
    [turtle] 2 left; 2 right; 1 left and 1 back; 1 right and 1 back
    [dog] 1 left and 1 forward; 1 left; 1 left and 1 back
    [fox] 1 right and 1 forward; 1 right; 1 right and 1 back
    [bear] 1 left and 1 forward; 1 forward; 1 right and 1 back
    [panda] 1 forward; 1 right and 1 forward; 1 left and 1 back
    [sea-snake] 1 forward; 2 right; 1 left and 1 back
    [viper] 1 forward; 2 left; 1 right and 1 back
    [mouse] 1 forward; 1 right; 1 left and 1 back
    [rat] 1 forward; 1 left; 1 right and 1 back
    [tanuki] 1 forward; 2 right and 1 forward; 1 left and 1 back
    [iguana] 2 left and 1 forward; 1 forward; 1 right and 1 back
    [sable] 1 right and 1 forward; 2 left; 1 left and 1 back
   *[otter] 1 left and 1 forward; 2 right; 1 right and 1 back
  }

## What is asked

prompt-card = Choose a card
prompt-piece = { card }: choose a piece
prompt-to = Choose a square for the piece on { $square }
prompt-swap = No piece can move: exchange a card
verb-move = Move
verb-swap = Exchange

## The board, for ears; in short, for the terminal

label-empty = { $square }, empty
    .short = ·
label-temple = { $square }, { $owner ->
    [0] blue
   *[1] red
  } temple, empty
    .short = temple
label-piece = { $square }, { piece }
    .short = { piece }
label-card = { card }: { card-moves }
    .short = { card } { $offsets }
label-side = Side card, next for { $name }. { card }: { card-moves }
label-seat = { $name }: { $count ->
    [0] nothing captured
    [one] 1 piece captured
   *[other] { $count } pieces captured
  }
region-cards = Cards of { $name }
region-side = The side card

## The log

told-move = { card }, { $start } to { $to }
told-take = { card }, { $start } takes the { $kind ->
    [master] master
   *[student] student
  } on { $to }
told-swap = no move possible, { card } exchanged

## How it ended; follows the winner's name and a colon

reason-stone = the Way of the Stone, the other master is captured
reason-stream = the Way of the Stream, the master is in the other temple
reason-repetition = the same position has come for the third time

## Options

option-cards = Move cards
option-cards-hint = Five are dealt from these.
option-cards-base = The first 16
option-cards-sensei = Sensei’s Path, 16 others
option-cards-both = All 32
option-cards-wrong = The cards of a game are five different ones, joined by commas: two for Blue, two for Red, and the side card. This is “{ $found }”.
option-repetition = The same position for the third time
option-repetition-hint = Pieces, cards and the player to move have to be the same.
option-repetition-draw = A draw
option-repetition-none = The game goes on

## Why a move is not possible; each links to its section of the guide

why-words = “{ $words }” is not a move. Moves are written like “move ox c1 c2” and “swap ox”.
why-choose-card = Choose one of your cards first, then the piece, then its square.
why-card = There is no card “{ $found }”.
why-square = There is no square “{ $square }”: they run from a1 to e5.
why-side = The side card comes to you after this move; move with one of the two before you.
why-their-card = That card is your opponent’s now.
why-not-here = { card } is not among the five cards of this game.
why-swap = A piece of yours can move, so you may not just exchange a card.
why-only-swap = None of your pieces can move with either card: exchange one.
why-choose-piece = Now choose the piece that moves by { card }.
why-empty = There is no piece on { $square }.
why-not-yours = The piece on { $square } is not yours.
why-stuck = With { card } the piece on { $square } has nowhere to go.
why-choose-square = Now choose where the piece on { $square } goes.
why-offset = { card } does not lead from { $start } to { $to }.
why-own = One of your own pieces stands on { $square }.

## A position text that cannot be read

position-fields = A position has five fields: rows, mover, Blue’s cards, Red’s cards and the side card. This is “{ $found }”.
position-rows = A board has five rows of five squares, from the top, joined by “/”. This is “{ $found }”.
position-sign = “{ $found }” stands for nothing on the board: M and S are Blue’s master and students, m and s Red’s, and a digit is so many empty squares.
position-masters = { $owner ->
    [0] Blue
   *[1] Red
  } has { $number } masters on the board; there is only one.
position-no-master = No master is on the board; only one of the two can have been captured.
position-arrived = Both masters stand in the temple of the other; the game was over when the first came there.
position-students = { $owner ->
    [0] Blue
   *[1] Red
  } has { $number } students on the board; there are at most { $most }.
position-mover = The mover is “b” for Blue or “r” for Red, not “{ $found }”.
position-hand = A player has two cards, joined by a comma. This is “{ $found }”.
position-card = There is no card “{ $found }”.
position-twice = There is only one of each card, and “{ $found }” is here twice.

## A position built by hand

edit-card = { $name }, card { $number }

## What makes a puzzle's solution one: $seat solves it

puzzle-winner = { $seat ->
    [0] Blue
   *[1] Red
  }
puzzle-loser = { $seat ->
    [0] Red
   *[1] Blue
  }
puzzle-soon = { $more ->
    [one] on the very next turn
   *[other] within { $more } more turns
  }
puzzle-now = { $reason ->
    [stone] The other master is taken.
   *[stream] The master is in the other temple.
  } None of the other { $others } turns wins; after { $beaten } of them { puzzle-loser } wins at once.
puzzle-forced = { puzzle-loser } has a single turn left, and { puzzle-winner } wins { puzzle-soon }.
puzzle-threat = { puzzle-winner } threatens to win at once, and none of the { $answers } turns that { puzzle-loser } has averts it for good: it is over { puzzle-soon }.
puzzle-quiet = Nothing is threatened yet, and still { puzzle-loser } has no way out: after each of the { $answers } possible turns { puzzle-winner } wins { puzzle-soon }.
