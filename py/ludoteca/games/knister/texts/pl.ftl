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

label-empty = { $cell }, puste
label-number = { $cell }, { $number }
label-die = Kostka: { $number }

## The log

told-write = wpisuje { $number } na { $cell }
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
why-written = Liczba { $number } jest już wpisana; kostki rzucamy znowu, gdy wpiszą wszyscy.
why-taken = Na polu { $cell } stoi już { $number }, a niczego się nie wymazuje.
