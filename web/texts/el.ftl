### The page's own words. Every language holds the same ids with the same variables, in this order.
### $name is a player as the page calls them; $level is 1 ... 5.

## The shelf

shelf-title = Ludoteca: μοντέρνα επιτραπέζια στον φυλλομετρητή σου
shelf-lead = Μοντέρνα επιτραπέζια, στημένα στο τραπέζι. Διάλεξε ένα και παίξε.
shelf-description = Μοντέρνα επιτραπέζια παιχνίδια που ανοίγουν σε μια καρτέλα και απλώς παίζουν: με τον υπολογιστή ή με παρέα στην ίδια οθόνη. Δωρεάν, χωρίς λογαριασμό, και χωρίς σύνδεση.
shelf-bad-link = Αυτός ο σύνδεσμος δεν οδηγεί σε κανένα παιχνίδι του ραφιού.
shelf-foot = Ούτε λογαριασμός, ούτε διαφημίσεις, ούτε αναμονή. Μετά την πρώτη επίσκεψη όλα παίζουν και χωρίς σύνδεση.
shelf-licences = Άδειες:
shelf-notice = τι ανήκει σε ποιον
shelf-play = Παίξε { $game }
# $range: "2" or "2–4"; $most: the number that the noun agrees with.
shelf-players = { $most ->
    [one] { $range } παίκτης
   *[other] { $range } παίκτες
  }
shelf-minutes = { $range } λεπτά
shelf-credit = Σχεδίαση: { $designer }, { $publisher } { $year }
shelf-search = Αναζήτηση με όνομα, δημιουργό ή λέξη
shelf-filter = Φίλτρα
shelf-number = Παίκτες
shelf-length = Διάρκεια
shelf-kind = Είδος
# Where nothing is chosen: any number of players, any length, any kind.
shelf-any = αδιάφορο
shelf-up-to = έως { $minutes } λεπτά
# What lies on the table, or that all play together: one word or two.
shelf-kind-abstract = Αφηρημένο
shelf-kind-cards = Με κάρτες
shelf-kind-dice = Με ζάρια
shelf-kind-tiles = Με πλακίδια
shelf-kind-together = Συνεργατικό
# How many games the filter leaves.
shelf-count = { $count ->
    [one] { $count } παιχνίδι
   *[other] { $count } παιχνίδια
  }
shelf-none = Κανένα παιχνίδι στο ράφι δεν είναι έτσι.
shelf-show-all = Όλα τα παιχνίδια
# The picture that a link to the game brings along, for ears.
shelf-picture = { $game }, στημένο στο τραπέζι

## Around the board

game-title = { $game } · Ludoteca
board = Ταμπλό
moves = Κινήσεις
moves-none = Δεν έχει παίξει ακόμη κανείς.
turn-joined = { $first }, { $next }
log-line = { $name }: { $told }
rules = Κανόνες
rules-of = Κανόνες: { $game }
menu = Μενού
close = Κλείσιμο
no-script = Το ταμπλό χρειάζεται JavaScript. Οι κανόνες διαβάζονται και χωρίς αυτή.
no-scripts-here = Το ταμπλό δεν μπορεί να εμφανιστεί εδώ. Παίζεται στη Ludoteca.

## The guide

guide-contents = Περιεχόμενα
guide-description = Οι κανόνες του παιχνιδιού { $game }, ένας ένας, ο καθένας με μια θέση για να τη δοκιμάσεις.
guide-try = Δοκίμασέ το στο ταμπλό
guide-still = Πίσω στο διάγραμμα
guide-print = Εκτύπωση

## Players

you = Εσύ
person = Άνθρωπος
computer = Υπολογιστής
computer-at = Υπολογιστής · { $level }
computer-level = Υπολογιστής, επίπεδο { $level }: { $word }
player-named = { $seat } · { $player }

## What stands where the prompt stands

computer-thinks = Ο υπολογιστής σκέφτεται
one-moment = Μια στιγμή, το παιχνίδι έρχεται
paused = Σε παύση
# A game that is only looked at: whose turn it is, after what was done last.
to-move = Σειρά: { $names }
all-to-move = Σειρά: όλοι
told-then = { $told }. { $next }
you-win = Κερδίζεις: { $reason }
name-wins = Νίκη: { $name }, { $reason }
nobody-wins = Ισοπαλία: { $reason }
shared-win = Κοινή νίκη: { $names }, { $reason }
won-together = Νίκη: { $reason }
lost-together = Ήττα: { $reason }
# A player alone.
solo-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }: { $reason }

