### Knister. Every language holds the same ids with the same variables, in this order.

pitch = Jeden rzut dla wszystkich, 25 pól dla każdego. Gdzie wpiszesz siódemkę, zanim zepsuje ci rząd?

## Seats

seat-0 = Różowy
seat-1 = Czarny
seat-2 = Żółty
seat-3 = Niebieski
seat-4 = Fioletowy
seat-5 = Zielony
seat-6 = Brązowy
seat-7 = Różowy w paski
seat-8 = Czarny w paski
seat-9 = Żółty w paski
seat-10 = Niebieski w paski
seat-11 = Fioletowy w paski

## What is asked

prompt-write = Wpisz { $number }
verb-write = Wpisz

## The table, for ears

region-sheet = Twoja kartka
label-empty = { $cell }, puste
    .short = ·
label-number = { $cell }, { $number }
    .short = { $number }
label-die = Kostka: { $number }
# The ends of the lines, once they are full. Diagonals count double, and their points are doubled already.
called-row = Rząd { $row }
label-row = { called-row }: { $points }
called-column = Kolumna { $column }
label-column = { called-column }: { $points }
called-diagonal = Przekątna { $start }–{ $end }
label-diagonal = { called-diagonal }: { $points }
# $status is "asked" while this seat has still to write, "written" when it has, and "over" at the end.
label-seat = { $name }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }{ $status ->
    [asked] , jeszcze nie wpisane
    [written] , już wpisane
   *[over] {""}
  }
# $cells names each number's cell first, a row after the other: "a5 7, c5 8; b4 9".
called-sheet = Kartka ({ $name })
label-sheet = { called-sheet }: { $cells }
label-blank = { called-sheet }: jeszcze pusta
round = Runda { $round } z { $rounds }

## The log

told-write = wpisuje { $number } w { $cell }
told-written = liczba { $number } już wpisana

## The scores at the end

row-row = Rząd { $row }
row-column = Kolumna { $column }
# Diagonals count double, and their numbers are doubled already.
row-diagonal = Przekątna { $start }–{ $end }, podwójnie
row-total = Suma

## How it ended; follows the winner's name and a colon

reason-points = najwięcej punktów
reason-shared = tyle samo punktów
# These four are for a player alone: up to 50 points, above 50, above 80, above 100.
reason-solo = kartka jest pełna; dobry wynik to ponad 50 punktów
reason-good = dobry wynik, ponad 50 punktów
reason-great = świetny wynik, ponad 80 punktów
reason-spectacular = spektakularny wynik, ponad 100 punktów

## Why a choice is not possible; each links to its section of the guide

why-words = „{ $words }” to nie wybór. Wybory zapisuje się tak: „write c3”.
why-cell = Nie ma pola „{ $cell }”: pola to a1 do e5.
why-written = Liczba { $number } jest już wpisana; kostkami rzucamy znowu, gdy wpiszą wszyscy.
why-taken = W polu { $cell } jest już { $number }, a niczego się nie wymazuje.

## A position text that cannot be read

position-fields = Pozycja ma cztery części: kartki, kto gdzie wpisuje, kostki i los. Tu jest „{ $found }”.
position-seats = W Knistera gra od jednej do dwunastu osób, a kartek jest tu { $found }.
position-sheet = Kartka ma pięć rzędów po pięć znaków, od góry, połączonych „/”. Tu jest „{ $found }”.
position-sign = „{ $found }” nic nie znaczy na kartce: „.” to puste pole, potem 2 do 9, X to dziesięć, E jedenaście, Z dwanaście.
position-numbers = Na wszystkich kartkach stoją te same liczby, na każdej po swojemu; kartka gracza { $name } nie ma tych z pierwszej.
# Where it is built: with the words of the switch on the page for diagrams.
position-numbers-seen = { position-numbers } Tę kartkę pokaże „Widok gracza: { $name }”.
position-written = Dla każdej kartki jest puste pole, w które się wpisuje, albo „-”, połączone „|”, i co najmniej jedno „-”. Tu jest „{ $found }”.
position-dice = Kostki to dwie cyfry od 1 do 6, a nie „{ $found }”.
position-luck = Los to liczba szesnastkowa, najwyżej szesnaście cyfr, a nie „{ $found }”.

## A position built by hand

edit-seats = Gracze
edit-die = Kostka { $number }
edit-written = { $name } wpisuje w
edit-cell = { $cell }
