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
new-made =
    { $folder } holds a game that plays already: three in a row.
    Change it decision by decision until it is yours.
new-found = It is found where LUDOTECA_GAMES names the folder above it:
new-play = Then play it:

## What cannot be done

file-not-read = { $file } cannot be read: { $why }.
file-not-text = { $file } cannot be read: it is not text in UTF-8.
file-not-written = { $file } cannot be written: { $why }.
option-form = An option is written as NAME=CHOICE, not “{ $found }”.
seat-missing = There is no seat { $number }: seats run from 0 to { $most }.
arena-for-two = The arena is for two, and { $game } takes { $least } to { $most } players.
slug-form = “{ $slug }” cannot name a game’s folder. Take a small letter first, then small letters or digits.
folder-exists = { $folder } is there already.