## Buttons

undo = Αναίρεση
redo = Ξανά
new-game = Νέα παρτίδα
play-again = Παίξε ξανά
move-now = Παίξε τώρα
pause = Παύση
go-on = Συνέχεια
# After “Pass the device to …”: that person has it.
face = Εδώ είμαι: { $name }
speed = Ταχύτητα
speed-slow = Αργά
speed-normal = Κανονικά
speed-fast = Γρήγορα

## New game

players-number = Παίκτες
playing-alone = Παίζεις χωρίς αντίπαλο.
playing-together = Παίζετε μαζί: κερδίζουν όλοι ή κανείς.
# $seat: the game's own name of a seat.
name-of = Όνομα για τη θέση { $seat }
seat-empty = Να μείνει κενή η θέση
seat-empty-of = Να μείνει κενή η θέση: { $seat }
start = Ξεκίνα
surprise = Διάλεξε εσύ
surprise-hint = Θέσεις και επιλογές με κλήρο, οι ίδιοι παίκτες.

## Scores at the end

scores = Βαθμολογία
# A row of the scores: 1 for the first.
place = Κατάταξη

## Analysis

# The way to it.
analyse = Ανάλυση
hint = Υπόδειξη
hint-told = Δοκίμασε: { $told }
hint-thinking = Ψάχνω μια καλή κίνηση …
analysis-of = Ανάλυση: { $game }
analysis-description = Δες όποια θέση θέλεις του { $game } μαζί με τον υπολογιστή: τις καλύτερες συνέχειες, ένα δέντρο παραλλαγών και την αποτίμηση της παρτίδας σου.
analysis-bar = Ποιος είναι καλύτερα
analysis-start = Η πρώτη θέση
analysis-lines = Καλύτερες συνέχειες
analysis-depth = { $turns ->
    [one] { $turns } γύρος μπροστά
   *[other] { $turns } γύροι μπροστά
  }
analysis-stop = Στοπ
analysis-go = Εξέτασε
analysis-looking = Εξετάζω …
analysis-stopped = Δεν εξετάζεται τώρα
analysis-reviewing = Εξετάζω κάθε γύρο …
# $percent: chances in a hundred.
analysis-better = Καλύτερα: { $name }, { $percent } %
analysis-percent = { $percent } %
analysis-even = Περίπου ίσα
# $turns: those of both seats are counted.
analysis-wins = { $turns ->
    [one] Νίκη σε { $turns } γύρο: { $name }
   *[other] Νίκη σε { $turns } γύρους: { $name }
  }
analysis-wins-short = { $turns ->
    [one] { $turns } γύρος
   *[other] { $turns } γύροι
  }
analysis-draw = ισοπαλία
analysis-draw-short = ίσα
analysis-solved = Λυμένη. { $verdict }
analysis-show-threats = Δείξε απειλές
# $places: squares, separated by commas.
analysis-threats = Απειλή νίκης ({ $name }): { $places }.
analysis-no-threats = Καμία απειλή: { $name }.
analysis-moves = Κινήσεις
analysis-delete = Διαγραφή από εδώ
analysis-deleted = Διαγράφηκε.
analysis-first = Στην αρχή
analysis-back = Πίσω
analysis-forward = Μπροστά
analysis-last = Στο τέλος
analysis-review = Αποτίμηση παρτίδας
analysis-curve = Ποιος ήταν καλύτερα, γύρο με γύρο
analysis-after = Γύρος { $turn }, { $name }: { $verdict }
analysis-turning = Η παρτίδα γύρισε στον γύρο { $turn } ({ $name }).
analysis-no-turning = Κανένας γύρος δεν έκρινε μόνος του την παρτίδα.
analysis-no-mistakes = Κανείς δεν έκανε λάθος που αξίζει να ειπωθεί.
# $percent: the chances in a hundred that it threw away; $told: who made which turn.
analysis-mistake = { $turn }. { $told } (−{ $percent } %)
analysis-instead = Καλύτερα: { $told }

