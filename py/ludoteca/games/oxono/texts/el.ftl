### Oxono. Every language holds the same ids with the same variables, in this order.
### $symbol is "x" or "o"; $owner is the seat a piece belongs to: 0 pink, 1 black.

pitch = Δύο τοτέμ που τα κινείτε και οι δύο. Φτιάξε τετράδα στο χρώμα ή στο σύμβολο, και πρόσεξε τι αφήνεις στον αντίπαλο.

## Seats

seat-0 = Ροζ
seat-1 = Μαύρο

## Words that other messages are made of

symbol = { $symbol ->
    [o] O
   *[x] X
  }
piece = { $owner ->
    [0] ροζ
   *[1] μαύρο
  } { symbol }

## What is asked

prompt-move = Μετακίνησε ένα τοτέμ
prompt-to = Διάλεξε τετράγωνο για το { symbol }
prompt-place = Βάλε το { symbol } σου
verb-move = Μετακίνησε
verb-place = Βάλε

## The board, for ears; in short, for the terminal

label-empty = { $square }, κενό
    .short = ·
label-piece = { $square }, { piece }
    .short = { piece }
label-totem = { $square }, τοτέμ { symbol }
    .short = τοτέμ { symbol }
label-reserve = { $name }: { $x } X και { $o } O στο απόθεμα

## The log: both lines of a turn are read as one, joined by a comma

told-move = { symbol } στο { $to }
told-place = πιόνι στο { $square }

## How it ended; follows the winner's name and a colon

reason-colour = τέσσερα ίδιου χρώματος
reason-symbol = τέσσερα ίδιου συμβόλου
reason-both = τέσσερα ίδιου χρώματος και ίδιου συμβόλου
reason-draw = μπήκαν όλα τα πιόνια χωρίς καμία τετράδα

## Options

option-totems = Τα τοτέμ στην αρχή
option-totems-hint = Ξεκινούν στο c4 και στο d3· εδώ ορίζεις ποιο τοτέμ πάει πού.
option-totems-random = Στην τύχη
option-totems-fixed = O στο c4, X στο d3

## Why a move is not possible; each links to its section of the guide

why-words = Το «{ $words }» δεν είναι κίνηση. Οι κινήσεις γράφονται όπως «move x d4» και «place d5».
why-square = Δεν υπάρχει τετράγωνο «{ $square }»: πάνε από το a1 ως το f6.
why-choose-totem = Διάλεξε πρώτα τοτέμ και μετά το τετράγωνο όπου θα πάει.
why-place-first = Πρώτα κινείται το τοτέμ· το πιόνι σου μπαίνει μετά.
why-place-now = Το τοτέμ κινήθηκε· τώρα βάλε το { symbol } σου.
why-reserve = Δεν σου έχει μείνει { symbol } για να βάλεις, άρα δεν μπορείς να κινήσεις το τοτέμ { symbol }.
why-stay = Το τοτέμ πρέπει να φύγει από το τετράγωνό του.
why-occupied = Το { $square } είναι πιασμένο· το τοτέμ θέλει ελεύθερο τετράγωνο.
why-straight = Το τοτέμ γλιστράει στη σειρά ή στη στήλη του, και το { $square } δεν είναι σε καμία από τις δύο.
why-blocked = Κάτι στέκεται ανάμεσα στο τοτέμ και στο { $square }, και ένα τοτέμ που μπορεί να γλιστρήσει δεν πηδάει ποτέ.
why-jump = Το τοτέμ είναι κυκλωμένο: πηδάει ευθεία στο πρώτο ελεύθερο τετράγωνο προς μια κατεύθυνση, και το { $square } δεν είναι τέτοιο.
why-place-occupied = Το { $square } είναι πιασμένο· το πιόνι θέλει ελεύθερο τετράγωνο.
why-place-adjacent = Το { $square } δεν είναι δίπλα στο τοτέμ: το { symbol } σου μπαίνει ακριβώς πάνω, κάτω, αριστερά ή δεξιά του.

## A position text that cannot be read

position-fields = Μια θέση έχει τέσσερα μέρη: σειρές, ποιος παίζει, αποθέματα και τοτέμ που κινήθηκε. Εδώ είναι «{ $found }».
position-rows = Το ταμπλό έχει έξι σειρές των έξι σημείων, από πάνω, με «/» ανάμεσα. Εδώ είναι «{ $found }».
position-sign = Το «{ $found }» δεν σημαίνει τίποτα στο ταμπλό: «.» είναι το ελεύθερο, x και o τα ροζ, X και O τα μαύρα, «*» και «#» τα τοτέμ X και O.
position-totems = Κάθε τοτέμ στέκεται μία φορά στο ταμπλό: «*» το X, «#» το O. Εδώ το ταμπλό είναι «{ $found }».
position-mover = Παίζει το «p» (ροζ) ή το «b» (μαύρο), όχι «{ $found }».
position-reserves = Τα αποθέματα είναι τέσσερα ψηφία, ροζ X και O, μετά μαύρα X και O, μαζί με το ταμπλό το πολύ 8 από το καθένα. Εδώ είναι «{ $found }».
position-moved = Το τοτέμ που κινήθηκε είναι «x», «o» ή «-», και υπάρχει ακόμη πιόνι γι’ αυτό. Εδώ είναι «{ $found }».
position-pieces = Πιόνια { piece }, στο ταμπλό και στο απόθεμα μαζί: { $number }· κάθε παίκτης έχει μόνο { $most }.
position-over = Με τέσσερα στη σειρά τελειώνει το παιχνίδι: δεν χρωστιέται πιόνι.
position-owed = { $owner ->
    [0] Ο ροζ
   *[1] Ο μαύρος
  } δεν έχει άλλο { symbol }, άρα δεν το χρωστά.

## A position built by hand

edit-totem = τοτέμ { symbol }
edit-moved = Πιόνι που χρωστιέται
edit-reserve = { piece } στο απόθεμα
edit-why-totem = Εκεί στέκεται το τοτέμ { symbol }, και τα τοτέμ είναι πάντα στο ταμπλό: βάλε το πρώτα σε άλλο τετράγωνο.

## What makes a puzzle's solution one: $seat solves it

puzzle-winner = { $seat ->
    [0] Ροζ
   *[1] Μαύρο
  }
puzzle-loser = { $seat ->
    [0] Μαύρο
   *[1] Ροζ
  }
puzzle-soon = { $more ->
    [one] στην επόμενη σειρά
   *[other] το πολύ σε { $more } ακόμα σειρές
  }
puzzle-now = Η τετράδα έγινε. Από τους άλλους { $others } τρόπους να παίξεις κανένας δεν κερδίζει· σε { $beaten } από αυτούς το { puzzle-loser } κάνει αμέσως τετράδα.
puzzle-forced = Στο { puzzle-loser } μένει ένας μόνο τρόπος να παίξει, και το { puzzle-winner } κάνει τετράδα { puzzle-soon }.
puzzle-threat = Το { puzzle-winner } απειλεί με τετράδα, και κανένας από τους { $answers } τρόπους που έχει το { puzzle-loser } δεν τη σταματά για πάντα: γίνεται { puzzle-soon }.
puzzle-quiet = Δεν απειλείται τίποτα: αν το { puzzle-loser } μπορούσε να πάει πάσο, δεν θα υπήρχε ακόμα τετράδα. Όμως κάποιο τοτέμ πρέπει να κινηθεί, και με όποιον από τους { $answers } τρόπους κι αν παίξει, το { puzzle-winner } κάνει τετράδα { puzzle-soon }.
