### The page's own words. Every language holds the same ids with the same variables, in this order.
### $name is a player as the page calls them; $level is 1 ... 5.

## The shelf

shelf-title = Ludoteca: nowoczesne gry planszowe w przeglądarce
shelf-lead = Nowoczesne gry planszowe, już rozłożone na stole. Wybierz i graj.
shelf-description = Nowoczesne gry planszowe, które otwierają się w karcie przeglądarki i po prostu działają: z komputerem albo razem przy jednym ekranie. Za darmo, bez konta, także offline.
shelf-bad-link = Ten link nie prowadzi do żadnej gry z tej półki.
shelf-foot = Bez konta, bez reklam, bez czekania. Po pierwszej wizycie wszystko działa też offline.
shelf-licences = Licencje:
shelf-notice = co do kogo należy
shelf-play = Zagraj w { $game }
# $range: "2" or "2–4"; $most: the number that the noun agrees with.
shelf-players = { $most ->
    [one] { $range } gracz
    [few] { $range } gracze
   *[other] { $range } graczy
  }
shelf-minutes = { $most ->
    [few] { $range } minuty
   *[other] { $range } minut
  }
shelf-credit = Autor: { $designer }, { $publisher } { $year }
shelf-search = Szukaj nazwy, autora albo słowa
shelf-filter = Filtry
shelf-number = Gracze
shelf-length = Czas
shelf-kind = Rodzaj
# Where nothing is chosen: any number of players, any length, any kind.
shelf-any = obojętnie
shelf-up-to = do { $minutes } minut
# What lies on the table, or that all play together: one word or two.
shelf-kind-abstract = Abstrakcyjna
shelf-kind-cards = Karciana
shelf-kind-dice = Kościana
shelf-kind-tiles = Z płytkami
shelf-kind-together = Kooperacyjna
# How many games the filter leaves.
shelf-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[other] { $count } gier
  }
shelf-none = Na półce nie ma takiej gry.
shelf-show-all = Pokaż wszystkie gry
# The picture that a link to the game brings along, for ears.
shelf-picture = { $game } na stole

## Around the board

game-title = { $game } · Ludoteca
board = Plansza
moves = Ruchy
moves-none = Nikt się jeszcze nie ruszył.
turn-joined = { $first }, { $next }
log-line = { $name }: { $told }
rules = Zasady
rules-of = Zasady gry { $game }
menu = Menu
close = Zamknij
no-script = Plansza potrzebuje JavaScriptu. Zasady można czytać bez niego.
no-scripts-here = Planszy nie da się tu pokazać. Można na niej zagrać w Ludotece.

## The guide

guide-contents = Spis treści
guide-description = Zasady gry { $game }, jedna po drugiej, każda z pozycją do wypróbowania.
guide-try = Wypróbuj na planszy
guide-still = Wróć do diagramu
guide-print = Drukuj

## Players

you = Ty
person = Człowiek
computer = Komputer
computer-at = Komputer · { $level }
computer-level = Komputer, poziom { $level }: { $word }
player-named = { $seat } · { $player }

## What stands where the prompt stands

computer-thinks = Komputer myśli
one-moment = Chwileczkę, gra już nadchodzi
paused = Pauza
# A game that is only looked at: whose turn it is, after what was done last.
to-move = Ruch: { $names }
all-to-move = Ruch: wszyscy
told-then = { $told }. { $next }
you-win = Wygrywasz: { $reason }
name-wins = Wygrywa { $name }: { $reason }
nobody-wins = Remis: { $reason }
shared-win = Wspólna wygrana ({ $names }): { $reason }
won-together = Wygrana: { $reason }
lost-together = Przegrana: { $reason }
# A player alone.
solo-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }: { $reason }

## Buttons

undo = Cofnij
redo = Ponów
new-game = Nowa gra
play-again = Zagraj znowu
move-now = Rusz teraz
pause = Pauza
go-on = Wznów
# After “Pass the device to …”: that person has it.
face = To ja: { $name }
speed = Tempo
speed-slow = Wolno
speed-normal = Zwykle
speed-fast = Szybko

## New game

