### Tranquility. Every language holds the same ids with the same variables, in this order.
### $card is the number of an Island, "start", "finish" or "monster"; rows count from 1 at the bottom.
### $rocks says what the Jagged Rocks did after a move: "no", "gone", or the row they drifted to.

pitch = Insieme e senza una parola: 36 isole in ordine crescente, dalla Partenza all’Arrivo.

## Seats

seat-0 = Rosa
seat-1 = Nero
seat-2 = Giallo
seat-3 = Blu
seat-4 = Viola

## Words that other messages are made of

card = { $card ->
    [start] Partenza
    [finish] Arrivo
    [monster] Mostro marino
   *[other] { $card }
  }
drift = { $rocks ->
    [no] {""}
    [gone] ; gli Scogli lasciano il mare
   *[other] ; gli Scogli vanno alla riga { $rocks }
  }

## What is asked

prompt-action = Gioca un’Isola o scarta due carte
prompt-place = Scegli una casella per l’Isola { $island }
prompt-place-or-discard = Scegli una casella per l’Isola { $island } o scartala
prompt-discard = Scarta l’Isola { $island }
prompt-start = Gioca la tua Partenza
prompt-pay = { $count ->
    [one] Scarta ancora una carta
   *[other] Scarta { $count } carte
  }
prompt-give = { $count ->
    [one] Per la Partenza serve ancora una carta
   *[other] Per la Partenza servono ancora { $count } carte
  }
prompt-rocks = Sposta gli Scogli
verb-play = Gioca
verb-discard = Scarta
verb-start = Gioca la Partenza
verb-done = Non do altro
verb-finish = Gioca l’Arrivo
verb-monster = Libera un Mostro marino
verb-rocks = Sposta
verb-stay = Lasciali, per due carte
noun-start = Partenza
noun-finish = Arrivo
noun-monster = Mostro marino

## The table, for ears; in short, for the terminal

region-rows = Righe
label-empty = { $cell }, vuota
    .short = ·
label-barred = { $cell }, vuota, sbarrata dagli Scogli
    .short = ▲
label-island = { $cell }, Isola { $island }
    .short = { $island }
label-card = { $card ->
    [start] Partenza
    [finish] Arrivo
    [monster] Mostro marino
   *[other] Isola { $card }
  }
    .short = { card }
label-row = Riga { $row }, { $free ->
    [one] una casella libera
   *[other] { $free } caselle libere
  }
label-rocks = Scogli nella riga { $row }
label-start-empty = Lo spazio della Partenza è vuoto
label-started = Partenza, giocata da { $name }
label-finish-empty = Lo spazio dell’Arrivo è vuoto
label-finished = Arrivo raggiunto
label-blocked = Qualcuno ha in mano un Mostro marino: l’Arrivo è sbarrato
label-owed = { $count ->
    [one] Manca ancora una carta
   *[other] Mancano ancora { $count } carte
  }
label-player = { $name }: { $hand } in mano, { $pile } nel mazzo, { $gone } scartate

## On the table, where there is little room

face-finish = Arrivo
face-monster = Mostro
short-blocked = Sbarrato da un Mostro marino

## The log: lines of a turn are read as one, joined by a comma

told-play = { $island } in { $cell }{ drift }
told-discard = scarta una carta{ drift }
told-discard-own = scarta { card }{ drift }
told-give = dà una carta{ drift }
told-give-own = dà { card }{ drift }
told-start = gioca la Partenza
told-done = non dà altro
told-finish = gioca l’Arrivo
told-monster = un Mostro marino porta via { $island } da { $cell }{ drift }
told-rocks = sposta gli Scogli alla riga { $row }
told-stay = lascia gli Scogli dove sono

## Positions built by hand: everything lies open, in zones

bench-zone = { $zone ->
    [hand] Mano
    [pile] Mazzo, prima la prossima carta
    [gone] Scarti, per ultimo il più recente
    [sunk] Prese dai Mostri marini, per ultima la più recente
   *[box] Nella scatola
  }
region-held = Mano: { $name }
region-pile = Mazzo: { $name }
region-gone = Scarti: { $name }
region-sunk = Prese dai Mostri marini
bench-place = { $zone ->
    [hand] mano
    [pile] mazzo
   *[gone] scarti
  }
