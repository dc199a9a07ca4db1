### Onitama. Every language holds the same ids with the same variables, in this order.
### $card is a move card; $owner is the seat a thing belongs to: 0 Blue, 1 Red; $kind is "master" or "student".

pitch = Πέντε κάρτες για δύο: η κίνηση που παίζεις είναι η κίνηση που χαρίζεις. Πιάσε τον άλλο δάσκαλο ή φέρε τον δικό σου στον απέναντι ναό.

## Seats

seat-0 = Μπλε
seat-1 = Κόκκινο

## Words that other messages are made of

piece = { $owner ->
    [0] μπλε
   *[1] κόκκινος
  } { $kind ->
    [master] δάσκαλος
   *[student] μαθητής
  }
card = { $card ->
    [tiger] Τίγρης
    [dragon] Δράκος
    [frog] Βάτραχος
    [rabbit] Κουνέλι
    [crab] Κάβουρας
    [elephant] Ελέφαντας
    [goose] Χήνα
    [rooster] Κόκορας
    [monkey] Μαϊμού
    [mantis] Μάντις
    [horse] Άλογο
    [ox] Βόδι
    [crane] Γερανός
    [boar] Κάπρος
    [eel] Χέλι
    [cobra] Κόμπρα
    [giraffe] Καμηλοπάρδαλη
    [kirin] Κίριν
    [phoenix] Φοίνικας
    [turtle] Χελώνα
    [dog] Σκύλος
    [fox] Αλεπού
    [bear] Αρκούδα
    [panda] Πάντα
    [sea-snake] Θαλασσόφιδο
    [viper] Οχιά
    [mouse] Ποντίκι
    [rat] Αρουραίος
    [tanuki] Τανούκι
    [iguana] Ιγκουάνα
    [sable] Ζιμπελίνα
   *[otter] Βίδρα
  }
# As its owner sees it.
card-moves = { $card ->
    [tiger] 2 μπροστά· 1 πίσω
    [dragon] 2 αριστερά και 1 μπροστά· 2 δεξιά και 1 μπροστά· 1 αριστερά και 1 πίσω· 1 δεξιά και 1 πίσω
    [frog] 1 αριστερά και 1 μπροστά· 2 αριστερά· 1 δεξιά και 1 πίσω
    [rabbit] 1 δεξιά και 1 μπροστά· 2 δεξιά· 1 αριστερά και 1 πίσω
    [crab] 1 μπροστά· 2 αριστερά· 2 δεξιά
    [elephant] 1 αριστερά και 1 μπροστά· 1 δεξιά και 1 μπροστά· 1 αριστερά· 1 δεξιά
    [goose] 1 αριστερά και 1 μπροστά· 1 αριστερά· 1 δεξιά· 1 δεξιά και 1 πίσω
    [rooster] 1 δεξιά και 1 μπροστά· 1 αριστερά· 1 δεξιά· 1 αριστερά και 1 πίσω
    [monkey] 1 αριστερά και 1 μπροστά· 1 δεξιά και 1 μπροστά· 1 αριστερά και 1 πίσω· 1 δεξιά και 1 πίσω
    [mantis] 1 αριστερά και 1 μπροστά· 1 δεξιά και 1 μπροστά· 1 πίσω
    [horse] 1 μπροστά· 1 αριστερά· 1 πίσω
    [ox] 1 μπροστά· 1 δεξιά· 1 πίσω
    [crane] 1 μπροστά· 1 αριστερά και 1 πίσω· 1 δεξιά και 1 πίσω
    [boar] 1 μπροστά· 1 αριστερά· 1 δεξιά
    [eel] 1 αριστερά και 1 μπροστά· 1 δεξιά· 1 αριστερά και 1 πίσω
    [cobra] 1 δεξιά και 1 μπροστά· 1 αριστερά· 1 δεξιά και 1 πίσω
    [giraffe] 2 αριστερά και 1 μπροστά· 2 δεξιά και 1 μπροστά· 1 πίσω
    [kirin] 1 αριστερά και 2 μπροστά· 1 δεξιά και 2 μπροστά· 2 πίσω
    [phoenix] 1 αριστερά και 1 μπροστά· 1 δεξιά και 1 μπροστά· 2 αριστερά· 2 δεξιά
    [turtle] 2 αριστερά· 2 δεξιά· 1 αριστερά και 1 πίσω· 1 δεξιά και 1 πίσω
    [dog] 1 αριστερά και 1 μπροστά· 1 αριστερά· 1 αριστερά και 1 πίσω
    [fox] 1 δεξιά και 1 μπροστά· 1 δεξιά· 1 δεξιά και 1 πίσω
    [bear] 1 αριστερά και 1 μπροστά· 1 μπροστά· 1 δεξιά και 1 πίσω
    [panda] 1 μπροστά· 1 δεξιά και 1 μπροστά· 1 αριστερά και 1 πίσω
    [sea-snake] 1 μπροστά· 2 δεξιά· 1 αριστερά και 1 πίσω
    [viper] 1 μπροστά· 2 αριστερά· 1 δεξιά και 1 πίσω
    [mouse] 1 μπροστά· 1 δεξιά· 1 αριστερά και 1 πίσω
    [rat] 1 μπροστά· 1 αριστερά· 1 δεξιά και 1 πίσω
    [tanuki] 1 μπροστά· 2 δεξιά και 1 μπροστά· 1 αριστερά και 1 πίσω
    [iguana] 2 αριστερά και 1 μπροστά· 1 μπροστά· 1 δεξιά και 1 πίσω
    [sable] 1 δεξιά και 1 μπροστά· 2 αριστερά· 1 αριστερά και 1 πίσω
   *[otter] 1 αριστερά και 1 μπροστά· 2 δεξιά· 1 δεξιά και 1 πίσω
  }

