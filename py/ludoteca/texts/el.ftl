### The kernel's own words. Every language holds the same ids with the same variables, in this order.
### $name is the name of the seat in $seat, as the page shows it; whoever says the text adds it.

## Who is at the table

player = { $name }
# Used where no game is at hand to name its seats; $number counts from 1.
seat-name = Παίκτης { $number }

## What stands where the prompt stands

waiting-for = Περιμένουμε: { $name }
# Several at once.
waiting = Περιμένουμε τους άλλους
# Several people with secrets share one screen.
pass-device = Δώσε τη συσκευή: { $name }
game-over = Η παρτίδα τελείωσε

## Strength of the computer, from mild to merciless

level-1 = Αρχάριος
level-2 = Χαλαρός
level-3 = Ικανός
level-4 = Δυνατός
level-5 = Δεξιοτέχνης

## A game that is not finished

shelf-draft = Πρόχειρο
shelf-playable = Νέο, σε δοκιμή

## Buttons and lines that many games share

verb-pass = Πάσο
# A choice that is a number.
number = { $number }
# The log line of a game that does not tell its moves itself.
told = { $move }

## Parts of the board, for ears: where the keys go from one to the next

region-board = Θέσεις του ταμπλό
region-hand = Το χέρι σου
# Whatever no move means, where it can be pointed at.
region-beside = Πάνω στο τραπέζι

## Why a tap or a button does nothing

not-live = Αυτό δεν μπορείς να το διαλέξεις τώρα.
nothing-to-undo = Δεν υπάρχει κίνηση για αναίρεση.
nothing-to-redo = Δεν υπάρχει κίνηση για επανάληψη.
no-game = Δεν έχει ανοίξει ακόμη κανένα παιχνίδι.

## A move that cannot be made

# $legal: a few of the moves that are possible, separated by commas.
illegal-move = Το «{ $move }» δεν γίνεται τώρα. Δυνατές κινήσεις: { $legal }.
not-asked = Δεν είναι η σειρά σου. Παίζει: { $name }.

## A game that cannot be opened

unknown-game = Δεν υπάρχει παιχνίδι με το όνομα «{ $slug }». Τα πιο κοντινά ονόματα: { $nearest }.
unknown-language = Δεν υπάρχουν κείμενα στη γλώσσα «{ $language }», μόνο σε: { $languages }.
bad-seats = Το παιχνίδι θέλει τουλάχιστον { $least } και το πολύ { $most } παίκτες, όχι { $seats }.
bad-option = Δεν υπάρχει επιλογή «{ $option }». Επιλογές του παιχνιδιού: { $options }.
bad-choice = Το «{ $choice }» δεν ταιριάζει στην επιλογή «{ $option }». Διάλεξε ένα από αυτά: { $choices }.
bad-seed = Ο σπόρος της τύχης είναι ακέραιος αριθμός από 0 ως { $most }, όχι «{ $seed }».

## A game of somebody else that cannot be opened

foreign-no-wheel = Αυτό δεν είναι wheel: wheel είναι το αρχείο ενός πακέτου Python, με όνομα που τελειώνει σε «.whl».
foreign-too-much = Αυτό το wheel έχει μέσα πάρα πολλά για ένα παιχνίδι.
foreign-not-pure = Αυτό το wheel είναι μόνο για ένα είδος υπολογιστή ({ $tag }). Χρειάζεται ένα σε σκέτη Python.
foreign-no-game = Αυτό το wheel δεν έχει παιχνίδι: δεν ονομάζει κανένα στην ομάδα «{ $group }».
foreign-needs = Αυτό το παιχνίδι χρειάζεται κι άλλα εκτός από το Ludoteca, που δεν υπάρχουν εδώ: { $missing }.
foreign-in-the-way = Αυτό το wheel θα έπαιρνε τη θέση ενός κομματιού της Python ή του Ludoteca: { $module }.
foreign-not-installed = Αυτό το wheel δεν εγκαθίσταται: { $why }
foreign-name = Το «{ $game }» δεν γίνεται παιχνίδι στο module «{ $module }»: τα δύο έχουν το ίδιο όνομα, με μικρά λατινικά γράμματα και ψηφία.
foreign-taken = Υπάρχει ήδη παιχνίδι με το όνομα «{ $game }».
foreign-no-about = Το παιχνίδι «{ $game }» δεν έχει about.toml.
foreign-toml = Το about.toml του «{ $game }» δεν διαβάζεται: { $why }
foreign-missing-key = Λείπει το «{ $key }» από το about.toml του «{ $game }».
foreign-unknown-key = Το about.toml του «{ $game }» γράφει «{ $key }», που δεν σημαίνει τίποτα εκεί.
foreign-bad-value = Στο about.toml του «{ $game }» το «{ $key }» δεν γίνεται { $value }.
foreign-broken = Το παιχνίδι «{ $game }» είναι χαλασμένο: { $why }