bench-card = { $name }, { bench-place } { $number }: { label-card }
bench-free = { $name }, { bench-place } { $number }: posto per una carta
bench-sunk = Prese, { $number }: Isola { $island }
bench-sunk-free = Prese, { $number }: posto per un’Isola
label-boxed = Isole nella scatola: { $cards }
edit-seats = Giocatori
edit-why-sea = { label-card }: nel mare ci sono solo Isole.
edit-why-sunk = { label-card }: i Mostri marini prendono solo Isole.
edit-why-there = { label-card }: è già lì, e non ce n’è un’altra.
edit-start = Spazio della Partenza
edit-end = Spazio dell’Arrivo
edit-space = { $choice ->
    [finish] Arrivo
   *[other] vuoto
  }
edit-phase = Da decidere
edit-asked = { $choice ->
    [turn] che cosa fare
    [pay] che cosa scartare
    [give] che cosa dare per la Partenza
    [stay] che cosa dare per gli scogli
   *[rocks] dove vanno gli scogli
  }
edit-owed = Carte ancora dovute
edit-giver = Ora dà
edit-row = riga { $row }
edit-steering = Come si muovono gli scogli
edit-shown = Che cosa si è visto delle carte coperte
edit-shown-of = { $choice ->
    [kept] tutto ciò che si è visto
   *[any] niente di particolare
  }
edit-box = Carte nella scatola
edit-boxed = { $choice ->
    [kept] restano lì
   *[dealt] distribuirle con i mazzi
  }

## How it ended

reason-finish = il viaggio è compiuto
reason-stuck = non restava nessuna azione possibile
reason-start = non c’erano abbastanza carte per la Partenza

## Options

option-monsters = Mostri marini
option-monsters-hint = Si mescolano alle altre carte; non si scartano, e finché uno è in mano a qualcuno non si arriva.
option-monsters-0 = Nessuno
option-monsters-3 = Tre
option-monsters-4 = Quattro
option-monsters-5 = Cinque
option-rocks = Scogli
option-rocks-hint = Sbarrano una riga dopo l’altra, finché quattro righe sono complete.
option-rocks-off = Niente scogli
option-rocks-auto = Si muovono a caso
option-rocks-manual = Li spostate voi
option-removed = Isole tolte
option-removed-hint = Quante Isole escono dal gioco prima della distribuzione, senza che nessuno le veda.
option-removed-0 = Nessuna
option-removed-4 = Quattro
option-removed-6 = Sei
option-removed-8 = Otto
option-removed-10 = Dieci
option-removed-12 = Dodici

## Why a move is not possible; each links to its section of the guide

why-words = «{ $words }» non è una mossa. Le mosse si scrivono così: «play 23 c2», «discard 45».
why-noun = Non c’è niente di nome «{ $noun }»: le caselle vanno da a1 a f6, le Isole da 1 a 80.
why-now = Adesso non serve.
why-hand = Non hai in mano questa carta: { card }.
why-pay = Prima paga: { $count ->
    [one] devi scartare ancora una carta.
   *[other] devi scartare ancora { $count } carte.
  }
why-give = Prima la Partenza: { $count ->
    [one] manca ancora una carta.
   *[other] mancano ancora { $count } carte.
  }
why-start-first = Hai una Partenza e il suo spazio è vuoto: devi giocarla adesso.
why-started = Lo spazio della Partenza è occupato; la tua si scarta come le altre carte.
why-play = Sulle caselle vanno solo le Isole.
why-filled = In { $cell } c’è già un’Isola.
why-barred = Gli Scogli sbarrano la riga { $row }.
why-after = I numeri crescono lungo il viaggio: { $island } va dopo { $other }.
why-before = I numeri crescono lungo il viaggio: { $island } va prima di { $other }.
why-cost = In { $cell } costa { $cost ->
    [one] una carta
   *[other] { $cost } carte
  }, e { $left ->
    [0] non ne hai altre da scartare.
    [one] ne hai solo un’altra da scartare.
   *[other] ne hai solo altre { $left } da scartare.
  }