players-number = Gracze
playing-alone = Grasz samodzielnie.
playing-together = Gracie razem: wygrywają wszyscy albo nikt.
# $seat: the game's own name of a seat.
name-of = Imię: { $seat }
seat-empty = Zostaw miejsce wolne
seat-empty-of = Zostaw miejsce wolne: { $seat }
start = Zaczynamy
surprise = Zaskocz mnie
surprise-hint = Miejsca i opcje losowo, gracze ci sami.

## Scores at the end

scores = Punktacja
# A row of the scores: 1 for the first.
place = Miejsce

## Analysis

# The way to it.
analyse = Analiza
hint = Podpowiedź
hint-told = Spróbuj tak: { $told }
hint-thinking = Szukam dobrego ruchu …
analysis-of = Analiza gry { $game }
analysis-description = Obejrzyj z komputerem dowolną pozycję gry { $game }: najlepsze warianty, drzewo możliwości i ocenę twojej partii.
analysis-bar = Kto stoi lepiej
analysis-start = Pierwsza pozycja
analysis-lines = Najlepsze warianty
analysis-depth = { $turns ->
    [one] { $turns } tura naprzód
    [few] { $turns } tury naprzód
    [many] { $turns } tur naprzód
   *[other] { $turns } tury naprzód
  }
analysis-stop = Stop
analysis-go = Patrz
analysis-looking = Patrzę …
analysis-stopped = Nikt teraz na to nie patrzy
analysis-reviewing = Oglądam każdą turę …
# $percent: chances in a hundred.
analysis-better = Lepiej stoi { $name }: { $percent } %
analysis-percent = { $percent } %
analysis-even = Mniej więcej równo
# $turns: those of both seats are counted.
analysis-wins = { $turns ->
    [one] { $name } wygrywa w { $turns } turze
   *[other] { $name } wygrywa w { $turns } turach
  }
analysis-wins-short = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
  }
analysis-draw = remis
analysis-draw-short = remis
analysis-solved = Rozwiązane: { $verdict }
analysis-show-threats = Pokaż groźby
# $places: squares, separated by commas.
analysis-threats = { $name } grozi wygraną: { $places }.
analysis-no-threats = { $name } niczym nie grozi.
analysis-moves = Ruchy
analysis-delete = Usuń odtąd
analysis-deleted = Usunięto.
analysis-first = Na początek
analysis-back = Wstecz
analysis-forward = Naprzód
analysis-last = Na koniec
analysis-review = Oceń partię
analysis-curve = Kto stał lepiej, tura po turze
analysis-after = Tura { $turn }, { $name }: { $verdict }
analysis-turning = Partia odwróciła się w turze { $turn }: { $name }.
analysis-no-turning = Żadna tura sama nie rozstrzygnęła partii.
analysis-no-mistakes = Nikt nie popełnił błędu wartego wzmianki.
# $percent: the chances in a hundred that it threw away; $told: who made which turn.
analysis-mistake = { $turn }. { $told } (−{ $percent } %)
analysis-instead = Lepiej: { $told }

## Puzzles

# The way to them.
puzzles = Zagadki
puzzles-of = Zagadki do gry { $game }
puzzles-description = Pozycje z gry { $game }, w których wygrywa tylko jedna tura: znajdź ją i graj dalej aż do wygranej.
# $name: whose turn is to be found.
puzzles-goal = { $turns ->
    [one] { $name } wygrywa w tej turze
   *[many] { $name } wygrywa w { $turns } turach
  }
puzzles-grade = { $turns ->
    [one] Wygrana w { $turns } turze
   *[many] Wygrana w { $turns } turach
  }
puzzles-number = Zagadka { $number }
puzzles-number-solved = Zagadka { $number }, rozwiązana
puzzles-count = Rozwiązane: { $solved } z { $all }
puzzles-begin = Zacznij tutaj: { $what }
puzzles-solution = Pokaż rozwiązanie
puzzles-right = Dobrze. Teraz odpowiedź …
puzzles-wrong = To nie to: spójrz jeszcze raz
puzzles-lost = To nie to: { $name } wygrywa
puzzles-solved = Rozwiązana
puzzles-also = Rozwiązana: tak też się wygrywa
puzzles-shown = Oto rozwiązanie
puzzles-again = Jeszcze raz
puzzles-next = Następna zagadka

## A board in the page of another, before it is opened and while it is played

