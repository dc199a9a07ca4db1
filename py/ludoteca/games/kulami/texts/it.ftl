### Kulami. Every language holds the same ids with the same variables, in this order.
### $owner is the seat a marble or a tile belongs to: 0 red, 1 black. $tile is the letter of a tile.

pitch = Ogni biglia decide dove può andare l’avversario. Conquista le tessere e non lasciargli buchi buoni.

## Seats

seat-0 = Rosso
seat-1 = Nero

## What is asked

prompt-first = Metti la prima biglia
prompt-place = Gioca nella colonna { $column } o nella riga { $row }
verb-place = Metti

## The board, for ears; in short, for the terminal

label-empty = { $hole }: vuoto, tessera { $tile } da { $size }{ $taboo ->
    [yes] {", tabù"}
   *[no] {""}
  }
    .short = { $tile }
label-marble = { $hole }: biglia { $owner ->
    [0] rossa
   *[1] nera
  }, tessera { $tile } da { $size }
    .short = { $owner ->
    [0] ●
   *[1] ○
  }{ $tile }
label-player = { $name }: { $left ->
    [one] resta { $left } biglia
   *[other] restano { $left } biglie
  }, ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
# At the end.
called-tile = Tessera { $tile }
label-tile = { called-tile }: { $points } al { $owner ->
    [0] Rosso
   *[1] Nero
  }

## The log

told-place = biglia in { $hole }

## How it ended; follows the winner's name and a colon

reason-stuck = più punti, e nessun buco rimasto
reason-placed = più punti, con tutte le biglie messe
reason-draw = stessi punti

## The score table

row-tiles = Tessere
row-area = Area più grande
row-area-bonus = Bonus per l’area
row-lines = Linee da cinque o più
row-lines-bonus = Bonus per le linee
row-total = Totale

## Options

option-layout = Tessere
option-layout-hint = Disposte a caso, in un quadrato chiuso o con un contorno qualsiasi.
option-layout-square = Quadrato
option-layout-irregular = Irregolare
option-area = Area più grande
option-area-hint = Il gruppo di biglie collegate più grande vale la differenza.
option-area-off = Non conta
option-area-on = Conta
option-lines = Linee
option-lines-hint = Cinque o più biglie in linea retta valgono il loro numero; la somma più alta prende la differenza.
option-lines-off = Non contano
option-lines-on = Contano

## Why a move is not possible; each links to its section of the guide

why-words = «{ $words }» non è una mossa. Le mosse si scrivono come «place d4».
why-hole = Non c’è nessun buco «{ $hole }»: su questo tavolo vanno da a1 a { $corner }.
why-gap = In { $hole } non c’è nessuna tessera.
why-occupied = In { $hole } c’è già una biglia.
why-line = { $hole } non è né nella riga né nella colonna dell’ultima biglia, { $last }.
why-last-tile = { $hole } è sulla tessera dell’ultima biglia, { $last }, e quella tessera è tabù.
why-own-tile = { $hole } è sulla tessera della tua ultima biglia, { $last }, e quella tessera è tabù.

## A layout that is wrong

layout-unknown = «{ $found }» non è una disposizione. Scrivi square, irregular oppure le righe dall’alto, unite da «/».
layout-sign = «{ $found }» non significa nulla in una disposizione: una lettera è una tessera, «.» nessuna tessera, «/» chiude una riga.
layout-row = La riga { $row } della disposizione ha { $signs ->
    [one] { $signs } segno
   *[other] { $signs } segni
  }, la prima ne ha { $first }: devono essere tutte uguali.
layout-shape = La tessera «{ $tile }» non è un rettangolo intero.
layout-size = La tessera «{ $tile }» misura { $height } × { $width }; esistono solo tessere da 2 × 3, 2 × 2, 1 × 3 e 1 × 2.
layout-surplus = La tessera «{ $tile }» è di troppo: quelle da { $height } × { $width } sono solo { $most }.
layout-missing = Nella disposizione { $number ->
    [one] c’è { $number } tessera
   *[other] ci sono { $number } tessere
  } da { $height } × { $width }; devono essere { $least }.
layout-apart = La tessera «{ $tile }» non è unita alle altre: le tessere si toccano lungo un lato.
layout-extent = La tessera «{ $tile }» è troppo lontana: una disposizione è larga al massimo { $most } buchi e alta { $most }.

## A position text that cannot be read

position-fields = Una posizione ha cinque campi: disposizione, biglie, chi muove, l’ultimo buco e quello prima. Questa è «{ $found }».
position-rows = Le biglie hanno la forma della disposizione, { $rows ->
    [one] { $rows } riga
   *[other] { $rows } righe
  } da { $columns }. Questa è «{ $found }».
position-sign = «{ $found }» non significa nulla sul tavolo: scrivi «.» per nessuna tessera, «_» per un buco vuoto, r per rosso e b per nero.
position-gap = Al posto { $column } della riga { $row } biglie e disposizione non concordano: lì la disposizione ha «{ $tile }».
position-marbles = Ci sono { $number } biglie { $owner ->
    [0] rosse
   *[1] nere
  }; ogni giocatore ne ha solo { $most }.
position-mover = Chi muove è «r» per il rosso o «b» per il nero, non «{ $found }».
position-hole = In questa disposizione non c’è nessun buco «{ $hole }».
position-last = In { $hole } dovrebbe esserci una biglia { $owner ->
    [0] rossa
   *[1] nera
  }, perché è nominato tra gli ultimi due.
position-before = Manca l’ultimo buco, quindi «{ $hole }» non può essere quello prima.

## A position built by hand

edit-marble = biglia { $owner ->
    [0] rossa
   *[1] nera
  }
edit-last = Ultima biglia
edit-before = Quella prima
edit-hole = { $hole }
edit-layout = Tessere
edit-own = come stanno
edit-square = quadrato { $number }
edit-irregular = irregolare { $number }

## What makes a puzzle's solution one: $seat solves it

puzzle-loser = { $seat ->
    [0] Nero
   *[1] Rosso
  }
puzzle-now = A { puzzle-loser } non resta nessun buco, e finisce { $own } a { $other }. Nessuno degli altri { $others } buchi vince.
puzzle-forced = { puzzle-loser } deve giocare nell’unico buco che gli resta. Giocando come mostrato finisce { $own } a { $other }; nessuno degli altri { $others } buchi vince.
puzzle-points = { puzzle-loser } può scegliere fra { $answers } buchi, e con tutti perde. Giocando come mostrato finisce { $own } a { $other }; nessuno degli altri { $others } buchi vince.