## Puzzles

# The way to them.
puzzles = Γρίφοι
puzzles-of = Γρίφοι για το { $game }
puzzles-description = Θέσεις του { $game } όπου ένας μόνο τρόπος κερδίζει: βρες τον και παίξε ώσπου να κερδίσεις.
# $name: whose turn is to be found.
puzzles-goal = { $turns ->
    [one] { $name }: κερδίζει σε αυτή τη σειρά
   *[other] { $name }: κερδίζει σε { $turns } σειρές
  }
puzzles-grade = { $turns ->
    [one] Νίκη σε { $turns } σειρά
   *[other] Νίκη σε { $turns } σειρές
  }
puzzles-number = Γρίφος { $number }
puzzles-number-solved = Γρίφος { $number }, λύθηκε
puzzles-count = Λύθηκαν { $solved } από { $all }
puzzles-begin = Ξεκίνα από εδώ: { $what }
puzzles-solution = Δείξε τη λύση
puzzles-right = Σωστά. Τώρα η απάντηση …
puzzles-wrong = Όχι αυτό: κοίτα ξανά
puzzles-lost = Όχι αυτό: κερδίζει το { $name }
puzzles-solved = Λύθηκε
puzzles-also = Λύθηκε: κερδίζει κι έτσι
puzzles-shown = Αυτή είναι η λύση
puzzles-again = Άλλη μια φορά
puzzles-next = Επόμενος γρίφος

## A board in the page of another, before it is opened and while it is played

embed-play = Παίξε
embed-play-game = Παίξε { $game }
embed-usual = Η συνηθισμένη εικόνα του παιχνιδιού. Η θέση του συνδέσμου ανοίγει με το «Παίξε».
embed-usual-puzzle = Η συνηθισμένη εικόνα του παιχνιδιού. Ο γρίφος { $number } ανοίγει με το «Παίξε».
embed-on = { $game } στη Ludoteca
embed-no-game = Ο σύνδεσμος δεν ονομάζει παιχνίδι που υπάρχει εδώ.
embed-bad-picture = Η εικόνα του συνδέσμου δεν διαβάζεται. Η θέση ανοίγει πάντως με το «Παίξε».
# $what: a key and a value, as they stand in the link.
link-bad-value = Ο σύνδεσμος ζητά κάτι που αυτό το ταμπλό δεν γνωρίζει: { $what }.
embed-bad-message = Το ταμπλό δεν καταλαβαίνει αυτό το μήνυμα.
embed-not-open = Το ταμπλό δεν έχει ανοίξει ακόμη.
embed-other-game = Αυτό το ταμπλό δείχνει άλλο παιχνίδι.
embed-not-in-puzzle = Αυτό δεν γίνεται σε γρίφο.
embed-not-now = Αυτό δεν γίνεται τώρα.
embed-no-puzzle = Τέτοιος γρίφος δεν υπάρχει. Αυτός είναι ο πρώτος.

## Boards in the pages of others: for whom the text is that is copied

embedcode-element = Ιστοσελίδα
embedcode-iframe = Ιστοσελίδα, χωρίς σενάριο
embedcode-mediawiki = MediaWiki
embedcode-dokuwiki = DokuWiki
embedcode-wordpress = WordPress
embedcode-markdown = Markdown: η εικόνα που αποθηκεύεται ως SVG, με σύνδεσμο

## Diagrams

