### Knister. Every language holds the same ids with the same variables, in this order.

pitch = Un lancio per tutti, 25 caselle a testa. Dove metti il sette, prima che ti rovini la fila?

## Seats

seat-0 = Rosa
seat-1 = Nero
seat-2 = Giallo
seat-3 = Blu
seat-4 = Viola
seat-5 = Verde
seat-6 = Marrone
seat-7 = Rosa a righe
seat-8 = Nero a righe
seat-9 = Giallo a righe
seat-10 = Blu a righe
seat-11 = Viola a righe

## What is asked

prompt-write = Scrivi { $number }
verb-write = Scrivi

## The table, for ears

region-sheet = Il tuo foglio
label-empty = { $cell }, vuota
    .short = ·
label-number = { $cell }, { $number }
    .short = { $number }
label-die = Dado: { $number }
# The ends of the lines, once they are full. Diagonals count double, and their points are doubled already.
called-row = Riga { $row }
label-row = { called-row }: { $points }
called-column = Colonna { $column }
label-column = { called-column }: { $points }
called-diagonal = Diagonale { $start }–{ $end }
label-diagonal = { called-diagonal }: { $points }
# $status is "asked" while this seat has still to write, "written" when it has, and "over" at the end.
label-seat = { $name }: { $points } { $points ->
    [one] punto
   *[other] punti
  }{ $status ->
    [asked] , deve ancora scrivere
    [written] , ha scritto
   *[over] {""}
  }
# $cells names each number's cell first, a row after the other: "a5 7, c5 8; b4 9".
called-sheet = Foglio di { $name }
label-sheet = { called-sheet }: { $cells }
label-blank = { called-sheet }: ancora vuoto
round = Turno { $round } di { $rounds }

## The log

told-write = scrive { $number } in { $cell }
told-written = ha scritto { $number }

## The scores at the end

row-row = Riga { $row }
row-column = Colonna { $column }
# Diagonals count double, and their numbers are doubled already.
row-diagonal = Diagonale { $start }–{ $end }, doppia
row-total = Totale

## How it ended; follows the winner's name and a colon

reason-points = più punti
reason-shared = punti pari
# These four are for a player alone: up to 50 points, above 50, above 80, above 100.
reason-solo = il foglio è pieno; oltre 50 punti sarebbe un buon risultato
reason-good = buono, con più di 50 punti
reason-great = ottimo, con più di 80 punti
reason-spectacular = spettacolare, con più di 100 punti

## Why a choice is not possible; each links to its section of the guide

why-words = «{ $words }» non è una scelta. Le scelte si scrivono così: «write c3».
why-cell = La casella «{ $cell }» non esiste: si va da a1 a e5.
why-written = Hai scritto { $number }; i dadi si tirano di nuovo quando hanno scritto tutti.
why-taken = In { $cell } c’è già scritto { $number }, e non si cancella niente.

## A position text that cannot be read

position-fields = Una posizione ha quattro parti: fogli, dove scrive ciascuno, dadi e sorte. Qui c’è «{ $found }».
position-seats = A Knister si gioca da uno a dodici, e qui i fogli sono { $found }.
position-sheet = Un foglio ha cinque righe di cinque segni, dall’alto, unite da «/». Qui c’è «{ $found }».
position-sign = «{ $found }» non indica niente su un foglio: «.» è vuota, poi da 2 a 9, X è dieci, E undici, Z dodici.
position-numbers = Su tutti i fogli ci sono gli stessi numeri, ciascuno nelle sue caselle; il foglio di { $name } non ha quelli del primo.
# Where it is built: with the words of the switch on the page for diagrams.
position-numbers-seen = { position-numbers } Quel foglio si vede con «Visto da: { $name }».
position-written = Per ogni foglio c’è la casella vuota in cui si sta scrivendo, o «-», con «|» in mezzo e almeno un «-». Qui c’è «{ $found }».
position-dice = I dadi sono due cifre da 1 a 6, non «{ $found }».
position-luck = La sorte è un numero esadecimale, al massimo di sedici cifre, non «{ $found }».

## A position built by hand

edit-seats = Giocatori
edit-die = Dado { $number }
edit-written = { $name } scrive in
edit-cell = { $cell }