## What is asked

prompt-card = Διάλεξε κάρτα
prompt-piece = { card }: διάλεξε πιόνι
prompt-to = Διάλεξε τετράγωνο για το πιόνι του { $square }
prompt-swap = Κανένα πιόνι δεν κινείται: άλλαξε μια κάρτα
verb-move = Μετακίνησε
verb-swap = Άλλαξε

## The board, for ears; in short, for the terminal

label-empty = { $square }, κενό
    .short = ·
label-temple = { $square }, { $owner ->
    [0] μπλε
   *[1] κόκκινος
  } ναός, κενός
    .short = ναός
label-piece = { $square }, { piece }
    .short = { piece }
label-card = { card }: { card-moves }
    .short = { card } { $offsets }
label-side = Κάρτα στο πλάι, πάει μετά: { $name }. { card }: { card-moves }
label-seat = { $name }: { $count ->
    [0] κανένα πιόνι πιασμένο
    [one] 1 πιόνι πιασμένο
   *[other] { $count } πιόνια πιασμένα
  }
region-cards = Κάρτες: { $name }
region-side = Η κάρτα στο πλάι

## The log

told-move = { card }, { $start } στο { $to }
told-take = { card }, { $start } πιάνει { $kind ->
    [master] τον δάσκαλο
   *[student] τον μαθητή
  } στο { $to }
told-swap = καμία κίνηση, αλλαγή κάρτας: { card }

## How it ended; follows the winner's name and a colon

reason-stone = ο Δρόμος της Πέτρας, πιάστηκε ο άλλος δάσκαλος
reason-stream = ο Δρόμος του Ρυακιού, ο δάσκαλος έφτασε στον άλλο ναό
reason-repetition = η ίδια θέση ήρθε για τρίτη φορά

## Options

option-cards = Κάρτες κίνησης
option-cards-hint = Από αυτές μοιράζονται πέντε.
option-cards-base = Οι πρώτες 16
option-cards-sensei = Sensei’s Path, άλλες 16
option-cards-both = Και οι 32
option-cards-wrong = Οι κάρτες μιας παρτίδας είναι πέντε διαφορετικές, χωρισμένες με κόμμα: δύο για το μπλε, δύο για το κόκκινο και η κάρτα στο πλάι. Εδώ γράφει «{ $found }».
option-repetition = Ίδια θέση για τρίτη φορά
option-repetition-hint = Ίδια πρέπει να είναι τα πιόνια, οι κάρτες και όποιος παίζει.
option-repetition-draw = Ισοπαλία
option-repetition-none = Το παιχνίδι συνεχίζεται

## Why a move is not possible; each links to its section of the guide

