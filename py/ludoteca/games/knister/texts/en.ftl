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

label-empty = { $cell }, empty
label-number = { $cell }, { $number }
label-die = Die: { $number }

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
