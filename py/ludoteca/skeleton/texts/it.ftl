### Skeleton. Every language holds the same ids with the same variables, in this order.

pitch = Tris: il gioco con cui cominciare.

seat-0 = Rosa
seat-1 = Nero

prompt-mark = Segna una casella
verb-mark = Segna

label-empty = { $square }, vuota
    .short = ·
label-mark = { $square }, { $name }
    .short = { $name }

told-mark = { $square }

reason-line = tre in fila
reason-draw = il tabellone è pieno

position-form = Una posizione è fatta di tre righe come «x.o/.x./..o» e di chi muove, «x» oppure «o», non «{ $found }».
position-turns = I posti segnano a turno, prima x: dopo { $first } x e { $second } o non può toccare a { $name }.
position-line = { $name } ha tre in fila: la partita è finita, e toccherebbe all’altro.

# What can be put on the board; $owner is a seat.
edit-mark = { $owner ->
    [0] Croce
   *[1] Cerchio
  }
