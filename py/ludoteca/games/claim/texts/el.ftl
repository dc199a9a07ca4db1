### Claim. Every language holds the same ids with the same variables, in this order.
### $faction, $prize, $drawn and $led are "goblin", "knight", "undead", "dwarf" or "doppelganger"; values are 0 to 9.

pitch = Δεκατρείς μπάζες για να στρατολογήσεις ακολούθους, κι άλλες τόσες για να κερδίσεις μ’ αυτούς τις πέντε φατρίες του βασιλείου.

## Seats

seat-0 = Ροζ
seat-1 = Μαύρο

## Words that other messages are made of

# A whole faction.
faction = { $faction ->
    [goblin] Γκόμπλιν
    [knight] Ιππότες
    [undead] Απέθαντοι
    [dwarf] Νάνοι
   *[doppelganger] Σωσίες
  }
card = { $faction ->
    [goblin] Γκόμπλιν
    [knight] Ιππότης
    [undead] Απέθαντος
    [dwarf] Νάνος
   *[doppelganger] Σωσίας
  } { $value }
    .short = {""}
prize = { $prize ->
    [goblin] Γκόμπλιν
    [knight] Ιππότης
    [undead] Απέθαντος
    [dwarf] Νάνος
   *[doppelganger] Σωσίας
  } { $prize_value }
drawn = { $drawn ->
    [goblin] Γκόμπλιν
    [knight] Ιππότης
    [undead] Απέθαντος
    [dwarf] Νάνος
   *[doppelganger] Σωσίας
  } { $drawn_value }

## What is asked

prompt-lead = Άνοιξε την μπάζα με ένα φύλλο
prompt-follow = Απάντησε στο φύλλο: { card }
verb-play = Παίξε

## The table, for ears

label-score = Στη στοίβα: { $name }
    .short = { $name }:
label-pile = { $name }, { faction }: { $count }
    .short = { faction } { $count }
label-followers = { $name }: { $count ->
    [one] { $count } ακόλουθος
   *[other] { $count } ακόλουθοι
  }
    .short = { $name }:
label-follower = Ακόλουθος: { card }
    .short = { card }
label-drawn = Κλειστός ακόλουθος
    .short = ?
label-hand = { $name }: { $count ->
    [one] { $count } φύλλο
   *[other] { $count } φύλλα
  } στο χέρι
# Several equal cards.
label-heap = { card }, { $count } φορές
    .short = × { $count }
label-deck = Τράπουλα: { $count ->
    [one] { $count } φύλλο
   *[other] { $count } φύλλα
  }
label-prize = Έπαθλο: { card }
label-led = { $name }, άνοιγμα με { card }
    .short = { card }
label-last = Προηγούμενη μπάζα: { card }, { $name }
    .short = { card }
prize-word = Έπαθλο
followers-word = Ακόλουθοι

## The log

told-lead = ανοίγει με { card }
told-trick = { card }· παίρνει την μπάζα: { $name }
told-prize = { card }· έπαθλο ({ prize }) για: { $name }
told-drawn = { card }· έπαθλο ({ prize }) για: { $name }, εσύ τραβάς: { drawn }

## How it ended; follows the winner's name and a colon

reason-factions = οι περισσότερες από τις πέντε φατρίες
reason-more = περισσότερες φατρίες από τον άλλο
reason-draw = και οι δύο κέρδισαν ίσες φατρίες

## The score table

row-cards = { faction }
row-highest = { faction }: μεγαλύτερο φύλλο
row-factions = Φατρίες που κερδήθηκαν

## Options

option-leader = Ποιος ανοίγει
option-leader-hint = Ποιος παίζει το πρώτο φύλλο της πρώτης μπάζας.
option-leader-random = Στην τύχη
option-leader-first = Ροζ

## Why a card cannot be played; each links to its section of the guide

why-words = Το «{ $words }» δεν είναι κίνηση. Οι κινήσεις γράφονται όπως «play knight-7».
why-card = Δεν υπάρχει φύλλο «{ $card }». Τα φύλλα γράφονται όπως «goblin-0» και «knight-7».
why-hand = Δεν έχεις στο χέρι σου αυτό το φύλλο: { card }.
why-follow = Μπορείς να ακολουθήσεις, άρα πρέπει: παίξε { $faction ->
    [goblin] Γκόμπλιν
    [knight] Ιππότη
    [undead] Απέθαντο
   *[dwarf] Νάνο
  } ή Σωσία.
