### Sushi Go. Every language holds the same ids with the same variables, in this order.
### $card and $second are the words of cards as moves write them.

pitch = Κράτησε μία κάρτα, δώσε τις άλλες, και ευχήσου να σου ξανάρθει αυτό που θέλεις.

## Seats

seat-0 = Ροζ
seat-1 = Μαύρο
seat-2 = Κίτρινο
seat-3 = Μπλε
seat-4 = Μοβ

## Words that other messages are made of

card = { $card ->
    [tempura] Τεμπούρα
    [sashimi] Σασίμι
    [dumpling] Ντάμπλινγκ
    [maki1] Μάκι με 1 ρολό
    [maki2] Μάκι με 2 ρολά
    [maki3] Μάκι με 3 ρολά
    [egg] Νιγκίρι με αυγό
    [salmon] Νιγκίρι με σολομό
    [squid] Νιγκίρι με καλαμάρι
    [pudding] Πουτίγκα
    [wasabi] Γουασάμπι
    [chopsticks] Ξυλάκια
   *[soy] Σάλτσα σόγιας
  }
second = { $second ->
    [tempura] Τεμπούρα
    [sashimi] Σασίμι
    [dumpling] Ντάμπλινγκ
    [maki1] Μάκι με 1 ρολό
    [maki2] Μάκι με 2 ρολά
    [maki3] Μάκι με 3 ρολά
    [egg] Νιγκίρι με αυγό
    [salmon] Νιγκίρι με σολομό
    [squid] Νιγκίρι με καλαμάρι
    [pudding] Πουτίγκα
    [wasabi] Γουασάμπι
    [chopsticks] Ξυλάκια
   *[soy] Σάλτσα σόγιας
  }
# What stands on the card itself: as short as can be.
word = { $card ->
    [tempura] Τεμπούρα
    [sashimi] Σασίμι
    [dumpling] Ντάμπλινγκ
    [maki1] Μάκι 1
    [maki2] Μάκι 2
    [maki3] Μάκι 3
    [egg] Αυγό
    [salmon] Σολομός
    [squid] Καλαμάρι
    [pudding] Πουτίγκα
    [wasabi] Γουασάμπι
    [chopsticks] Ξυλάκια
   *[soy] Σόγια
  }

## What is asked

prompt-keep = Κράτησε μία κάρτα
prompt-also = Πάρε και δεύτερη κάρτα με τα Ξυλάκια, ή μείνε στη μία
verb-keep = Κράτησε
verb-also = Πάρε και
verb-enough = Φτάνει η μία

## The table

score = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }, { $puddings ->
    [one] { $puddings } Πουτίγκα
   *[other] { $puddings } Πουτίγκες
  }
round = Γύρος { $round } από 3
passing-left = Τα χέρια πάνε αριστερά
passing-right = Τα χέρια πάνε δεξιά
passing-to = Μετά το χέρι σου πάει: { $name }

## The table, for ears; in short, for the terminal

label-place = { $name }: { score }
label-hand = { card }, { $count } στο χέρι
    .short = { $count } { word }
label-maki = Μάκι, { $count ->
    [one] { $count } ρολό
   *[other] { $count } ρολά
  }
    .short = Μάκι { $count }
label-dish = { card }, { $count }
    .short = { $count } { word }
label-dipped = { card } πάνω σε Γουασάμπι
    .short = { word } σε Γουασάμπι
label-kept = { card }, η επιλογή σου σε αυτή τη σειρά
label-chosen = { $name }: έχει διαλέξει κάρτα

## The log

told-keep = κρατά: { card }
told-also = και με τα Ξυλάκια: { card }
told-enough = μένει στη μία κάρτα
told-both = κρατά: { card } και, με τα Ξυλάκια, { second }
told-choosing = μπορεί να πάρει και δεύτερη κάρτα
told-chosen = διάλεξε

## The scores at the end

row-maki = Μάκι
row-tempura = Τεμπούρα
row-sashimi = Σασίμι
row-dumplings = Ντάμπλινγκ
row-nigiri = Νιγκίρι
row-soy = Σάλτσα σόγιας
row-puddings = Πουτίγκες, πόντοι
row-total = Σύνολο
row-pudding-count = Πουτίγκες, πλήθος

## How it ended; follows the winner's name and a colon

reason-points = περισσότεροι πόντοι
reason-puddings = ίσοι πόντοι, αλλά περισσότερες Πουτίγκες
reason-shared = ίσοι πόντοι και ίσες Πουτίγκες

## Options

option-passing = Πώς περνούν τα χέρια
option-passing-hint = Προς τα πού πάει το χέρι σου αφού κρατήσεις μία κάρτα.
option-passing-left = Πάντα αριστερά
option-passing-both = Δεξιά στον 2ο γύρο
option-soy = Σάλτσα σόγιας
option-soy-hint = Τέσσερις κάρτες ακόμη: με Σάλτσα σόγιας μπροστά σου, τα περισσότερα χρώματα δίνουν 4 πόντους.
option-soy-off = Χωρίς
option-soy-on = Με

## Why a choice is not possible; each links to its section of the guide

