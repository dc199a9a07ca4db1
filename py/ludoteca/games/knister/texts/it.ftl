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

label-empty = { $cell }, vuota
label-number = { $cell }, { $number }
label-die = Dado: { $number }

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
why-taken = In { $cell } c’è già scritto { $number }, e niente si cancella.
