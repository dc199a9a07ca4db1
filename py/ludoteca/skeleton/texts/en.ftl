### Skeleton. Every language holds the same ids with the same variables, in this order.

pitch = Three in a row: the game to begin with.

seat-0 = Rose
seat-1 = Night

prompt-mark = Mark a square
verb-mark = Mark

label-empty = { $square }, empty
    .short = ·
label-mark = { $square }, { $name }
    .short = { $name }

told-mark = { $square }

reason-line = three in a row
reason-draw = the board is full

position-form = A position is three rows like “x.o/.x./..o” and the mover, “x” or “o”, not “{ $found }”.
position-turns = Seats mark in turn, x first: after { $first } x and { $second } o it cannot be the turn of { $name }.
position-line = { $name } has three in a row: the game is over, and the other seat would be next.

# What can be put on the board; $owner is a seat.
edit-mark = { $owner ->
    [0] Cross
   *[1] Ring
  }
