### Oxono. Every language holds the same ids with the same variables, in this order.
### $symbol is "x" or "o"; $owner is the seat a piece belongs to: 0 pink, 1 black.

pitch = Two totems that both of you move. Line up four by colour or by symbol, and mind what your move leaves your rival.

## Seats

seat-0 = Pink
seat-1 = Black

## Words that other messages are made of

symbol = { $symbol ->
    [o] O
   *[x] X
  }
piece = { $owner ->
    [0] pink
   *[1] black
  } { symbol }

## What is asked

prompt-move = Move a totem
prompt-to = Choose a square for { symbol }
prompt-place = Place your { symbol }
verb-move = Move
verb-place = Place

## The board, for ears; in short, for the terminal

label-empty = { $square }, empty
    .short = ·
label-piece = { $square }, { piece }
    .short = { piece }
label-totem = { $square }, { symbol } totem
    .short = { symbol } totem
label-reserve = { $name }: { $x } X and { $o } O in reserve

## The log: both lines of a turn are read as one, joined by a comma

told-move = { symbol } to { $to }
told-place = piece on { $square }

## How it ended; follows the winner's name and a colon

reason-colour = four of one colour
reason-symbol = four of one symbol
reason-both = four of one colour and one symbol
reason-draw = every piece is placed, and there is no line

## Options

option-totems = Totems at the start
option-totems-hint = They start on c4 and d3; this settles which totem takes which.
option-totems-random = By chance
option-totems-fixed = O on c4, X on d3

## Why a move is not possible; each links to its section of the guide

why-words = “{ $words }” is not a move. Moves are written like “move x d4” and “place d5”.
why-square = There is no square “{ $square }”: they run from a1 to f6.
why-choose-totem = Choose a totem first, then the square it goes to.
why-place-first = The totem moves first; your piece comes after it.
why-place-now = The totem has moved; now place your { symbol }.
why-reserve = You have no { symbol } left to place, so the { symbol } totem is not yours to move.
why-stay = A totem has to leave its square.
why-occupied = { $square } is taken; a totem needs a free square.
why-straight = A totem slides along its row or its column, and { $square } lies on neither.
why-blocked = Something stands between the totem and { $square }, and a totem that can slide never jumps.
why-jump = The totem is surrounded: it jumps straight to the first free square in a direction, and { $square } is not one.
why-place-occupied = { $square } is taken; a piece needs a free square.
why-place-adjacent = { $square } is not beside the totem: your { symbol } goes right above, below, left or right of it.

## A position text that cannot be read

position-fields = A position has four fields: rows, mover, reserves and moved totem. This is “{ $found }”.
position-rows = A board has six rows of six signs, from the top, joined by “/”. This is “{ $found }”.
position-sign = “{ $found }” stands for nothing on the board: write “.” for free, x and o for pink, X and O for black, “*” and “#” for the totems X and O.
position-totems = Each totem stands on the board once: “*” for X, “#” for O. The board here is “{ $found }”.
position-mover = The mover is “p” for pink or “b” for black, not “{ $found }”.
position-reserves = Reserves are four digits, pink X and O, then black X and O, and with the board no more than 8 of each. This is “{ $found }”.
position-moved = The totem that has moved is “x”, “o” or “-”, and its player still has a piece for it. This is “{ $found }”.
position-pieces = Of { piece } there are { $number }, on the board and in reserve together; each player has only { $most }.
position-over = Four in a line end the game: no piece is still owed.
position-owed = { $owner ->
    [0] Pink
   *[1] Black
  } has no { symbol } left, and so none is owed.

## A position built by hand

edit-totem = { symbol } totem
edit-moved = Piece still owed
edit-reserve = { piece } in reserve
edit-why-totem = The { symbol } totem stands there, and a totem is always on the board: put it on another square first.

## What makes a puzzle's solution one: $seat solves it

puzzle-winner = { $seat ->
    [0] Pink
   *[1] Black
  }
puzzle-loser = { $seat ->
    [0] Black
   *[1] Pink
  }
puzzle-soon = { $more ->
    [one] on the very next turn
   *[other] within { $more } more turns
  }
puzzle-now = The line is made. None of the other { $others } turns wins; after { $beaten } of them { puzzle-loser } makes a line at once.
puzzle-forced = { puzzle-loser } has a single turn left, and { puzzle-winner } makes a line { puzzle-soon }.
puzzle-threat = { puzzle-winner } threatens to make a line, and none of the { $answers } turns that { puzzle-loser } has stops it for good: it is made { puzzle-soon }.
puzzle-quiet = Nothing is threatened: if { puzzle-loser } could pass, there would be no line yet. But a totem has to move, and each of the { $answers } possible turns lets { puzzle-winner } make a line { puzzle-soon }.
