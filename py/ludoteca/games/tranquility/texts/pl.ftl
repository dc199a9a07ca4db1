### Tranquility. Every language holds the same ids with the same variables, in this order.
### $card is the number of an Island, "start", "finish" or "monster"; rows count from 1 at the bottom.
### $rocks says what the Jagged Rocks did after a move: "no", "gone", or the row they drifted to.

pitch = Razem i bez słowa ułóżcie 36 rosnących wysp, od Startu do Mety.

## Seats

seat-0 = Różowy
seat-1 = Czarny
seat-2 = Żółty
seat-3 = Niebieski
seat-4 = Fioletowy

## Words that other messages are made of

card = { $card ->
    [start] Start
    [finish] Meta
    [monster] Potwór morski
   *[other] { $card }
  }
drift = { $rocks ->
    [no] {""}
    [gone] ; Ostre Skały znikają z morza
   *[other] ; Ostre Skały płyną do rzędu { $rocks }
  }

## What is asked

prompt-action = Zagraj Wyspę albo odrzuć dwie karty
prompt-place = Wybierz pole dla Wyspy { $island }
prompt-place-or-discard = Wybierz pole dla Wyspy { $island } albo ją odrzuć
prompt-discard = Odrzuć Wyspę { $island }
prompt-start = Zagraj swój Start
prompt-pay = { $count ->
    [one] Odrzuć jeszcze jedną kartę
    [few] Odrzuć { $count } karty
   *[other] Odrzuć { $count } kart
  }
prompt-give = { $count ->
    [one] Na Start potrzeba jeszcze jednej karty
   *[other] Na Start potrzeba jeszcze { $count } kart
  }
prompt-rocks = Przesuń Ostre Skały
verb-play = Zagraj
verb-discard = Odrzuć
verb-start = Zagraj Start
verb-done = Więcej nie daję
verb-finish = Zagraj Metę
verb-monster = Wypuść Potwora morskiego
verb-rocks = Przesuń
verb-stay = Zostaw je, za dwie karty
noun-start = Start
noun-finish = Meta
noun-monster = Potwór morski

## The table, for ears; in short, for the terminal

region-rows = Rzędy
label-empty = { $cell }, puste
    .short = ·
label-barred = { $cell }, puste, zamknięte przez Ostre Skały
    .short = ▲
label-island = { $cell }, Wyspa { $island }
    .short = { $island }
label-card = { $card ->
    [start] Start
    [finish] Meta
    [monster] Potwór morski
   *[other] Wyspa { $card }
  }
    .short = { card }
label-row = Rząd { $row }, wolne pola: { $free }
label-rocks = Ostre Skały w rzędzie { $row }
label-start-empty = Miejsce Startu jest puste
label-started = Start zagrany przez: { $name }
label-finish-empty = Miejsce Mety jest puste
label-finished = Meta osiągnięta
label-blocked = Ktoś ma na ręce Potwora morskiego: Meta jest zamknięta
label-owed = { $count ->
    [one] Brakuje jeszcze jednej karty
   *[other] Brakuje jeszcze { $count } kart
  }
label-player = { $name }: na ręce { $hand }, w stosie { $pile }, odrzucone: { $gone }

## On the table, where there is little room

face-finish = Meta
face-monster = Potwór
short-blocked = Potwór morski zamyka Metę

## The log: lines of a turn are read as one, joined by a comma

told-play = { $island } na { $cell }{ drift }
told-discard = odrzuca kartę{ drift }
told-discard-own = odrzuca: { card }{ drift }
told-give = daje kartę{ drift }
told-give-own = daje: { card }{ drift }
told-start = zagrywa Start
told-done = więcej nie daje
told-finish = zagrywa Metę
told-monster = Potwór morski zabiera { $island } z { $cell }{ drift }
told-rocks = przesuwa Ostre Skały do rzędu { $row }
told-stay = zostawia Ostre Skały na miejscu

## Positions built by hand: everything lies open, in zones

bench-zone = { $zone ->
    [hand] Ręka
    [pile] Stos, najpierw następna karta
    [gone] Odrzucone, ostatnia na końcu
    [sunk] Zabrane przez Potwory morskie, ostatnia na końcu
   *[box] W pudełku
  }
region-held = Ręka: { $name }
region-pile = Stos: { $name }
region-gone = Odrzucone: { $name }
region-sunk = Zabrane przez Potwory morskie
bench-place = { $zone ->
    [hand] ręka
    [pile] stos
   *[gone] odrzucone
  }
