### Skeleton. Every language holds the same ids with the same variables, in this order.

pitch = Trzy w rzędzie: gra na początek.

seat-0 = Różowe
seat-1 = Czarne

prompt-mark = Zaznacz pole
verb-mark = Zaznacz

label-empty = { $square }, puste
    .short = ·
label-mark = { $square }, { $name }
    .short = { $name }

told-mark = { $square }

reason-line = trzy w rzędzie
reason-draw = plansza jest pełna

position-form = Pozycja to trzy rzędy, jak „x.o/.x./..o”, i ten, kto gra, „x” albo „o”, a nie „{ $found }”.
position-turns = Znaki stawia się na zmianę, najpierw x: po { $first } x i { $second } o ruch nie może należeć do: { $name }.
position-line = { $name }: trzy w rzędzie, więc partia jest skończona, a następne byłoby drugie miejsce.

# What can be put on the board; $owner is a seat.
edit-mark = { $owner ->
    [0] Krzyżyk
   *[1] Kółko
  }
