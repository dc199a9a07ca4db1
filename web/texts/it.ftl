### The page's own words. Every language holds the same ids with the same variables, in this order.
### $name is a player as the page calls them; $level is 1 ... 5.

## The shelf

shelf-title = Ludoteca: giochi da tavolo moderni nel browser
shelf-lead = Giochi da tavolo moderni, già apparecchiati. Scegline uno e gioca.
shelf-description = Giochi da tavolo moderni che si aprono in una scheda e funzionano subito: contro il computer o insieme sullo stesso schermo. Gratis, senza account, anche offline.
shelf-bad-link = Questo link non porta a nessun gioco di questo scaffale.
shelf-foot = Niente account, niente pubblicità, niente attese. Dopo la prima visita funziona tutto anche offline.
shelf-licences = Licenze:
shelf-notice = che cosa è di chi
shelf-play = Gioca a { $game }
# $range: "2" or "2–4"; $most: the number that the noun agrees with.
shelf-players = { $most ->
    [one] { $range } giocatore
   *[other] { $range } giocatori
  }
shelf-minutes = { $range } minuti
shelf-credit = Ideato da { $designer }, { $publisher } { $year }
shelf-search = Cerca un nome, un autore o una parola
shelf-filter = Filtri
shelf-number = Giocatori
shelf-length = Durata
shelf-kind = Tipo
# Where nothing is chosen: any number of players, any length, any kind.
shelf-any = qualsiasi
shelf-up-to = fino a { $minutes } minuti
# What lies on the table, or that all play together: one word or two.
shelf-kind-abstract = Astratto
shelf-kind-cards = Con le carte
shelf-kind-dice = Con i dadi
shelf-kind-tiles = Con le tessere
shelf-kind-together = Collaborativo
# How many games the filter leaves.
shelf-count = { $count ->
    [one] { $count } gioco
   *[other] { $count } giochi
  }
shelf-none = Sullo scaffale non c’è un gioco così.
shelf-show-all = Mostra tutti i giochi
# The picture that a link to the game brings along, for ears.
shelf-picture = { $game }, già apparecchiato

## Around the board

game-title = { $game } · Ludoteca
board = Tabellone
moves = Mosse
moves-none = Nessuno ha ancora mosso.
turn-joined = { $first }, { $next }
log-line = { $name }: { $told }
rules = Regole
rules-of = Regole di { $game }
menu = Menu
close = Chiudi
no-script = Il tabellone ha bisogno di JavaScript. Le regole si leggono anche senza.
no-scripts-here = Il tabellone non si può mostrare qui. Si gioca su Ludoteca.

## The guide

guide-contents = Indice
guide-description = Le regole di { $game }, una per una, ciascuna con una posizione da provare.
guide-try = Provala sul tabellone
guide-still = Torna al diagramma
guide-print = Stampa

## Players

you = Tu
person = Persona
computer = Computer
computer-at = Computer · { $level }
computer-level = Computer, livello { $level }: { $word }
player-named = { $seat } · { $player }

## What stands where the prompt stands

computer-thinks = Il computer sta pensando
one-moment = Un attimo, il gioco sta arrivando
paused = In pausa
# A game that is only looked at: whose turn it is, after what was done last.
to-move = Tocca a { $names }
all-to-move = Tocca a tutti
told-then = { $told }. { $next }
you-win = Vinci tu: { $reason }
name-wins = Vince { $name }: { $reason }
nobody-wins = Pareggio: { $reason }
shared-win = Vincono insieme { $names }: { $reason }
won-together = Vittoria: { $reason }
lost-together = Sconfitta: { $reason }
# A player alone.
solo-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }: { $reason }

## Buttons

undo = Annulla
redo = Ripeti
new-game = Nuova partita
play-again = Gioca ancora
move-now = Muovi ora
pause = Pausa
go-on = Riprendi
# After “Pass the device to …”: that person has it.
face = Sono { $name }
speed = Velocità
speed-slow = Lenta
speed-normal = Normale
speed-fast = Rapida

