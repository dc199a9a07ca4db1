### The text board and how squares are called. Every language holds the same ids with the same variables, in this order.

## Words that are typed: the first is told, the others count as well. English ones count in every language

command-last = last
command-what = what
command-options = options, moves
command-score = score, points
command-log = log
command-board = board
command-undo = undo
command-redo = redo
command-help = help

## What help says of each

board-help = { $command }: { $what }
help-last = what has been played since your last turn
# $thing: what lies on the board, or may be moved there.
help-what = what is there, as in “what { $thing }”; alone, the whole board
help-options = what you may do; of one thing, as in “options { $thing }”
help-score = the points so far, or how it ended
help-log = every turn so far
help-board = everything on the board, row by row
help-undo = takes back your last move
help-redo = makes it again
help-help = this list
# $example: a move that is possible now.
help-moves = A move is typed as records spell it, like “{ $example }”, or piece by piece; accents and capitals do not matter.
help-keys = On the board itself, while a place has the focus: L the last turn, W what may be done with this place, O your options, S the score, U undo, R redo, arrows to move on, Home and End, Escape to let go.

## Around it

board-answers = Answers
board-command = Command or move
board-send = Send
board-hint = “{ $command }” lists all commands.
board-close = Close the text board
board-besides = Besides
board-squares = Squares are called
board-keys = Single letters are short keys while the board has the focus

## Answers

# $typed: what was typed; $commands: all commands, separated by commas.
board-unknown = “{ $typed }” is neither a move nor a command. There are: { $commands }.
board-nothing = There is nothing called “{ $what }” on the board.
board-no-options = With “{ $what }” you can do nothing now.
board-no-scores = No points are counted so far.

## How squares are called

# Twenty-six words, for a to z.
letters = alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey x-ray yankee zulu
# $row counts as the board does, $column from the left.
square-lines = row { $row }, column { $column }
