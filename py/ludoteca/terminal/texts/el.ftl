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
saved = Γράφτηκε στο { $file }.

## What a command prints at its end

turns-counted = Κινήσεις τώρα: { $moves }. Ολόκληρες σειρές: { $turns }.
arena-level = επίπεδο { $level }
arena-random = τυχαίες κινήσεις
arena-score = Παρτίδα { $game } από { $games }. Νίκες: { $wins }, ισοπαλίες: { $draws }, ήττες: { $losses }.
arena-result =
    { $first } εναντίον { $second }
    βαθμοί:  { $share } %, με βεβαιότητα 95 % από { $low } % ως { $high } %
    Elo:     { $elo }, με βεβαιότητα 95 % από { $least } ως { $most }
tune-played = Παίχτηκαν { $game } από { $games } παρτίδες.
tune-error = Bits κατά τα οποία προβλέπονται λάθος { $positions } θέσεις άλλων παρτίδων: { $before } με τα παλιά βάρη, { $after } με αυτά.
puzzles-found = Βρέθηκαν σε { $games } παρτίδες: { $count }. Διαλέχτηκαν: { $chosen }, που κερδίζονται σε 1, 2, 3 και 4 σειρές: { $depths }.
new-made =
    Ο φάκελος { $folder } έχει ένα παιχνίδι που παίζεται ήδη: τρίλιζα.
    Άλλαξέ το, απόφαση προς απόφαση, ώσπου να γίνει δικό σου.
new-found = Βρίσκεται όταν η LUDOTECA_GAMES δείχνει τον φάκελο από πάνω:
new-play = Ύστερα παίξε το:
new-wheel = Και το wheel του, που το ανοίγουν κι άλλοι, γίνεται έτσι:

## The command line

usage = χρήση:
usage-about = Επιτραπέζια παιχνίδια στο τερματικό: παίξε τα, σχεδίασέ τα, μέτρα τις κινήσεις τους, βάλε υπολογιστές να παίξουν μεταξύ τους.
usage-commands = εντολές
usage-named = τι γράφεται μαζί
usage-options = επιλογές
usage-help = δείχνει αυτή τη βοήθεια και τελειώνει
command-list = δείχνει ποια παιχνίδια υπάρχουν
command-play = παίζει ένα παιχνίδι, με τον υπολογιστή ή μαζί με άλλους
command-show = δείχνει μια θέση ως κείμενο
command-diagram = σχεδιάζει μια θέση ως SVG
command-perft = μετράει με πόσους τρόπους παίζονται οι σειρές
command-legal = δείχνει τις δυνατές κινήσεις σε μια θέση
command-replay = διηγείται μια παρτίδα από αρχείο
command-arena = βάζει δύο υπολογιστές να παίξουν πολλές παρτίδες
command-tune = βρίσκει παίζοντας μόνος του τι μετράει σε ένα παιχνίδι
command-puzzles = βρίσκει γρίφους σε παρτίδες με τον εαυτό του: θέσεις όπου ένας μόνο τρόπος κερδίζει, με πλήρη απόδειξη
command-new = αρχίζει ένα παιχνίδι: έναν φάκελο που παίζεται ήδη
argument-language = γλώσσα των κειμένων ({ $languages })
argument-game = ένα όνομα από την πρώτη στήλη του «ludoteca list»
argument-seed = η τύχη, ως αριθμός
argument-option = μια επιλογή του παιχνιδιού (γράφεται και πολλές φορές)
argument-seats = πόσοι παίζουν (αλλιώς όσο γίνεται λιγότεροι)
argument-position = η αρχή είναι εκεί, όπως γράφει τις θέσεις το παιχνίδι
argument-seat = η θέση ενός ανθρώπου, από το 0 (γράφεται και πολλές φορές)
argument-together = σε όλες τις θέσεις παίζουν άνθρωποι
argument-level = πόσο δυνατός είναι ο υπολογιστής (αλλιώς { $usual })
argument-theme = χρώματα (αλλιώς { $usual })
argument-link = ένας σύνδεσμος σε θέση ή παρτίδα, ή ό,τι γράφει μετά το #
argument-ply = όπως ήταν ύστερα από τόσα βήματα του αρχείου (αλλιώς στο τέλος του)
argument-mark = θέσεις που σημειώνονται, όπως { $example }
argument-arrow = βέλη από θέση σε θέση, όπως { $example }
argument-names = αντί για εικόνα, μια γραμμή για κάθε όνομα που μπορεί να σημειωθεί εδώ, και τι δηλώνει
argument-viewer = ποιανού η πλευρά είναι κάτω και το χέρι φαίνεται, από το 0
argument-whole = μαζί με ό,τι βρίσκεται δίπλα στο ταμπλό
argument-tall = όπως σε κινητό που κρατιέται όρθιο
argument-turns = πόσες σειρές (αλλιώς { $usual })
argument-divide = μία γραμμή για κάθε πρώτη σειρά
argument-file = ένα αρχείο .play, ή - για την τυπική είσοδο
argument-games = πόσες παρτίδες (αλλιώς { $usual })
argument-bot = ένα επίπεδο ή «random» (αλλιώς { $usual })
argument-depth = πόσους γύρους μπροστά βλέπουν και οι δύο (αν λείπει, { $usual })
argument-steps = πόσες κινήσεις δοκιμάζουν το πολύ (αν λείπει, { $usual })
argument-write = γράφει τα βάρη στον φάκελο του παιχνιδιού
argument-proof = πόσες κινήσεις δοκιμάζει το πολύ για κάθε απόδειξη (αλλιώς { $usual })
argument-write-puzzles = γράφει τους γρίφους στον φάκελο του παιχνιδιού
argument-slug = το όνομα του φακέλου: μικρά λατινικά γράμματα και ψηφία
argument-into = πού θα μπει (αλλιώς εδώ)
argument-package = σε δικό του πακέτο, από το οποίο βγαίνει ένα wheel
typed-refused = { $why }. Περισσότερα λέει το «{ $command } --help».
typed-badly = { $argument }: { $why }
typed-too-little = λείπει: { $missing }
typed-unknown = χωρίς νόημα εδώ: { $found }
typed-no-choice = το «{ $found }» δεν είναι κανένα από αυτά: { $choices }
typed-no-value = πρέπει να ακολουθεί μια τιμή
typed-needless-value = δεν παίρνει τιμή, και δόθηκε «{ $found }»
typed-no-number = δεν είναι ακέραιος αριθμός: «{ $found }»
typed-not-positive = δεν είναι ακέραιος αριθμός από το 1: «{ $found }»