## New game

players-number = Giocatori
playing-alone = Giochi da solo.
playing-together = Si gioca insieme: vincono tutti o nessuno.
# $seat: the game's own name of a seat.
name-of = Nome per { $seat }
seat-empty = Lascia vuoto il posto
seat-empty-of = Lascia vuoto il posto: { $seat }
start = Inizia
surprise = Sorprendimi
surprise-hint = Posti e opzioni a sorte, stessi giocatori.

## Scores at the end

scores = Punteggi
# A row of the scores: 1 for the first.
place = Posizione

## Analysis

# The way to it.
analyse = Analizza
hint = Suggerimento
hint-told = Prova così: { $told }
hint-thinking = Cerco una buona mossa …
analysis-of = Analisi di { $game }
analysis-description = Guarda qualsiasi posizione di { $game } con il computer: le linee migliori, un albero di varianti e l’esame della tua partita.
analysis-bar = Chi sta meglio
analysis-start = La prima posizione
analysis-lines = Linee migliori
analysis-depth = { $turns ->
    [one] { $turns } turno avanti
   *[other] { $turns } turni avanti
  }
analysis-stop = Ferma
analysis-go = Guarda
analysis-looking = Sto guardando …
analysis-stopped = Ora nessuno la guarda
analysis-reviewing = Guardo turno per turno …
# $percent: chances in a hundred.
analysis-better = { $name } sta meglio: { $percent } %
analysis-percent = { $percent } %
analysis-even = Circa in parità
# $turns: those of both seats are counted.
analysis-wins = { $turns ->
    [one] { $name } vince in { $turns } turno
   *[other] { $name } vince in { $turns } turni
  }
analysis-wins-short = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
  }
analysis-draw = pareggio
analysis-draw-short = pari
analysis-solved = Risolta: { $verdict }
analysis-show-threats = Mostra le minacce
# $places: squares, separated by commas.
analysis-threats = { $name } minaccia di vincere in { $places }.
analysis-no-threats = { $name } non minaccia nulla.
analysis-moves = Mosse
analysis-delete = Elimina da qui
analysis-deleted = Eliminata.
analysis-first = All’inizio
analysis-back = Indietro
analysis-forward = Avanti
analysis-last = Alla fine
analysis-review = Esamina la partita
analysis-curve = Chi stava meglio, turno per turno
analysis-after = Turno { $turn }, { $name }: { $verdict }
analysis-turning = La partita è girata al turno { $turn }, di { $name }.
analysis-no-turning = Nessun turno da solo ha deciso la partita.
analysis-no-mistakes = Nessuno ha fatto errori degni di nota.
# $percent: the chances in a hundred that it threw away; $told: who made which turn.
analysis-mistake = { $turn }. { $told } (−{ $percent } %)
analysis-instead = Meglio: { $told }

## Puzzles

# The way to them.
puzzles = Problemi
puzzles-of = Problemi di { $game }
puzzles-description = Posizioni di { $game } in cui vince un solo turno: trovalo e gioca fino alla vittoria.
# $name: whose turn is to be found.
puzzles-goal = { $turns ->
    [one] { $name } vince in questo turno
   *[other] { $name } vince in { $turns } turni
  }
puzzles-grade = { $turns ->
    [one] Vittoria in { $turns } turno
   *[other] Vittoria in { $turns } turni
  }
puzzles-number = Problema { $number }
puzzles-number-solved = Problema { $number }, risolto
puzzles-count = Risolti { $solved } su { $all }
puzzles-begin = Comincia da qui: { $what }
puzzles-solution = Mostra la soluzione
puzzles-right = Giusto. Ora la risposta …
puzzles-wrong = Non questo: guarda ancora
puzzles-lost = Non questo: vince { $name }
puzzles-solved = Risolto
puzzles-also = Risolto: si vince anche così
puzzles-shown = Questa è la soluzione
puzzles-again = Ancora una volta
puzzles-next = Prossimo problema

## A board in the page of another, before it is opened and while it is played

