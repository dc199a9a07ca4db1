### Yoxii. Every language holds the same ids with the same variables, in this order.
### $owner is the seat a piece belongs to: 0 white, 1 red. Values are 1 to 4.

pitch = One totem, and both of you move it. Wall it in where your pieces are worth the most, before your rival does.

## Seats

seat-0 = White
seat-1 = Red

## Words that other messages are made of

colour = { $owner ->
    [0] white
   *[1] red
  }

## What is asked

prompt-move = Move the totem
prompt-place = Choose a piece to place
prompt-to = Choose a square for your { $value }
verb-move = Move
verb-place = Place

## The board, for ears; in short, for the terminal

label-empty = { $square }, empty
    .short = ·
label-piece = { $square }, { colour } { $value }
    .short = { colour } { $value }
label-totem = { $square }, totem
    .short = totem
label-reserve = { $name }, in reserve: { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4
label-stack = Piece of { $value }, { $count } left
    .short = ({ $count })
called-stack = { $name }: { label-stack }
label-sum = { $name }: { $sum } around the totem
    .short = { $name }: { $sum }
region-reserve = Reserve of { $name }

## The log: both lines of a turn are read as one, joined by a comma

told-move = totem to { $to }
told-place = { $value } on { $square }

## How it ended; follows the winner's name and a colon

reason-sum = the higher sum
reason-pieces = more pieces, with equal sums
reason-draw = the sums are equal

## The score table

row-value = Points from { $value }s
row-sum = Sum around the totem
row-board = Pieces on the board
row-around = Pieces around the totem

## Options

option-tiebreak = When the sums are equal
option-tiebreak-hint = The sums around the totem decide; this settles what counts if both are the same.
option-tiebreak-board = More pieces on the board
option-tiebreak-around = More pieces around the totem
option-tiebreak-none = It is a draw

## Why a move is not possible; each links to its section of the guide

why-words = “{ $words }” is not a move. Moves are written like “move d5” and “place 3 e6”.
why-square = There is no square “{ $square }”: they run from a1 to g7, without three in each corner.
why-value = There is no piece of “{ $value }”: they are worth 1, 2, 3 or 4.
why-move-first = The totem moves first; your piece comes after it.
why-place-now = The totem has moved; now place a piece.
why-choose-piece = Choose a piece from your reserve first, then its square.
why-choose-square = Choose a square for your { $value }.
why-stay = The totem has to leave its square.
why-occupied = { $square } is taken; the totem needs a free square.
why-straight = The totem moves along a row, a column or a diagonal, and { $square } lies on none of them.
why-slide = The totem moves a single step, or jumps over pieces of yours that touch it; { $square } is too far.
why-beyond = A jump ends on the first free square behind your pieces, and { $square } lies beyond it.
why-rival = A { colour } piece stands between the totem and { $square }, and you jump over your own pieces only.
why-reserve = You have no { $value } left.
why-place-occupied = { $square } is taken; a piece needs a free square.
why-place-adjacent = { $square } is not beside the totem, and beside it there is still room.

## A position text that cannot be read

position-fields = A position has five fields: rows, mover, white’s reserve, red’s reserve, and “place” or “-”. This is “{ $found }”.
position-rows = A board has seven rows of 3, 5, 7, 7, 7, 5 and 3 signs, from the top, joined by “/”. This is “{ $found }”.
position-sign = “{ $found }” stands for nothing on the board: write “.” for free, 1 to 4 for white, a to d for red, “*” for the totem.
position-totem = The totem, “*”, stands on the board once. The board here is “{ $found }”.
position-mover = The mover is “w” for white or “r” for red, not “{ $found }”.
position-reserve = A reserve is four digits, how many 1s, 2s, 3s and 4s are left, and with the board no more than 5, 5, 5 and 3. This is “{ $found }”.
position-owed = The last field is “place” if the totem has moved and its mover has a piece left, or else “-”. This is “{ $found }”.
position-pieces = Of { colour } { $value } there are { $number }, on the board and in reserve together; each player has only { $most }.
position-left = { $owner ->
    [0] White
   *[1] Red
  } has no piece left, and so none is owed.

## A position built by hand

edit-totem = Totem
edit-piece = { colour } { $value }
edit-owed = What comes next
edit-reserve = { colour } { $value } in reserve
edit-why-totem = The totem stands there, and it is always on the board: put it on another square first.

## What makes a puzzle's solution one: $seat solves it

puzzle-loser = { $seat ->
    [0] Red
   *[1] White
  }
puzzle-now = That ends the game at { $own } to { $other }{ $reason ->
    [pieces] {", with more pieces on the board"}
   *[sum] {""}
  }. None of the other { $others } turns wins.
puzzle-forced = { puzzle-loser } has a single turn left. Played as shown it ends at { $own } to { $other }{ $reason ->
    [pieces] {", with more pieces on the board"}
   *[sum] {""}
  }; none of the other { $others } turns wins.
puzzle-points = Each of the { $answers } turns that { puzzle-loser } has now loses. Played as shown it ends at { $own } to { $other }{ $reason ->
    [pieces] {", with more pieces on the board"}
   *[sum] {""}
  }; none of the other { $others } turns wins.
