### The text board and how squares are called. Every language holds the same ids with the same variables, in this order.

## Words that are typed: the first is told, the others count as well. English ones count in every language

command-last = ultima
command-what = cosa
command-options = opzioni, mosse
command-score = punti, punteggio
command-log = registro
command-board = tavola, tabellone
command-undo = annulla
command-redo = ripeti
command-help = aiuto

## What help says of each

board-help = { $command }: { $what }
help-last = che cosa si è giocato dopo il tuo ultimo turno
help-what = che cosa c’è, come in “cosa { $thing }”; da solo, tutta la tavola
help-options = che cosa puoi fare; con una cosa sola, come in “opzioni { $thing }”
help-score = i punti finora, o com’è finita
help-log = tutti i turni finora
help-board = tutto ciò che sta sulla tavola, riga per riga
help-undo = ritira la tua ultima mossa
help-redo = la rifà
help-help = questo elenco
# $example: a move that is possible now.
help-moves = Una mossa si scrive come nei verbali, per esempio “{ $example }”, oppure un pezzo alla volta; accenti e maiuscole non contano.
help-keys = Sulla tavola stessa, quando un posto ha il fuoco: L l’ultimo turno, W che cosa si può fare con quel posto, O le tue opzioni, S i punti, U annulla, R ripeti, frecce per spostarsi, Home e Fine, Esc per lasciare.

## Around it

board-answers = Risposte
board-command = Comando o mossa
board-send = Invia
board-hint = “{ $command }” elenca tutti i comandi.
board-close = Chiudi la tavola scritta
board-besides = Altro
board-squares = Le caselle si chiamano
board-keys = Le singole lettere sono scorciatoie quando la tavola ha il fuoco

## Answers

# $typed: what was typed; $commands: all commands, separated by commas.
board-unknown = “{ $typed }” non è né una mossa né un comando. Ci sono: { $commands }.
board-nothing = Sulla tavola non c’è niente che si chiami “{ $what }”.
board-no-options = Con “{ $what }” ora non puoi fare niente.
board-no-scores = Finora non si contano punti.

## How squares are called

# Twenty-six words, for a to z.
letters = Ancona Bologna Como Domodossola Empoli Firenze Genova Hotel Imola Jolly Kursaal Livorno Milano Napoli Otranto Palermo Quarto Roma Savona Torino Udine Venezia Washington Xilofono Yacht Zara
# $row counts as the board does, $column from the left.
square-lines = riga { $row }, colonna { $column }
