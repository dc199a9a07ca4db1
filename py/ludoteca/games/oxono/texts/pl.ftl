### Oxono. Every language holds the same ids with the same variables, in this order.
### $symbol is "x" or "o"; $owner is the seat a piece belongs to: 0 pink, 1 black.

pitch = Dwa totemy, którymi ruszacie oboje. Ustaw czwórkę w kolorze albo w symbolu i uważaj, co zostawiasz rywalowi.

## Seats

seat-0 = Różowy
seat-1 = Czarny

## Words that other messages are made of

symbol = { $symbol ->
    [o] O
   *[x] X
  }
piece = { $owner ->
    [0] różowy
   *[1] czarny
  } { symbol }

## What is asked

prompt-move = Rusz totem
prompt-to = Wybierz pole dla { symbol }
prompt-place = Połóż swój { symbol }
verb-move = Rusz
verb-place = Połóż

## The board, for ears; in short, for the terminal

label-empty = { $square }, puste
    .short = ·
label-piece = { $square }, { piece }
    .short = { piece }
label-totem = { $square }, totem { symbol }
    .short = totem { symbol }
label-reserve = { $name }: w zapasie { $x } X i { $o } O

## The log: both lines of a turn are read as one, joined by a comma

told-move = { symbol } na { $to }
told-place = pionek na { $square }

## How it ended; follows the winner's name and a colon

reason-colour = cztery w jednym kolorze
reason-symbol = cztery z jednym symbolem
reason-both = cztery w jednym kolorze i z jednym symbolem
reason-draw = wszystkie pionki leżą na planszy, a linii nie ma

## Options

option-totems = Totemy na początku
option-totems-hint = Zaczynają na c4 i d3; tu decydujesz, który totem stanie na którym polu.
option-totems-random = Losowo
option-totems-fixed = O na c4, X na d3

## Why a move is not possible; each links to its section of the guide

why-words = „{ $words }” to nie ruch. Ruchy zapisuje się tak: „move x d4”, „place d5”.
why-square = Nie ma pola „{ $square }”: pola to a1 do f6.
why-choose-totem = Najpierw wybierz totem, potem pole, na które pójdzie.
why-place-first = Najpierw rusza się totem; twój pionek jest po nim.
why-place-now = Totem już się ruszył; teraz połóż swój { symbol }.
why-reserve = Nie masz już { symbol } do położenia, więc nie możesz ruszyć totemu { symbol }.
why-stay = Totem musi zejść ze swojego pola.
why-occupied = Pole { $square } jest zajęte; totem potrzebuje wolnego pola.
why-straight = Totem przesuwa się po swoim rzędzie albo kolumnie, a pole { $square } nie leży na żadnym z nich.
why-blocked = Coś stoi między totemem a polem { $square }, a totem, który może się przesunąć, nigdy nie skacze.
why-jump = Totem jest otoczony: skacze prosto na pierwsze wolne pole w którymś kierunku, a { $square } takim nie jest.
why-place-occupied = Pole { $square } jest zajęte; pionek potrzebuje wolnego pola.
why-place-adjacent = Pole { $square } nie leży obok totemu: twój { symbol } kładzie się tuż nad nim, pod nim, z lewej albo z prawej.

## A position text that cannot be read

position-fields = Pozycja ma cztery części: wiersze, kto gra, zapasy i ruszony totem. Tu jest „{ $found }”.
position-rows = Plansza ma sześć wierszy po sześć znaków, od góry, połączonych „/”. Tu jest „{ $found }”.
position-sign = „{ $found }” nic nie znaczy na planszy: „.” to wolne pole, x i o są różowe, X i O czarne, „*” i „#” to totemy X i O.
position-totems = Każdy totem stoi na planszy raz: „*” to X, „#” to O. Tu plansza to „{ $found }”.
position-mover = Gra „p” (różowy) albo „b” (czarny), a nie „{ $found }”.
position-reserves = Zapasy to cztery cyfry, różowe X i O, potem czarne X i O, razem z planszą najwyżej po 8. Tu jest „{ $found }”.
position-moved = Ruszony totem to „x”, „o” albo „-”, a jego gracz ma jeszcze pionek do niego. Tu jest „{ $found }”.
position-pieces = Pionki { piece } na planszy i w zapasie razem: { $number }; każdy gracz ma ich tylko { $most }.
position-over = Cztery w linii kończą grę: żaden pionek nie czeka już na położenie.
position-owed = { $owner ->
    [0] Różowy
   *[1] Czarny
  } nie ma już { symbol }, więc żaden nie czeka na położenie.

## A position built by hand

edit-totem = totem { symbol }
edit-moved = Pionek do położenia
edit-reserve = { piece } w zapasie
edit-why-totem = Stoi tam totem { symbol }, a totem jest zawsze na planszy: najpierw połóż go na innym polu.

## What makes a puzzle's solution one: $seat solves it

puzzle-winner = { $seat ->
    [0] Różowy
   *[1] Czarny
  }
puzzle-loser = { $seat ->
    [0] Czarny
   *[1] Różowy
  }
puzzle-soon = { $more ->
    [one] już w następnej turze
   *[many] najdalej w { $more } kolejnych turach
  }
puzzle-now = Linia gotowa. Żadna z pozostałych { $others } tur nie wygrywa; po { $beaten } z nich { puzzle-loser } od razu układa linię.
puzzle-forced = { puzzle-loser } ma już tylko jedną możliwą turę, a { puzzle-winner } układa linię { puzzle-soon }.
puzzle-threat = { puzzle-winner } grozi linią, a { puzzle-loser } nie zatrzyma jej na dobre żadną z { $answers } możliwych tur: linia powstaje { puzzle-soon }.
puzzle-quiet = Nic jeszcze nie grozi: gdyby { puzzle-loser } mógł spasować, linii by nie było. Ale totem musi się ruszyć, a po każdej z { $answers } możliwych tur { puzzle-winner } układa linię { puzzle-soon }.
