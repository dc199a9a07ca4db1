### Sushi Go. Every language holds the same ids with the same variables, in this order.
### $card and $second are the words of cards as moves write them.

pitch = Tieni una carta, passa le altre e spera che quello che vuoi torni da te.

## Seats

seat-0 = Rosa
seat-1 = Nero
seat-2 = Giallo
seat-3 = Blu
seat-4 = Viola

## Words that other messages are made of

card = { $card ->
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Raviolo
    [maki1] Maki da 1 rotolo
    [maki2] Maki da 2 rotoli
    [maki3] Maki da 3 rotoli
    [egg] Nigiri all’uovo
    [salmon] Nigiri al salmone
    [squid] Nigiri al calamaro
    [pudding] Budino
    [wasabi] Wasabi
    [chopsticks] Bacchette
   *[soy] Salsa di soia
  }
second = { $second ->
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Raviolo
    [maki1] Maki da 1 rotolo
    [maki2] Maki da 2 rotoli
    [maki3] Maki da 3 rotoli
    [egg] Nigiri all’uovo
    [salmon] Nigiri al salmone
    [squid] Nigiri al calamaro
    [pudding] Budino
    [wasabi] Wasabi
    [chopsticks] Bacchette
   *[soy] Salsa di soia
  }
# What stands on the card itself: as short as can be.
word = { $card ->
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Raviolo
    [maki1] Maki 1
    [maki2] Maki 2
    [maki3] Maki 3
    [egg] Uovo
    [salmon] Salmone
    [squid] Calamaro
    [pudding] Budino
    [wasabi] Wasabi
    [chopsticks] Bacchette
   *[soy] Soia
  }

## What is asked

prompt-keep = Tieni una carta
prompt-also = Prendi una seconda carta con le Bacchette, o fermati a una
verb-keep = Tieni
verb-also = Prendi anche
verb-enough = Basta una

## The table

score = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }, { $puddings ->
    [one] { $puddings } Budino
   *[other] { $puddings } Budini
  }
round = Round { $round } di 3
passing-left = Le mani vanno a sinistra
passing-right = Le mani vanno a destra
passing-to = Poi la tua mano va a { $name }

## The table, for ears; in short, for the terminal

label-place = { $name }: { score }
label-hand = { card }, { $count } in mano
    .short = { $count } { word }
label-maki = Maki, { $count ->
    [one] { $count } rotolo
   *[other] { $count } rotoli
  }
    .short = Maki { $count }
label-dish = { card }, { $count }
    .short = { $count } { word }
label-dipped = { card } su Wasabi
    .short = { word } su Wasabi
label-kept = { card }, la tua scelta di questo turno
label-chosen = { $name } ha scelto una carta

## The log

told-keep = tiene { card }
told-also = e, con le Bacchette, { card }
told-enough = si ferma a una carta
told-both = tiene { card } e, con le Bacchette, { second }
told-choosing = può prendere una seconda carta
told-chosen = ha scelto

## The scores at the end

row-maki = Maki
row-tempura = Tempura
row-sashimi = Sashimi
row-dumplings = Ravioli
row-nigiri = Nigiri
row-soy = Salsa di soia
row-puddings = Budini, punti
row-total = Totale
row-pudding-count = Budini, numero

## How it ended; follows the winner's name and a colon

reason-points = più punti
reason-puddings = punti pari, ma più Budini
reason-shared = punti pari e Budini pari

## Options

option-passing = Passaggio delle mani
option-passing-hint = Da che parte va la tua mano dopo che hai tenuto una carta.
option-passing-left = Sempre a sinistra
option-passing-both = A destra nel 2º round
option-soy = Salsa di soia
option-soy-hint = Quattro carte in più: con la Salsa di soia davanti a te, avere più colori di tutti vale 4 punti.
option-soy-off = Senza
option-soy-on = Con

## Why a choice is not possible; each links to its section of the guide

