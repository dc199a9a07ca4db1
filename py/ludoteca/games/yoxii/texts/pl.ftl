### Yoxii. Every language holds the same ids with the same variables, in this order.
### $owner is the seat a piece belongs to: 0 white, 1 red. Values are 1 to 4.

pitch = Jeden totem, którym ruszacie oboje. Zamknij go tam, gdzie twoje pionki są warte najwięcej, zanim zrobi to rywal.

## Seats

seat-0 = Biały
seat-1 = Czerwony

## Words that other messages are made of

colour = { $owner ->
    [0] biały
   *[1] czerwony
  }

## What is asked

prompt-move = Rusz totem
prompt-place = Wybierz pionek do położenia
prompt-to = Wybierz pole dla { $value }
verb-move = Rusz
verb-place = Połóż

## The board, for ears; in short, for the terminal

label-empty = { $square }, puste
    .short = ·
label-piece = { $square }, { colour } pionek { $value }
    .short = { colour } { $value }
label-totem = { $square }, totem
    .short = totem
label-reserve = { $name }, w zapasie: { $ones } × 1, { $twos } × 2, { $threes } × 3, { $fours } × 4
label-stack = Pionek { $value }, { $count ->
    [one] został { $count }
    [few] zostały { $count }
   *[many] zostało { $count }
  }
    .short = ({ $count })
called-stack = { $name }: { label-stack }
label-sum = { $name }: { $sum } wokół totemu
    .short = { $name }: { $sum }
region-reserve = Zapas: { $name }

## The log: both lines of a turn are read as one, joined by a comma

told-move = totem na { $to }
told-place = { $value } na { $square }

## How it ended; follows the winner's name and a colon

reason-sum = wyższa suma
reason-pieces = więcej pionków, równe sumy
reason-draw = sumy są równe

## The score table

row-value = Punkty za { $value }
row-sum = Suma wokół totemu
row-board = Pionki na planszy
row-around = Pionki wokół totemu

## Options

option-tiebreak = Gdy sumy są równe
option-tiebreak-hint = Rozstrzygają sumy wokół totemu; tu decydujesz, co się liczy, gdy są jednakowe.
option-tiebreak-board = Więcej pionków na planszy
option-tiebreak-around = Więcej pionków wokół totemu
option-tiebreak-none = Remis

## Why a move is not possible; each links to its section of the guide

why-words = „{ $words }” to nie ruch. Ruchy zapisuje się tak: „move d5”, „place 3 e6”.
why-square = Nie ma pola „{ $square }”: pola to a1 do g7, bez trzech w każdym rogu.
why-value = Nie ma pionka „{ $value }”: są warte 1, 2, 3 albo 4.
why-move-first = Najpierw rusza się totem; twój pionek jest po nim.
why-place-now = Totem już się ruszył; teraz połóż pionek.
why-choose-piece = Najpierw wybierz pionek z zapasu, potem pole dla niego.
why-choose-square = Wybierz pole dla pionka { $value }.
why-stay = Totem musi zejść ze swojego pola.
why-occupied = Pole { $square } jest zajęte; totem potrzebuje wolnego pola.
why-straight = Totem rusza się w rzędzie, w kolumnie albo na ukos, a pole { $square } nie leży na żadnej z tych linii.
why-slide = Totem robi jeden krok albo skacze przez twoje pionki, które go dotykają; pole { $square } jest za daleko.
why-beyond = Skok kończy się na pierwszym wolnym polu za twoimi pionkami, a { $square } leży dalej.
why-rival = Między totemem a polem { $square } leży { colour } pionek, a skakać możesz tylko przez swoje.
why-reserve = Nie masz już pionka { $value }.
why-place-occupied = Pole { $square } jest zajęte; pionek potrzebuje wolnego pola.
why-place-adjacent = Pole { $square } nie leży obok totemu, a obok niego jest jeszcze miejsce.

## A position text that cannot be read

position-fields = Pozycja ma pięć części: wiersze, kto gra, zapas białego, zapas czerwonego oraz „place” albo „-”. Tu jest „{ $found }”.
position-rows = Plansza ma siedem wierszy po 3, 5, 7, 7, 7, 5 i 3 znaki, od góry, połączonych „/”. Tu jest „{ $found }”.
position-sign = „{ $found }” nic nie znaczy na planszy: „.” to wolne pole, 1 do 4 są białe, a do d czerwone, „*” to totem.
position-totem = Totem, „*”, stoi na planszy raz. Tu plansza to „{ $found }”.
position-mover = Gra „w” (biały) albo „r” (czerwony), a nie „{ $found }”.
position-reserve = Zapas to cztery cyfry, ile zostało 1, 2, 3 i 4, razem z planszą najwyżej 5, 5, 5 i 3. Tu jest „{ $found }”.
position-owed = Ostatnia część to „place”, gdy totem już się ruszył i jest jeszcze pionek, a inaczej „-”. Tu jest „{ $found }”.
position-pieces = Pionki { colour } { $value } na planszy i w zapasie razem: { $number }; każdy gracz ma ich tylko { $most }.
position-left = { $owner ->
    [0] Biały
   *[1] Czerwony
  } nie ma już pionków, więc żaden nie czeka na położenie.

## A position built by hand

edit-totem = Totem
edit-piece = { colour } { $value }
edit-owed = Co teraz
edit-reserve = { colour } { $value } w zapasie
edit-why-totem = Stoi tam totem, a on jest zawsze na planszy: najpierw połóż go na innym polu.

## What makes a puzzle's solution one: $seat solves it

puzzle-loser = { $seat ->
    [0] Czerwony
   *[1] Biały
  }
puzzle-now = Tak gra się kończy: { $own } do { $other }{ $reason ->
    [pieces] {", przy większej liczbie pionków na planszy"}
   *[sum] {""}
  }. Żadna z pozostałych { $others } tur nie wygrywa.
puzzle-forced = { puzzle-loser } ma już tylko jedną możliwą turę. Grając jak w rozwiązaniu, kończy się { $own } do { $other }{ $reason ->
    [pieces] {", przy większej liczbie pionków na planszy"}
   *[sum] {""}
  }; żadna z pozostałych { $others } tur nie wygrywa.
puzzle-points = Każda z { $answers } tur, które ma teraz { puzzle-loser }, przegrywa. Jak w rozwiązaniu kończy się { $own } do { $other }{ $reason ->
    [pieces] {", przy większej liczbie pionków na planszy"}
   *[sum] {""}
  }; żadna z pozostałych { $others } tur nie wygrywa.
