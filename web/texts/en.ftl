### The page's own words. Every language holds the same ids with the same variables, in this order.
### $name is a player as the page calls them; $level is 1 ... 5.

## The shelf

shelf-title = Ludoteca: modern board games in your browser
shelf-lead = Modern board games, ready on the table. Pick one and play.
shelf-description = Modern board games that open in a browser tab and simply work: alone against the computer or together at one screen. Free, without an account, also offline.
shelf-bad-link = This link leads to no game of this shelf.
shelf-foot = No account, no advertising, no waiting. After your first visit it all works offline.
shelf-licences = Licences:
shelf-notice = what belongs to whom
shelf-play = Play { $game }
# $range: "2" or "2–4"; $most: the number that the noun agrees with.
shelf-players = { $most ->
    [one] { $range } player
   *[other] { $range } players
  }
shelf-minutes = { $range } minutes
shelf-credit = Designed by { $designer }, { $publisher } { $year }
shelf-search = Search by name, designer or a word
shelf-filter = Filter
shelf-number = Players
shelf-length = Length
shelf-kind = Kind
# Where nothing is chosen: any number of players, any length, any kind.
shelf-any = any
shelf-up-to = up to { $minutes } minutes
# What lies on the table, or that all play together: one word or two.
shelf-kind-abstract = Abstract
shelf-kind-cards = Cards
shelf-kind-dice = Dice
shelf-kind-tiles = Tiles
shelf-kind-together = Cooperative
# How many games the filter leaves.
shelf-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
shelf-none = No game on the shelf is like that.
shelf-show-all = Show all games
# The picture that a link to the game brings along, for ears.
shelf-picture = { $game }, ready on the table

## Around the board

game-title = { $game } · Ludoteca
board = Board
moves = Moves
moves-none = Nobody has moved yet.
turn-joined = { $first }, { $next }
log-line = { $name }: { $told }
rules = Rules
rules-of = Rules of { $game }
menu = Menu
close = Close
no-script = The board needs JavaScript. The rules can be read without it.
no-scripts-here = The board cannot be shown here. It is played on Ludoteca.

## The guide

guide-contents = Contents
guide-description = The rules of { $game }, one by one, each with a position to try.
guide-try = Try it on the board
guide-still = Back to the diagram
guide-print = Print

## Players

you = You
person = Person
computer = Computer
computer-at = Computer · { $level }
computer-level = Computer, level { $level }: { $word }
player-named = { $seat } · { $player }

## What stands where the prompt stands

computer-thinks = Computer is thinking
one-moment = One moment, the game is on its way
paused = Paused
# A game that is only looked at: whose turn it is, after what was done last.
to-move = { $names } to move
all-to-move = Everybody to move
told-then = { $told }. { $next }
you-win = You win: { $reason }
name-wins = { $name } wins: { $reason }
nobody-wins = A draw: { $reason }
shared-win = { $names } win together: { $reason }
won-together = Won: { $reason }
lost-together = Lost: { $reason }
# A player alone.
solo-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $reason }

## Buttons

undo = Undo
redo = Redo
new-game = New game
play-again = Play again
move-now = Move now
pause = Pause
go-on = Go on
# After “Pass the device to …”: that person has it.
face = I am { $name }
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast

## New game

players-number = Players
playing-alone = You play alone.
playing-together = You play together: everybody wins, or nobody.
# $seat: the game's own name of a seat.
name-of = Name for { $seat }
seat-empty = Leave the seat empty
seat-empty-of = Leave the seat empty: { $seat }
start = Start
surprise = Surprise me
surprise-hint = Seats and options by lot, the same players.

## Scores at the end

scores = Scores
# A row of the scores: 1 for the first.
place = Place

## Analysis

# The way to it.
analyse = Analyse
hint = Hint
hint-told = Try this: { $told }
hint-thinking = Looking for a good turn …
analysis-of = Analysis of { $game }
analysis-description = Look at any position of { $game } with the computer: the best lines, a tree of variations, and a review of your game.
analysis-bar = Who is better
analysis-start = The first position
analysis-lines = Best lines
analysis-depth = { $turns ->
    [one] { $turns } turn ahead
   *[other] { $turns } turns ahead
  }
