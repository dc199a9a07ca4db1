### The terminal's own words. Every language holds the same ids with the same variables, in this order.
### $name is the name of the seat in $seat.

## What has happened

turn-line = { $name }: { $told }
turn-listed = { $first }, { $next }
result-won = Wygrywa { $name }: { $reason }.
result-shared = Wygrywają razem { $names }: { $reason }.
result-nobody = Nikt nie wygrywa: { $reason }.
result-open = Partia nie jest skończona.
position-is = Pozycja: { $position }

## Playing

prompt-line = { $name }: { $prompt }
thinking = { $name }: namysł …
play-hint = Wpisz ruch, jego numer albo „help”.
play-over = Możesz jeszcze wpisać „undo”, „save FILE” albo „quit”.
play-help =
    ruch       tak jak na liście, jego numer albo same nazwy: „d4”
    moves      wszystkie możliwe ruchy
    undo       cofa do twojej ostatniej decyzji
    redo       powtarza to, co cofnięte
    why MOVE   mówi, która zasada zabrania ruchu
    board      pokazuje planszę jeszcze raz
    save FILE  zapisuje partię w pliku, który czyta „ludoteca replay”
    quit       kończy grę
moves-many = Możliwe ruchy: { $count }. Wszystkie pokaże „moves”.
moves-which = Który z nich?
why-possible = Ruch „{ $move }” jest możliwy.
why-what = Dopisz ruch: „why MOVE”.
save-where = Dopisz plik: „save FILE”.
saved = Partię zapisano w { $file }.

## What a command prints at its end

turns-counted = Ruchy teraz: { $moves }. Całe tury: { $turns }.
arena-level = poziom { $level }
arena-random = losowe ruchy
arena-score = Partia { $game } z { $games }. Wygrane: { $wins }, remisy: { $draws }, przegrane: { $losses }.
arena-result =
    { $first } przeciwko { $second }
    punkty:  { $share } %, z pewnością 95 % od { $low } % do { $high } %
    Elo:     { $elo }, z pewnością 95 % od { $least } do { $most }
new-made =
    W { $folder } jest gra, w którą można już grać: trzy w rzędzie.
    Zmieniaj ją, decyzja po decyzji, aż stanie się twoja.
new-found = Zostanie znaleziona, gdy LUDOTECA_GAMES wskaże folder, w którym leży:
new-play = Potem zagraj:

## What cannot be done

file-not-read = Nie można odczytać { $file }: { $why }.
file-not-text = Nie można odczytać { $file }: to nie jest tekst w UTF-8.
file-not-written = Nie można zapisać { $file }: { $why }.
option-form = Opcję zapisuje się NAME=CHOICE, a nie „{ $found }”.
seat-missing = Nie ma miejsca { $number }: miejsca mają numery od 0 do { $most }.
arena-for-two = Arena jest dla dwóch, a w { $game } gra od { $least } do { $most } graczy.
slug-form = „{ $slug }” nie może być nazwą folderu gry. Najpierw mała litera łacińska, potem małe litery łacińskie lub cyfry.
folder-exists = { $folder } już istnieje.
