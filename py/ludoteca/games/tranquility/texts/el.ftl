### Tranquility. Every language holds the same ids with the same variables, in this order.
### $card is the number of an Island, "start", "finish" or "monster"; rows count from 1 at the bottom.
### $rocks says what the Jagged Rocks did after a move: "no", "gone", or the row they drifted to.

pitch = Φτιάξτε μαζί, χωρίς λέξη, έναν δρόμο από 36 νησιά σε αύξουσα σειρά, από την Αφετηρία ως τον Τερματισμό.

## Seats

seat-0 = Ροζ
seat-1 = Μαύρο
seat-2 = Κίτρινο
seat-3 = Μπλε
seat-4 = Μοβ

## Words that other messages are made of

card = { $card ->
    [start] Αφετηρία
    [finish] Τερματισμός
    [monster] Θαλάσσιο Τέρας
   *[other] { $card }
  }
drift = { $rocks ->
    [no] {""}
    [gone] · τα Κοφτερά Βράχια χάνονται από τη θάλασσα
   *[other] · τα Κοφτερά Βράχια πάνε στη σειρά { $rocks }
  }

## What is asked

prompt-action = Παίξε ένα Νησί ή πέταξε δύο φύλλα
prompt-place = Διάλεξε θέση για το Νησί { $island }
prompt-place-or-discard = Διάλεξε θέση για το Νησί { $island } ή πέταξέ το
prompt-discard = Πέταξε το Νησί { $island }
prompt-start = Παίξε την Αφετηρία σου
prompt-pay = { $count ->
    [one] Πέταξε άλλο ένα φύλλο
   *[other] Πέταξε { $count } φύλλα
  }
prompt-give = { $count ->
    [one] Η Αφετηρία θέλει ακόμη ένα φύλλο
   *[other] Η Αφετηρία θέλει ακόμη { $count } φύλλα
  }
prompt-rocks = Οδήγησε τα Κοφτερά Βράχια
verb-play = Παίξε
verb-discard = Πέταξε
verb-start = Παίξε Αφετηρία
verb-done = Δεν δίνω άλλο
verb-finish = Παίξε Τερματισμό
verb-monster = Ελευθέρωσε Θαλάσσιο Τέρας
verb-rocks = Οδήγησε
verb-stay = Άφησέ τα, για δύο φύλλα
noun-start = Αφετηρία
noun-finish = Τερματισμός
noun-monster = Θαλάσσιο Τέρας

## The table, for ears; in short, for the terminal

region-rows = Σειρές
label-empty = { $cell }, κενό
    .short = ·
label-barred = { $cell }, κενό, κλεισμένο από τα Κοφτερά Βράχια
    .short = ▲
label-island = { $cell }, Νησί { $island }
    .short = { $island }
label-card = { $card ->
    [start] Αφετηρία
    [finish] Τερματισμός
    [monster] Θαλάσσιο Τέρας
   *[other] Νησί { $card }
  }
    .short = { card }
label-row = Σειρά { $row }, { $free ->
    [one] μία θέση κενή
   *[other] { $free } θέσεις κενές
  }
label-rocks = Κοφτερά Βράχια στη σειρά { $row }
label-start-empty = Η θέση της Αφετηρίας είναι άδεια
label-started = Αφετηρία, από: { $name }
label-finish-empty = Η θέση του Τερματισμού είναι άδεια
label-finished = Τερματισμός, φτάσατε
label-blocked = Κάποιος έχει στο χέρι Θαλάσσιο Τέρας: ο Τερματισμός δεν παίζεται
label-owed = { $count ->
    [one] Λείπει ακόμη ένα φύλλο
   *[other] Λείπουν ακόμη { $count } φύλλα
  }
label-player = { $name }: { $hand } στο χέρι, { $pile } στη στοίβα, { $gone } πεταμένα

## On the table, where there is little room

face-finish = Τέρμα
face-monster = Τέρας
short-blocked = Τον κλείνει Θαλάσσιο Τέρας

## The log: lines of a turn are read as one, joined by a comma

