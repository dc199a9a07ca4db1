### The kernel's own words. Every language holds the same ids with the same variables, in this order.
### $name is the name of the seat in $seat, as the page shows it; whoever says the text adds it.

## Who is at the table

player = { $name }
# Used where no game is at hand to name its seats; $number counts from 1.
seat-name = Giocatore { $number }

## What stands where the prompt stands

waiting-for = In attesa di { $name }
# Several at once.
waiting = In attesa degli altri
# Several people with secrets share one screen.
pass-device = Passa il dispositivo a { $name }
game-over = La partita è finita

## Strength of the computer, from mild to merciless

level-1 = Principiante
level-2 = Tranquillo
level-3 = Abile
level-4 = Forte
level-5 = Esperto

## A game that is not finished

shelf-draft = Bozza
shelf-playable = Nuovo, in prova

## Buttons and lines that many games share

verb-pass = Passa
# A choice that is a number.
number = { $number }
# The log line of a game that does not tell its moves itself.
told = { $move }

## Parts of the board, for ears: where the keys go from one to the next

region-board = Caselle del tabellone
region-hand = La tua mano
# Whatever no move means, where it can be pointed at.
region-beside = Sul tavolo

## Why a tap or a button does nothing

not-live = Ora non puoi scegliere questo.
nothing-to-undo = Non c’è nessuna mossa da annullare.
nothing-to-redo = Non c’è nessuna mossa da ripetere.
no-game = Nessun gioco è ancora aperto.

## A move that cannot be made

# $legal: a few of the moves that are possible, separated by commas.
illegal-move = «{ $move }» ora non è possibile. Mosse possibili: { $legal }.
not-asked = Non è il tuo turno: tocca a { $name }.

## A game that cannot be opened

unknown-game = Non c’è nessun gioco di nome «{ $slug }». I nomi più vicini: { $nearest }.
unknown-language = Non ci sono testi nella lingua «{ $language }», solo in: { $languages }.
bad-seats = A questo gioco si gioca almeno in { $least } e al massimo in { $most }, non in { $seats }.
bad-option = Non c’è nessuna opzione «{ $option }». Opzioni di questo gioco: { $options }.
bad-choice = «{ $choice }» non va bene per l’opzione «{ $option }». Scegli tra: { $choices }.
bad-seed = Il seme del caso è un numero intero da 0 a { $most }, non «{ $seed }».

## A game of somebody else that cannot be opened

foreign-no-wheel = Questo non è un wheel: un wheel è il file di un pacchetto Python, e il suo nome finisce in «.whl».
foreign-too-much = In questo wheel c’è troppo per un gioco.
foreign-not-pure = Questo wheel è fatto per un solo tipo di computer ({ $tag }). Ne serve uno in puro Python.
foreign-no-game = In questo wheel non c’è nessun gioco: non ne nomina nel gruppo «{ $group }».
foreign-needs = A questo gioco non basta Ludoteca, e il resto qui non c’è: { $missing }.
foreign-in-the-way = Questo wheel prenderebbe il posto di una parte di Python o di Ludoteca: { $module }.
foreign-not-installed = Questo wheel non si può installare: { $why }
foreign-name = «{ $game }» non può essere un gioco nel modulo «{ $module }»: i due hanno lo stesso nome, in lettere minuscole e cifre.
foreign-taken = Un gioco di nome «{ $game }» c’è già.
foreign-no-about = Il gioco «{ $game }» non ha about.toml.
foreign-toml = L’about.toml di «{ $game }» non si può leggere: { $why }
foreign-missing-key = Nell’about.toml di «{ $game }» manca «{ $key }».
foreign-unknown-key = L’about.toml di «{ $game }» dice «{ $key }», che lì non significa niente.
foreign-bad-value = Nell’about.toml di «{ $game }», «{ $key }» non può essere { $value }.
foreign-broken = Il gioco «{ $game }» è guasto: { $why }

## A record that cannot be read

bad-record-empty = La registrazione è vuota.
bad-record-head = All’intestazione della registrazione serve una riga «{ $key }:» con un valore adatto.
bad-record = La riga { $line } della registrazione dice «{ $found }»; doveva esserci { $expected ->
    [line] un nome o un posto, due punti e il valore, come «seats: 2» o «0: move x d4»
    [move] una mossa: l’intestazione è già completa più sopra
   *[end] la fine: è troppo lunga per qualsiasi gioco
  }.
# $line: the number of the move that does not fit, $total: of how many; $move: its words.
record-stopped = La mossa { $line } di { $total }, «{ $move }», non segue le regole attuali. La registrazione è aperta fino alla mossa precedente.

## A position that cannot be read

no-positions = { $game } non può partire da una posizione scritta.

## A link that leads nowhere

link-long = Il link è più lungo di qualsiasi partita.
link-empty = Il link non indica né una posizione né una partita.
link-cut = Una parte del link manca o è scritta male.
link-newer = Il link è stato creato con una versione più recente di questo sito.
link-ply = Il link conta le mosse in cifre: «{ $found }» non è un numero valido.
link-other-game = Questa è una partita a { $name }.

## Diagrams: what is pointed at

# $places, $start and $end are names of places, as the game calls them.
diagram-marked = Segnati: { $places }
diagram-arrow = Freccia da { $start } a { $end }
bad-mark = Qui niente si chiama “{ $found }”. Si possono segnare: { $places }.
bad-arrow = “{ $found }” non è una freccia: scrivi due posti diversi con un trattino in mezzo. Posti: { $places }.
too-many-marks = Un diagramma ha al massimo { $most } segni e frecce.

## A position built by hand

edit-empty = Vuoto
# Beside the names of the seats.
edit-mover = Muove
edit-none = nessuno
too-many-edits = Una posizione si compone con al massimo { $most } modifiche.

## A message to the desk that cannot be answered

bad-message = Il tavolo non capisce «{ $found }».
no-thought = Il computer non sta pensando a nessuna mossa.
bad-level = La forza va da 1 a { $most }; { $level } non c’è.
no-analysis = { $game } non si può analizzare.