bench-card = { $name }, { bench-place } { $number }: { label-card }
bench-free = { $name }, { bench-place } { $number }: miejsce na kartę
bench-sunk = Zabrane, { $number }: Wyspa { $island }
bench-sunk-free = Zabrane, { $number }: miejsce na Wyspę
label-boxed = Wyspy w pudełku: { $cards }
edit-seats = Gracze
edit-why-sea = { label-card }: na morzu leżą tylko Wyspy.
edit-why-sunk = { label-card }: Potwory morskie zabierają tylko Wyspy.
edit-why-there = { label-card }: ta karta już tam leży, a innej takiej nie ma.
edit-start = Pole Startu
edit-end = Pole Mety
edit-space = { $choice ->
    [finish] Meta
   *[other] puste
  }
edit-phase = Do rozstrzygnięcia
edit-asked = { $choice ->
    [turn] co zrobić
    [pay] co odrzucić
    [give] co oddać za Start
    [stay] co oddać za skały
   *[rocks] dokąd płyną skały
  }
edit-owed = Ile kart jeszcze oddać
edit-giver = Teraz oddaje
edit-row = rząd { $row }
edit-steering = Jak płyną skały
edit-shown = Co widziano z ukrytych kart
edit-shown-of = { $choice ->
    [kept] wszystko, co widziano
   *[any] nic szczególnego
  }
edit-box = Karty w pudełku
edit-boxed = { $choice ->
    [kept] zostają tam
   *[dealt] rozdać je razem ze stosami
  }

## How it ended

reason-finish = podróż dobiegła końca
reason-stuck = nie została żadna możliwa akcja
reason-start = zabrakło kart na opłacenie Startu

## Options

option-monsters = Potwory morskie
option-monsters-hint = Trafiają między rozdawane karty; nie można ich odrzucać, a póki ktoś ma je na ręce, nikt nie zagra Mety.
option-monsters-0 = Żadnego
option-monsters-3 = Trzy
option-monsters-4 = Cztery
option-monsters-5 = Pięć
option-rocks = Ostre Skały
option-rocks-hint = Zamykają rząd po rzędzie, aż cztery rzędy będą pełne.
option-rocks-off = Bez skał
option-rocks-auto = Płyną losowo
option-rocks-manual = Sami je przesuwacie
option-removed = Usunięte Wyspy
option-removed-hint = Tyle Wysp wypada z gry przed rozdaniem i nikt ich nie ogląda.
option-removed-0 = Żadna
option-removed-4 = Cztery
option-removed-6 = Sześć
option-removed-8 = Osiem
option-removed-10 = Dziesięć
option-removed-12 = Dwanaście

## Why a move is not possible; each links to its section of the guide

why-words = „{ $words }” to nie ruch. Ruchy zapisuje się tak: „play 23 c2”, „discard 45”.
why-noun = Nie ma niczego o nazwie „{ $noun }”: pola to a1 do f6, Wyspy to 1 do 80.
why-now = Teraz nie ma na to pory.
why-hand = Nie masz na ręce tej karty: { card }.
why-pay = Najpierw zapłać: { $count ->
    [one] zostaje do odrzucenia jedna karta.
    [few] zostają do odrzucenia { $count } karty.
   *[other] zostaje do odrzucenia { $count } kart.
  }
why-give = Najpierw Start: { $count ->
    [one] brakuje jeszcze jednej karty.
   *[other] brakuje jeszcze { $count } kart.
  }
why-start-first = Masz Start, a jego miejsce jest puste, więc musisz go teraz zagrać.
why-started = Miejsce Startu jest już zajęte; swój odrzucisz jak każdą inną kartę.
why-play = Na pola kładzie się tylko Wyspy.
why-filled = Na { $cell } leży już Wyspa.
why-barred = Ostre Skały zamykają rząd { $row }.
why-after = Liczby rosną przez całą podróż: { $island } leży za { $other }.
why-before = Liczby rosną przez całą podróż: { $island } leży przed { $other }.
why-cost = Na { $cell } kosztuje to { $cost ->
    [one] jedną kartę
    [few] { $cost } karty
   *[other] { $cost } kart
  }, a { $left ->
    [0] nie masz innej do odrzucenia.
    [one] masz tylko jedną inną do odrzucenia.
    [few] masz tylko { $left } inne do odrzucenia.
   *[other] masz tylko { $left } innych do odrzucenia.
  }
why-keep = Potwora morskiego nigdy nie można odrzucić.
why-pair = Zamiast innej akcji odrzuca się dwie karty, a ty masz tylko jedną, którą można odrzucić.
why-gaps = Meta jest na końcu: są jeszcze puste pola.
why-no-start = Meta jest na końcu: miejsce Startu jest jeszcze puste.
why-monsters = Póki ktoś ma na ręce Potwora morskiego, nikt nie zagra Mety.
why-prey = Na tym polu nie ma Wyspy, którą Potwór morski mógłby zabrać.
why-done = Następni nie dadzą { $count ->
    [one] karty, której
   *[other] { $count } kart, których
  } jeszcze brakuje, więc daj kartę od siebie.
