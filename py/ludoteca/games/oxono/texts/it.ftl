### Oxono. Every language holds the same ids with the same variables, in this order.
### $symbol is "x" or "o"; $owner is the seat a piece belongs to: 0 pink, 1 black.

pitch = Due totem, e li muovete entrambi. Allinea quattro pedine per colore o per simbolo, e bada a che cosa lasci all’avversario.

## Seats

seat-0 = Rosa
seat-1 = Nero

## Words that other messages are made of

symbol = { $symbol ->
    [o] O
   *[x] X
  }
piece = { symbol } { $owner ->
    [0] rosa
   *[1] nera
  }

## What is asked

prompt-move = Muovi un totem
prompt-to = Scegli una casella per { symbol }
prompt-place = Metti la tua { symbol }
verb-move = Muovi
verb-place = Metti

## The board, for ears; in short, for the terminal

label-empty = { $square }, vuota
    .short = ·
label-piece = { $square }, { piece }
    .short = { piece }
label-totem = { $square }, totem { symbol }
    .short = totem { symbol }
label-reserve = { $name }: { $x } X e { $o } O in riserva

## The log: both lines of a turn are read as one, joined by a comma

told-move = { symbol } in { $to }
told-place = pedina in { $square }

## How it ended; follows the winner's name and a colon

reason-colour = quattro dello stesso colore
reason-symbol = quattro dello stesso simbolo
reason-both = quattro dello stesso colore e dello stesso simbolo
reason-draw = tutte le pedine sono in gioco e non c’è nessuna fila

## Options

option-totems = I totem all’inizio
option-totems-hint = Partono da c4 e d3; qui decidi quale totem va dove.
option-totems-random = A caso
option-totems-fixed = O in c4, X in d3

## Why a move is not possible; each links to its section of the guide

why-words = «{ $words }» non è una mossa. Le mosse si scrivono così: «move x d4», «place d5».
why-square = La casella «{ $square }» non esiste: si va da a1 a f6.
why-choose-totem = Scegli prima un totem, poi la casella dove mandarlo.
why-place-first = Prima si muove il totem; la tua pedina viene dopo.
why-place-now = Il totem si è mosso; ora metti la tua { symbol }.
why-reserve = Non hai più nessuna { symbol } da mettere, quindi non puoi muovere il totem { symbol }.
why-stay = Il totem deve lasciare la sua casella.
why-occupied = { $square } è occupata; al totem serve una casella libera.
why-straight = Il totem scorre lungo la sua riga o la sua colonna, e { $square } non è su nessuna delle due.
why-blocked = Qualcosa sta tra il totem e { $square }, e un totem che può scorrere non salta mai.
why-jump = Il totem è circondato: salta in linea retta sulla prima casella libera di una direzione, e { $square } non è tra queste.
why-place-occupied = { $square } è occupata; alla pedina serve una casella libera.
why-place-adjacent = { $square } non è accanto al totem: la tua { symbol } va subito sopra, sotto, a sinistra o a destra.

## A position text that cannot be read

position-fields = Una posizione ha quattro parti: righe, chi muove, riserve e totem mosso. Qui c’è «{ $found }».
position-rows = Il tabellone ha sei righe di sei segni, dall’alto, unite da «/». Qui c’è «{ $found }».
position-sign = «{ $found }» non indica niente sul tabellone: «.» è libera, x e o sono rosa, X e O nere, «*» e «#» i totem X e O.
position-totems = Ogni totem sta sul tabellone una volta: «*» è X, «#» è O. Qui il tabellone è «{ $found }».
position-mover = Muove «p» (rosa) o «b» (nero), non «{ $found }».
position-reserves = Le riserve sono quattro cifre, X e O rosa, poi X e O nere, e con il tabellone al massimo 8 per tipo. Qui c’è «{ $found }».
position-moved = Il totem mosso è «x», «o» o «-», e chi lo ha mosso ha ancora una pedina adatta. Qui c’è «{ $found }».
position-pieces = Pedine { piece } sul tabellone e in riserva: { $number }; ogni giocatore ne ha solo { $most }.
position-over = Quattro in fila chiudono la partita: non c’è più una pedina da posare.
position-owed = { $owner ->
    [0] Rosa
   *[1] Nero
  } non ha più { symbol }, quindi non ne deve posare.

## A position built by hand

edit-totem = totem { symbol }
edit-moved = Pedina ancora dovuta
edit-reserve = { piece } in riserva
edit-why-totem = Lì c’è il totem { symbol }, e un totem sta sempre sul tabellone: mettilo prima su un’altra casella.

## What makes a puzzle's solution one: $seat solves it

puzzle-winner = { $seat ->
    [0] Rosa
   *[1] Nero
  }
puzzle-loser = { $seat ->
    [0] Nero
   *[1] Rosa
  }
puzzle-soon = { $more ->
    [one] al turno successivo
   *[other] entro altri { $more } turni
  }
puzzle-now = La fila è fatta. Nessuno degli altri { $others } turni vince; dopo { $beaten } di questi { puzzle-loser } fa subito una fila.
puzzle-forced = A { puzzle-loser } resta un solo turno possibile, e { puzzle-winner } fa una fila { puzzle-soon }.
puzzle-threat = { puzzle-winner } minaccia una fila, e nessuno dei { $answers } turni possibili per { puzzle-loser } la ferma davvero: arriva { puzzle-soon }.
puzzle-quiet = Non c’è nessuna minaccia: se { puzzle-loser } potesse passare, la fila non ci sarebbe ancora. Ma un totem deve muoversi, e ognuno dei { $answers } turni possibili lascia a { puzzle-winner } una fila { puzzle-soon }.
