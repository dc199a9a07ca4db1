### Kulami. Every language holds the same ids with the same variables, in this order.
### $owner is the seat a marble or a tile belongs to: 0 red, 1 black. $tile is the letter of a tile.

pitch = Κάθε βώλος σου ορίζει πού παίζει μετά ο αντίπαλος. Πάρε τα πλακίδια και μην του αφήσεις καλές τρύπες.

## Seats

seat-0 = Κόκκινο
seat-1 = Μαύρο

## What is asked

prompt-first = Βάλε τον πρώτο βώλο
prompt-place = Παίξε στη στήλη { $column } ή στη σειρά { $row }
verb-place = Βάλε

## The board, for ears; in short, for the terminal

label-empty = { $hole }: κενή, πλακίδιο { $tile } των { $size }{ $taboo ->
    [yes] {", ταμπού"}
   *[no] {""}
  }
    .short = { $tile }
label-marble = { $hole }: { $owner ->
    [0] κόκκινος
   *[1] μαύρος
  } βώλος, πλακίδιο { $tile } των { $size }
    .short = { $owner ->
    [0] ●
   *[1] ○
  }{ $tile }
label-player = { $name }: { $left ->
    [one] μένει { $left } βώλος
   *[other] μένουν { $left } βώλοι
  }, τώρα { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }
# At the end.
called-tile = Πλακίδιο { $tile }
label-tile = { called-tile }: { $points } για το { $owner ->
    [0] Κόκκινο
   *[1] Μαύρο
  }

## The log

told-place = βώλος στο { $hole }

## How it ended; follows the winner's name and a colon

reason-stuck = περισσότεροι πόντοι, και δεν έμεινε τρύπα
reason-placed = περισσότεροι πόντοι, και μπήκαν όλοι οι βώλοι
reason-draw = ίσοι πόντοι

## The score table

row-tiles = Πλακίδια
row-area = Μεγαλύτερη περιοχή
row-area-bonus = Μπόνους περιοχής
row-lines = Γραμμές από πέντε και πάνω
row-lines-bonus = Μπόνους γραμμών
row-total = Σύνολο

## Options

option-layout = Πλακίδια
option-layout-hint = Στρώνονται στην τύχη, σε κλειστό τετράγωνο ή σε όποιο σχήμα βγει.
option-layout-square = Τετράγωνο
option-layout-irregular = Ακανόνιστο
option-area = Μεγαλύτερη περιοχή
option-area-hint = Η μεγαλύτερη ενωμένη ομάδα βώλων κερδίζει τη διαφορά.
option-area-off = Δεν μετράει
option-area-on = Μετράει
option-lines = Γραμμές
option-lines-hint = Πέντε ή περισσότεροι βώλοι σε ευθεία μετράνε όσοι είναι· το μεγαλύτερο άθροισμα κερδίζει τη διαφορά.
option-lines-off = Δεν μετράνε
option-lines-on = Μετράνε

## Why a move is not possible; each links to its section of the guide

why-words = Το «{ $words }» δεν είναι κίνηση. Οι κινήσεις γράφονται όπως «place d4».
why-hole = Δεν υπάρχει τρύπα «{ $hole }»: εδώ πάνε από το a1 ως το { $corner }.
why-gap = Στο { $hole } δεν υπάρχει πλακίδιο.
why-occupied = Στο { $hole } υπάρχει ήδη βώλος.
why-line = Το { $hole } δεν είναι ούτε στη σειρά ούτε στη στήλη του τελευταίου βώλου, { $last }.
why-last-tile = Το { $hole } είναι στο πλακίδιο του τελευταίου βώλου, { $last }, και αυτό είναι ταμπού.
why-own-tile = Το { $hole } είναι στο πλακίδιο του δικού σου τελευταίου βώλου, { $last }, και αυτό είναι ταμπού.

## A layout that is wrong

layout-unknown = Το «{ $found }» δεν είναι διάταξη. Γράψε square, irregular ή τις σειρές της διάταξης από πάνω, ενωμένες με «/».
layout-sign = Το «{ $found }» δεν σημαίνει τίποτα σε μια διάταξη: γράμμα είναι πλακίδιο, «.» κενό, «/» τέλος σειράς.
layout-row = Η σειρά { $row } της διάταξης έχει { $signs ->
    [one] { $signs } σημάδι
   *[other] { $signs } σημάδια
  }, η πρώτη έχει { $first }: όλες πρέπει να έχουν ίσο μήκος.