why-keep = Un Mostro marino non si può mai scartare.
why-pair = Invece di un’altra azione si scartano due carte, e tu ne hai solo una che puoi scartare.
why-gaps = L’Arrivo viene per ultimo: ci sono ancora caselle vuote.
why-no-start = L’Arrivo viene per ultimo: lo spazio della Partenza è ancora vuoto.
why-monsters = Finché qualcuno ha in mano un Mostro marino, nessuno può arrivare.
why-prey = In quella casella non c’è nessuna Isola che il Mostro marino possa portare via.
why-done = Chi viene dopo di te non può dare { $count ->
    [one] la carta che manca
   *[other] le { $count } carte che mancano
  }: danne una tu.
why-steer = Prima sposta gli Scogli, o lasciali per due carte.
why-stay = Gli Scogli restano per due carte della tua mano, e non ne hai due che puoi scartare.
why-no-rocks = Non ci sono Scogli in mare.
why-row = La riga «{ $row }» non esiste: si va da 1, in basso, a 6.
why-same-row = Gli Scogli sono già in quella riga. Lasciarli lì costa due carte.
why-full-row = La riga { $row } è piena; agli Scogli serve una riga con una casella vuota.

## A position text that cannot be read

position-fields = Una posizione è la griglia, le carte di uno a cinque giocatori, poi «turn=0» e quant’altro c’è. Questa è «{ $found }».
position-grid = La griglia ha sei righe di sei caselle, dall’alto, ognuna con un’Isola o niente: «1..3.../…». Questa è «{ $found }».
position-rising = I numeri crescono lungo tutto il viaggio, ma { $island } su { $cell } viene dopo { $before } su { $there }.
position-seat = Le carte di un giocatore sono la mano, il mazzo e gli scarti, uniti da «/». Qui c’è «{ $found }».
position-card = «{ $found }» non è una carta: scrivi un numero da 1 a 80, «f» per l’Arrivo, «s» per la Partenza, «m» per un Mostro marino, oppure «21-40».
position-twice = L’Isola { $found } c’è due volte.
position-finishes = Gli Arrivi nel gioco sono { $all }, e qui { $count ->
    [0] non ce n’è nessuno
    [one] ce n’è solo uno
   *[other] ce ne sono { $count }
  }.
position-no-start = Manca la Partenza di { $name }.
position-starts = { $name } ha una Partenza, e qui ce ne sono { $count }.
position-discarded = Un Mostro marino non si scarta mai, ma ce n’è uno fra gli scarti di { $name }.
position-monsters = I Mostri marini sono al massimo { $most }, e qui sono { $count }. Ogni Isola presa conta per uno.
position-sunk = Un Mostro marino prende solo Isole, ognuna una volta. Queste sono «{ $found }».
position-turn = «{ $found }» non è un posto a questo tavolo; il primo è 0.
position-owed = Ciò che si deve è «pay:2», «give:8:0», «stay:2» o «rocks». Qui c’è «{ $found }».
position-hand = { $name } ha in mano { $count } carte, e ora può averne { $most }.
position-over = Dopo l’Arrivo non resta niente da decidere.
position-given = Le carte si danno per la Partenza di chi è di turno, ma quella di { $name } non è sul suo spazio.
position-start-first = { $name } ha in mano una Partenza e lo spazio è vuoto: avrebbe dovuto giocarla prima di tutto.
position-steered = Sugli scogli non c’è niente da decidere: non sono nel mare, o si muovono a caso.
position-calm = Con { $full } righe complete gli Scogli hanno lasciato il mare.
position-stay = Gli scogli restano per { $most } carte, e qui se ne devono { $count }.
position-pay = { $count ->
    [one] Si deve una carta, ma non se ne può scartare nessuna.
   *[other] Si devono { $count } carte, ma non se ne possono scartare tante.
  }
position-end = La fine è «finish», oppure non se ne dice nulla. Qui c’è «{ $found }».
position-gap = C’è un Arrivo sul suo spazio, ma { $cell } è vuota.
position-unstarted = C’è un Arrivo sul suo spazio, ma lo spazio della Partenza è vuoto.
position-barred = C’è un Arrivo sul suo spazio, ma { $name } ha in mano un Mostro marino.
position-rocks = Gli scogli sono in una riga da 1 a 6; con «luck» in esadecimale si muovono a caso, senza li spostate voi. Qui c’è «{ $found }».
position-start-gone = { $name } ha scartato una Partenza mentre lo spazio era vuoto: avrebbe dovuto giocarla.
position-shown = Ciò che si è visto delle carte coperte deve essere vero. Questo non lo è: «{ $found }».
