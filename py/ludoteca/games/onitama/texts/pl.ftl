### Onitama. Every language holds the same ids with the same variables, in this order.
### $card is a move card; $owner is the seat a thing belongs to: 0 Blue, 1 Red; $kind is "master" or "student".

pitch = Pięć kart na dwoje: ruch, który robisz, oddajesz rywalowi. Zbij jego mistrza albo wprowadź swojego do świątyni naprzeciwko.

## Seats

seat-0 = Niebieski
seat-1 = Czerwony

## Words that other messages are made of

piece = { $owner ->
    [0] niebieski
   *[1] czerwony
  } { $kind ->
    [master] mistrz
   *[student] uczeń
  }
card = { $card ->
    [tiger] Tygrys
    [dragon] Smok
    [frog] Żaba
    [rabbit] Królik
    [crab] Krab
    [elephant] Słoń
    [goose] Gęś
    [rooster] Kogut
    [monkey] Małpa
    [mantis] Modliszka
    [horse] Koń
    [ox] Wół
    [crane] Żuraw
    [boar] Dzik
    [eel] Węgorz
    [cobra] Kobra
    [giraffe] Żyrafa
    [kirin] Kirin
    [phoenix] Feniks
    [turtle] Żółw
    [dog] Pies
    [fox] Lis
    [bear] Niedźwiedź
    [panda] Panda
    [sea-snake] Wąż morski
    [viper] Żmija
    [mouse] Mysz
    [rat] Szczur
    [tanuki] Tanuki
    [iguana] Iguana
    [sable] Soból
   *[otter] Wydra
  }
# As its owner sees it.
card-moves = { $card ->
    [tiger] 2 do przodu; 1 do tyłu
    [dragon] 2 w lewo i 1 do przodu; 2 w prawo i 1 do przodu; 1 w lewo i 1 do tyłu; 1 w prawo i 1 do tyłu
    [frog] 1 w lewo i 1 do przodu; 2 w lewo; 1 w prawo i 1 do tyłu
    [rabbit] 1 w prawo i 1 do przodu; 2 w prawo; 1 w lewo i 1 do tyłu
    [crab] 1 do przodu; 2 w lewo; 2 w prawo
    [elephant] 1 w lewo i 1 do przodu; 1 w prawo i 1 do przodu; 1 w lewo; 1 w prawo
    [goose] 1 w lewo i 1 do przodu; 1 w lewo; 1 w prawo; 1 w prawo i 1 do tyłu
    [rooster] 1 w prawo i 1 do przodu; 1 w lewo; 1 w prawo; 1 w lewo i 1 do tyłu
    [monkey] 1 w lewo i 1 do przodu; 1 w prawo i 1 do przodu; 1 w lewo i 1 do tyłu; 1 w prawo i 1 do tyłu
    [mantis] 1 w lewo i 1 do przodu; 1 w prawo i 1 do przodu; 1 do tyłu
    [horse] 1 do przodu; 1 w lewo; 1 do tyłu
    [ox] 1 do przodu; 1 w prawo; 1 do tyłu
    [crane] 1 do przodu; 1 w lewo i 1 do tyłu; 1 w prawo i 1 do tyłu
    [boar] 1 do przodu; 1 w lewo; 1 w prawo
    [eel] 1 w lewo i 1 do przodu; 1 w prawo; 1 w lewo i 1 do tyłu
    [cobra] 1 w prawo i 1 do przodu; 1 w lewo; 1 w prawo i 1 do tyłu
    [giraffe] 2 w lewo i 1 do przodu; 2 w prawo i 1 do przodu; 1 do tyłu
    [kirin] 1 w lewo i 2 do przodu; 1 w prawo i 2 do przodu; 2 do tyłu
    [phoenix] 1 w lewo i 1 do przodu; 1 w prawo i 1 do przodu; 2 w lewo; 2 w prawo
    [turtle] 2 w lewo; 2 w prawo; 1 w lewo i 1 do tyłu; 1 w prawo i 1 do tyłu
    [dog] 1 w lewo i 1 do przodu; 1 w lewo; 1 w lewo i 1 do tyłu
    [fox] 1 w prawo i 1 do przodu; 1 w prawo; 1 w prawo i 1 do tyłu
    [bear] 1 w lewo i 1 do przodu; 1 do przodu; 1 w prawo i 1 do tyłu
    [panda] 1 do przodu; 1 w prawo i 1 do przodu; 1 w lewo i 1 do tyłu
    [sea-snake] 1 do przodu; 2 w prawo; 1 w lewo i 1 do tyłu
    [viper] 1 do przodu; 2 w lewo; 1 w prawo i 1 do tyłu
    [mouse] 1 do przodu; 1 w prawo; 1 w lewo i 1 do tyłu
    [rat] 1 do przodu; 1 w lewo; 1 w prawo i 1 do tyłu
    [tanuki] 1 do przodu; 2 w prawo i 1 do przodu; 1 w lewo i 1 do tyłu
    [iguana] 2 w lewo i 1 do przodu; 1 do przodu; 1 w prawo i 1 do tyłu
    [sable] 1 w prawo i 1 do przodu; 2 w lewo; 1 w lewo i 1 do tyłu
   *[otter] 1 w lewo i 1 do przodu; 2 w prawo; 1 w prawo i 1 do tyłu
  }

## What is asked

prompt-card = Wybierz kartę
prompt-piece = { card }: wybierz figurę
prompt-to = Wybierz pole dla figury z { $square }
prompt-swap = Żadna figura nie może się ruszyć: wymień kartę
verb-move = Rusz
verb-swap = Wymień

## The board, for ears; in short, for the terminal

label-empty = { $square }, puste
    .short = ·