told-play = { $island } στο { $cell }{ drift }
told-discard = πετά ένα φύλλο{ drift }
told-discard-own = πετά: { card }{ drift }
told-give = δίνει ένα φύλλο{ drift }
told-give-own = δίνει: { card }{ drift }
told-start = παίζει την Αφετηρία
told-done = δεν δίνει άλλο
told-finish = παίζει τον Τερματισμό
told-monster = ένα Θαλάσσιο Τέρας παίρνει το { $island } από το { $cell }{ drift }
told-rocks = οδηγεί τα Κοφτερά Βράχια στη σειρά { $row }
told-stay = αφήνει τα Κοφτερά Βράχια εκεί που είναι

## Positions built by hand: everything lies open, in zones

bench-zone = { $zone ->
    [hand] Χέρι
    [pile] Στοίβα, πρώτο το επόμενο φύλλο
    [gone] Πεταμένα, τελευταίο το πιο πρόσφατο
    [sunk] Τα πήραν Θαλάσσια Τέρατα, τελευταίο το πιο πρόσφατο
   *[box] Στο κουτί
  }
region-held = Χέρι: { $name }
region-pile = Στοίβα: { $name }
region-gone = Πεταμένα: { $name }
region-sunk = Τα πήραν Θαλάσσια Τέρατα
bench-place = { $zone ->
    [hand] χέρι
    [pile] στοίβα
   *[gone] πεταμένα
  }
bench-card = { $name }, { bench-place } { $number }: { label-card }
bench-free = { $name }, { bench-place } { $number }: θέση για φύλλο
bench-sunk = Τα πήραν Τέρατα, { $number }: Νησί { $island }
bench-sunk-free = Τα πήραν Τέρατα, { $number }: θέση για Νησί
label-boxed = Νησιά στο κουτί: { $cards }
edit-seats = Παίκτες
edit-why-sea = { label-card }: στη θάλασσα μπαίνουν μόνο Νησιά.
edit-why-sunk = { label-card }: τα Θαλάσσια Τέρατα παίρνουν μόνο Νησιά.
edit-why-there = { label-card }: το φύλλο είναι ήδη εκεί, και δεν υπάρχει άλλο.
edit-start = Θέση της Αφετηρίας
edit-end = Θέση του Τερματισμού
edit-space = { $choice ->
    [finish] Τερματισμός
   *[other] άδεια
  }
edit-phase = Τι μένει να αποφασιστεί
edit-asked = { $choice ->
    [turn] τι θα γίνει
    [pay] τι θα πεταχτεί
    [give] τι θα δοθεί για την Αφετηρία
    [stay] τι θα δοθεί για τα βράχια
   *[rocks] πού πάνε τα βράχια
  }
edit-owed = Φύλλα που λείπουν ακόμη
edit-giver = Δίνει τώρα
edit-row = σειρά { $row }
edit-steering = Πώς κινούνται τα βράχια
edit-shown = Τι φάνηκε από τα κρυφά φύλλα
edit-shown-of = { $choice ->
    [kept] όσα φάνηκαν
   *[any] τίποτα ιδιαίτερο
  }
edit-box = Φύλλα στο κουτί
edit-boxed = { $choice ->
    [kept] μένουν εκεί
   *[dealt] μοιράζονται μαζί με τις στοίβες
  }

## How it ended

reason-finish = το ταξίδι ολοκληρώθηκε
reason-stuck = δεν έμεινε καμία δυνατή ενέργεια
reason-start = δεν έφταναν τα φύλλα για την Αφετηρία

## Options

option-monsters = Θαλάσσια Τέρατα
option-monsters-hint = Μπαίνουν στη μοιρασιά· δεν πετιούνται, κι όσο κάποιο είναι σε χέρι κανείς δεν τερματίζει.
option-monsters-0 = Κανένα
option-monsters-3 = Τρία
option-monsters-4 = Τέσσερα
option-monsters-5 = Πέντε
option-rocks = Κοφτερά Βράχια
option-rocks-hint = Κλείνουν τη μία σειρά μετά την άλλη, ώσπου να γεμίσουν τέσσερις σειρές.
option-rocks-off = Χωρίς βράχια
option-rocks-auto = Κινούνται στην τύχη
option-rocks-manual = Τα οδηγείτε εσείς
option-removed = Νησιά που αφαιρούνται
option-removed-hint = Τόσα Νησιά βγαίνουν από το παιχνίδι πριν τη μοιρασιά, χωρίς να τα δει κανείς.
option-removed-0 = Κανένα
option-removed-4 = Τέσσερα
option-removed-6 = Έξι
option-removed-8 = Οκτώ
option-removed-10 = Δέκα
option-removed-12 = Δώδεκα