layout-shape = Το πλακίδιο «{ $tile }» δεν είναι ένα ολόκληρο ορθογώνιο.
layout-size = Το πλακίδιο «{ $tile }» είναι { $height } × { $width }· υπάρχουν μόνο πλακίδια 2 × 3, 2 × 2, 1 × 3 και 1 × 2.
layout-surplus = Το πλακίδιο «{ $tile }» περισσεύει: υπάρχουν μόνο { $most } πλακίδια { $height } × { $width }.
layout-missing = Η διάταξη έχει { $number ->
    [one] { $number } πλακίδιο
   *[other] { $number } πλακίδια
  } { $height } × { $width }· πρέπει να είναι { $least }.
layout-apart = Το πλακίδιο «{ $tile }» δεν ενώνεται με τα άλλα: τα πλακίδια ακουμπούν πλευρά με πλευρά.
layout-extent = Το πλακίδιο «{ $tile }» είναι πολύ μακριά: μια διάταξη έχει το πολύ { $most } τρύπες πλάτος και { $most } ύψος.

## A position text that cannot be read

position-fields = Μια θέση έχει πέντε πεδία: διάταξη, βώλους, ποιος παίζει, την τελευταία τρύπα και την προηγούμενη. Αυτή είναι «{ $found }».
position-rows = Οι βώλοι γράφονται στο σχήμα της διάταξης, { $rows ->
    [one] { $rows } σειρά
   *[other] { $rows } σειρές
  } των { $columns }. Εδώ είναι «{ $found }».
position-sign = Το «{ $found }» δεν σημαίνει τίποτα στο ταμπλό: γράψε «.» για κενό, «_» για άδεια τρύπα, r για κόκκινο και b για μαύρο.
position-gap = Στη θέση { $column } της σειράς { $row } οι βώλοι δεν ταιριάζουν με τη διάταξη: εκεί η διάταξη έχει «{ $tile }».
position-marbles = Υπάρχουν { $number } { $owner ->
    [0] κόκκινοι
   *[1] μαύροι
  } βώλοι· κάθε παίκτης έχει μόνο { $most }.
position-mover = Παίζει «r» για το κόκκινο ή «b» για το μαύρο, όχι «{ $found }».
position-hole = Δεν υπάρχει τρύπα «{ $hole }» σε αυτή τη διάταξη.
position-last = Στο { $hole } θα έπρεπε να υπάρχει { $owner ->
    [0] κόκκινος
   *[1] μαύρος
  } βώλος, αφού είναι από τις δύο τελευταίες τρύπες.
position-before = Λείπει η τελευταία τρύπα, άρα το «{ $hole }» δεν μπορεί να είναι η προηγούμενη.

## A position built by hand

edit-marble = { $owner ->
    [0] κόκκινος
   *[1] μαύρος
  } βώλος
edit-last = Τελευταίος βώλος
edit-before = Ο προηγούμενος
edit-hole = { $hole }
edit-layout = Πλακίδια
edit-own = όπως είναι
edit-square = τετράγωνο { $number }
edit-irregular = ακανόνιστο { $number }

## What makes a puzzle's solution one: $seat solves it

puzzle-loser = { $seat ->
    [0] Μαύρο
   *[1] Κόκκινο
  }
puzzle-now = Στο { puzzle-loser } δεν μένει τρύπα να παίξει, και τελειώνει { $own } προς { $other }. Καμία από τις άλλες { $others } τρύπες δεν κερδίζει.
puzzle-forced = Το { puzzle-loser } πρέπει να παίξει στη μόνη τρύπα που του μένει. Όπως δείχνει η λύση, τελειώνει { $own } προς { $other }· καμία από τις άλλες { $others } τρύπες δεν κερδίζει.
puzzle-points = Το { puzzle-loser } διαλέγει ανάμεσα σε { $answers } τρύπες και χάνει σε όλες. Όπως δείχνει η λύση, τελειώνει { $own } προς { $other }· καμία από τις άλλες { $others } τρύπες δεν κερδίζει.