why-words = Το «{ $words }» δεν είναι κίνηση. Οι κινήσεις γράφονται όπως «move ox c1 c2» και «swap ox».
why-choose-card = Διάλεξε πρώτα μία από τις κάρτες σου, μετά το πιόνι και μετά το τετράγωνο.
why-card = Δεν υπάρχει κάρτα «{ $found }».
why-square = Δεν υπάρχει τετράγωνο «{ $square }»: πάνε από το a1 ως το e5.
why-side = Η κάρτα στο πλάι έρχεται σε σένα μετά από αυτή την κίνηση· παίξε με μία από τις δύο που έχεις.
why-their-card = Αυτή η κάρτα είναι τώρα του αντιπάλου.
why-not-here = Η κάρτα { card } δεν είναι στις πέντε αυτής της παρτίδας.
why-swap = Κάποιο πιόνι σου μπορεί να κινηθεί, άρα δεν αλλάζεις απλώς κάρτα.
why-only-swap = Κανένα πιόνι σου δεν κινείται με καμία από τις δύο κάρτες: άλλαξε τη μία.
why-choose-piece = Τώρα διάλεξε το πιόνι που θα κινηθεί με την κάρτα { card }.
why-empty = Δεν υπάρχει πιόνι στο { $square }.
why-not-yours = Το πιόνι στο { $square } δεν είναι δικό σου.
why-stuck = Με την κάρτα { card } το πιόνι στο { $square } δεν έχει πού να πάει.
why-choose-square = Τώρα διάλεξε πού θα πάει το πιόνι του { $square }.
why-offset = Η κάρτα { card } δεν οδηγεί από το { $start } στο { $to }.
why-own = Στο { $square } στέκεται δικό σου πιόνι.

## A position text that cannot be read

position-fields = Μια θέση έχει πέντε μέρη: γραμμές, ποιος παίζει, κάρτες του μπλε, κάρτες του κόκκινου και κάρτα στο πλάι. Εδώ γράφει «{ $found }».
position-rows = Το ταμπλό έχει πέντε γραμμές με πέντε τετράγωνα, από πάνω, χωρισμένες με «/». Εδώ γράφει «{ $found }».
position-sign = Το «{ $found }» δεν σημαίνει κάτι στο ταμπλό: M και S είναι ο δάσκαλος και οι μαθητές του μπλε, m και s του κόκκινου, και ένα ψηφίο είναι τόσα κενά τετράγωνα.
position-masters = { $owner ->
    [0] Ο μπλε
   *[1] Ο κόκκινος
  } έχει { $number } δασκάλους στο ταμπλό· υπάρχει μόνο ένας.
position-no-master = Κανένας δάσκαλος δεν είναι στο ταμπλό· μόνο ένας από τους δύο μπορεί να έχει πιαστεί.
position-arrived = Και οι δύο δάσκαλοι στέκονται στον ναό του άλλου· το παιχνίδι τελείωσε όταν έφτασε ο πρώτος.
position-students = { $owner ->
    [0] Ο μπλε
   *[1] Ο κόκκινος
  } έχει { $number } μαθητές στο ταμπλό· υπάρχουν το πολύ { $most }.
position-mover = Παίζει το «b» (μπλε) ή το «r» (κόκκινο), όχι «{ $found }».
position-hand = Κάθε παίκτης έχει δύο κάρτες, χωρισμένες με κόμμα. Εδώ γράφει «{ $found }».
position-card = Δεν υπάρχει κάρτα «{ $found }».
position-twice = Κάθε κάρτα υπάρχει μία φορά, και η «{ $found }» είναι εδώ δύο φορές.

## A position built by hand

edit-card = { $name }, κάρτα { $number }

## What makes a puzzle's solution one: $seat solves it

puzzle-winner = { $seat ->
    [0] Μπλε
   *[1] Κόκκινο
  }
puzzle-loser = { $seat ->
    [0] Κόκκινο
   *[1] Μπλε
  }
puzzle-soon = { $more ->
    [one] στην επόμενη σειρά
   *[other] το πολύ σε { $more } ακόμα σειρές
  }
puzzle-now = { $reason ->
    [stone] Ο άλλος δάσκαλος πιάστηκε.
   *[stream] Ο δάσκαλος έφτασε στον άλλο ναό.
  } Από τους άλλους { $others } τρόπους να παίξεις κανένας δεν κερδίζει· σε { $beaten } από αυτούς το { puzzle-loser } κερδίζει αμέσως.
puzzle-forced = Στο { puzzle-loser } μένει ένας μόνο τρόπος να παίξει, και το { puzzle-winner } κερδίζει { puzzle-soon }.
puzzle-threat = Το { puzzle-winner } απειλεί να κερδίσει αμέσως, και κανένας από τους { $answers } τρόπους που έχει το { puzzle-loser } δεν το αποτρέπει για πάντα: όλα τελειώνουν { puzzle-soon }.
puzzle-quiet = Ακόμα δεν απειλείται τίποτα, κι όμως το { puzzle-loser } δεν έχει διέξοδο: με όποιον από τους { $answers } τρόπους κι αν παίξει, το { puzzle-winner } κερδίζει { puzzle-soon }.