# The way to it.
diagram = Διάγραμμα
diagram-of = Διάγραμμα του { $game }
diagram-description = Στήσε με αγγίγματα όποια θέση του { $game } θέλεις, σημείωσε τετράγωνα, βάλε βέλη και πάρε τη θέση ως σύνδεσμο, εικόνα ή ταμπλό για τη δική σου σελίδα.
diagram-things = Τι μπαίνει στο ταμπλό
diagram-tools = Τι κάνει ένα άγγιγμα
diagram-tool-put = Βάλε
diagram-tool-mark = Σημάδι
diagram-tool-arrow = Βέλος
diagram-put = Άγγιξε μια θέση: { $thing }
diagram-mark = Άγγιξε ό,τι θέλεις να σημειωθεί
diagram-from = Άγγιξε εκεί όπου αρχίζει το βέλος
diagram-to = Αρχή του βέλους: { $start }. Άγγιξε εκεί όπου τελειώνει
diagram-no-place = Εκεί δεν μπαίνει τίποτα.
diagram-taken = Όπως είναι τώρα τα πράγματα, αυτό δεν μπαίνει εκεί.
diagram-unnamed = Εδώ δεν υπάρχει τίποτα που να σημειώνεται.
# What is heard of a place that is pointed at, and after steps that are taken back or made again.
diagram-with-mark = { $what }, με σημάδι
diagram-with-arrow = { $what }, βέλος προς: { $end }
diagram-changed = Θέσεις που άλλαξαν: { $number }
diagram-chosen = { $what }: { $choice }
diagram-times = { $count } × { $what }
diagram-stands = Τώρα στο ταμπλό: { $things }
diagram-empty = Το ταμπλό είναι άδειο
diagram-laid-open = Εδώ όλα είναι φανερά. Με τα άλλα εργαλεία φαίνεται το τραπέζι όπως παίζεται.
diagram-seat-ways = Πήγαινε σε παίκτη
diagram-clear = Άδειο ταμπλό
diagram-opening = Αρχή
diagram-unmark = Χωρίς σημάδια
diagram-beside = Δίπλα στο ταμπλό
diagram-text = Η θέση ως κείμενο
diagram-take = Πάρε το διάγραμμα
# Before the name of a seat.
diagram-seat = Από την πλευρά του
diagram-whole = Μαζί με ό,τι βρίσκεται δίπλα στο ταμπλό
diagram-position = Κείμενο της θέσης
diagram-link = Σύνδεσμος
diagram-copied = Αντιγράφηκε: { $what }
diagram-not-copied = Δεν μπόρεσε να αντιγραφεί. Είναι επιλεγμένο: πάρ’ το από εκεί.
diagram-play = Παίξε από εδώ
picture-svg = Εικόνα (SVG)
picture-png = Εικόνα (PNG)

## A game of somebody else

foreign-title = Φέρε το δικό σου παιχνίδι
foreign-description = Παίξε ένα παιχνίδι που έφτιαξε κάποιος άλλος για το Ludoteca: από μια διεύθυνση ή από ένα αρχείο στη συσκευή σου.
foreign-lead = Έφτιαξε κάποιος ένα παιχνίδι για το Ludoteca, ή μήπως εσύ; Άνοιξε εδώ το wheel του, το αρχείο που τελειώνει σε «.whl».
foreign-address = Διεύθυνση του wheel
foreign-go = Συνέχεια
foreign-file = Ή ένα αρχείο σε αυτή τη συσκευή
foreign-ask = Να ανοίξει το παιχνίδι κάποιου που δεν ξέρουμε;
foreign-from = Από
foreign-named = Αρχείο
foreign-size = Μέγεθος
foreign-print = Αποτύπωμα
# $number: thousands of bytes.
foreign-kilobytes = { $number } kB
foreign-bytes = { $number } byte
foreign-fetched = Μόλις το ανοίξεις, το αρχείο έρχεται από το { $host }, που έτσι μαθαίνει ότι το ζήτησες.
foreign-closed-in = Είναι πρόγραμμα και κανείς εδώ δεν το έχει ελέγξει. Τρέχει σε δικό του πλαίσιο: δεν βλέπει τις αποθηκευμένες παρτίδες σου ούτε τίποτε άλλο σε αυτόν τον ιστότοπο.
foreign-unsaved = Ό,τι παίξεις εκεί δεν αποθηκεύεται.
foreign-open = Άνοιγμα
foreign-leave = Όχι τώρα
foreign-device = τη συσκευή σου
foreign-band = Ξένο παιχνίδι από { $source }
foreign-band-named = Ξένο παιχνίδι: { $game }, από { $source }
foreign-end = Κλείσε το παιχνίδι
foreign-fetching = Έρχεται το αρχείο …
foreign-starting = Ξεκινά η Python για χάρη του. Θέλει μερικά δευτερόλεπτα …
foreign-copy-record = Αντίγραψε την παρτίδα ως κείμενο
foreign-copied = Αντιγράφηκε.
foreign-not-copied = Δεν αντιγράφηκε.
foreign-no-address = Το «{ $address }» δεν είναι διεύθυνση αρχείου, όπως «https://example.org/game.whl».
foreign-not-found = Στο { $host } δεν υπάρχει τέτοιο αρχείο (απάντησε { $status }).
foreign-not-reached = Το αρχείο δεν έρχεται από το { $host }: είτε δεν απαντά κανείς είτε τα αρχεία του δεν είναι για άλλους ιστότοπους.
foreign-too-large = Το αρχείο είναι πολύ μεγάλο για παιχνίδι: το πολύ { $most } MB.
foreign-too-slow = Το { $host } αργεί πολύ να στείλει το αρχείο.
foreign-other-print = Δεν είναι το αρχείο που εννοεί ο σύνδεσμος: το αποτύπωμά του διαφέρει.
foreign-failed = Το παιχνίδι δεν μπορεί να εμφανιστεί.

