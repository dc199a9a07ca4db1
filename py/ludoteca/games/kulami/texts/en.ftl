### Kulami. Every language holds the same ids with the same variables, in this order.
### $owner is the seat a marble or a tile belongs to: 0 red, 1 black. $tile is the letter of a tile.

pitch = A marble here says where your rival may go next. Win the tiles, and leave no good holes behind.

## Seats

seat-0 = Red
seat-1 = Black

## What is asked

prompt-first = Place the first marble
prompt-place = Play in column { $column } or row { $row }
verb-place = Place

## The board, for ears; in short, for the terminal

label-empty = { $hole }: empty, tile { $tile } of { $size }{ $taboo ->
    [yes] {", taboo"}
   *[no] {""}
  }
    .short = { $tile }
label-marble = { $hole }: { $owner ->
    [0] red
   *[1] black
  } marble, tile { $tile } of { $size }
    .short = { $owner ->
    [0] ●
   *[1] ○
  }{ $tile }
label-player = { $name }: { $left ->
    [one] { $left } marble
   *[other] { $left } marbles
  } left, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } now
# At the end.
called-tile = Tile { $tile }
label-tile = { called-tile }: { $points } for { $owner ->
    [0] Red
   *[1] Black
  }

## The log

told-place = marble in { $hole }

## How it ended; follows the winner's name and a colon

reason-stuck = more points, with no hole left to play
reason-placed = more points, with all marbles placed
reason-draw = equal points

## The score table

row-tiles = Tiles
row-area = Biggest area
row-area-bonus = Bonus for the area
row-lines = Lines of five or more
row-lines-bonus = Bonus for the lines
row-total = Total

## Options

option-layout = Tiles
option-layout-hint = Laid at random, as a closed square or in any outline.
option-layout-square = Square
option-layout-irregular = Irregular
option-area = Biggest area
option-area-hint = The larger connected group of marbles earns the difference.
option-area-off = Does not count
option-area-on = Counts
option-lines = Lines
option-lines-hint = Five or more marbles in a straight line earn their number; the larger sum gets the difference.
option-lines-off = Do not count
option-lines-on = Count

## Why a move is not possible; each links to its section of the guide

why-words = “{ $words }” is not a move. Moves are written like “place d4”.
why-hole = There is no hole “{ $hole }”: on this board they lie between a1 and { $corner }.
why-gap = At { $hole } there is no tile.
why-occupied = There is a marble in { $hole } already.
why-line = { $hole } is neither in the row nor in the column of the last marble, { $last }.
why-last-tile = { $hole } is on the tile of the last marble, { $last }, and that tile is taboo.
why-own-tile = { $hole } is on the tile of your own last marble, { $last }, and that tile is taboo.

## A layout that is wrong

layout-unknown = “{ $found }” is no layout. Write square, irregular, or the rows of a layout from the top, joined by “/”.
layout-sign = “{ $found }” stands for nothing in a layout: a letter is a tile, “.” is no tile, “/” ends a row.
layout-row = Row { $row } of the layout has { $signs ->
    [one] { $signs } sign
   *[other] { $signs } signs
  }, the first one has { $first }: all must be equally long.
layout-shape = Tile “{ $tile }” is not one rectangle.
layout-size = Tile “{ $tile }” measures { $height } × { $width }; there are only tiles of 2 × 3, 2 × 2, 1 × 3 and 1 × 2.
layout-surplus = Tile “{ $tile }” is one too many: there are only { $most } tiles of { $height } × { $width }.
layout-missing = The layout has { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
  } of { $height } × { $width }; there must be { $least }.
layout-apart = Tile “{ $tile }” is not joined to the others: tiles must touch along an edge.
layout-extent = Tile “{ $tile }” lies too far out: a layout is at most { $most } holes wide and { $most } high.

## A position text that cannot be read

position-fields = A position has five fields: layout, marbles, mover, the last hole and the hole before it. This is “{ $found }”.
position-rows = The marbles stand in the shape of the layout, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } of { $columns }. This is “{ $found }”.
position-sign = “{ $found }” stands for nothing on the board: write “.” for no tile, “_” for an empty hole, r for red and b for black.
position-gap = At place { $column } of row { $row }, marbles and layout do not agree: the layout has “{ $tile }” there.
position-marbles = There are { $number } { $owner ->
    [0] red
   *[1] black
  } marbles; each player has only { $most }.
position-mover = The mover is “r” for red or “b” for black, not “{ $found }”.
position-hole = There is no hole “{ $hole }” in this layout.
position-last = In { $hole } there should be a { $owner ->
    [0] red
   *[1] black
  } marble, as it is named among the last two.
position-before = The last hole is missing, so “{ $hole }” cannot be the one before it.

## A position built by hand

edit-marble = { $owner ->
    [0] red
   *[1] black
  } marble
edit-last = Last marble
edit-before = The one before
edit-hole = { $hole }
edit-layout = Tiles
edit-own = as they lie
edit-square = square { $number }
edit-irregular = irregular { $number }

## What makes a puzzle's solution one: $seat solves it

puzzle-loser = { $seat ->
    [0] Black
   *[1] Red
  }
puzzle-now = { puzzle-loser } has no hole left to play, and it ends { $own } to { $other }. None of the other { $others } holes wins.
puzzle-forced = { puzzle-loser } has to play in the only hole that is left to choose. Played as shown it ends { $own } to { $other }; none of the other { $others } holes wins.
puzzle-points = { puzzle-loser } may choose among { $answers } holes, and loses with each of them. Played as shown it ends { $own } to { $other }; none of the other { $others } holes wins.