embed-play = Gioca
embed-play-game = Gioca a { $game }
embed-usual = L’immagine abituale del gioco. La posizione del link si apre con «Gioca».
embed-usual-puzzle = L’immagine abituale del gioco. Il problema { $number } si apre con «Gioca».
embed-on = { $game } su Ludoteca
embed-no-game = Il link non nomina nessun gioco che si trovi qui.
embed-bad-picture = L’immagine nel link non si può leggere. La posizione si apre lo stesso con «Gioca».
# $what: a key and a value, as they stand in the link.
link-bad-value = Il link chiede qualcosa che questo tabellone non conosce: { $what }.
embed-bad-message = Il tabellone non capisce questo messaggio.
embed-not-open = Il tabellone non è ancora stato aperto.
embed-other-game = Questo tabellone mostra un altro gioco.
embed-not-in-puzzle = In un problema questo non si può fare.
embed-not-now = Ora non è possibile.
embed-no-puzzle = Questo problema non esiste. Ecco il primo.

## Boards in the pages of others: for whom the text is that is copied

embedcode-element = Pagina web
embedcode-iframe = Pagina web, senza script
embedcode-mediawiki = MediaWiki
embedcode-dokuwiki = DokuWiki
embedcode-wordpress = WordPress
embedcode-markdown = Markdown: l’immagine salvata come SVG, con un link

## Diagrams

# The way to it.
diagram = Diagramma
diagram-of = Diagramma di { $game }
diagram-description = Componi con un tocco qualsiasi posizione di { $game }, segna caselle, traccia frecce e porta tutto con te come link, immagine o tabellone per la tua pagina.
diagram-things = Che cosa si può mettere sul tabellone
diagram-tools = Che cosa fa un tocco
diagram-tool-put = Metti
diagram-tool-mark = Segna
diagram-tool-arrow = Freccia
diagram-put = Tocca un posto: { $thing }
diagram-mark = Tocca ciò che vuoi segnare
diagram-from = Tocca dove comincia la freccia
diagram-to = Da { $start } – tocca dove finisce la freccia
diagram-no-place = Lì non si può mettere niente.
diagram-taken = Così come stanno le cose, lì non si può mettere.
diagram-unnamed = Qui non c’è niente che si possa segnare.
# What is heard of a place that is pointed at, and after steps that are taken back or made again.
diagram-with-mark = { $what }, con un segno
diagram-with-arrow = { $what }, freccia verso { $end }
diagram-changed = Posti cambiati: { $number }
diagram-chosen = { $what }: { $choice }
diagram-times = { $count } × { $what }
diagram-stands = Ora sul tabellone: { $things }
diagram-empty = Il tabellone è vuoto
diagram-laid-open = Qui è tutto scoperto. Con gli altri strumenti si vede il tavolo come si gioca.
diagram-seat-ways = Vai a un giocatore
diagram-clear = Svuota il tabellone
diagram-opening = Apertura
diagram-unmark = Senza segni
diagram-beside = Accanto al tabellone
diagram-text = La posizione come testo
diagram-take = Porta via
# Before the name of a seat.
diagram-seat = Visto da
diagram-whole = Con tutto ciò che sta accanto al tabellone
diagram-position = Testo della posizione
diagram-link = Link
diagram-copied = Copiato: { $what }
diagram-not-copied = Non è stato possibile copiare. È selezionato: prendilo da lì.
diagram-play = Gioca da qui
picture-svg = Immagine (SVG)
picture-png = Immagine (PNG)

## A game of somebody else

