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
saved = Zapisano w { $file }.

## What a command prints at its end

turns-counted = Ruchy teraz: { $moves }. Całe tury: { $turns }.
arena-level = poziom { $level }
arena-random = losowe ruchy
arena-score = Partia { $game } z { $games }. Wygrane: { $wins }, remisy: { $draws }, przegrane: { $losses }.
arena-result =
    { $first } przeciwko { $second }
    punkty:  { $share } %, z pewnością 95 % od { $low } % do { $high } %
    Elo:     { $elo }, z pewnością 95 % od { $least } do { $most }
tune-played = Rozegrane partie: { $game } z { $games }.
tune-error = Błąd przewidywania w bitach dla { $positions } pozycji z innych partii: { $before } ze starymi wagami, { $after } z tymi.
puzzles-found = Znalezione w partiach ({ $games }): { $count }. Wybrane: { $chosen }, wygrywane w 1, 2, 3 i 4 turach: { $depths }.
new-made =
    W { $folder } jest gra, w którą można już grać: trzy w rzędzie.
    Zmieniaj ją, decyzja po decyzji, aż stanie się twoja.
new-found = Zostanie znaleziona, gdy LUDOTECA_GAMES wskaże folder, w którym leży:
new-play = Potem zagraj:
new-wheel = A plik wheel, który otworzą inni, powstaje tak:

## The command line

usage = użycie:
usage-about = Gry planszowe w terminalu: można w nie grać, rysować je, liczyć ich ruchy i wystawiać komputery przeciwko sobie.
usage-commands = polecenia
usage-named = co trzeba podać
usage-options = opcje
usage-help = pokazuje tę pomoc i kończy
command-list = wymienia gry, które są
command-play = rozpoczyna partię, z komputerem albo razem
command-show = pokazuje pozycję jako tekst
command-diagram = rysuje pozycję jako SVG
command-perft = liczy, na ile sposobów można rozegrać tury
command-legal = wymienia możliwe ruchy w pozycji
command-replay = opowiada zapisaną partię
command-arena = rozgrywa mecz dwóch komputerów
command-tune = sprawdza w grze z samym sobą, co się w grze liczy
command-puzzles = znajduje zagadki w grze z samym sobą: pozycje, w których wygrywa tylko jedna tura, z pełnym dowodem
command-new = zaczyna grę: folder, w który można już grać
argument-language = język tekstów ({ $languages })
argument-game = nazwa z pierwszej kolumny „ludoteca list”
argument-seed = los, zapisany liczbą
argument-option = opcja gry (można powtórzyć)
argument-seats = ilu graczy (domyślnie jak najmniej)
argument-position = początek w tej pozycji, zapisanej tak, jak zapisuje ją gra
argument-seat = miejsce człowieka, od 0 (można powtórzyć)
argument-together = na każdym miejscu siedzi człowiek
argument-level = siła komputera (domyślnie { $usual })
argument-theme = kolory (domyślnie { $usual })
argument-link = odnośnik do pozycji lub partii albo to, co w nim po znaku #
argument-ply = tak jak po tylu krokach z pliku (domyślnie na końcu)
argument-mark = miejsca do zaznaczenia, na przykład { $example }
argument-arrow = strzałki z miejsca na miejsce, na przykład { $example }
argument-names = zamiast obrazka wiersz na każdą nazwę, którą można tu zaznaczyć, i co ona oznacza
argument-viewer = czyja strona jest na dole i czyją rękę widać, od 0
argument-whole = razem z tym, co leży obok planszy
argument-tall = tak jak na telefonie trzymanym pionowo
argument-turns = ile tur (domyślnie { $usual })
argument-divide = osobny wiersz dla każdej pierwszej tury
argument-file = plik .play albo - jako standardowe wejście
argument-games = ile partii (domyślnie { $usual })
argument-bot = poziom albo „random” (domyślnie { $usual })
argument-depth = ile tur naprzód patrzą oba boty (domyślnie { $usual })
argument-steps = ile ruchów najwyżej próbują (domyślnie { $usual })
argument-write = zapisuje wagi w folderze gry
argument-proof = ile ruchów najwyżej próbuje przy jednym dowodzie (domyślnie { $usual })
argument-write-puzzles = zapisuje zagadki w folderze gry
argument-slug = nazwa folderu: małe litery łacińskie i cyfry
argument-into = gdzie go umieścić (domyślnie tutaj)
argument-package = w osobnym pakiecie, z którego da się zrobić wheel
typed-refused = { $why }. Więcej mówi „{ $command } --help”.
typed-badly = { $argument }: { $why }
typed-too-little = brakuje: { $missing }
typed-unknown = niezrozumiałe: { $found }
typed-no-choice = „{ $found }” nie należy do: { $choices }
typed-no-value = musi po tym być wartość
typed-needless-value = nie przyjmuje wartości, a podano „{ $found }”
typed-no-number = to nie jest liczba całkowita: „{ $found }”
typed-not-positive = to nie jest liczba całkowita od 1: „{ $found }”

## What cannot be done

file-not-read = Nie można odczytać { $file }: { $why }.
file-not-text = Nie można odczytać { $file }: to nie jest tekst w UTF-8.
file-not-written = Nie można zapisać { $file }: { $why }.
file-other-game = Plik { $file } zawiera partię gry { $game }.
ply-too-far = Kroki w pliku: { $most }, a nie { $ply }.
diagram-one-source = Diagram powstaje z pliku, linku albo pozycji, a nie z kilku naraz.
option-form = Opcję zapisuje się NAME=CHOICE, a nie „{ $found }”.
seat-missing = Nie ma miejsca { $number }: miejsca mają numery od 0 do { $most }.
arena-for-two = Arena jest dla dwóch, a w { $game } gra od { $least } do { $most } graczy.
tune-no-features = Gra { $game } nie ma cech, które dałoby się zważyć.
tune-too-few = Tych partii było za mało, żeby się czegoś nauczyć.
puzzles-no-twin = Gra { $game } nie ma szybkiego bliźniaka, a bez niego dowody trwają zbyt długo.
slug-form = „{ $slug }” nie może być nazwą folderu gry. Najpierw mała litera łacińska, potem małe litery łacińskie lub cyfry.
slug-taken = „{ $slug }” to nazwa części Pythona albo Ludoteki; pakiet potrzebuje innej.
folder-exists = { $folder } już istnieje.