## Why a move is not possible; each links to its section of the guide

why-words = Το «{ $words }» δεν είναι κίνηση. Οι κινήσεις γράφονται όπως «play 23 c2» και «discard 45».
why-noun = Δεν υπάρχει τίποτα με το όνομα «{ $noun }»: οι θέσεις πάνε από το a1 ως το f6, τα Νησιά από το 1 ως το 80.
why-now = Αυτό δεν έχει νόημα τώρα.
why-hand = Δεν έχεις στο χέρι σου αυτό το φύλλο: { card }.
why-pay = Πρώτα πλήρωσε: { $count ->
    [one] μένει να πετάξεις ένα φύλλο.
   *[other] μένει να πετάξεις { $count } φύλλα.
  }
why-give = Πρώτα η Αφετηρία: { $count ->
    [one] λείπει ακόμη ένα φύλλο.
   *[other] λείπουν ακόμη { $count } φύλλα.
  }
why-start-first = Έχεις Αφετηρία και η θέση της είναι άδεια, άρα πρέπει να την παίξεις τώρα.
why-started = Η θέση της Αφετηρίας έχει γεμίσει· η δική σου πετιέται όπως κάθε άλλο φύλλο.
why-play = Στο ταμπλό μπαίνουν μόνο Νησιά.
why-filled = Στο { $cell } υπάρχει ήδη Νησί.
why-barred = Τα Κοφτερά Βράχια κλείνουν τη σειρά { $row }.
why-after = Οι αριθμοί ανεβαίνουν σε όλο το ταξίδι: το { $island } πάει μετά το { $other }.
why-before = Οι αριθμοί ανεβαίνουν σε όλο το ταξίδι: το { $island } πάει πριν από το { $other }.
why-cost = Στο { $cell } κοστίζει { $cost ->
    [one] ένα φύλλο
   *[other] { $cost } φύλλα
  }, και { $left ->
    [0] δεν έχεις άλλο να πετάξεις.
    [one] έχεις μόνο ένα ακόμη να πετάξεις.
   *[other] έχεις μόνο { $left } ακόμη να πετάξεις.
  }
why-keep = Ένα Θαλάσσιο Τέρας δεν πετιέται ποτέ.
why-pair = Αντί για άλλη ενέργεια πετάς δύο φύλλα, και έχεις μόνο ένα που πετιέται.
why-gaps = Ο Τερματισμός μπαίνει τελευταίος: υπάρχουν ακόμη άδειες θέσεις.
why-no-start = Ο Τερματισμός μπαίνει τελευταίος: η θέση της Αφετηρίας είναι ακόμη άδεια.
why-monsters = Όσο κάποιος έχει στο χέρι Θαλάσσιο Τέρας, κανείς δεν τερματίζει.
why-prey = Εκεί δεν υπάρχει Νησί για να το πάρει το Θαλάσσιο Τέρας.
why-done = Οι επόμενοι δεν μπορούν να δώσουν { $count ->
    [one] το φύλλο που λείπει
   *[other] τα { $count } φύλλα που λείπουν
  }, οπότε δώσε ένα εσύ.
why-steer = Πρώτα οδήγησε τα Κοφτερά Βράχια ή άφησέ τα για δύο φύλλα.
why-stay = Τα βράχια μένουν με δύο φύλλα από το χέρι σου, και δεν έχεις δύο που να πετιούνται.
why-no-rocks = Δεν υπάρχουν Κοφτερά Βράχια στη θάλασσα.
why-row = Δεν υπάρχει σειρά «{ $row }»: πάνε από την 1, κάτω, ως την 6.
why-same-row = Τα βράχια είναι ήδη σε αυτή τη σειρά. Για να μείνουν εκεί θέλουν δύο φύλλα.
why-full-row = Η σειρά { $row } είναι γεμάτη· τα βράχια θέλουν σειρά με άδεια θέση.

## A position text that cannot be read

