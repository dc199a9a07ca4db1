### Yoxii. Every language holds the same ids with the same variables, in this order.
### $owner is the seat a piece belongs to: 0 white, 1 red. Values are 1 to 4.

pitch = Un solo totem, e lo muovete entrambi. Chiudilo dove le tue pedine valgono di più, prima che lo faccia l’avversario.

## Seats

seat-0 = Bianco
seat-1 = Rosso

## Words that other messages are made of

colour = { $owner ->
    [0] bianca
   *[1] rossa
  }

## What is asked

prompt-move = Muovi il totem
prompt-place = Scegli una pedina da mettere
prompt-to = Scegli una casella per il tuo { $value }
verb-move = Muovi
verb-place = Metti

## The board, for ears; in short, for the terminal

label-empty = { $square }, vuota
    .short = ·
label-piece = { $square }, { $value } { $owner ->
    [0] bianco
   *[1] rosso
  }
    .short = { $value } { $owner ->
    [0] bianco
   *[1] rosso
  }
label-totem = { $square }, totem
    .short = totem
label-reserve = { $name }, in riserva: { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4
label-stack = Pedina da { $value }, { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
  }
    .short = ({ $count })
called-stack = { $name }: { label-stack }
label-sum = { $name }: { $sum } attorno al totem
    .short = { $name }: { $sum }
region-reserve = Riserva: { $name }

## The log: both lines of a turn are read as one, joined by a comma

told-move = totem in { $to }
told-place = { $value } in { $square }

## How it ended; follows the winner's name and a colon

reason-sum = la somma più alta
reason-pieces = più pedine, a somme pari
reason-draw = le somme sono pari

## The score table

row-value = Punti dai { $value }
row-sum = Somma attorno al totem
row-board = Pedine sul tabellone
row-around = Pedine attorno al totem

## Options

option-tiebreak = Se le somme sono uguali
option-tiebreak-hint = Decidono le somme attorno al totem; qui stabilisci che cosa conta se sono pari.
option-tiebreak-board = Più pedine sul tabellone
option-tiebreak-around = Più pedine attorno al totem
option-tiebreak-none = Pareggio

## Why a move is not possible; each links to its section of the guide

why-words = «{ $words }» non è una mossa. Le mosse si scrivono così: «move d5», «place 3 e6».
why-square = La casella «{ $square }» non esiste: si va da a1 a g7, senza le tre in ogni angolo.
why-value = Non ci sono pedine da «{ $value }»: valgono 1, 2, 3 o 4.
why-move-first = Prima si muove il totem; la tua pedina viene dopo.
why-place-now = Il totem si è mosso; ora metti una pedina.
why-choose-piece = Scegli prima una pedina dalla riserva, poi la casella dove metterla.
why-choose-square = Scegli una casella per il tuo { $value }.
why-stay = Il totem deve lasciare la sua casella.
why-occupied = { $square } è occupata; al totem serve una casella libera.
why-straight = Il totem si muove lungo una riga, una colonna o una diagonale, e { $square } non è su nessuna di queste.
why-slide = Il totem fa un solo passo, oppure salta le tue pedine che lo toccano; { $square } è troppo lontana.
why-beyond = Il salto finisce sulla prima casella libera dietro le tue pedine, e { $square } è più in là.
why-rival = Tra il totem e { $square } c’è una pedina { colour }, e tu salti solo le tue.
why-reserve = Non hai più nessun { $value }.
why-place-occupied = { $square } è occupata; alla pedina serve una casella libera.
why-place-adjacent = { $square } non è accanto al totem, e accanto c’è ancora posto.

## A position text that cannot be read

position-fields = Una posizione ha cinque parti: righe, chi muove, riserva bianca, riserva rossa, e «place» o «-». Qui c’è «{ $found }».
position-rows = Il tabellone ha sette righe di 3, 5, 7, 7, 7, 5 e 3 segni, dall’alto, unite da «/». Qui c’è «{ $found }».
position-sign = «{ $found }» non indica niente sul tabellone: «.» è libera, da 1 a 4 bianche, da a a d rosse, «*» il totem.
position-totem = Il totem, «*», sta sul tabellone una volta. Qui il tabellone è «{ $found }».
position-mover = Muove «w» (bianco) o «r» (rosso), non «{ $found }».
position-reserve = Una riserva è quattro cifre, quanti 1, 2, 3 e 4 restano, con il tabellone al massimo 5, 5, 5 e 3. Qui c’è «{ $found }».
position-owed = L’ultima parte è «place», se il totem si è mosso e chi lo ha mosso ha ancora una pedina, altrimenti «-». Qui c’è «{ $found }».
position-pieces = Pedine { colour } { $value } sul tabellone e in riserva: { $number }; ogni giocatore ne ha solo { $most }.
position-left = { $owner ->
    [0] Bianco
   *[1] Rosso
  } non ha più pedine, quindi non ne deve posare.

## A position built by hand

edit-totem = Totem
edit-piece = { colour } { $value }
edit-owed = Che cosa segue
edit-reserve = { colour } { $value } in riserva
edit-why-totem = Lì c’è il totem, che sta sempre sul tabellone: mettilo prima su un’altra casella.

## What makes a puzzle's solution one: $seat solves it

puzzle-loser = { $seat ->
    [0] Rosso
   *[1] Bianco
  }
puzzle-now = Così finisce { $own } a { $other }{ $reason ->
    [pieces] {", con più pedine sul tabellone"}
   *[sum] {""}
  }. Nessuno degli altri { $others } turni vince.
puzzle-forced = A { puzzle-loser } resta un solo turno possibile. Giocando come mostrato finisce { $own } a { $other }{ $reason ->
    [pieces] {", con più pedine sul tabellone"}
   *[sum] {""}
  }; nessuno degli altri { $others } turni vince.
puzzle-points = Ognuno dei { $answers } turni che ora ha { puzzle-loser } perde. Giocando come mostrato finisce { $own } a { $other }{ $reason ->
    [pieces] {", con più pedine sul tabellone"}
   *[sum] {""}
  }; nessuno degli altri { $others } turni vince.
