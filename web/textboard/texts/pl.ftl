### The text board and how squares are called. Every language holds the same ids with the same variables, in this order.

## Words that are typed: the first is told, the others count as well. English ones count in every language

command-last = ostatni
command-what = co
command-options = opcje, ruchy
command-score = punkty, wynik
command-log = przebieg
command-board = plansza
command-undo = cofnij
command-redo = ponów
command-help = pomoc

## What help says of each

board-help = { $command }: { $what }
help-last = co zagrano od twojej ostatniej tury
help-what = co tam jest, jak w „co { $thing }”; samo: cała plansza
help-options = co możesz zrobić; z jedną rzeczą, jak w „opcje { $thing }”
help-score = dotychczasowe punkty albo jak się skończyło
help-log = wszystkie dotychczasowe tury
help-board = wszystko na planszy, rząd po rzędzie
help-undo = cofa twój ostatni ruch
help-redo = powtarza go
help-help = ta lista
# $example: a move that is possible now.
help-moves = Ruch pisze się tak jak w zapisie gry, na przykład „{ $example }”, albo kawałek po kawałku; znaki diakrytyczne i wielkie litery nie mają znaczenia.
help-keys = Na samej planszy, gdy fokus jest na jednym z miejsc: L ostatnia tura, W co można zrobić z tym miejscem, O twoje opcje, S punkty, U cofnij, R ponów, strzałki przechodzą dalej, Home i End, Escape odkłada.

## Around it

board-answers = Odpowiedzi
board-command = Polecenie albo ruch
board-send = Wyślij
board-hint = „{ $command }” wymienia wszystkie polecenia.
board-close = Zamknij planszę tekstową
board-besides = Poza tym
board-squares = Pola nazywają się
board-keys = Pojedyncze litery są skrótami, gdy fokus jest na planszy

## Answers

# $typed: what was typed; $commands: all commands, separated by commas.
board-unknown = „{ $typed }” nie jest ani ruchem, ani poleceniem. Są: { $commands }.
board-nothing = Na planszy nie ma niczego o nazwie „{ $what }”.
board-no-options = Z „{ $what }” nie da się teraz nic zrobić.
board-no-scores = Na razie nie liczy się punktów.

## How squares are called

# Twenty-six words, for a to z.
letters = Adam Barbara Celina Dorota Ewa Filip Genowefa Henryk Irena Jadwiga Karol Leon Maria Natalia Olga Paweł Quebec Roman Stanisław Tadeusz Urszula Violetta Wanda Xawery Ypsilon Zygmunt
# $row counts as the board does, $column from the left.
square-lines = rząd { $row }, kolumna { $column }