position-fields = Μια θέση είναι το ταμπλό, τα φύλλα ενός έως πέντε παικτών, μετά «turn=0» και ό,τι άλλο υπάρχει. Εδώ: «{ $found }».
position-grid = Το ταμπλό έχει έξι σειρές των έξι θέσεων, από πάνω, στην καθεμιά ένα Νησί ή τίποτα: «1..3.../…». Εδώ: «{ $found }».
position-rising = Οι αριθμοί ανεβαίνουν σε όλο το ταξίδι, όμως το { $island } στο { $cell } έρχεται μετά το { $before } στο { $there }.
position-seat = Τα φύλλα ενός παίκτη είναι το χέρι, η στοίβα και όσα πέταξε, χωρισμένα με «/». Εδώ: «{ $found }».
position-card = Το «{ $found }» δεν είναι φύλλο: γράψε έναν αριθμό από το 1 ως το 80, «f» για Τερματισμό, «s» για Αφετηρία, «m» για Θαλάσσιο Τέρας ή «21-40».
position-twice = Το Νησί { $found } υπάρχει δύο φορές.
position-finishes = Οι Τερματισμοί στο παιχνίδι είναι { $all }, κι εδώ { $count ->
    [0] δεν υπάρχει κανένας
    [one] υπάρχει μόνο ένας
   *[other] υπάρχουν { $count }
  }.
position-no-start = { $name }: λείπει η Αφετηρία.
position-starts = { $name }: η Αφετηρία είναι μία, κι εδώ υπάρχουν { $count }.
position-discarded = Θαλάσσιο Τέρας δεν πετιέται ποτέ, όμως ένα είναι στα πεταμένα: { $name }.
position-monsters = Τα Θαλάσσια Τέρατα είναι το πολύ { $most }, κι εδώ είναι { $count }. Κάθε Νησί που χάθηκε μετράει για ένα.
position-sunk = Τα Θαλάσσια Τέρατα παίρνουν μόνο Νησιά, το καθένα μία φορά. Εδώ: «{ $found }».
position-turn = Το «{ $found }» δεν είναι θέση σε αυτό το τραπέζι· η πρώτη είναι η 0.
position-owed = Αυτό που μένει να γίνει είναι «pay:2», «give:8:0», «stay:2» ή «rocks». Εδώ: «{ $found }».
position-hand = { $name }: τα φύλλα στο χέρι είναι { $count }, και τώρα μπορούν να είναι { $most }.
position-over = Μετά τον Τερματισμό δεν μένει τίποτα να αποφασιστεί.
position-given = Φύλλα δίνονται για την Αφετηρία όποιου παίζει, όμως αυτή η Αφετηρία δεν είναι στη θέση της: { $name }.
position-start-first = { $name }: μια Αφετηρία είναι στο χέρι κι η θέση της είναι άδεια. Θα έπρεπε να παιχτεί πριν από όλα.
position-steered = Για τα βράχια δεν αποφασίζει κανείς: δεν είναι στη θάλασσα ή κινούνται στην τύχη.
position-calm = Με { $full } γεμάτες σειρές τα Κοφτερά Βράχια έχουν χαθεί από τη θάλασσα.
position-stay = Τα βράχια μένουν για { $most } φύλλα, κι εδώ λείπουν { $count }.
position-pay = { $count ->
    [one] Λείπει ένα φύλλο, αλλά δεν μπορεί να πεταχτεί κανένα.
   *[other] Λείπουν { $count } φύλλα, αλλά δεν μπορούν να πεταχτούν τόσα.
  }
position-end = Το τέλος είναι «finish» ή δεν λέγεται τίποτα γι’ αυτό. Εδώ: «{ $found }».
position-gap = Ένας Τερματισμός είναι στη θέση του, όμως το { $cell } είναι άδειο.
position-unstarted = Ένας Τερματισμός είναι στη θέση του, όμως η θέση της Αφετηρίας είναι άδεια.
position-barred = Ένας Τερματισμός είναι στη θέση του, όμως Θαλάσσιο Τέρας είναι στο χέρι: { $name }.
position-rocks = Τα βράχια είναι σε σειρά από 1 ως 6· με «luck» σε δεκαεξαδικό κινούνται στην τύχη, αλλιώς τα οδηγείτε εσείς. Εδώ: «{ $found }».
position-start-gone = { $name }: μια Αφετηρία πετάχτηκε ενώ η θέση της ήταν άδεια. Θα έπρεπε να παιχτεί.
position-shown = Ό,τι φανερώθηκε για τα κρυφά φύλλα πρέπει να ισχύει. Αυτό δεν ισχύει: «{ $found }».