## What cannot be done

file-not-read = Το { $file } δεν διαβάζεται: { $why }.
file-not-text = Το { $file } δεν διαβάζεται: δεν είναι κείμενο UTF-8.
file-not-written = Το { $file } δεν γράφεται: { $why }.
file-other-game = Το αρχείο { $file } έχει μια παρτίδα { $game }.
ply-too-far = Το αρχείο έχει { $most } βήματα, όχι { $ply }.
diagram-one-source = Ένα διάγραμμα γίνεται από ένα αρχείο, έναν σύνδεσμο ή μια θέση, όχι από περισσότερα μαζί.
option-form = Μια επιλογή γράφεται NAME=CHOICE, όχι «{ $found }».
seat-missing = Δεν υπάρχει θέση { $number }: οι θέσεις πάνε από το 0 ως το { $most }.
arena-for-two = Η αρένα είναι για δύο, και το { $game } παίζεται από { $least } ως { $most } παίκτες.
tune-no-features = Το { $game } δεν έχει χαρακτηριστικά που να ζυγίζονται.
tune-too-few = Ήταν πολύ λίγες παρτίδες για να μάθει κανείς από αυτές.
puzzles-no-twin = Το { $game } δεν έχει γρήγορο δίδυμο, και χωρίς αυτό οι αποδείξεις αργούν πολύ.
slug-form = Το «{ $slug }» δεν γίνεται όνομα φακέλου παιχνιδιού. Βάλε πρώτα ένα μικρό λατινικό γράμμα, μετά μικρά λατινικά γράμματα ή ψηφία.
slug-taken = «{ $slug }» λέγεται ένα κομμάτι της Python ή του Ludoteca· το πακέτο χρειάζεται άλλο όνομα.
folder-exists = Το { $folder } υπάρχει ήδη.
