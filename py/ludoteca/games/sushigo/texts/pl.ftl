### Sushi Go. Every language holds the same ids with the same variables, in this order.
### $card and $second are the words of cards as moves write them.

pitch = Zatrzymaj jedną kartę, resztę podaj dalej i licz na to, że dobre kąski jeszcze wrócą.

## Seats

seat-0 = Różowy
seat-1 = Czarny
seat-2 = Żółty
seat-3 = Niebieski
seat-4 = Fioletowy

## Words that other messages are made of

card = { $card ->
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Pierożek
    [maki1] Maki z 1 rolką
    [maki2] Maki z 2 rolkami
    [maki3] Maki z 3 rolkami
    [egg] Nigiri z jajkiem
    [salmon] Nigiri z łososiem
    [squid] Nigiri z kałamarnicą
    [pudding] Pudding
    [wasabi] Wasabi
    [chopsticks] Pałeczki
   *[soy] Sos sojowy
  }
second = { $second ->
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Pierożek
    [maki1] Maki z 1 rolką
    [maki2] Maki z 2 rolkami
    [maki3] Maki z 3 rolkami
    [egg] Nigiri z jajkiem
    [salmon] Nigiri z łososiem
    [squid] Nigiri z kałamarnicą
    [pudding] Pudding
    [wasabi] Wasabi
    [chopsticks] Pałeczki
   *[soy] Sos sojowy
  }
# What stands on the card itself: as short as can be.
word = { $card ->
    [tempura] Tempura
    [sashimi] Sashimi
    [dumpling] Pierożek
    [maki1] Maki 1
    [maki2] Maki 2
    [maki3] Maki 3
    [egg] Jajko
    [salmon] Łosoś
    [squid] Kalmar
    [pudding] Pudding
    [wasabi] Wasabi
    [chopsticks] Pałeczki
   *[soy] Sos sojowy
  }

## What is asked

prompt-keep = Zatrzymaj kartę
prompt-also = Weź drugą kartę Pałeczkami albo zostań przy jednej
verb-keep = Zatrzymaj
verb-also = Weź też
verb-enough = Jedna wystarczy

## The table

score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }, { $puddings ->
    [one] { $puddings } Pudding
    [few] { $puddings } Puddingi
   *[other] { $puddings } Puddingów
  }
round = Runda { $round } z 3
passing-left = Karty idą w lewo
passing-right = Karty idą w prawo
passing-to = Potem twoje karty bierze { $name }

## The table, for ears; in short, for the terminal

label-place = { $name }: { score }
label-hand = { card }, na ręce: { $count }
    .short = { $count } { word }
label-maki = Maki, { $count ->
    [one] { $count } rolka
    [few] { $count } rolki
   *[other] { $count } rolek
  }
    .short = Maki { $count }
label-dish = { card }, { $count }
    .short = { $count } { word }
label-dipped = { card } na Wasabi
    .short = { word } na Wasabi
label-kept = { card }, twój wybór w tej turze
label-chosen = { $name }: wybór gotowy

## The log

told-keep = zatrzymuje: { card }
told-also = i Pałeczkami: { card }
told-enough = zostaje przy jednej karcie
told-both = zatrzymuje: { card } i, Pałeczkami, { second }
told-choosing = może wziąć drugą kartę
told-chosen = już po wyborze

## The scores at the end

row-maki = Maki
row-tempura = Tempura
row-sashimi = Sashimi
row-dumplings = Pierożki
row-nigiri = Nigiri
row-soy = Sos sojowy
row-puddings = Puddingi, punkty
row-total = Suma
row-pudding-count = Puddingi, liczba

## How it ended; follows the winner's name and a colon

reason-points = najwięcej punktów
reason-puddings = tyle samo punktów, ale więcej Puddingów
reason-shared = tyle samo punktów i tyle samo Puddingów

## Options

option-passing = Podawanie kart
option-passing-hint = W którą stronę idą twoje karty, gdy jedną już zatrzymasz.
option-passing-left = Zawsze w lewo
option-passing-both = W rundzie 2 w prawo
option-soy = Sos sojowy
option-soy-hint = Cztery karty więcej: mając przed sobą Sos sojowy, za najwięcej kolorów dostajesz 4 punkty.
option-soy-off = Bez sosu
option-soy-on = Z sosem

