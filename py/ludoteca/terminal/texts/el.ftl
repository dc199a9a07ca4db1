### The terminal's own words. Every language holds the same ids with the same variables, in this order.
### $name is the name of the seat in $seat.

## What has happened

turn-line = { $name }: { $told }
turn-listed = { $first }, { $next }
result-won = Νίκη: { $name }, { $reason }.
result-shared = Νίκη μαζί: { $names }, { $reason }.
result-nobody = Κανείς δεν νίκησε: { $reason }.
result-open = Η παρτίδα δεν έχει τελειώσει.
position-is = Θέση: { $position }

## Playing

prompt-line = { $name }: { $prompt }
thinking = { $name }: σκέφτεται …
play-hint = Γράψε μια κίνηση, τον αριθμό της ή «help».
play-over = Μπορείς ακόμη να γράψεις «undo», «save FILE» ή «quit».
play-help =
    κίνηση     όπως είναι στη λίστα, ο αριθμός της ή μόνο τα ονόματα: «d4»
    moves      όλες οι δυνατές κινήσεις
    undo       πίσω ως την τελευταία σου απόφαση
    redo       ξανά μπροστά
    why MOVE   ποιος κανόνας απαγορεύει την κίνηση
    board      το ταμπλό ξανά
    save FILE  γράφει την παρτίδα σε αρχείο που διαβάζει το «ludoteca replay»
    quit       τέλος
moves-many = Δυνατές κινήσεις: { $count }. Το «moves» τις δείχνει όλες.
moves-which = Ποια από αυτές;
why-possible = Το «{ $move }» γίνεται.
why-what = Γράψε και την κίνηση: «why MOVE».
save-where = Γράψε και το αρχείο: «save FILE».
saved = Η παρτίδα γράφτηκε στο { $file }.

## What a command prints at its end

turns-counted = Κινήσεις τώρα: { $moves }. Ολόκληρες σειρές: { $turns }.
arena-level = επίπεδο { $level }
arena-random = τυχαίες κινήσεις
arena-score = Παρτίδα { $game } από { $games }. Νίκες: { $wins }, ισοπαλίες: { $draws }, ήττες: { $losses }.
arena-result =
    { $first } εναντίον { $second }
    βαθμοί:  { $share } %, με βεβαιότητα 95 % από { $low } % ως { $high } %
    Elo:     { $elo }, με βεβαιότητα 95 % από { $least } ως { $most }
new-made =
    Ο φάκελος { $folder } έχει ένα παιχνίδι που παίζεται ήδη: τρίλιζα.
    Άλλαξέ το, απόφαση προς απόφαση, ώσπου να γίνει δικό σου.
new-found = Βρίσκεται όταν η LUDOTECA_GAMES δείχνει τον φάκελο από πάνω:
new-play = Ύστερα παίξε το:

## What cannot be done

file-not-read = Το { $file } δεν διαβάζεται: { $why }.
file-not-text = Το { $file } δεν διαβάζεται: δεν είναι κείμενο UTF-8.
file-not-written = Το { $file } δεν γράφεται: { $why }.
option-form = Μια επιλογή γράφεται NAME=CHOICE, όχι «{ $found }».
seat-missing = Δεν υπάρχει θέση { $number }: οι θέσεις πάνε από το 0 ως το { $most }.
arena-for-two = Η αρένα είναι για δύο, και το { $game } παίζεται από { $least } ως { $most } παίκτες.
slug-form = Το «{ $slug }» δεν γίνεται όνομα φακέλου παιχνιδιού. Βάλε πρώτα ένα μικρό λατινικό γράμμα, μετά μικρά λατινικά γράμματα ή ψηφία.
folder-exists = Το { $folder } υπάρχει ήδη.
