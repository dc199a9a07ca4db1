### Onitama. Every language holds the same ids with the same variables, in this order.
### $card is a move card; $owner is the seat a thing belongs to: 0 Blue, 1 Red; $kind is "master" or "student".

pitch = Cinque carte in due: la mossa che fai è la mossa che regali. Cattura l’altro maestro, o porta il tuo nel tempio di fronte.

## Seats

seat-0 = Blu
seat-1 = Rosso

## Words that other messages are made of

piece = { $kind ->
    [master] maestro
   *[student] allievo
  } { $owner ->
    [0] blu
   *[1] rosso
  }
card = { $card ->
    [tiger] Tigre
    [dragon] Drago
    [frog] Rana
    [rabbit] Coniglio
    [crab] Granchio
    [elephant] Elefante
    [goose] Oca
    [rooster] Gallo
    [monkey] Scimmia
    [mantis] Mantide
    [horse] Cavallo
    [ox] Bue
    [crane] Gru
    [boar] Cinghiale
    [eel] Anguilla
    [cobra] Cobra
    [giraffe] Giraffa
    [kirin] Kirin
    [phoenix] Fenice
    [turtle] Tartaruga
    [dog] Cane
    [fox] Volpe
    [bear] Orso
    [panda] Panda
    [sea-snake] Serpe marina
    [viper] Vipera
    [mouse] Topo
    [rat] Ratto
    [tanuki] Tanuki
    [iguana] Iguana
    [sable] Zibellino
   *[otter] Lontra
  }
# As its owner sees it.
card-moves = { $card ->
    [tiger] 2 avanti; 1 indietro
    [dragon] 2 a sinistra e 1 avanti; 2 a destra e 1 avanti; 1 a sinistra e 1 indietro; 1 a destra e 1 indietro
    [frog] 1 a sinistra e 1 avanti; 2 a sinistra; 1 a destra e 1 indietro
    [rabbit] 1 a destra e 1 avanti; 2 a destra; 1 a sinistra e 1 indietro
    [crab] 1 avanti; 2 a sinistra; 2 a destra
    [elephant] 1 a sinistra e 1 avanti; 1 a destra e 1 avanti; 1 a sinistra; 1 a destra
    [goose] 1 a sinistra e 1 avanti; 1 a sinistra; 1 a destra; 1 a destra e 1 indietro
    [rooster] 1 a destra e 1 avanti; 1 a sinistra; 1 a destra; 1 a sinistra e 1 indietro
    [monkey] 1 a sinistra e 1 avanti; 1 a destra e 1 avanti; 1 a sinistra e 1 indietro; 1 a destra e 1 indietro
    [mantis] 1 a sinistra e 1 avanti; 1 a destra e 1 avanti; 1 indietro
    [horse] 1 avanti; 1 a sinistra; 1 indietro
    [ox] 1 avanti; 1 a destra; 1 indietro
    [crane] 1 avanti; 1 a sinistra e 1 indietro; 1 a destra e 1 indietro
    [boar] 1 avanti; 1 a sinistra; 1 a destra
    [eel] 1 a sinistra e 1 avanti; 1 a destra; 1 a sinistra e 1 indietro
    [cobra] 1 a destra e 1 avanti; 1 a sinistra; 1 a destra e 1 indietro
    [giraffe] 2 a sinistra e 1 avanti; 2 a destra e 1 avanti; 1 indietro
    [kirin] 1 a sinistra e 2 avanti; 1 a destra e 2 avanti; 2 indietro
    [phoenix] 1 a sinistra e 1 avanti; 1 a destra e 1 avanti; 2 a sinistra; 2 a destra
    [turtle] 2 a sinistra; 2 a destra; 1 a sinistra e 1 indietro; 1 a destra e 1 indietro
    [dog] 1 a sinistra e 1 avanti; 1 a sinistra; 1 a sinistra e 1 indietro
    [fox] 1 a destra e 1 avanti; 1 a destra; 1 a destra e 1 indietro
    [bear] 1 a sinistra e 1 avanti; 1 avanti; 1 a destra e 1 indietro
    [panda] 1 avanti; 1 a destra e 1 avanti; 1 a sinistra e 1 indietro
    [sea-snake] 1 avanti; 2 a destra; 1 a sinistra e 1 indietro
    [viper] 1 avanti; 2 a sinistra; 1 a destra e 1 indietro
    [mouse] 1 avanti; 1 a destra; 1 a sinistra e 1 indietro
    [rat] 1 avanti; 1 a sinistra; 1 a destra e 1 indietro
    [tanuki] 1 avanti; 2 a destra e 1 avanti; 1 a sinistra e 1 indietro
    [iguana] 2 a sinistra e 1 avanti; 1 avanti; 1 a destra e 1 indietro
    [sable] 1 a destra e 1 avanti; 2 a sinistra; 1 a sinistra e 1 indietro
   *[otter] 1 a sinistra e 1 avanti; 2 a destra; 1 a destra e 1 indietro
  }

## What is asked

prompt-card = Scegli una carta
prompt-piece = { card }: scegli un pezzo
prompt-to = Scegli una casella per il pezzo in { $square }
prompt-swap = Nessun pezzo può muoversi: scambia una carta
verb-move = Muovi
verb-swap = Scambia

## The board, for ears; in short, for the terminal

label-empty = { $square }, vuota
    .short = ·
label-temple = { $square }, tempio { $owner ->
    [0] blu
   *[1] rosso
  }, vuoto
    .short = tempio
