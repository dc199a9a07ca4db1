### Skeleton. Every language holds the same ids with the same variables, in this order.

pitch = Τρίλιζα: το παιχνίδι για να αρχίσεις.

seat-0 = Ροζ
seat-1 = Μαύρο

prompt-mark = Σημείωσε ένα τετράγωνο
verb-mark = Σημείωσε

label-empty = { $square }, κενό
    .short = ·
label-mark = { $square }, { $name }
    .short = { $name }

told-mark = { $square }

reason-line = τρία στη σειρά
reason-draw = το ταμπλό γέμισε

position-form = Μια θέση είναι τρεις σειρές όπως «x.o/.x./..o» και ποιος παίζει, «x» ή «o», όχι «{ $found }».
position-turns = Οι παίκτες σημειώνουν με τη σειρά, πρώτα το x: μετά από { $first } x και { $second } o δεν μπορεί να είναι η σειρά του παίκτη { $name }.
position-line = { $name }: έχει τρία στη σειρά, άρα η παρτίδα τελείωσε και θα έπαιζε ο άλλος.

# What can be put on the board; $owner is a seat.
edit-mark = { $owner ->
    [0] Σταυρός
   *[1] Κύκλος
  }