why-words = «{ $words }» non è una scelta. Le scelte si scrivono così: «keep maki3», «also egg», «enough».
why-card = In questa partita la carta «{ $card }» non c’è.
why-finished = Hai già scelto; le carte si scoprono quando hanno scelto tutti.
why-kept = Stai già tenendo una carta ({ card }); prendine una seconda con le Bacchette, o fermati a una.
why-keep-first = Prima tieni una carta; con le Bacchette potrai poi prenderne una seconda.
why-no-chopsticks = Per una seconda carta servono Bacchette già davanti a te all’inizio del turno, e non ne hai.
why-only-one = Di questa carta ne hai in mano una sola, e la stai già tenendo: { card }.
why-not-in-hand = Questa carta non è nella tua mano: { card }.

## A position text that cannot be read

position-fields = Una posizione ha quattro campi: varianti, posti, round già contati e mazzo. Qui c’è «{ $found }».
position-variants = Le varianti sono «-», «b» (nei due sensi), «s» (Salsa di soia) o «bs», non «{ $found }».
position-card = «{ $found }» non indica nessuna carta. Le carte si scrivono t s d 1 2 3 e l q p w c y: Tempura, Sashimi, Raviolo, Maki, Uovo, Salmone, Calamaro, Budino, Wasabi, Bacchette, Salsa di soia.
position-soy = In tavola c’è Salsa di soia, ma questa partita si gioca senza.
position-pack = Di questa carta il gioco ne ha solo { $most }, non { $count }: { card }.
position-seats = I posti vanno da due a cinque e si scrivono mano:pasto oppure mano:pasto:scelta. Qui c’è «{ $found }».
position-uneven = Tutte le mani hanno lo stesso numero di carte: { seat-0 } ne ha { $first }, { $name } { $count }.
position-few = Finché non è contato il terzo round ogni mano ha almeno due carte; { $name } ne ha { $count }.
position-many = Tra mano e pasto { $name } ha più carte di quante se ne distribuiscono: { $count } invece di { $most }.
position-over = Dopo il terzo round nessuno ha più carte; { $name } ne ha ancora { $count }.
position-chosen = { $name } ha scelto troppe carte: { $count } invece di { $most }. Per la seconda servono Bacchette nel pasto.
position-chosen-hand = { $name } ha scelto una carta che non è nella sua mano: { card }.
position-enough = { $name } non può fermarsi a una carta: «!» sta dopo una sola carta scelta, con Bacchette nel pasto.
position-ready = Hanno scelto tutti, quindi le carte si scoprirebbero. Qualcuno deve ancora scegliere.
position-rounds = I round già contati sono al massimo tre, separati da «/», con un pasto per ogni posto. Qui c’è «{ $found }».
position-served = Nel round { $round } il pasto di { $name } ha più carte di quante ne sono state distribuite: { $count } invece di { $most }.
position-deck = Il mazzo è «*» oppure tutte le carte che non stanno altrove, non «{ $found }».

## A position built by hand; $zone is the kind of place: hand, chosen, meal or round

region-bench = Carte di { $name }
bench-zone = { $zone ->
    [hand] Mano
    [chosen] Scelta
    [meal] Pasto
   *[round] Round { $round }
  }
bench-card = { $name }, { bench-zone }, { $number }: { card }
bench-free = { $name }, { bench-zone }, { $number }: libero
bench-rest = Non ancora distribuite: { $count }
edit-seats = Giocatori
edit-round = Round
edit-over = finiti tutti e tre
# Of a seat that has Chopsticks and has chosen a card.
edit-enough = { $name }: basta una
edit-enough-choice = { $said ->
    [yes] sì
   *[no] no
  }
edit-returned = { $name }: Bacchette tornate in mano davanti a tutti
edit-deck = Mazzo
edit-deck-own = così com’è
edit-deck-any = ordine qualsiasi
edit-why-there = { card }: nel mazzo non ci sono più carte così, e la prossima è già in questa mano.
