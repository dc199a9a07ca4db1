### The text board and how squares are called. Every language holds the same ids with the same variables, in this order.

## Words that are typed: the first is told, the others count as well. English ones count in every language

command-last = τελευταία
command-what = τι
command-options = επιλογές, κινήσεις
command-score = πόντοι, σκορ
command-log = ιστορικό
command-board = ταμπλό
command-undo = αναίρεση
command-redo = επανάληψη
command-help = βοήθεια

## What help says of each

board-help = { $command }: { $what }
help-last = τι παίχτηκε από τον τελευταίο σου γύρο
help-what = τι υπάρχει εκεί, όπως «τι { $thing }»· μόνο του, όλο το ταμπλό
help-options = τι μπορείς να κάνεις· με ένα μόνο πράγμα, όπως «επιλογές { $thing }»
help-score = οι πόντοι ως τώρα, ή πώς τελείωσε
help-log = όλοι οι γύροι ως τώρα
help-board = όλα όσα είναι στο ταμπλό, σειρά προς σειρά
help-undo = παίρνει πίσω την τελευταία σου κίνηση
help-redo = την ξανακάνει
help-help = αυτός ο κατάλογος
# $example: a move that is possible now.
help-moves = Μια κίνηση γράφεται όπως στα πρακτικά, για παράδειγμα «{ $example }», ή κομμάτι κομμάτι· τόνοι και κεφαλαία δεν παίζουν ρόλο.
help-keys = Πάνω στο ίδιο το ταμπλό, όταν μια θέση έχει την εστίαση: L ο τελευταίος γύρος, W τι μπορεί να γίνει με αυτή τη θέση, O οι επιλογές σου, S οι πόντοι, U αναίρεση, R επανάληψη, βέλη για μετακίνηση, Home και End, Escape για να αφήσεις ό,τι διάλεξες.

## Around it

board-answers = Απαντήσεις
board-command = Εντολή ή κίνηση
board-send = Αποστολή
board-hint = Το «{ $command }» λέει όλες τις εντολές.
board-close = Κλείσε το ταμπλό με λόγια
board-besides = Επιπλέον
board-squares = Τα τετράγωνα λέγονται
board-keys = Μονά γράμματα είναι συντομεύσεις όταν το ταμπλό έχει την εστίαση

## Answers

# $typed: what was typed; $commands: all commands, separated by commas.
board-unknown = Το «{ $typed }» δεν είναι ούτε κίνηση ούτε εντολή. Υπάρχουν: { $commands }.
board-nothing = Στο ταμπλό δεν υπάρχει τίποτα με το όνομα «{ $what }».
board-no-options = Με το «{ $what }» δεν μπορείς να κάνεις τίποτα τώρα.
board-no-scores = Ως τώρα δεν μετρούν πόντοι.

## How squares are called

# Twenty-six words, for a to z.
letters = Άλφα Μπράβο Τσάρλι Δέλτα Έκο Φόξτροτ Γκολφ Χοτέλ Ίντια Τζούλιετ Κίλο Λίμα Μάικ Νοβέμβερ Όσκαρ Πάπα Κεμπέκ Ρομέο Σιέρα Τάνγκο Γιούνιφορμ Βίκτορ Ουίσκι Έξρεϊ Γιάνκι Ζουλού
# $row counts as the board does, $column from the left.
square-lines = γραμμή { $row }, στήλη { $column }