embed-play = Zagraj
embed-play-game = Zagraj w { $game }
embed-usual = Zwykły obrazek gry. Pozycja z linku otworzy się po naciśnięciu „Zagraj”.
embed-usual-puzzle = Zwykły obrazek gry. Zagadka { $number } otworzy się po naciśnięciu „Zagraj”.
embed-on = { $game } w Ludotece
embed-no-game = Link nie wskazuje żadnej gry, która tu jest.
embed-bad-picture = Obrazka w linku nie da się odczytać. Pozycja i tak otworzy się po naciśnięciu „Zagraj”.
# $what: a key and a value, as they stand in the link.
link-bad-value = Link prosi o coś, czego ta plansza nie zna: { $what }.
embed-bad-message = Plansza nie rozumie tej wiadomości.
embed-not-open = Plansza nie została jeszcze otwarta.
embed-other-game = Ta plansza pokazuje inną grę.
embed-not-in-puzzle = W zagadce tego nie można zrobić.
embed-not-now = Teraz to niemożliwe.
embed-no-puzzle = Takiej zagadki nie ma. To jest pierwsza.

## Boards in the pages of others: for whom the text is that is copied

embedcode-element = Strona internetowa
embedcode-iframe = Strona internetowa, bez skryptu
embedcode-mediawiki = MediaWiki
embedcode-dokuwiki = DokuWiki
embedcode-wordpress = WordPress
embedcode-markdown = Markdown: obrazek zapisany jako SVG, z odnośnikiem

## Diagrams

# The way to it.
diagram = Diagram
diagram-of = Diagram gry { $game }
diagram-description = Ułóż dotknięciami dowolną pozycję gry { $game }, zaznacz pola, narysuj strzałki i zabierz ją jako odnośnik, obrazek albo planszę na własną stronę.
diagram-things = Co można położyć na planszy
diagram-tools = Co robi dotknięcie
diagram-tool-put = Połóż
diagram-tool-mark = Zaznacz
diagram-tool-arrow = Strzałka
diagram-put = Dotknij miejsca: { $thing }
diagram-mark = Dotknij tego, co chcesz zaznaczyć
diagram-from = Dotknij, gdzie zaczyna się strzałka
diagram-to = Początek strzałki: { $start }. Dotknij, gdzie się kończy
diagram-no-place = Tam nie można nic położyć.
diagram-taken = W tej sytuacji nie można tego tam położyć.
diagram-unnamed = Tu nie ma nic, co można zaznaczyć.
# What is heard of a place that is pointed at, and after steps that are taken back or made again.
diagram-with-mark = { $what }, zaznaczone
diagram-with-arrow = { $what }, strzałka do: { $end }
diagram-changed = Zmienione miejsca: { $number }
diagram-chosen = { $what }: { $choice }
diagram-times = { $count } × { $what }
diagram-stands = Teraz na planszy: { $things }
diagram-empty = Plansza jest pusta
diagram-laid-open = Tu wszystko leży odkryte. Stół, taki jak w grze, widać przy innych narzędziach.
diagram-seat-ways = Przejdź do gracza
diagram-clear = Pusta plansza
diagram-opening = Otwarcie
diagram-unmark = Bez znaków
diagram-beside = Obok planszy
diagram-text = Pozycja jako tekst
diagram-take = Zabierz ze sobą
# Before the name of a seat.
diagram-seat = Widok gracza
diagram-whole = Ze wszystkim, co leży obok planszy
diagram-position = Tekst pozycji
diagram-link = Odnośnik
diagram-copied = Skopiowano: { $what }
diagram-not-copied = Nie udało się skopiować. Tekst jest zaznaczony: można go stamtąd wziąć.
diagram-play = Graj stąd
picture-svg = Obrazek (SVG)
picture-png = Obrazek (PNG)

## A game of somebody else

foreign-title = Przynieś własną grę
foreign-description = Zagraj w grę, którą ktoś inny zrobił dla Ludoteki: z adresu albo z pliku na twoim urządzeniu.
foreign-lead = Ktoś zrobił grę dla Ludoteki, a może ty? Otwórz tu jej wheel, plik z końcówką „.whl”.
foreign-address = Adres pliku wheel
foreign-go = Dalej
foreign-file = Albo plik na tym urządzeniu
foreign-ask = Otworzyć grę kogoś, kogo nie znamy?
foreign-from = Skąd
foreign-named = Plik
foreign-size = Rozmiar
foreign-print = Odcisk
# $number: thousands of bytes.
foreign-kilobytes = { $number } kB
foreign-bytes = { $number ->
    [one] { $number } bajt
    [few] { $number } bajty
    [many] { $number } bajtów
   *[other] { $number } bajta
  }
