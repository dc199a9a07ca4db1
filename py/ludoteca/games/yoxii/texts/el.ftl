### Yoxii. Every language holds the same ids with the same variables, in this order.
### $owner is the seat a piece belongs to: 0 white, 1 red. Values are 1 to 4.

pitch = Ένα τοτέμ, και το κινείτε και οι δύο. Κλείσε το εκεί όπου τα πιόνια σου αξίζουν περισσότερο, πριν σε προλάβει ο αντίπαλος.

## Seats

seat-0 = Λευκό
seat-1 = Κόκκινο

## Words that other messages are made of

colour = { $owner ->
    [0] λευκό
   *[1] κόκκινο
  }

## What is asked

prompt-move = Μετακίνησε το τοτέμ
prompt-place = Διάλεξε πιόνι για να βάλεις
prompt-to = Διάλεξε τετράγωνο για το { $value } σου
verb-move = Μετακίνησε
verb-place = Βάλε

## The board, for ears; in short, for the terminal

label-empty = { $square }, κενό
    .short = ·
label-piece = { $square }, { colour } { $value }
    .short = { colour } { $value }
label-totem = { $square }, τοτέμ
    .short = τοτέμ
label-reserve = { $name }, στο απόθεμα: { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4
label-stack = Πιόνι του { $value }, { $count ->
    [one] μένει { $count }
   *[other] μένουν { $count }
  }
    .short = ({ $count })
called-stack = { $name }: { label-stack }
label-sum = { $name }: { $sum } γύρω από το τοτέμ
    .short = { $name }: { $sum }
region-reserve = Απόθεμα: { $name }

## The log: both lines of a turn are read as one, joined by a comma

told-move = τοτέμ στο { $to }
told-place = { $value } στο { $square }

## How it ended; follows the winner's name and a colon

reason-sum = μεγαλύτερο άθροισμα
reason-pieces = περισσότερα πιόνια
reason-draw = ίσα αθροίσματα

## The score table

row-value = Πόντοι από τα { $value }
row-sum = Άθροισμα γύρω από το τοτέμ
row-board = Πιόνια στο ταμπλό
row-around = Πιόνια γύρω από το τοτέμ

## Options

option-tiebreak = Όταν τα αθροίσματα είναι ίσα
option-tiebreak-hint = Κρίνουν τα αθροίσματα γύρω από το τοτέμ· εδώ ορίζεις τι μετράει αν βγουν ίδια.
option-tiebreak-board = Περισσότερα πιόνια στο ταμπλό
option-tiebreak-around = Περισσότερα πιόνια γύρω από το τοτέμ
option-tiebreak-none = Ισοπαλία

## Why a move is not possible; each links to its section of the guide

why-words = Το «{ $words }» δεν είναι κίνηση. Οι κινήσεις γράφονται όπως «move d5» και «place 3 e6».
why-square = Δεν υπάρχει τετράγωνο «{ $square }»: πάνε από το a1 ως το g7, χωρίς τρία σε κάθε γωνία.
why-value = Δεν υπάρχει πιόνι του «{ $value }»: αξίζουν 1, 2, 3 ή 4.
why-move-first = Πρώτα κινείται το τοτέμ· το πιόνι σου μπαίνει μετά.
why-place-now = Το τοτέμ κινήθηκε· τώρα βάλε ένα πιόνι.
why-choose-piece = Διάλεξε πρώτα ένα πιόνι από το απόθεμά σου και μετά το τετράγωνό του.
why-choose-square = Διάλεξε τετράγωνο για το { $value } σου.
why-stay = Το τοτέμ πρέπει να φύγει από το τετράγωνό του.
why-occupied = Το { $square } είναι πιασμένο· το τοτέμ θέλει ελεύθερο τετράγωνο.
why-straight = Το τοτέμ κινείται σε σειρά, στήλη ή διαγώνιο, και το { $square } δεν βρίσκεται σε καμία από αυτές.
why-slide = Το τοτέμ κάνει μόνο ένα βήμα, ή πηδάει πάνω από δικά σου πιόνια που το ακουμπούν· το { $square } είναι πολύ μακριά.
why-beyond = Το άλμα τελειώνει στο πρώτο ελεύθερο τετράγωνο πίσω από τα πιόνια σου, και το { $square } είναι πιο πέρα.
why-rival = Ανάμεσα στο τοτέμ και στο { $square } στέκεται { colour } πιόνι, και πηδάς μόνο πάνω από δικά σου.
why-reserve = Δεν σου έχει μείνει { $value }.
why-place-occupied = Το { $square } είναι πιασμένο· το πιόνι θέλει ελεύθερο τετράγωνο.
why-place-adjacent = Το { $square } δεν είναι δίπλα στο τοτέμ, και δίπλα του υπάρχει ακόμη χώρος.

## A position text that cannot be read

position-fields = Μια θέση έχει πέντε μέρη: σειρές, ποιος παίζει, απόθεμα του λευκού, απόθεμα του κόκκινου, και «place» ή «-». Εδώ είναι «{ $found }».
position-rows = Το ταμπλό έχει επτά σειρές με 3, 5, 7, 7, 7, 5 και 3 σημεία, από πάνω, με «/» ανάμεσα. Εδώ είναι «{ $found }».
position-sign = Το «{ $found }» δεν σημαίνει τίποτα στο ταμπλό: «.» είναι το ελεύθερο, 1 ως 4 τα λευκά, a ως d τα κόκκινα, «*» το τοτέμ.
position-totem = Το τοτέμ, «*», στέκεται μία φορά στο ταμπλό. Εδώ το ταμπλό είναι «{ $found }».
position-mover = Παίζει το «w» (λευκό) ή το «r» (κόκκινο), όχι «{ $found }».
position-reserve = Το απόθεμα είναι τέσσερα ψηφία, πόσα 1, 2, 3 και 4 μένουν, μαζί με το ταμπλό το πολύ 5, 5, 5 και 3. Εδώ είναι «{ $found }».
position-owed = Το τελευταίο μέρος είναι «place», αν το τοτέμ κινήθηκε και υπάρχει ακόμη πιόνι, αλλιώς «-». Εδώ είναι «{ $found }».
position-pieces = Πιόνια { colour } { $value }, στο ταμπλό και στο απόθεμα μαζί: { $number }· κάθε παίκτης έχει μόνο { $most }.
position-left = { $owner ->
    [0] Ο λευκός
   *[1] Ο κόκκινος
  } δεν έχει άλλο πιόνι, άρα δεν το χρωστά.

## A position built by hand

edit-totem = Τοτέμ
edit-piece = { colour } { $value }
edit-owed = Τι ακολουθεί
edit-reserve = { colour } { $value } στο απόθεμα
edit-why-totem = Εκεί στέκεται το τοτέμ, που είναι πάντα στο ταμπλό: βάλε το πρώτα σε άλλο τετράγωνο.

## What makes a puzzle's solution one: $seat solves it

puzzle-loser = { $seat ->
    [0] Κόκκινο
   *[1] Λευκό
  }
puzzle-now = Έτσι τελειώνει, με { $own } προς { $other }{ $reason ->
    [pieces] {" και περισσότερα πιόνια στο ταμπλό"}
   *[sum] {""}
  }. Από τους άλλους { $others } τρόπους να παίξεις κανένας δεν κερδίζει.
puzzle-forced = Στο { puzzle-loser } μένει ένας μόνο τρόπος να παίξει. Με τη σειρά που δείχνει η λύση τελειώνει { $own } προς { $other }{ $reason ->
    [pieces] {" με περισσότερα πιόνια στο ταμπλό"}
   *[sum] {""}
  }· κανένας από τους άλλους { $others } τρόπους δεν κερδίζει.
puzzle-points = Καθένας από τους { $answers } τρόπους που έχει τώρα το { puzzle-loser } χάνει. Όπως δείχνει η λύση, τελειώνει { $own } προς { $other }{ $reason ->
    [pieces] {" με περισσότερα πιόνια στο ταμπλό"}
   *[sum] {""}
  }· κανένας από τους άλλους { $others } τρόπους δεν κερδίζει.