foreign-title = Porta il tuo gioco
foreign-description = Gioca a un gioco che qualcun altro ha fatto per Ludoteca: da un indirizzo, o da un file sul tuo dispositivo.
foreign-lead = Qualcuno ha fatto un gioco per Ludoteca, o l’hai fatto tu? Apri qui il suo wheel, il file che finisce in «.whl».
foreign-address = Indirizzo del wheel
foreign-go = Continua
foreign-file = O un file su questo dispositivo
foreign-ask = Aprire il gioco di qualcuno che non conosciamo?
foreign-from = Da
foreign-named = File
foreign-size = Dimensione
foreign-print = Impronta
# $number: thousands of bytes.
foreign-kilobytes = { $number } kB
foreign-bytes = { $number } byte
foreign-fetched = Se lo apri, il file viene preso da { $host }, che così sa che l’hai chiesto.
foreign-closed-in = È un programma, e qui nessuno l’ha controllato. Gira in un riquadro tutto suo: non vede le tue partite salvate, né altro su questo sito.
foreign-unsaved = Niente di ciò che vi giochi viene salvato.
foreign-open = Apri
foreign-leave = Lascia stare
foreign-device = il tuo dispositivo
foreign-band = Gioco di altri, da: { $source }
foreign-band-named = Gioco di altri: { $game }, da: { $source }
foreign-end = Chiudi il gioco
foreign-fetching = Il file è in arrivo …
foreign-starting = Python parte apposta per lui. Ci vuole qualche secondo …
foreign-copy-record = Copia questa partita come testo
foreign-copied = Copiato.
foreign-not-copied = Non è stato possibile copiare.
foreign-no-address = «{ $address }» non è l’indirizzo di un file, come «https://example.org/game.whl».
foreign-not-found = { $host } non ha questo file (risponde { $status }).
foreign-not-reached = Il file non arriva da { $host }: lì nessuno risponde, o i suoi file non sono per altri siti.
foreign-too-large = Il file è troppo grande per un gioco: al massimo { $most } MB.
foreign-too-slow = { $host } ci mette troppo a mandare il file.
foreign-other-print = Il file non è quello che intende il link: la sua impronta è diversa.
foreign-failed = Il gioco non si può mostrare.

## Menu

language = Lingua
theme = Colori
theme-auto = Automatici
theme-light = Chiari
theme-dark = Scuri
theme-contrast = Alto contrasto
theme-colourblind = Per daltonici
sound = Suono
text-board = Tavola scritta
previous-game = Torna alla partita precedente

## Sharing

share = Condividi
share-what = Che cosa si condivide
share-position = Questa posizione
share-game = Tutta la partita
# For games with hidden hands or luck still to come.
share-secret = Chi ha questo link può scoprire tutto ciò che in questa partita è ancora nascosto.
share-link = Link
share-copy = Copia il link
share-send = Invia …
share-code = Codice QR del link
link-copied = Link copiato.
link-not-copied = Il link non si è potuto copiare. È selezionato: puoi copiarlo tu.
share-save = Salva come file
share-open = Apri un file
# $file: its name; $why: a sentence.
share-bad-file = Non è stato possibile aprire «{ $file }». { $why }
share-large = Il file è più grande di qualsiasi partita.

## Why a tap did nothing

read-rule = Leggi la regola

## Messages from the page itself

not-kept = Questo browser qui non conserva nulla: la partita finisce quando chiudi la scheda.
broken-game = La partita salvata non si è potuta aprire. Il suo testo è conservato ed è iniziata una nuova partita.
broken-game-shut = La partita salvata non si è potuta aprire.
text-in-the-way = { $why } Non c’è spazio per mettere da parte il suo testo: resta dov’è, e quello che si gioca ora non viene conservato.
save-text = Salva il testo
other-tab = Questa partita è andata avanti in un’altra scheda.
show-here = Mostrala qui
other-tab-kept = La partita dell’altra scheda è conservata: la trovi nel menu come partita precedente.
bad-link = Il link non porta a niente che si possa giocare. { $why }
runtime-failed = Le regole non si sono avviate, perciò il tabellone resta fermo.
runtime-restarted = Le regole sono ripartite. Tutto è com’era: ripeti l’ultimo passo.
request-failed = Non ha funzionato. Tutto è com’era.
bot-failed = Il computer non ha trovato una mossa.
try-again = Riprova
update-ready = È pronta una nuova versione.
update-now = Usala