## A record that cannot be read

bad-record-empty = Η καταγραφή είναι κενή.
bad-record-head = Η αρχή της καταγραφής θέλει μια γραμμή «{ $key }:» με τιμή που ταιριάζει.
bad-record = Η γραμμή { $line } της καταγραφής λέει «{ $found }»· περιμέναμε { $expected ->
    [line] όνομα ή θέση, άνω και κάτω τελεία και την τιμή, όπως «seats: 2» ή «0: move x d4»
    [move] κίνηση: η αρχή της καταγραφής έχει τελειώσει πιο πάνω
   *[end] το τέλος της: είναι πολύ μεγάλη για οποιοδήποτε παιχνίδι
  }.
# $line: the number of the move that does not fit, $total: of how many; $move: its words.
record-stopped = Η κίνηση { $line } από { $total }, «{ $move }», δεν ταιριάζει στους τωρινούς κανόνες. Η καταγραφή άνοιξε ως την προηγούμενη κίνηση.

## A position that cannot be read

no-positions = { $game }: το παιχνίδι δεν μπορεί να ξεκινήσει από γραμμένη θέση.

## A link that leads nowhere

link-long = Ο σύνδεσμος είναι πιο μεγάλος από κάθε παρτίδα.
link-empty = Ο σύνδεσμος δεν περιέχει ούτε θέση ούτε παρτίδα.
link-cut = Ένα κομμάτι του συνδέσμου λείπει ή είναι λάθος γραμμένο.
link-newer = Ο σύνδεσμος φτιάχτηκε με νεότερη έκδοση αυτού του ιστότοπου.
link-ply = Οι κινήσεις σε έναν σύνδεσμο μετριούνται με ψηφία, όχι έτσι: «{ $found }».
link-other-game = Αυτή είναι παρτίδα του παιχνιδιού { $name }.

## Diagrams: what is pointed at

# $places, $start and $end are names of places, as the game calls them.
diagram-marked = Σημειωμένα: { $places }
diagram-arrow = Βέλος από: { $start }, προς: { $end }
bad-mark = Εδώ τίποτα δεν λέγεται «{ $found }». Μπορούν να σημειωθούν: { $places }.
bad-arrow = Το «{ $found }» δεν είναι βέλος: γράψε δύο διαφορετικές θέσεις με μια παύλα ανάμεσα. Θέσεις: { $places }.
too-many-marks = Ένα διάγραμμα έχει το πολύ { $most } σημάδια και βέλη.

## A position built by hand

edit-empty = Κενό
# Beside the names of the seats.
edit-mover = Παίζει
edit-none = κανένα
too-many-edits = Μια θέση χτίζεται με το πολύ { $most } αλλαγές.

## A message to the desk that cannot be answered

bad-message = Το τραπέζι δεν καταλαβαίνει το «{ $found }».
no-thought = Ο υπολογιστής δεν σκέφτεται κάποια κίνηση.
bad-level = Η δύναμη πάει από 1 ως { $most }· το { $level } δεν είναι μέσα.
no-analysis = Για το { $game } δεν υπάρχει ανάλυση.