why-steer = Najpierw przesuń Ostre Skały albo zostaw je za dwie karty.
why-stay = Skały zostają za dwie karty z twojej ręki, a nie masz dwóch, które można odrzucić.
why-no-rocks = W morzu nie ma Ostrych Skał.
why-row = Nie ma rzędu „{ $row }”: rzędy to 1, na dole, do 6.
why-same-row = Skały już są w tym rzędzie. Zostawić je tam kosztuje dwie karty.
why-full-row = Rząd { $row } jest pełny; skały potrzebują rzędu z pustym polem.

## A position text that cannot be read

position-fields = Pozycja to plansza, karty od jednego do pięciu graczy, potem „turn=0” i cała reszta. To jest „{ $found }”.
position-grid = Plansza ma sześć rzędów po sześć pól, od góry, na każdym Wyspa albo nic: „1..3.../…”. To jest „{ $found }”.
position-rising = Liczby rosną przez całą podróż, a { $island } na { $cell } jest po { $before } na { $there }.
position-seat = Karty gracza to ręka, stos i odrzucone, połączone znakiem „/”. To jest „{ $found }”.
position-card = „{ $found }” to nie karta: napisz liczbę od 1 do 80, „f” dla Mety, „s” dla Startu, „m” dla Potwora morskiego albo „21-40”.
position-twice = Wyspa { $found } jest tu dwa razy.
position-finishes = Kart Mety jest w grze { $all }, a tutaj { $count ->
    [0] nie ma żadnej
    [one] jest tylko jedna
    [few] są { $count }
    [many] jest { $count }
   *[other] jest { $count }
  }.
position-no-start = Brakuje Startu: { $name }.
position-starts = { $name }: Start jest jeden, a tutaj { $count ->
    [few] są { $count }
    [many] jest { $count }
   *[other] jest { $count }
  }.
position-discarded = Potwora morskiego nie można odrzucić, a jeden jest wśród odrzuconych kart: { $name }.
position-monsters = Potworów morskich jest najwyżej { $most }, a tutaj { $count }. Każda zabrana Wyspa liczy się jako jeden.
position-sunk = Potwór morski zabiera tylko Wyspy, każdą raz. To są „{ $found }”.
position-turn = „{ $found }” to nie miejsce przy tym stole; pierwsze to 0.
position-owed = Do zrobienia może być „pay:2”, „give:8:0”, „stay:2” albo „rocks”. To jest „{ $found }”.
position-hand = { $name }: kart na ręce jest { $count }, a teraz może ich być { $most }.
position-over = Po Mecie nie ma już nic do rozstrzygnięcia.
position-given = Karty oddaje się za Start gracza, który jest na ruchu, ale tego Startu nie ma na jego polu: { $name }.
position-start-first = { $name } ma na ręce Start, a jego pole jest puste. Trzeba by go było zagrać przed wszystkim innym.
position-steered = O skałach nie ma co decydować: nie ma ich na morzu albo płyną losowo.
position-calm = Pełnych rzędów jest już { $full }, więc Ostrych Skał nie ma na morzu.
position-stay = Skały zostają za { $most } karty, a tutaj do oddania jest { $count }.
position-pay = { $count ->
    [one] Do oddania jest jedna karta, ale nie da się odrzucić żadnej.
    [few] Do oddania są { $count } karty, ale nie da się ich tyle odrzucić.
    [many] Do oddania jest { $count } kart, ale nie da się ich tyle odrzucić.
   *[other] Do oddania jest { $count } karty, ale nie da się ich tyle odrzucić.
  }
position-end = Koniec to „finish” albo nic o nim nie napisano. To jest „{ $found }”.
position-gap = Meta leży na swoim polu, ale { $cell } jest puste.
position-unstarted = Meta leży na swoim polu, ale pole Startu jest puste.
position-barred = Meta leży na swoim polu, ale na ręce jest Potwór morski: { $name }.
position-rocks = Skały są w rzędzie od 1 do 6; z „luck” szesnastkowo płyną losowo, bez tego sami je przesuwacie. To jest „{ $found }”.
position-start-gone = { $name }: Start jest wśród odrzuconych, a jego pole jest puste. Trzeba by go było zagrać.
position-shown = To, co pokazano o ukrytych kartach, musi być o nich prawdą. To nią nie jest: „{ $found }”.