analysis-stop = Stop
analysis-go = Look
analysis-looking = Looking …
analysis-stopped = Nobody looks at it now
analysis-reviewing = Looking at every turn …
# $percent: chances in a hundred.
analysis-better = { $name } is better: { $percent } %
analysis-percent = { $percent } %
analysis-even = About even
# $turns: those of both seats are counted.
analysis-wins = { $turns ->
    [one] { $name } wins in { $turns } turn
   *[other] { $name } wins in { $turns } turns
  }
analysis-wins-short = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }
analysis-draw = a draw
analysis-draw-short = draw
analysis-solved = Solved: { $verdict }
analysis-show-threats = Show threats
# $places: squares, separated by commas.
analysis-threats = { $name } threatens to win on { $places }.
analysis-no-threats = { $name } threatens nothing.
analysis-moves = Moves
analysis-delete = Delete from here
analysis-deleted = Deleted.
analysis-first = To the start
analysis-back = Back
analysis-forward = Forward
analysis-last = To the end
analysis-review = Review the game
analysis-curve = Who was better, turn by turn
analysis-after = Turn { $turn }, { $name }: { $verdict }
analysis-turning = The game turned with turn { $turn }, by { $name }.
analysis-no-turning = No single turn decided this game.
analysis-no-mistakes = Nobody made a mistake worth telling.
# $percent: the chances in a hundred that it threw away; $told: who made which turn.
analysis-mistake = { $turn }. { $told } (−{ $percent } %)
analysis-instead = Better: { $told }

## Puzzles

# The way to them.
puzzles = Puzzles
puzzles-of = Puzzles of { $game }
puzzles-description = Positions of { $game } in which exactly one turn wins: find it, and play on until you have won.
# $name: whose turn is to be found.
puzzles-goal = { $turns ->
    [one] { $name } wins this turn
   *[other] { $name } wins in { $turns } turns
  }
puzzles-grade = { $turns ->
    [one] Win in { $turns } turn
   *[other] Win in { $turns } turns
  }
puzzles-number = Puzzle { $number }
puzzles-number-solved = Puzzle { $number }, solved
puzzles-count = { $solved } of { $all } solved
puzzles-begin = Begin here: { $what }
puzzles-solution = Show solution
puzzles-right = Right. Now the answer …
puzzles-wrong = Not this one: look again
puzzles-lost = Not this one: { $name } wins
puzzles-solved = Solved
puzzles-also = Solved: that wins as well
puzzles-shown = That is the solution
puzzles-again = Once more
puzzles-next = Next puzzle

## A board in the page of another, before it is opened and while it is played

embed-play = Play
embed-play-game = Play { $game }
embed-usual = The game’s usual picture. The linked position opens with “Play”.
embed-usual-puzzle = The game’s usual picture. Puzzle { $number } opens with “Play”.
embed-on = { $game } on Ludoteca
embed-no-game = The link names no game that is here.
embed-bad-picture = The picture in the link cannot be read. The position opens with “Play” all the same.
# $what: a key and a value, as they stand in the link.
link-bad-value = The link asks for something that this board does not know: { $what }.
embed-bad-message = The board does not understand this message.
embed-not-open = The board has not been opened yet.
embed-other-game = This board shows another game.
embed-not-in-puzzle = That is not possible in a puzzle.
embed-not-now = That is not possible now.
embed-no-puzzle = There is no such puzzle. This is the first.

## Boards in the pages of others: for whom the text is that is copied

embedcode-element = Web page
embedcode-iframe = Web page, without a script
embedcode-mediawiki = MediaWiki
embedcode-dokuwiki = DokuWiki
embedcode-wordpress = WordPress
embedcode-markdown = Markdown: the picture saved as SVG, with a link

## Diagrams

# The way to it.
diagram = Diagram
diagram-of = Diagram of { $game }
diagram-description = Build any position of { $game } by tapping, mark places and draw arrows, and take it away as a link, a picture or a board for your own page.
diagram-things = What can be put on the board
diagram-tools = What a tap does
diagram-tool-put = Put
diagram-tool-mark = Mark
diagram-tool-arrow = Arrow
diagram-put = Tap a place: { $thing }
diagram-mark = Tap what you want to mark
diagram-from = Tap where the arrow begins
diagram-to = From { $start } – tap where the arrow ends
diagram-no-place = Nothing can be put there.
diagram-taken = That cannot be put there as things stand.
diagram-unnamed = There is nothing here that can be marked.
# What is heard of a place that is pointed at, and after steps that are taken back or made again.
diagram-with-mark = { $what }, marked
diagram-with-arrow = { $what }, arrow to { $end }
diagram-changed = Places that have changed: { $number }
diagram-chosen = { $what }: { $choice }
diagram-times = { $count } × { $what }
diagram-stands = On the board now: { $things }
diagram-empty = The board is empty
diagram-laid-open = Here everything lies open. The other tools show the table as it is played.
diagram-seat-ways = Go to a player
diagram-clear = Clear the board
diagram-opening = Opening
diagram-unmark = No marks
diagram-beside = Beside the board
diagram-text = The position as text
diagram-take = Take away
# Before the name of a seat.
diagram-seat = Seen by
diagram-whole = With all that lies beside the board
diagram-position = Position text
diagram-link = Link
diagram-copied = Copied: { $what }
diagram-not-copied = It could not be copied. It is selected: take it from there.
diagram-play = Play from here
picture-svg = Picture (SVG)
picture-png = Picture (PNG)