## Menu

language = Γλώσσα
theme = Χρώματα
theme-auto = Αυτόματα
theme-light = Φωτεινά
theme-dark = Σκούρα
theme-contrast = Έντονη αντίθεση
theme-colourblind = Για αχρωματοψία
sound = Ήχος
text-board = Ταμπλό με λόγια
previous-game = Πίσω στην προηγούμενη παρτίδα

## Sharing

share = Κοινοποίηση
share-what = Τι κοινοποιείται
share-position = Αυτή η θέση
share-game = Όλη η παρτίδα
# For games with hidden hands or luck still to come.
share-secret = Όποιος έχει αυτόν τον σύνδεσμο μπορεί να μάθει ό,τι είναι ακόμα κρυφό στην παρτίδα.
share-link = Σύνδεσμος
share-copy = Αντιγραφή συνδέσμου
share-send = Αποστολή …
share-code = Κωδικός QR του συνδέσμου
link-copied = Ο σύνδεσμος αντιγράφηκε.
link-not-copied = Ο σύνδεσμος δεν αντιγράφηκε. Είναι επιλεγμένος, για να τον αντιγράψεις εσύ.
share-save = Αποθήκευση σε αρχείο
share-open = Άνοιγμα αρχείου
# $file: its name; $why: a sentence.
share-bad-file = Το «{ $file }» δεν άνοιξε. { $why }
share-large = Το αρχείο είναι πιο μεγάλο από κάθε παρτίδα.

## Why a tap did nothing

read-rule = Δες τον κανόνα

## Messages from the page itself

not-kept = Αυτός ο φυλλομετρητής δεν κρατά τίποτα εδώ: η παρτίδα χάνεται όταν κλείσεις την καρτέλα.
broken-game = Η αποθηκευμένη παρτίδα δεν άνοιξε. Το κείμενό της κρατήθηκε και ξεκίνησε νέα παρτίδα.
broken-game-shut = Η αποθηκευμένη παρτίδα δεν άνοιξε.
text-in-the-way = { $why } Δεν υπάρχει χώρος για να μπει το κείμενό της στην άκρη: μένει εκεί που είναι, και ό,τι παίζεται τώρα δεν αποθηκεύεται.
save-text = Αποθήκευσε το κείμενο
other-tab = Η παρτίδα συνεχίστηκε σε άλλη καρτέλα.
show-here = Δείξε την εδώ
other-tab-kept = Η παρτίδα της άλλης καρτέλας κρατήθηκε: είναι στο μενού, ως προηγούμενη παρτίδα.
bad-link = Ο σύνδεσμος δεν οδηγεί σε κάτι που παίζεται. { $why }
runtime-failed = Οι κανόνες δεν ξεκίνησαν, γι’ αυτό το ταμπλό μένει ακίνητο.
runtime-restarted = Οι κανόνες ξεκίνησαν πάλι από την αρχή. Όλα είναι όπως ήταν· κάνε ξανά το τελευταίο βήμα.
request-failed = Αυτό δεν πέτυχε. Όλα είναι όπως ήταν.
bot-failed = Ο υπολογιστής δεν βρήκε κίνηση.
try-again = Δοκίμασε ξανά
update-ready = Υπάρχει νέα έκδοση.
update-now = Άνοιξέ την