label-piece = { $square }, { piece }
    .short = { piece }
label-card = { card }: { card-moves }
    .short = { card } { $offsets }
label-side = Carta a lato, poi va a { $name }. { card }: { card-moves }
label-seat = { $name }: { $count ->
    [0] nessun pezzo catturato
    [one] 1 pezzo catturato
   *[other] { $count } pezzi catturati
  }
region-cards = Carte di { $name }
region-side = La carta a lato

## The log

told-move = { card }, da { $start } a { $to }
told-take = { card }, { $start } cattura { $kind ->
    [master] il maestro
   *[student] l’allievo
  } in { $to }
told-swap = nessuna mossa possibile, scambio della carta { card }

## How it ended; follows the winner's name and a colon

reason-stone = la Via della Pietra, l’altro maestro è catturato
reason-stream = la Via del Ruscello, il maestro è nell’altro tempio
reason-repetition = la stessa posizione si è presentata per la terza volta

## Options

option-cards = Carte movimento
option-cards-hint = Se ne distribuiscono cinque tra queste.
option-cards-base = Le prime 16
option-cards-sensei = Sensei’s Path, altre 16
option-cards-both = Tutte e 32
option-cards-wrong = Le carte di una partita sono cinque, tutte diverse e unite da virgole: due del Blu, due del Rosso e la carta a lato. Qui c’è «{ $found }».
option-repetition = Stessa posizione per la terza volta
option-repetition-hint = Devono essere uguali i pezzi, le carte e chi è di turno.
option-repetition-draw = Patta
option-repetition-none = Si continua

## Why a move is not possible; each links to its section of the guide

why-words = «{ $words }» non è una mossa. Le mosse si scrivono così: «move ox c1 c2», «swap ox».
why-choose-card = Scegli prima una delle tue carte, poi il pezzo, poi la casella.
why-card = La carta «{ $found }» non esiste.
why-square = La casella «{ $square }» non esiste: si va da a1 a e5.
why-side = La carta a lato arriva a te dopo questa mossa; muovi con una delle due che hai davanti.
why-their-card = Quella carta adesso è dell’avversario.
why-not-here = La carta { card } non è tra le cinque di questa partita.
why-swap = Un tuo pezzo può muoversi, quindi non puoi limitarti a scambiare una carta.
why-only-swap = Nessun tuo pezzo può muoversi con nessuna delle due carte: scambiane una.
why-choose-piece = Ora scegli il pezzo da muovere con la carta { card }.
why-empty = In { $square } non c’è nessun pezzo.
why-not-yours = Il pezzo in { $square } non è tuo.
why-stuck = Con la carta { card } il pezzo in { $square } non ha dove andare.
why-choose-square = Ora scegli dove va il pezzo in { $square }.
why-offset = La carta { card } non porta da { $start } a { $to }.
why-own = In { $square } c’è un tuo pezzo.

## A position text that cannot be read

position-fields = Una posizione ha cinque parti: righe, chi muove, carte del Blu, carte del Rosso e carta a lato. Qui c’è «{ $found }».
position-rows = Il tabellone ha cinque righe di cinque caselle, dall’alto, unite da «/». Qui c’è «{ $found }».
position-sign = «{ $found }» non indica niente sul tabellone: M e S sono il maestro e gli allievi del Blu, m e s quelli del Rosso, e una cifra sta per altrettante caselle vuote.
position-masters = { $owner ->
    [0] Blu
   *[1] Rosso
  } ha { $number } maestri sul tabellone; ce n’è uno solo.
position-no-master = Nessun maestro è sul tabellone; solo uno dei due può essere stato catturato.
position-arrived = Entrambi i maestri stanno nel tempio dell’altro; la partita era finita all’arrivo del primo.
position-students = { $owner ->
    [0] Blu
   *[1] Rosso
  } ha { $number } allievi sul tabellone; sono al massimo { $most }.
position-mover = Muove «b» (Blu) o «r» (Rosso), non «{ $found }».
position-hand = Ogni giocatore ha due carte, unite da una virgola. Qui c’è «{ $found }».
position-card = La carta «{ $found }» non esiste.
position-twice = Ogni carta è una sola, e «{ $found }» qui c’è due volte.

## A position built by hand

edit-card = { $name }, carta { $number }

## What makes a puzzle's solution one: $seat solves it

puzzle-winner = { $seat ->
    [0] Blu
   *[1] Rosso
  }
puzzle-loser = { $seat ->
    [0] Rosso
   *[1] Blu
  }
puzzle-soon = { $more ->
    [one] al turno successivo
   *[other] entro altri { $more } turni
  }
puzzle-now = { $reason ->
    [stone] L’altro maestro è catturato.
   *[stream] Il maestro è nell’altro tempio.
  } Nessuno degli altri { $others } turni vince; dopo { $beaten } di questi { puzzle-loser } vince subito.
puzzle-forced = A { puzzle-loser } resta un solo turno possibile, e { puzzle-winner } vince { puzzle-soon }.
puzzle-threat = { puzzle-winner } minaccia di vincere subito, e nessuno dei { $answers } turni possibili per { puzzle-loser } lo impedisce davvero: finisce { puzzle-soon }.
puzzle-quiet = Non c’è ancora nessuna minaccia, eppure { puzzle-loser } non ha scampo: dopo ognuno dei { $answers } turni possibili { puzzle-winner } vince { puzzle-soon }.