## A game of somebody else

foreign-title = Bring your own game
foreign-description = Play a game that somebody else has made for Ludoteca: from an address, or from a file on your device.
foreign-lead = Somebody has made a game for Ludoteca, or you have? Open its wheel here, the file that ends in “.whl”.
foreign-address = Address of the wheel
foreign-go = Continue
foreign-file = Or a file on this device
foreign-ask = Open a game of somebody we do not know?
foreign-from = From
foreign-named = File
foreign-size = Size
foreign-print = Fingerprint
# $number: thousands of bytes.
foreign-kilobytes = { $number } kB
foreign-bytes = { $number ->
    [one] { $number } byte
   *[other] { $number } bytes
  }
foreign-fetched = Once you open it, the file is fetched from { $host }, which then knows that you did.
foreign-closed-in = It is a program, and nobody here has checked it. It runs in a frame of its own: it cannot see your saved games, or anything else on this site.
foreign-unsaved = Nothing that you play in it is saved.
foreign-open = Open
foreign-leave = Leave
foreign-device = your device
foreign-band = Foreign game from { $source }
foreign-band-named = Foreign game: { $game }, from { $source }
foreign-end = Close the game
foreign-fetching = Fetching the file …
foreign-starting = Starting Python for it. That takes some seconds …
foreign-copy-record = Copy this game as text
foreign-copied = It is copied.
foreign-not-copied = It could not be copied.
foreign-no-address = “{ $address }” is no address of a file, such as “https://example.org/game.whl”.
foreign-not-found = { $host } has no such file (it says { $status }).
foreign-not-reached = The file cannot be had from { $host }: nobody answers there, or its files are not for other sites.
foreign-too-large = The file is too large for a game: { $most } MB at most.
foreign-too-slow = { $host } takes too long to send the file.
foreign-other-print = The file is not the one that the link means: its fingerprint differs.
foreign-failed = The game cannot be shown.

## Menu

language = Language
theme = Colours
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
theme-colourblind = Colour-blind safe
sound = Sound
text-board = Text board
previous-game = Back to the previous game

## Sharing

share = Share
share-what = What is shared
share-position = This position
share-game = The whole game
# For games with hidden hands or luck still to come.
share-secret = Whoever has this link can find out all that is still hidden in this game.
share-link = Link
share-copy = Copy link
share-send = Send …
share-code = QR code of the link
link-copied = The link is copied.
link-not-copied = The link could not be copied. It is selected, so you can copy it yourself.
share-save = Save as file
share-open = Open a file
# $file: its name; $why: a sentence.
share-bad-file = “{ $file }” could not be opened. { $why }
share-large = The file is larger than any game.

## Why a tap did nothing

read-rule = Read the rule

## Messages from the page itself

not-kept = This browser keeps nothing here, so the game ends when you close the tab.
broken-game = The saved game could not be opened. Its text is kept, and a new game has begun.
broken-game-shut = The saved game could not be opened.
text-in-the-way = { $why } There is no room to put its text aside: it stays where it is, and what is played now is not kept.
save-text = Save its text
other-tab = This game has moved on in another tab.
show-here = Show it here
other-tab-kept = The game from your other tab is kept: you find it in the menu as the previous game.
bad-link = The link does not lead to anything that can be played. { $why }
runtime-failed = The rules could not be started, so the board stands still.
runtime-restarted = The rules had to start again. Everything is as it was; please repeat your last step.
request-failed = That did not work. Everything is as it was.
bot-failed = The computer could not find a move.
try-again = Try again
update-ready = A new version is ready.
update-now = Use it