## Why a choice is not possible; each links to its section of the guide

why-words = „{ $words }” to nie wybór. Wybory zapisuje się tak: „keep maki3”, „also egg”, „enough”.
why-card = W tej partii nie ma karty „{ $card }”.
why-finished = Twój wybór jest gotowy; karty odkrywamy, gdy wybiorą wszyscy.
why-kept = Jedną kartę już zatrzymujesz ({ card }); weź drugą Pałeczkami albo zostań przy jednej.
why-keep-first = Najpierw zatrzymaj kartę; dopiero potem Pałeczkami możesz wziąć drugą.
why-no-chopsticks = Druga karta wymaga Pałeczek, które leżały przed tobą na początku tury, a takich nie masz.
why-only-one = Masz na ręce tylko jedną taką kartę i już ją zatrzymujesz: { card }.
why-not-in-hand = Nie masz tej karty na ręce: { card }.

## A position text that cannot be read

position-fields = Pozycja ma cztery pola: warianty, miejsca, policzone rundy i talię. Tu jest „{ $found }”.
position-variants = Warianty to „-”, „b” (w obie strony), „s” (Sos sojowy) albo „bs”, a nie „{ $found }”.
position-card = „{ $found }” nie oznacza żadnej karty. Karty zapisuje się t s d 1 2 3 e l q p w c y: Tempura, Sashimi, Pierożek, Maki, Jajko, Łosoś, Kalmar, Pudding, Wasabi, Pałeczki, Sos sojowy.
position-soy = Na stole leży Sos sojowy, a ta partia toczy się bez niego.
position-pack = Takich kart gra ma tylko { $most }, a nie { $count }: { card }.
position-seats = Miejsc jest od dwóch do pięciu; każde zapisuje się ręka:posiłek albo ręka:posiłek:wybór. Tu jest „{ $found }”.
position-uneven = Na każdej ręce jest tyle samo kart; { seat-0 } ma { $first }, { $name } ma { $count }.
position-few = Do policzenia trzeciej rundy na każdej ręce są co najmniej dwie karty; { $name } ma { $count }.
position-many = Na ręce i w posiłku { $name } ma więcej kart, niż się rozdaje: { $count } zamiast { $most }.
position-over = Po trzeciej rundzie nikt nie ma już kart; { $name } wciąż ma { $count }.
position-chosen = { $name } ma w wyborze za dużo kart: { $count } zamiast { $most }. Druga wymaga Pałeczek w posiłku.
position-chosen-hand = { $name } ma w wyborze kartę, której nie ma na ręce: { card }.
position-enough = { $name } nie może zostać przy jednej karcie: „!” stoi po jednej wybranej karcie, przy Pałeczkach w posiłku.
position-ready = Wszyscy już wybrali, więc karty byłyby odkryte. Ktoś musi jeszcze wybierać.
position-rounds = Policzone są najwyżej trzy rundy, oddzielone znakiem „/”, z posiłkiem dla każdego miejsca. Tu jest „{ $found }”.
position-served = W rundzie { $round } { $name } ma w posiłku więcej kart, niż rozdano: { $count } zamiast { $most }.
position-deck = Talia to „*” albo wszystkie karty, które nie leżą gdzie indziej, a nie „{ $found }”.

## A position built by hand; $zone is the kind of place: hand, chosen, meal or round

region-bench = Karty: { $name }
bench-zone = { $zone ->
    [hand] Ręka
    [chosen] Wybór
    [meal] Posiłek
   *[round] Runda { $round }
  }
bench-card = { $name }, { bench-zone }, { $number }: { card }
bench-free = { $name }, { bench-zone }, { $number }: wolne
bench-rest = Jeszcze nierozdane: { $count }
edit-seats = Gracze
edit-round = Runda
edit-over = po wszystkich trzech
# Of a seat that has Chopsticks and has chosen a card.
edit-enough = { $name }: jedna wystarczy
edit-enough-choice = { $said ->
    [yes] tak
   *[no] nie
  }
edit-returned = { $name }: Pałeczki, które jawnie wróciły na rękę
edit-deck = Talia
edit-deck-own = tak jak leży
edit-deck-any = dowolna kolejność
edit-why-there = { card }: w talii nie ma już takiej karty, a następna jest już na tej ręce.