label-temple = { $square }, { $owner ->
    [0] niebieska
   *[1] czerwona
  } świątynia, pusta
    .short = świątynia
label-piece = { $square }, { piece }
    .short = { piece }
label-card = { card }: { card-moves }
    .short = { card } { $offsets }
label-side = Karta z boku, następnie dla: { $name }. { card }: { card-moves }
label-seat = { $name }: { $count ->
    [0] brak zbitych figur
    [one] 1 zbita figura
    [few] { $count } zbite figury
   *[other] { $count } zbitych figur
  }
region-cards = Karty: { $name }
region-side = Karta z boku

## The log

told-move = { card }, { $start } na { $to }
told-take = { card }, { $start } bije { $kind ->
    [master] mistrza
   *[student] ucznia
  } na { $to }
told-swap = brak ruchu, wymiana karty { card }

## How it ended; follows the winner's name and a colon

reason-stone = Droga Kamienia, mistrz rywala zbity
reason-stream = Droga Strumienia, mistrz stanął w świątyni rywala
reason-repetition = ta sama pozycja wystąpiła trzeci raz

## Options

option-cards = Karty ruchu
option-cards-hint = Z nich rozdaje się pięć.
option-cards-base = Pierwsze 16
option-cards-sensei = Sensei’s Path, inne 16
option-cards-both = Wszystkie 32
option-cards-wrong = Karty partii to pięć różnych, połączonych przecinkami: dwie niebieskiego, dwie czerwonego i karta z boku. Tu jest „{ $found }”.
option-repetition = Ta sama pozycja po raz trzeci
option-repetition-hint = Takie same muszą być figury, karty i to, kto gra.
option-repetition-draw = Remis
option-repetition-none = Gra toczy się dalej

## Why a move is not possible; each links to its section of the guide

why-words = „{ $words }” to nie ruch. Ruchy zapisuje się tak: „move ox c1 c2”, „swap ox”.
why-choose-card = Najpierw wybierz jedną ze swoich kart, potem figurę, a na końcu pole.
why-card = Nie ma karty „{ $found }”.
why-square = Nie ma pola „{ $square }”: pola to a1 do e5.
why-side = Karta z boku trafi do ciebie po tym ruchu; rusz się jedną z dwóch, które leżą przed tobą.
why-their-card = Ta karta należy teraz do rywala.
why-not-here = Karty { card } nie ma wśród pięciu kart tej partii.
why-swap = Twoja figura może się ruszyć, więc nie możesz tylko wymienić karty.
why-only-swap = Żadna twoja figura nie może się ruszyć żadną z kart: wymień jedną z nich.
why-choose-piece = Teraz wybierz figurę, która ruszy się kartą { card }.
why-empty = Na polu { $square } nie ma figury.
why-not-yours = Figura na polu { $square } nie jest twoja.
why-stuck = Kartą { card } figura z { $square } nie ma dokąd pójść.
why-choose-square = Teraz wybierz, dokąd pójdzie figura z { $square }.
why-offset = Karta { card } nie prowadzi z { $start } na { $to }.
why-own = Na polu { $square } stoi twoja figura.

## A position text that cannot be read

position-fields = Pozycja ma pięć części: wiersze, kto gra, karty niebieskiego, karty czerwonego i kartę z boku. Tu jest „{ $found }”.
position-rows = Plansza ma pięć wierszy po pięć pól, od góry, połączonych „/”. Tu jest „{ $found }”.
position-sign = „{ $found }” nic nie znaczy na planszy: M i S to mistrz i uczniowie niebieskiego, m i s czerwonego, a cyfra to tyle pustych pól.
position-masters = { $owner ->
    [0] Niebieski
   *[1] Czerwony
  }: mistrzowie na planszy: { $number }; jest tylko jeden.
position-no-master = Na planszy nie ma żadnego mistrza; zbity mógł być tylko jeden z dwóch.
position-arrived = Obaj mistrzowie stoją w świątyni rywala; gra skończyła się, gdy doszedł tam pierwszy.
position-students = { $owner ->
    [0] Niebieski
   *[1] Czerwony
  }: uczniowie na planszy: { $number }; jest ich najwyżej { $most }.
position-mover = Gra „b” (niebieski) albo „r” (czerwony), a nie „{ $found }”.
position-hand = Gracz ma dwie karty połączone przecinkiem. Tu jest „{ $found }”.
position-card = Nie ma karty „{ $found }”.
position-twice = Każda karta jest jedna, a „{ $found }” jest tu dwa razy.

## A position built by hand

edit-card = { $name }, karta { $number }

## What makes a puzzle's solution one: $seat solves it

puzzle-winner = { $seat ->
    [0] Niebieski
   *[1] Czerwony
  }
puzzle-loser = { $seat ->
    [0] Czerwony
   *[1] Niebieski
  }
puzzle-soon = { $more ->
    [one] już w następnej turze
   *[many] najdalej w { $more } kolejnych turach
  }
puzzle-now = { $reason ->
    [stone] Mistrz rywala zbity.
   *[stream] Mistrz stanął w świątyni rywala.
  } Żadna z pozostałych { $others } tur nie wygrywa; po { $beaten } z nich { puzzle-loser } od razu wygrywa.
puzzle-forced = { puzzle-loser } ma już tylko jedną możliwą turę, a { puzzle-winner } wygrywa { puzzle-soon }.
puzzle-threat = { puzzle-winner } grozi natychmiastową wygraną, a { puzzle-loser } nie uniknie jej na dobre żadną z { $answers } możliwych tur: koniec { puzzle-soon }.
puzzle-quiet = Nic jeszcze nie grozi, a jednak { puzzle-loser } nie ma ratunku: po każdej z { $answers } możliwych tur { puzzle-winner } wygrywa { puzzle-soon }.
