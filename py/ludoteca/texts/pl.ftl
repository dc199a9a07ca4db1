### The kernel's own words. Every language holds the same ids with the same variables, in this order.
### $name is the name of the seat in $seat, as the page shows it; whoever says the text adds it.

## Who is at the table

player = { $name }
# Used where no game is at hand to name its seats; $number counts from 1.
seat-name = Gracz { $number }

## What stands where the prompt stands

waiting-for = Teraz gra: { $name }
# Several at once.
waiting = Czekamy na pozostałych
# Several people with secrets share one screen.
pass-device = Podaj urządzenie: { $name }
game-over = Partia skończona

## Strength of the computer, from mild to merciless

level-1 = Początkujący
level-2 = Rekreacyjny
level-3 = Wprawny
level-4 = Silny
level-5 = Mistrzowski

## A game that is not finished

shelf-draft = Szkic
shelf-playable = Nowość, na próbę

## Buttons and lines that many games share

verb-pass = Pas
# A choice that is a number.
number = { $number }
# The log line of a game that does not tell its moves itself.
told = { $move }

## Parts of the board, for ears: where the keys go from one to the next

region-board = Pola planszy
region-hand = Twoja ręka
# Whatever no move means, where it can be pointed at.
region-beside = Na stole

## Why a tap or a button does nothing

not-live = Tego nie można teraz wybrać.
nothing-to-undo = Nie ma ruchu do cofnięcia.
nothing-to-redo = Nie ma ruchu do powtórzenia.
no-game = Żadna gra nie jest jeszcze otwarta.

## A move that cannot be made

# $legal: a few of the moves that are possible, separated by commas.
illegal-move = Ruch „{ $move }” nie jest teraz możliwy. Możliwe ruchy: { $legal }.
not-asked = To nie twoja kolej. Teraz gra: { $name }.

## A game that cannot be opened

unknown-game = Nie ma gry o nazwie „{ $slug }”. Najbliższe nazwy: { $nearest }.
unknown-language = Nie ma tekstów w języku „{ $language }”, są tylko w: { $languages }.
bad-seats = Najmniejsza liczba graczy w tej grze to { $least }, największa to { $most }; podano { $seats }.
bad-option = Nie ma opcji „{ $option }”. Opcje tej gry: { $options }.
bad-choice = „{ $choice }” nie pasuje do opcji „{ $option }”. Wybierz jedno z: { $choices }.
bad-seed = Ziarno losowe to liczba całkowita od 0 do { $most }, a nie „{ $seed }”.

## A game of somebody else that cannot be opened

foreign-no-wheel = To nie jest wheel: wheel to plik pakietu Pythona, a jego nazwa kończy się na „.whl”.
foreign-too-much = W tym pliku jest za dużo jak na grę.
foreign-not-pure = Ten wheel jest tylko dla jednego rodzaju komputerów ({ $tag }). Potrzebny jest wheel w czystym Pythonie.
foreign-no-game = W tym pliku nie ma gry: żadna nie jest wymieniona w grupie „{ $group }”.
foreign-needs = Tej grze nie wystarcza Ludoteca, a reszty tu nie ma: { $missing }.
foreign-in-the-way = Ten wheel zająłby miejsce części Pythona albo Ludoteki: { $module }.
foreign-not-installed = Tego pliku nie da się zainstalować: { $why }
foreign-name = „{ $game }” nie może być grą w module „{ $module }”: oba muszą nazywać się tak samo, małymi literami i cyframi.
foreign-taken = Jest już gra o nazwie „{ $game }”.
foreign-no-about = Gra „{ $game }” nie ma pliku about.toml.
foreign-toml = Nie da się odczytać about.toml gry „{ $game }”: { $why }
foreign-missing-key = W about.toml gry „{ $game }” brakuje „{ $key }”.
foreign-unknown-key = W about.toml gry „{ $game }” jest „{ $key }”, które nic tam nie znaczy.
foreign-bad-value = W about.toml gry „{ $game }” wartość „{ $key }” nie może być taka: { $value }.
foreign-broken = Gra „{ $game }” jest zepsuta: { $why }

## A record that cannot be read

bad-record-empty = Zapis jest pusty.
bad-record-head = Nagłówek zapisu musi mieć wiersz „{ $key }:” z pasującą wartością.
bad-record = W wierszu { $line } zapisu jest „{ $found }”, a powinien tam być { $expected ->
    [line] napis złożony z nazwy albo miejsca, dwukropka i wartości, jak „seats: 2” albo „0: move x d4”
    [move] ruch: nagłówek zapisu skończył się wyżej
   *[end] koniec: zapis jest za długi dla jakiejkolwiek gry
  }.
# $line: the number of the move that does not fit, $total: of how many; $move: its words.
record-stopped = Ruch { $line } z { $total }, „{ $move }”, nie zgadza się z obecnymi zasadami. Zapis otwarto do ruchu przed nim.

## A position that cannot be read

no-positions = Gra { $game } nie może zacząć się od zapisanej pozycji.

## A link that leads nowhere

link-long = Link jest dłuższy niż jakakolwiek partia.
link-empty = Link nie zawiera ani pozycji, ani partii.
link-cut = Brakuje części linku albo jest w nim błąd.
link-newer = Ten link utworzono w nowszej wersji tej strony.
link-ply = Liczbę ruchów w linku zapisuje się cyframi, a nie tak: „{ $found }”.
link-other-game = To jest partia gry { $name }.

## Diagrams: what is pointed at

# $places, $start and $end are names of places, as the game calls them.
diagram-marked = Zaznaczone: { $places }
diagram-arrow = Strzałka – od: { $start }, do: { $end }
bad-mark = Nic tu nie nazywa się „{ $found }”. Można zaznaczyć: { $places }.
bad-arrow = „{ $found }” to nie strzałka: podaj dwa różne miejsca z łącznikiem między nimi. Miejsca: { $places }.
too-many-marks = Diagram ma najwyżej tyle znaków i strzałek: { $most }.

## A position built by hand

edit-empty = Puste
# Beside the names of the seats.
edit-mover = Na ruchu
edit-none = brak
too-many-edits = Pozycję układa się najwyżej w tylu krokach: { $most }.

## A message to the desk that cannot be answered

bad-message = Stół nie rozumie polecenia „{ $found }”.
no-thought = Komputer nie myśli teraz nad żadnym ruchem.
bad-level = Siła ma stopnie od 1 do { $most }; { $level } wśród nich nie ma.
no-analysis = Gry { $game } nie można przeanalizować.
