### Claim. Every language holds the same ids with the same variables, in this order.
### $faction, $prize, $drawn and $led are "goblin", "knight", "undead", "dwarf" or "doppelganger"; values are 0 to 9.

pitch = Tredici prese per reclutare seguaci, altre tredici per conquistare con loro le cinque fazioni del regno.

## Seats

seat-0 = Rosa
seat-1 = Nero

## Words that other messages are made of

# A whole faction.
faction = { $faction ->
    [goblin] Goblin
    [knight] Cavalieri
    [undead] Non morti
    [dwarf] Nani
   *[doppelganger] Doppelganger
  }
card = { $faction ->
    [goblin] Goblin
    [knight] Cavaliere
    [undead] Non morto
    [dwarf] Nano
   *[doppelganger] Doppelganger
  } { $value }
    .short = {""}
prize = { $prize ->
    [goblin] Goblin
    [knight] Cavaliere
    [undead] Non morto
    [dwarf] Nano
   *[doppelganger] Doppelganger
  } { $prize_value }
drawn = { $drawn ->
    [goblin] Goblin
    [knight] Cavaliere
    [undead] Non morto
    [dwarf] Nano
   *[doppelganger] Doppelganger
  } { $drawn_value }

## What is asked

prompt-lead = Apri la presa con una carta
prompt-follow = Rispondi a { card }
verb-play = Gioca

## The table, for ears

label-score = Pila dei punti: { $name }
    .short = { $name }:
label-pile = { $name }, { faction }: { $count }
    .short = { faction } { $count }
label-followers = { $name }: { $count ->
    [one] { $count } seguace
   *[other] { $count } seguaci
  }
    .short = { $name }:
label-follower = Seguace: { card }
    .short = { card }
label-drawn = Un seguace coperto
    .short = ?
label-hand = { $name }: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  } in mano
# Several equal cards.
label-heap = { card }, ne hai { $count }
    .short = × { $count }
label-deck = Mazzo: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
label-prize = Premio: { card }
label-led = { $name } ha aperto con { card }
    .short = { card }
label-last = Ultima presa: { card } di { $name }
    .short = { card }
prize-word = Premio
followers-word = Seguaci

## The log

told-lead = apre con { card }
told-trick = { card }; la presa va a { $name }
told-prize = { card }; { prize } va a { $name }
told-drawn = { card }; { prize } va a { $name }, tu peschi { drawn }

## How it ended; follows the winner's name and a colon

reason-factions = la maggioranza delle fazioni
reason-more = più fazioni dell’altro
reason-draw = le fazioni vinte sono pari

## The score table

row-cards = { faction }
row-highest = { faction }: carta più alta
row-factions = Fazioni vinte

## Options

option-leader = Chi apre
option-leader-hint = Chi gioca la prima carta della prima presa.
option-leader-random = A caso
option-leader-first = Rosa

## Why a card cannot be played; each links to its section of the guide

why-words = «{ $words }» non è una mossa. Le mosse si scrivono così: «play knight-7».
why-card = La carta «{ $card }» non esiste. Le carte si scrivono così: «goblin-0», «knight-7».
why-hand = Non hai in mano la carta { card }.
why-follow = Puoi rispondere, quindi devi: gioca un { $faction ->
    [goblin] Goblin
    [knight] Cavaliere
    [undead] Non morto
   *[dwarf] Nano
  } o un Doppelganger.
why-doppelganger = La presa è aperta da un Doppelganger e tu ne hai uno: devi giocare un Doppelganger.

## Positions built by hand: what is chosen, and everything that lies open then

edit-tricks = Prese giocate
edit-lead = Carta d’apertura
edit-past = Prese precedenti
edit-past-laid = così come sono
edit-past-fits = prese che quadrano
edit-prize = Premio della presa { $number }
edit-why-empty = Ogni carta sta da qualche parte: le carte si scambiano soltanto di posto. Mettine lì un’altra.
edit-why-there = { card } è già in questa mano.
edit-why-lead = Si apre solo con una carta della mano di { $name }, e { card } non c’è.
bench-exchange = Una carta si scambia con quella che c’è.
bench-hand = { $name }, mano: { card }
bench-nothing-led = Nessuna carta d’apertura
bench-deck-word = Mazzo
bench-deck = Mazzo, carta { $number }: { card }
# Over four columns of cards.
bench-recruited = Prese: apertura, risposta, premio, pescata
bench-prizes = Prima metà: apertura, risposta, premio
bench-second = Seconda metà: apertura, risposta
bench-led = Presa { $number }, apertura di { $name }: { card }
bench-answered = Presa { $number }, risposta di { $name }: { card }
bench-won = Presa { $number }, premio di { $name }: { card }
bench-drawn = Presa { $number }, pescata da { $name }: { card }
region-cards = { $name }, mano
region-table = Sul tavolo
region-deck = Mazzo
region-tricks = Prese

## A position text that cannot be read

position-fields = Una posizione ha sette parti: chi apre, premio, carta d’apertura, mani, carte pescate, mazzo e prese. Qui c’è «{ $found }».
position-leader = Apre 0 (rosa) o 1 (nero), non «{ $found }».
position-cards = Le carte si scrivono così: «g0k7». g è Goblin, k Cavaliere, u Non morto, d Nano, x Doppelganger, ciascuna con il suo valore; niente è «-». Qui c’è «{ $found }».
position-seats = Le carte dei due giocatori sono unite da un solo «/». Qui c’è «{ $found }».
position-tricks = Una presa è chi ha aperto, due carte e, nelle prime tredici, il premio: «0g4k2d7»; sono al massimo 26. Qui c’è «{ $found }».
position-count = Le 52 carte ci sono tutte una volta, e in ogni posto quante ne hanno lasciate le prese. Qui no: «{ $found }».
position-leads = La presa { $number } va a { $name }, che apre la successiva. Qui invece apre l’altro.
position-follow = Nella presa { $number } { $name } ha in mano un { $led ->
    [goblin] Goblin
    [knight] Cavaliere
    [undead] Non morto
    [dwarf] Nano
   *[doppelganger] Doppelganger
  } e deve rispondere: { card } non è una risposta.
position-mend = { position-follow } «{ edit-past }: { edit-past-fits }» scambia di posto le carte delle prese finché tutto quadra.
position-prize = Il premio della presa { $number }, { card }, va a { $name }, ma nella seconda metà non è tra i suoi seguaci.
