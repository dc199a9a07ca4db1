### Knister. Every language holds the same ids with the same variables, in this order.

pitch = Μία ζαριά για όλους, 25 κελιά για τον καθένα. Πού θα μπει το εφτά, πριν σου χαλάσει τη σειρά;

## Seats

seat-0 = Ροζ
seat-1 = Μαύρο
seat-2 = Κίτρινο
seat-3 = Μπλε
seat-4 = Μοβ
seat-5 = Πράσινο
seat-6 = Καφέ
seat-7 = Ριγέ ροζ
seat-8 = Ριγέ μαύρο
seat-9 = Ριγέ κίτρινο
seat-10 = Ριγέ μπλε
seat-11 = Ριγέ μοβ

## What is asked

prompt-write = Γράψε το { $number }
verb-write = Γράψε

## The table, for ears

region-sheet = Το φύλλο σου
label-empty = { $cell }, κενό
    .short = ·
label-number = { $cell }, { $number }
    .short = { $number }
label-die = Ζάρι: { $number }
# The ends of the lines, once they are full. Diagonals count double, and their points are doubled already.
called-row = Σειρά { $row }
label-row = { called-row }: { $points }
called-column = Στήλη { $column }
label-column = { called-column }: { $points }
called-diagonal = Διαγώνιος { $start }–{ $end }
label-diagonal = { called-diagonal }: { $points }
# $status is "asked" while this seat has still to write, "written" when it has, and "over" at the end.
label-seat = { $name }: { $points } { $points ->
    [one] πόντος
   *[other] πόντοι
  }{ $status ->
    [asked] , δεν έχει γράψει ακόμη
    [written] , έχει γράψει
   *[over] {""}
  }
# $cells names each number's cell first, a row after the other: "a5 7, c5 8; b4 9".
called-sheet = Φύλλο ({ $name })
label-sheet = { called-sheet }: { $cells }
label-blank = { called-sheet }: ακόμα άδειο
round = Γύρος { $round } από { $rounds }

## The log

told-write = γράφει { $number } στο { $cell }
told-written = έγραψε το { $number }

## The scores at the end

row-row = Σειρά { $row }
row-column = Στήλη { $column }
# Diagonals count double, and their numbers are doubled already.
row-diagonal = Διαγώνιος { $start }–{ $end }, διπλή
row-total = Σύνολο

## How it ended; follows the winner's name and a colon

reason-points = περισσότεροι πόντοι
reason-shared = ίσοι πόντοι
# These four are for a player alone: up to 50 points, above 50, above 80, above 100.
reason-solo = το φύλλο γέμισε· καλό είναι από 51 πόντους και πάνω
reason-good = καλό, με πάνω από 50 πόντους
reason-great = πολύ καλό, με πάνω από 80 πόντους
reason-spectacular = εντυπωσιακό, με πάνω από 100 πόντους

## Why a choice is not possible; each links to its section of the guide

why-words = Το «{ $words }» δεν είναι επιλογή. Οι επιλογές γράφονται όπως «write c3».
why-cell = Δεν υπάρχει κελί «{ $cell }»: πάνε από το a1 ως το e5.
why-written = Έγραψες το { $number }· τα ζάρια ξαναπέφτουν μόλις γράψουν όλοι.
why-taken = Το { $cell } έχει ήδη { $number }, και τίποτα δεν σβήνεται.

## A position text that cannot be read

position-fields = Μια θέση έχει τέσσερα μέρη: φύλλα, τι γράφει ο καθένας, ζάρια και τύχη. Εδώ είναι «{ $found }».
position-seats = Το Knister παίζεται με έναν ως δώδεκα παίκτες, κι εδώ τα φύλλα είναι { $found }.
position-sheet = Ένα φύλλο έχει πέντε σειρές των πέντε σημείων, από πάνω, με «/» ανάμεσα. Εδώ είναι «{ $found }».
position-sign = Το «{ $found }» δεν σημαίνει τίποτα σε φύλλο: «.» είναι το κενό, μετά 2 ως 9, X το δέκα, E το έντεκα, Z το δώδεκα.
position-numbers = Όλα τα φύλλα έχουν τους ίδιους αριθμούς, το καθένα στα δικά του κελιά· το φύλλο: { $name } δεν έχει εκείνους του πρώτου.
# Where it is built: with the words of the switch on the page for diagrams.
position-numbers-seen = { position-numbers } Εκείνο το δείχνει το «Από την πλευρά του: { $name }».
position-written = Για κάθε φύλλο μπαίνει ένα κενό κελί όπου γράφεται κάτι ή «-», με «|» ανάμεσα, και τουλάχιστον ένα «-». Εδώ είναι «{ $found }».
position-dice = Τα ζάρια είναι δύο ψηφία από 1 ως 6, όχι «{ $found }».
position-luck = Η τύχη είναι δεκαεξαδικός αριθμός με ως δεκαέξι ψηφία, όχι «{ $found }».

## A position built by hand

edit-seats = Παίκτες
edit-die = Ζάρι { $number }
edit-written = { $name }: γράφει στο
edit-cell = { $cell }