foreign-fetched = Gdy ją otworzysz, plik zostanie pobrany z { $host } i tam będzie o tym wiadomo.
foreign-closed-in = To program, którego nikt tu nie sprawdził. Działa we własnej ramce: nie widzi twoich zapisanych partii ani niczego innego w tej witrynie.
foreign-unsaved = To, co w niej rozegrasz, nie zostanie zapisane.
foreign-open = Otwórz
foreign-leave = Nie teraz
foreign-device = twoje urządzenie
foreign-band = Obca gra, źródło: { $source }
foreign-band-named = Obca gra: { $game }, źródło: { $source }
foreign-end = Zamknij grę
foreign-fetching = Pobieranie pliku …
foreign-starting = Python uruchamia się dla tej gry. To potrwa kilka sekund …
foreign-copy-record = Skopiuj tę partię jako tekst
foreign-copied = Skopiowano.
foreign-not-copied = Nie udało się skopiować.
foreign-no-address = „{ $address }” nie jest adresem pliku, takim jak „https://example.org/game.whl”.
foreign-not-found = { $host } nie ma takiego pliku (odpowiada { $status }).
foreign-not-reached = Nie da się pobrać pliku z { $host }: nikt tam nie odpowiada albo tamtejsze pliki nie są dla innych witryn.
foreign-too-large = Ten plik jest za duży jak na grę: najwyżej { $most } MB.
foreign-too-slow = { $host } za długo wysyła plik.
foreign-other-print = To nie ten plik, o który chodzi w linku: jego odcisk jest inny.
foreign-failed = Tej gry nie da się pokazać.

## Menu

language = Język
theme = Kolory
theme-auto = Automatyczne
theme-light = Jasne
theme-dark = Ciemne
theme-contrast = Duży kontrast
theme-colourblind = Dla daltonistów
sound = Dźwięk
text-board = Plansza tekstowa
previous-game = Wróć do poprzedniej gry

## Sharing

share = Udostępnij
share-what = Co udostępnić
share-position = Ta pozycja
share-game = Cała partia
# For games with hidden hands or luck still to come.
share-secret = Kto ma ten link, może poznać wszystko, co w tej partii jest jeszcze ukryte.
share-link = Link
share-copy = Kopiuj link
share-send = Wyślij …
share-code = Kod QR linku
link-copied = Link skopiowany.
link-not-copied = Nie udało się skopiować linku. Jest zaznaczony, więc możesz go skopiować samodzielnie.
share-save = Zapisz jako plik
share-open = Otwórz plik
# $file: its name; $why: a sentence.
share-bad-file = Nie udało się otworzyć pliku „{ $file }”. { $why }
share-large = Plik jest większy niż jakakolwiek partia.

## Why a tap did nothing

read-rule = Przeczytaj zasadę

## Messages from the page itself

not-kept = Ta przeglądarka niczego tu nie zapisuje, więc gra zniknie po zamknięciu karty.
broken-game = Zapisanej gry nie udało się otworzyć. Jej tekst jest zachowany, a zaczęła się nowa gra.
broken-game-shut = Zapisanej gry nie udało się otworzyć.
text-in-the-way = { $why } Nie ma miejsca, żeby odłożyć jej tekst: zostaje tam, gdzie jest, a to, co teraz grasz, nie jest zapisywane.
save-text = Zapisz tekst
other-tab = Ta gra potoczyła się dalej w innej karcie.
show-here = Pokaż ją tutaj
other-tab-kept = Gra z drugiej karty jest zachowana: znajdziesz ją w menu jako poprzednią grę.
bad-link = Link nie prowadzi do niczego, w co da się zagrać. { $why }
runtime-failed = Nie udało się uruchomić zasad, więc plansza stoi w miejscu.
runtime-restarted = Zasady uruchomiły się od nowa. Wszystko jest tak, jak było; powtórz ostatni krok.
request-failed = To się nie udało. Wszystko jest tak, jak było.
bot-failed = Komputer nie znalazł ruchu.
try-again = Spróbuj ponownie
update-ready = Jest nowa wersja.
update-now = Użyj jej
