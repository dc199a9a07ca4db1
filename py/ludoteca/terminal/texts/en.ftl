### The terminal's own words. Every language holds the same ids with the same variables, in this order.
### $name is the name of the seat in $seat.

## What has happened

turn-line = { $name }: { $told }
turn-listed = { $first }, { $next }
result-won = { $name } wins: { $reason }.
result-shared = { $names } win together: { $reason }.
result-nobody = Nobody wins: { $reason }.
result-open = The game is not over.
position-is = Position: { $position }

## Playing

prompt-line = { $name }: { $prompt }
thinking = { $name } is thinking …
play-hint = Type a move, its number, or “help”.
play-over = You can still type “undo”, “save FILE” or “quit”.
play-help =
    a move     as it is listed, its number, or only its nouns: “d4”
    moves      list every possible move
    undo       take back to your last decision
    redo       make it again
    why MOVE   say which rule forbids a move
    board      show the board again
    save FILE  write the game to a file that “ludoteca replay” reads
    quit       stop playing
moves-many = Possible moves: { $count }. “moves” lists them.
moves-which = Which one?
why-possible = “{ $move }” is possible.
why-what = Add the move: “why MOVE”.
save-where = Add the file: “save FILE”.
saved = Saved in { $file }.

## What a command prints at its end

turns-counted = Moves now: { $moves }. Whole turns: { $turns }.
arena-level = level { $level }
arena-random = random moves
arena-score = Game { $game } of { $games }. Won: { $wins }, drawn: { $draws }, lost: { $losses }.
arena-result =
    { $first } against { $second }
    points:  { $share } %, with 95 % confidence { $low } % to { $high } %
    Elo:     { $elo }, with 95 % confidence { $least } to { $most }
tune-played = { $game } of { $games } games played.
tune-error = Bits by which { $positions } positions of other games are foretold wrongly: { $before } with the old weights, { $after } with these.
puzzles-found = Found in { $games } games: { $count }. Chosen: { $chosen }, of which won in 1, 2, 3 and 4 turns: { $depths }.
new-made =
    { $folder } holds a game that plays already: three in a row.
    Change it decision by decision until it is yours.
new-found = It is found where LUDOTECA_GAMES names the folder above it:
new-play = Then play it:
new-wheel = And its wheel, which others can open, is made so:

## The command line

usage = usage:
usage-about = Board games in a terminal: play them, draw them, count their moves, let computers play a match.
usage-commands = commands
usage-named = what to name
usage-options = options
usage-help = show this help and end
command-list = list the games there are
command-play = play a game, against the computer or together
command-show = show a position as text
command-diagram = draw a position as SVG
command-perft = count in how many ways turns can be played
command-legal = list the legal moves of a position
command-replay = tell a recorded game
command-arena = let two bots play a match
command-tune = find out by self-play what counts in a game
command-puzzles = find puzzles in self-play: positions with exactly one turn that wins, proven by full search
command-new = begin a game: a folder that plays already
argument-language = language of what is said ({ $languages })
argument-game = a name from the first column of “ludoteca list”
argument-seed = chance, as a number
argument-option = an option of the game (may be repeated)
argument-seats = how many players (if left out, as few as possible)
argument-position = start there, as the game writes positions
argument-seat = a person’s seat, from 0 (may be repeated)
argument-together = every seat is a person’s
argument-level = strength of the computer (if left out, { $usual })
argument-theme = colours (if left out, { $usual })
argument-link = a link to a position or a game, or what stands in it after the #
argument-ply = as it stood after so many steps of the file (if left out, at its end)
argument-mark = places to mark, as in { $example }
argument-arrow = arrows from place to place, as in { $example }
argument-names = no picture, but a line for every name that can be marked here, with what it stands for
argument-viewer = whose side is at the bottom and whose hand is seen, from 0
argument-whole = what lies beside the board, too
argument-tall = as on a phone held upright
argument-turns = how many turns (if left out, { $usual })
argument-divide = one line for every first turn
argument-file = a .play file, or - for standard input
argument-games = how many games (if left out, { $usual })
argument-bot = a level or “random” (if left out, { $usual })
argument-depth = how many turns both look ahead (if left out, { $usual })
argument-steps = how many moves they try at most (if left out, { $usual })
argument-write = write the weights into the game’s folder
argument-proof = how many moves may be tried to prove one thing (if left out, { $usual })
argument-write-puzzles = write the puzzles into the game’s folder
argument-slug = the folder’s name: small letters and digits
argument-into = where to put it (if left out, here)
argument-package = in a package of its own, of which a wheel can be made
typed-refused = { $why }. “{ $command } --help” says more.
typed-badly = { $argument }: { $why }
typed-too-little = missing: { $missing }
typed-unknown = not understood: { $found }
typed-no-choice = “{ $found }” is none of { $choices }
typed-no-value = a value has to follow
typed-needless-value = takes no value, and was given “{ $found }”
typed-no-number = not a whole number: “{ $found }”
typed-not-positive = not a whole number from 1: “{ $found }”

## What cannot be done

file-not-read = { $file } cannot be read: { $why }.
file-not-text = { $file } cannot be read: it is not text in UTF-8.
file-not-written = { $file } cannot be written: { $why }.
file-other-game = { $file } holds a game of { $game }.
ply-too-far = There are { $most } steps in the file, and not { $ply }.
diagram-one-source = A diagram is made of a file, a link or a position, not of several of them.
option-form = An option is written as NAME=CHOICE, not “{ $found }”.
seat-missing = There is no seat { $number }: seats run from 0 to { $most }.
arena-for-two = The arena is for two, and { $game } takes { $least } to { $most } players.
tune-no-features = { $game } has no features that could be weighed.
tune-too-few = That was too few games to learn from.
puzzles-no-twin = { $game } has no fast twin, and without one proofs take too long.
slug-form = “{ $slug }” cannot name a game’s folder. Take a small letter first, then small letters or digits.
slug-taken = “{ $slug }” is the name of a part of Python or of Ludoteca; a package needs another.
folder-exists = { $folder } is there already.
