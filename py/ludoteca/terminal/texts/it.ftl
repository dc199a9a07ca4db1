### The terminal's own words. Every language holds the same ids with the same variables, in this order.
### $name is the name of the seat in $seat.

## What has happened

turn-line = { $name }: { $told }
turn-listed = { $first }, { $next }
result-won = Vince { $name }: { $reason }.
result-shared = Vincono insieme { $names }: { $reason }.
result-nobody = Non vince nessuno: { $reason }.
result-open = La partita non è finita.
position-is = Posizione: { $position }

## Playing

prompt-line = { $name }: { $prompt }
thinking = { $name } sta pensando …
play-hint = Scrivi una mossa, il suo numero oppure «help».
play-over = Puoi ancora scrivere «undo», «save FILE» o «quit».
play-help =
    una mossa  com’è nell’elenco, il suo numero o soltanto i nomi: «d4»
    moves      elenca tutte le mosse possibili
    undo       torna alla tua ultima decisione
    redo       la ripete
    why MOVE   dice quale regola vieta una mossa
    board      mostra di nuovo il tabellone
    save FILE  scrive la partita in un file che «ludoteca replay» sa leggere
    quit       smette di giocare
moves-many = Mosse possibili: { $count }. Con «moves» le vedi tutte.
moves-which = Quale di queste?
why-possible = «{ $move }» è possibile.
why-what = Aggiungi la mossa: «why MOVE».
save-where = Aggiungi il file: «save FILE».
saved = Salvato in { $file }.

## What a command prints at its end

turns-counted = Mosse ora: { $moves }. Turni interi: { $turns }.
arena-level = livello { $level }
arena-random = mosse a caso
arena-score = Partita { $game } di { $games }. Vinte: { $wins }, pari: { $draws }, perse: { $losses }.
arena-result =
    { $first } contro { $second }
    punti:   { $share } %, con il 95 % di fiducia da { $low } % a { $high } %
    Elo:     { $elo }, con il 95 % di fiducia da { $least } a { $most }
tune-played = Partite giocate: { $game } di { $games }.
tune-error = Bit di errore nel prevedere { $positions } posizioni di altre partite: { $before } con i vecchi pesi, { $after } con questi.
puzzles-found = Trovati in { $games } partite: { $count }. Scelti: { $chosen }; vinti in 1, 2, 3 e 4 turni: { $depths }.
new-made =
    In { $folder } c’è un gioco che si gioca già: tris.
    Cambialo, una decisione alla volta, finché diventa il tuo.
new-found = Lo si trova quando LUDOTECA_GAMES indica la cartella che lo contiene:
new-play = Poi giocalo:
new-wheel = E il suo wheel, che altri possono aprire, si fa così:

## The command line

usage = uso:
usage-about = Giochi da tavolo nel terminale: per giocarli, disegnarli, contarne le mosse, far sfidare i computer.
usage-commands = comandi
usage-named = da indicare
usage-options = opzioni
usage-help = mostra questo aiuto e finisce
command-list = elenca i giochi che ci sono
command-play = gioca una partita, contro il computer o insieme
command-show = mostra una posizione come testo
command-diagram = disegna una posizione in SVG
command-perft = conta in quanti modi si possono giocare i turni
command-legal = elenca le mosse possibili in una posizione
command-replay = racconta una partita registrata
command-arena = fa sfidare due computer
command-tune = scoprire che cosa conta in un gioco facendolo giocare contro sé stesso
command-puzzles = trovare problemi facendo giocare il computer da solo: posizioni in cui vince un solo turno, con dimostrazione completa
command-new = comincia un gioco: una cartella che si gioca già
argument-language = lingua dei testi ({ $languages })
argument-game = un nome della prima colonna di «ludoteca list»
argument-seed = il caso, come numero
argument-option = un’opzione del gioco (si può ripetere)
argument-seats = quanti giocatori (altrimenti il minor numero possibile)
argument-position = si parte da lì, scritta come la scrive il gioco
argument-seat = il posto di una persona, da 0 (si può ripetere)
argument-together = a ogni posto siede una persona
argument-level = forza del computer (altrimenti { $usual })
argument-theme = colori (altrimenti { $usual })
argument-link = un link a una posizione o a una partita, o ciò che segue il #
argument-ply = com’era dopo tanti passi del file (altrimenti alla fine)
argument-mark = posti da segnare, come { $example }
argument-arrow = frecce da un posto all’altro, come { $example }
argument-names = al posto della figura, una riga per ogni nome che qui si può segnare, con ciò che indica
argument-viewer = di chi è il lato in basso e la mano che si vede, da 0
argument-whole = anche ciò che sta accanto al tabellone
argument-tall = come su un telefono tenuto in verticale
argument-turns = quanti turni (altrimenti { $usual })
argument-divide = una riga per ogni primo turno
argument-file = un file .play, oppure - per l’ingresso standard
argument-games = quante partite (altrimenti { $usual })
argument-bot = un livello oppure «random» (altrimenti { $usual })
argument-depth = quanti turni in avanti guardano entrambi (se manca, { $usual })
argument-steps = quante mosse provano al massimo (se manca, { $usual })
argument-write = scrivere i pesi nella cartella del gioco
argument-proof = quante mosse prova al massimo per ogni dimostrazione (altrimenti { $usual })
argument-write-puzzles = scrivere i problemi nella cartella del gioco
argument-slug = il nome della cartella: lettere minuscole e cifre
argument-into = dove metterla (altrimenti qui)
argument-package = in un pacchetto tutto suo, da cui si fa un wheel
typed-refused = { $why }. «{ $command } --help» dice di più.
typed-badly = { $argument }: { $why }
typed-too-little = manca: { $missing }
typed-unknown = non si capisce: { $found }
typed-no-choice = «{ $found }» non è fra { $choices }
typed-no-value = deve seguire un valore
typed-needless-value = non vuole un valore, e ha ricevuto «{ $found }»
typed-no-number = non è un numero intero: «{ $found }»
typed-not-positive = non è un numero intero da 1 in su: «{ $found }»

## What cannot be done

file-not-read = Non si può leggere { $file }: { $why }.
file-not-text = Non si può leggere { $file }: non è testo in UTF-8.
file-not-written = Non si può scrivere { $file }: { $why }.
file-other-game = { $file } contiene una partita di { $game }.
ply-too-far = Il file ha { $most } passi, non { $ply }.
diagram-one-source = Un diagramma nasce da un file, da un link o da una posizione, non da più di questi insieme.
option-form = Un’opzione si scrive NAME=CHOICE, non «{ $found }».
seat-missing = Il posto { $number } non c’è: i posti vanno da 0 a { $most }.
arena-for-two = L’arena è per due, e a { $game } si gioca da { $least } a { $most }.
tune-no-features = { $game } non ha caratteristiche da pesare.
tune-too-few = Le partite sono troppo poche per imparare qualcosa.
puzzles-no-twin = { $game } non ha un gemello veloce, e senza quello le dimostrazioni durano troppo.
slug-form = «{ $slug }» non può essere il nome della cartella di un gioco. Prima una lettera minuscola, poi lettere minuscole o cifre.
slug-taken = «{ $slug }» è il nome di una parte di Python o di Ludoteca; a un pacchetto ne serve un altro.
folder-exists = { $folder } esiste già.