why-doppelganger = Η μπάζα άνοιξε με Σωσία κι έχεις κι εσύ έναν, άρα πρέπει να παίξεις Σωσία.

## Positions built by hand: what is chosen, and everything that lies open then

edit-tricks = Μπάζες που παίχτηκαν
edit-lead = Φύλλο που άνοιξε
edit-past = Οι μπάζες ως εδώ
edit-past-laid = όπως είναι
edit-past-fits = μπάζες που ταιριάζουν
edit-prize = Έπαθλο της μπάζας { $number }
edit-why-empty = Κάθε φύλλο βρίσκεται κάπου: τα φύλλα μόνο αλλάζουν θέσεις. Βάλε εκεί ένα άλλο.
edit-why-there = Το φύλλο { card } είναι ήδη σε αυτό το χέρι.
edit-why-lead = Μόνο φύλλο από το χέρι του παίκτη { $name } μπορεί να ανοίξει, και το φύλλο { card } δεν είναι εκεί.
bench-exchange = Κάθε φύλλο αλλάζει θέση με αυτό που είναι εκεί.
bench-hand = { $name }, χέρι: { card }
bench-nothing-led = Δεν έχει ανοίξει φύλλο
bench-deck-word = Τράπουλα
bench-deck = Τράπουλα, φύλλο { $number }: { card }
# Over four columns of cards.
bench-recruited = Μπάζες: άνοιγμα, απάντηση, έπαθλο, τράβηγμα
bench-prizes = Πρώτο μισό: άνοιγμα, απάντηση, έπαθλο
bench-second = Δεύτερο μισό: άνοιγμα, απάντηση
bench-led = Μπάζα { $number }, άνοιγμα, { $name }: { card }
bench-answered = Μπάζα { $number }, απάντηση, { $name }: { card }
bench-won = Μπάζα { $number }, έπαθλο, { $name }: { card }
bench-drawn = Μπάζα { $number }, τράβηγμα, { $name }: { card }
region-cards = { $name }, χέρι
region-table = Στο τραπέζι
region-deck = Τράπουλα
region-tricks = Μπάζες

## A position text that cannot be read

position-fields = Μια θέση έχει εφτά μέρη: ποιος ανοίγει, έπαθλο, φύλλο που άνοιξε, χέρια, τραβηγμένα φύλλα, τράπουλα και μπάζες. Εδώ είναι «{ $found }».
position-leader = Ανοίγει το 0 (ροζ) ή το 1 (μαύρο), όχι «{ $found }».
position-cards = Τα φύλλα γράφονται όπως «g0k7»: g Γκόμπλιν, k Ιππότης, u Απέθαντος, d Νάνος, x Σωσίας, το καθένα με την αξία του· το τίποτα είναι «-». Εδώ είναι «{ $found }».
position-seats = Τα φύλλα των δύο παικτών χωρίζονται με ένα «/». Εδώ είναι «{ $found }».
position-tricks = Μια μπάζα είναι ποιος άνοιξε, δύο φύλλα και, στις πρώτες δεκατρείς, το έπαθλο, όπως «0g4k2d7»· είναι το πολύ 26. Εδώ είναι «{ $found }».
position-count = Τα 52 φύλλα υπάρχουν όλα από μία φορά, και σε κάθε μέρος όσα άφησαν οι μπάζες. Εδώ όχι: «{ $found }».
position-leads = Την μπάζα { $number } παίρνει ο παίκτης { $name }, που ανοίγει και την επόμενη. Εδώ ανοίγει ο άλλος.
position-follow = Στην μπάζα { $number } ο παίκτης { $name } έχει στο χέρι { $led ->
    [goblin] Γκόμπλιν
    [knight] Ιππότη
    [undead] Απέθαντο
    [dwarf] Νάνο
   *[doppelganger] Σωσία
  } και πρέπει να ακολουθήσει: δεν μπορεί να απαντήσει με το φύλλο { card }.
position-mend = { position-follow } Το «{ edit-past }: { edit-past-fits }» αλλάζει θέσεις στα φύλλα τους ώσπου να ταιριάζουν όλα.
position-prize = Το έπαθλο της μπάζας { $number }, { card }, πάει στον παίκτη { $name }, αλλά δεν είναι ανάμεσα στους ακολούθους του στο δεύτερο μισό.
