### The kernel's own words. Every language holds the same ids with the same variables, in this order.
### $name is the name of the seat in $seat, as the page shows it; whoever says the text adds it.

## Who is at the table

player = { $name }
# Used where no game is at hand to name its seats; $number counts from 1.
seat-name = Player { $number }

## What stands where the prompt stands

waiting-for = Waiting for { $name }
# Several at once.
waiting = Waiting for the others
# Several people with secrets share one screen.
pass-device = Pass the device to { $name }
game-over = The game is over

## Strength of the computer, from mild to merciless

level-1 = Beginner
level-2 = Casual
level-3 = Skilled
level-4 = Strong
level-5 = Expert

## A game that is not finished

shelf-draft = Draft
shelf-playable = New, on trial

## Buttons and lines that many games share

verb-pass = Pass
# A choice that is a number.
number = { $number }
# The log line of a game that does not tell its moves itself.
told = { $move }

## Parts of the board, for ears: where the keys go from one to the next

region-board = Spaces of the board
region-hand = Your hand
# Whatever no move means, where it can be pointed at.
region-beside = On the table

## Why a tap or a button does nothing

not-live = This cannot be chosen now.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to play again.
no-game = No game is open yet.

## A move that cannot be made

# $legal: a few of the moves that are possible, separated by commas.
illegal-move = “{ $move }” is not possible now. Possible moves: { $legal }.
not-asked = It is not your turn: { $name } is to move.

## A game that cannot be opened

unknown-game = There is no game called “{ $slug }”. The nearest names: { $nearest }.
unknown-language = There are no words in the language “{ $language }”, only in: { $languages }.
bad-seats = This game takes at least { $least } and at most { $most } players, not { $seats }.
bad-option = There is no option “{ $option }”. Options of this game: { $options }.
bad-choice = “{ $choice }” is not a choice for the option “{ $option }”. Choose one of: { $choices }.
bad-seed = A seed is a whole number from 0 to { $most }, not “{ $seed }”.

## A game of somebody else that cannot be opened

foreign-no-wheel = This is no wheel: a wheel is a file of a Python package, its name ends in “.whl”.
foreign-too-much = There is too much in this wheel for a game.
foreign-not-pure = This wheel is made for one kind of computer only ({ $tag }). One in pure Python is needed.
foreign-no-game = There is no game in this wheel: it names none in the group “{ $group }”.
foreign-needs = This game needs more than Ludoteca, and that is not here: { $missing }.
foreign-in-the-way = This wheel would take the place of a part of Python or of Ludoteca: { $module }.
foreign-not-installed = This wheel cannot be installed: { $why }
foreign-name = “{ $game }” cannot be a game in the module “{ $module }”: the two are called alike, in small letters and digits.
foreign-taken = There is a game called “{ $game }” already.
foreign-no-about = The game “{ $game }” has no about.toml.
foreign-toml = The about.toml of “{ $game }” cannot be read: { $why }
foreign-missing-key = “{ $key }” is missing in the about.toml of “{ $game }”.
foreign-unknown-key = The about.toml of “{ $game }” says “{ $key }”, which means nothing there.
foreign-bad-value = In the about.toml of “{ $game }”, “{ $key }” cannot be { $value }.
foreign-broken = The game “{ $game }” is broken: { $why }

## A record that cannot be read

bad-record-empty = The record is empty.
bad-record-head = The head of the record needs a line “{ $key }:” with a value that fits.
bad-record = Line { $line } of the record says “{ $found }”; expected was { $expected ->
    [line] a name or a seat, a colon and what belongs to it, like “seats: 2” or “0: move x d4”
    [move] a move: the head of the record is complete above it
   *[end] its end: it is too long for any game
  }.
# $line: the number of the move that does not fit, $total: of how many; $move: its words.
record-stopped = Move { $line } of { $total }, “{ $move }”, does not fit the rules as they are now. The record is open up to the move before it.

## A position that cannot be read

no-positions = { $game } cannot start from a written position.

## A link that leads nowhere

link-long = The link is longer than any game.
link-empty = The link holds neither a position nor a game.
link-cut = A part of the link is missing or mistyped.
link-newer = The link was made by a newer version of this site.
link-ply = A link counts moves in digits, not like this: “{ $found }”.
link-other-game = This is a game of { $name }.

## Diagrams: what is pointed at

# $places, $start and $end are names of places, as the game calls them.
diagram-marked = Marked: { $places }
diagram-arrow = Arrow from { $start } to { $end }
bad-mark = Nothing here is called “{ $found }”. These places can be marked: { $places }.
bad-arrow = “{ $found }” is no arrow: write two different places with a hyphen between them. Places: { $places }.
too-many-marks = A diagram has at most { $most } marks and arrows.

## A position built by hand

edit-empty = Empty
# Beside the names of the seats.
edit-mover = To move
edit-none = none
too-many-edits = A position is built in at most { $most } edits.

## A message to the desk that cannot be answered

bad-message = The desk does not understand “{ $found }”.
no-thought = The computer is not thinking about a move.
bad-level = Strength goes from 1 to { $most }; { $level } is none of these.
no-analysis = { $game } cannot be analysed.
