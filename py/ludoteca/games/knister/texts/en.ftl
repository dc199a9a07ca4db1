### Knister. Every language holds the same ids with the same variables, in this order.

pitch = One roll for everyone, 25 cells for each. Where does the seven go, before it goes wrong?

## Seats

seat-0 = Pink
seat-1 = Black
seat-2 = Yellow
seat-3 = Blue
seat-4 = Purple
seat-5 = Green
seat-6 = Brown
seat-7 = Striped pink
seat-8 = Striped black
seat-9 = Striped yellow
seat-10 = Striped blue
seat-11 = Striped purple

## What is asked

prompt-write = Write the { $number }
verb-write = Write

## The table, for ears

region-sheet = Your sheet
label-empty = { $cell }, empty
    .short = ·
label-number = { $cell }, { $number }
    .short = { $number }
label-die = Die: { $number }
# The ends of the lines, once they are full. Diagonals count double, and their points are doubled already.
called-row = Row { $row }
label-row = { called-row }: { $points }
called-column = Column { $column }
label-column = { called-column }: { $points }
called-diagonal = Diagonal { $start }–{ $end }
label-diagonal = { called-diagonal }: { $points }
# $status is "asked" while this seat has still to write, "written" when it has, and "over" at the end.
label-seat = { $name }: { $points } { $points ->
    [one] point
   *[other] points
  }{ $status ->
    [asked] , still to write
    [written] , has written
   *[over] {""}
  }
# $cells names each number's cell first, a row after the other: "a5 7, c5 8; b4 9".
called-sheet = Sheet of { $name }
label-sheet = { called-sheet }: { $cells }
label-blank = { called-sheet }: still empty
round = Round { $round } of { $rounds }

## The log

told-write = writes { $number } in { $cell }
told-written = has written the { $number }

## The scores at the end

row-row = Row { $row }
row-column = Column { $column }
# Diagonals count double, and their numbers are doubled already.
row-diagonal = Diagonal { $start }–{ $end }, doubled
row-total = Total

## How it ended; follows the winner's name and a colon

reason-points = most points
reason-shared = equal points
# These four are for a player alone: up to 50 points, above 50, above 80, above 100.
reason-solo = the sheet is full; more than 50 points would be good
reason-good = good, with more than 50 points
reason-great = great, with more than 80 points
reason-spectacular = spectacular, with more than 100 points

## Why a choice is not possible; each links to its section of the guide

why-words = “{ $words }” is not a choice. Choices are written like “write c3”.
why-cell = There is no cell “{ $cell }”: they run from a1 to e5.
why-written = You have written the { $number }; the dice are rolled again when everybody has.
why-taken = { $cell } holds { $number } already, and nothing is ever rubbed out.

## A position text that cannot be read

position-fields = A position has four fields: sheets, what each is writing, dice and luck. This is “{ $found }”.
position-seats = Knister is for one to twelve players, and here are { $found } sheets.
position-sheet = A sheet has five rows of five signs, from the top, joined by “/”. This is “{ $found }”.
position-sign = “{ $found }” stands for nothing on a sheet: write “.” for empty, 2 to 9, X for ten, E for eleven, Z for twelve.
position-numbers = All sheets hold the same numbers, each in cells of its own; the sheet of { $name } does not hold those of the first.
# Where it is built: with the words of the switch on the page for diagrams.
position-numbers-seen = { position-numbers } “Seen by: { $name }” shows that sheet.
position-written = For each sheet there is an empty cell that is being written in, or “-”, joined by “|”, and at least one “-”. This is “{ $found }”.
position-dice = The dice are two digits from 1 to 6, not “{ $found }”.
position-luck = Luck is a number in hexadecimal, up to sixteen digits, not “{ $found }”.

## A position built by hand

edit-seats = Players
edit-die = Die { $number }
edit-written = { $name } writes in
edit-cell = { $cell }
