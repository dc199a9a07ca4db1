### Kulami. Every language holds the same ids with the same variables, in this order.
### $owner is the seat a marble or a tile belongs to: 0 red, 1 black. $tile is the letter of a tile.

pitch = Każda kulka wskazuje, gdzie może zagrać rywal. Zdobywaj płytki i nie zostawiaj mu dobrych dołków.

## Seats

seat-0 = Czerwony
seat-1 = Czarny

## What is asked

prompt-first = Połóż pierwszą kulkę
prompt-place = Zagraj w kolumnie { $column } lub rzędzie { $row }
verb-place = Połóż

## The board, for ears; in short, for the terminal

label-empty = { $hole }: pusty, płytka { $tile } za { $size }{ $taboo ->
    [yes] {", tabu"}
   *[no] {""}
  }
    .short = { $tile }
label-marble = { $hole }: { $owner ->
    [0] czerwona
   *[1] czarna
  } kulka, płytka { $tile } za { $size }
    .short = { $owner ->
    [0] ●
   *[1] ○
  }{ $tile }
label-player = { $name }: { $left ->
    [one] została { $left } kulka
    [few] zostały { $left } kulki
    [many] zostało { $left } kulek
   *[other] zostało { $left } kulki
  }, teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
# At the end.
called-tile = Płytka { $tile }
label-tile = { called-tile }: { $points } dla { $owner ->
    [0] czerwonego
   *[1] czarnego
  }

## The log

told-place = kulka na { $hole }

## How it ended; follows the winner's name and a colon

reason-stuck = więcej punktów, brak wolnego dołka
reason-placed = więcej punktów, wszystkie kulki leżą
reason-draw = równa liczba punktów

## The score table

row-tiles = Płytki
row-area = Największy obszar
row-area-bonus = Premia za obszar
row-lines = Linie z pięciu lub więcej
row-lines-bonus = Premia za linie
row-total = Razem

## Options

option-layout = Płytki
option-layout-hint = Układane losowo, w zamknięty kwadrat albo o dowolnym obrysie.
option-layout-square = Kwadrat
option-layout-irregular = Nieregularne
option-area = Największy obszar
option-area-hint = Większa połączona grupa kulek daje różnicę punktów.
option-area-off = Nie liczy się
option-area-on = Liczy się
option-lines = Linie
option-lines-hint = Pięć lub więcej kulek w prostej linii liczy się za tyle, ile ich jest; większa suma daje różnicę.
option-lines-off = Nie liczą się
option-lines-on = Liczą się

## Why a move is not possible; each links to its section of the guide

why-words = „{ $words }” to nie ruch. Ruchy zapisuje się tak: „place d4”.
why-hole = Nie ma dołka „{ $hole }”: na tej planszy leżą między a1 a { $corner }.
why-gap = Na { $hole } nie ma płytki.
why-occupied = Na { $hole } leży już kulka.
why-line = { $hole } nie leży ani w rzędzie, ani w kolumnie ostatniej kulki, { $last }.
why-last-tile = { $hole } jest na płytce ostatniej kulki, { $last }, a ta płytka jest tabu.
why-own-tile = { $hole } jest na płytce twojej ostatniej kulki, { $last }, a ta płytka jest tabu.

## A layout that is wrong

layout-unknown = „{ $found }” to nie układ. Napisz square, irregular albo rzędy układu od góry, połączone znakiem „/”.
layout-sign = „{ $found }” nic w układzie nie znaczy: litera to płytka, „.” to brak płytki, „/” kończy rząd.
layout-row = Rząd { $row } układu ma { $signs ->
    [one] { $signs } znak
    [few] { $signs } znaki
    [many] { $signs } znaków
   *[other] { $signs } znaku
  }, a pierwszy { $first }: wszystkie muszą być tak samo długie.
layout-shape = Płytka „{ $tile }” nie jest jednym prostokątem.
layout-size = Płytka „{ $tile }” ma wymiary { $height } × { $width }; są tylko płytki 2 × 3, 2 × 2, 1 × 3 i 1 × 2.
layout-surplus = Płytka „{ $tile }” jest o jedną za dużo: płytek { $height } × { $width } może być tylko { $most }.
layout-missing = Układ ma { $number ->
    [one] { $number } płytkę
    [few] { $number } płytki
    [many] { $number } płytek
   *[other] { $number } płytki
  } { $height } × { $width }; musi mieć { $least }.
layout-apart = Płytka „{ $tile }” nie łączy się z innymi: płytki muszą się stykać bokami.
layout-extent = Płytka „{ $tile }” leży za daleko: układ ma najwyżej { $most } dołków szerokości i { $most } wysokości.

## A position text that cannot be read

position-fields = Pozycja ma pięć pól: układ, kulki, kto gra, ostatni dołek i dołek przed nim. Tu jest „{ $found }”.
position-rows = Kulki zapisuje się w kształcie układu, { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
    [many] { $rows } rzędów
   *[other] { $rows } rzędu
  } po { $columns }. Tu jest „{ $found }”.
position-sign = „{ $found }” nic na planszy nie znaczy: pisz „.” zamiast braku płytki, „_” zamiast pustego dołka, r dla czerwonych i b dla czarnych.
position-gap = Na miejscu { $column } w rzędzie { $row } kulki nie zgadzają się z układem: w układzie jest tam „{ $tile }”.
position-marbles = Liczba kulek { $owner ->
    [0] czerwonych
   *[1] czarnych
  }: { $number }; każdy gracz ma tylko { $most }.
position-mover = Gra „r”, czyli czerwony, albo „b”, czyli czarny, a nie „{ $found }”.
position-hole = W tym układzie nie ma dołka „{ $hole }”.
position-last = Na { $hole } powinna leżeć { $owner ->
    [0] czerwona
   *[1] czarna
  } kulka, bo to jeden z dwóch ostatnich dołków.
position-before = Brakuje ostatniego dołka, więc „{ $hole }” nie może być tym przed nim.

## A position built by hand

edit-marble = { $owner ->
    [0] czerwona
   *[1] czarna
  } kulka
edit-last = Ostatnia kulka
edit-before = Kulka przed nią
edit-hole = { $hole }
edit-layout = Płytki
edit-own = tak jak leżą
edit-square = kwadrat { $number }
edit-irregular = nieregularny { $number }

## What makes a puzzle's solution one: $seat solves it

puzzle-loser = { $seat ->
    [0] Czarny
   *[1] Czerwony
  }
puzzle-now = { puzzle-loser } nie ma już żadnego dołka i kończy się { $own } do { $other }. Żaden z pozostałych { $others } dołków nie wygrywa.
puzzle-forced = { puzzle-loser } musi zagrać w jedyny dołek, jaki mu został. Jak w rozwiązaniu kończy się { $own } do { $other }; żaden z pozostałych { $others } dołków nie wygrywa.
puzzle-points = { puzzle-loser } może wybrać jeden z { $answers } dołków i przegrywa z każdym. Jak w rozwiązaniu kończy się { $own } do { $other }; żaden z pozostałych { $others } dołków nie wygrywa.