why-words = Το «{ $words }» δεν είναι επιλογή. Οι επιλογές γράφονται όπως «keep maki3», «also egg» και «enough».
why-card = Σε αυτή την παρτίδα δεν υπάρχει κάρτα «{ $card }».
why-finished = Έχεις διαλέξει· οι κάρτες ανοίγουν μόλις διαλέξουν όλοι.
why-kept = Κρατάς ήδη μία κάρτα ({ card })· πάρε και δεύτερη με τα Ξυλάκια, ή μείνε στη μία.
why-keep-first = Κράτησε πρώτα μία κάρτα· τα Ξυλάκια παίρνουν τη δεύτερη μετά από αυτήν.
why-no-chopsticks = Για δεύτερη κάρτα χρειάζονται Ξυλάκια που ήταν μπροστά σου όταν άρχισε η σειρά, και δεν έχεις.
why-only-one = Έχεις μόνο μία τέτοια κάρτα στο χέρι και την κρατάς ήδη: { card }.
why-not-in-hand = Δεν έχεις αυτή την κάρτα στο χέρι: { card }.

## A position text that cannot be read

position-fields = Μια θέση έχει τέσσερα πεδία: παραλλαγές, παίκτες, γύρους που βαθμολογήθηκαν και τράπουλα. Εδώ γράφει «{ $found }».
position-variants = Οι παραλλαγές είναι «-», «b» (και προς τις δύο μεριές), «s» (Σάλτσα σόγιας) ή «bs», όχι «{ $found }».
position-card = Το «{ $found }» δεν είναι κάρτα. Οι κάρτες γράφονται t s d 1 2 3 e l q p w c y: Τεμπούρα, Σασίμι, Ντάμπλινγκ, Μάκι, Αυγό, Σολομός, Καλαμάρι, Πουτίγκα, Γουασάμπι, Ξυλάκια, Σάλτσα σόγιας.
position-soy = Στο τραπέζι υπάρχει Σάλτσα σόγιας, αλλά αυτή η παρτίδα παίζεται χωρίς αυτήν.
position-pack = Από αυτή την κάρτα το παιχνίδι έχει μόνο { $most }, όχι { $count }: { card }.
position-seats = Οι παίκτες είναι δύο έως πέντε και γράφονται χέρι:γεύμα ή χέρι:γεύμα:επιλογή. Εδώ γράφει «{ $found }».
position-uneven = Όλα τα χέρια έχουν ίσες κάρτες. { seat-0 }: { $first }, { $name }: { $count }.
position-few = Ώσπου να βαθμολογηθεί ο τρίτος γύρος κάθε χέρι έχει τουλάχιστον δύο κάρτες. { $name }: { $count }.
position-many = Χέρι και γεύμα μαζί έχουν περισσότερες κάρτες από όσες μοιράζονται. { $name }: { $count } αντί για { $most }.
position-over = Μετά τον τρίτο γύρο κανείς δεν έχει πια κάρτες. { $name }: { $count }.
position-chosen = Πάρα πολλές κάρτες στην επιλογή. { $name }: { $count } αντί για { $most }. Η δεύτερη θέλει Ξυλάκια στο γεύμα.
position-chosen-hand = Η κάρτα της επιλογής δεν είναι στο χέρι. { $name }: { card }.
position-enough = { $name }: δεν γίνεται να φτάνει η μία κάρτα. Το «!» μπαίνει μετά από μία κάρτα επιλογής, με Ξυλάκια στο γεύμα.
position-ready = Έχουν διαλέξει όλοι, άρα οι κάρτες θα άνοιγαν. Κάποιος πρέπει να διαλέγει ακόμη.
position-rounds = Έως τρεις γύροι έχουν βαθμολογηθεί, χωρισμένοι με «/», με ένα γεύμα για κάθε παίκτη. Εδώ γράφει «{ $found }».
position-served = Στον γύρο { $round } το γεύμα έχει περισσότερες κάρτες από όσες μοιράστηκαν. { $name }: { $count } αντί για { $most }.
position-deck = Η τράπουλα είναι «*» ή όλες οι κάρτες που δεν βρίσκονται αλλού, όχι «{ $found }».

## A position built by hand; $zone is the kind of place: hand, chosen, meal or round

region-bench = Κάρτες: { $name }
bench-zone = { $zone ->
    [hand] Χέρι
    [chosen] Επιλογή
    [meal] Γεύμα
   *[round] Γύρος { $round }
  }
bench-card = { $name }, { bench-zone }, { $number }: { card }
bench-free = { $name }, { bench-zone }, { $number }: ελεύθερη θέση
bench-rest = Δεν έχουν μοιραστεί ακόμη: { $count }
edit-seats = Παίκτες
edit-round = Γύρος
edit-over = τελείωσαν και οι τρεις
# Of a seat that has Chopsticks and has chosen a card.
edit-enough = { $name }: φτάνει η μία
edit-enough-choice = { $said ->
    [yes] ναι
   *[no] όχι
  }
edit-returned = { $name }: Ξυλάκια που γύρισαν στο χέρι φανερά
edit-deck = Τράπουλα
edit-deck-own = όπως είναι
edit-deck-any = οποιαδήποτε σειρά
edit-why-there = { card }: δεν έμεινε άλλη κάρτα στην τράπουλα, και η επόμενη είναι ήδη σε αυτό το χέρι.
