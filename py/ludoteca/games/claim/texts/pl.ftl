### Claim. Every language holds the same ids with the same variables, in this order.
### $faction, $prize, $drawn and $led are "goblin", "knight", "undead", "dwarf" or "doppelganger"; values are 0 to 9.

pitch = Trzynaście lew, by zwerbować stronników, i trzynaście kolejnych, by zdobyć z nimi pięć frakcji królestwa.

## Seats

seat-0 = Różowy
seat-1 = Czarny

## Words that other messages are made of

# A whole faction.
faction = { $faction ->
    [goblin] Gobliny
    [knight] Rycerze
    [undead] Nieumarli
    [dwarf] Krasnoludy
   *[doppelganger] Sobowtóry
  }
card = { $faction ->
    [goblin] Goblin
    [knight] Rycerz
    [undead] Nieumarły
    [dwarf] Krasnolud
   *[doppelganger] Sobowtór
  } { $value }
    .short = {""}
prize = { $prize ->
    [goblin] Goblin
    [knight] Rycerz
    [undead] Nieumarły
    [dwarf] Krasnolud
   *[doppelganger] Sobowtór
  } { $prize_value }
drawn = { $drawn ->
    [goblin] Goblin
    [knight] Rycerz
    [undead] Nieumarły
    [dwarf] Krasnolud
   *[doppelganger] Sobowtór
  } { $drawn_value }

## What is asked

prompt-lead = Wyjdź dowolną kartą
prompt-follow = Odpowiedz na kartę: { card }
verb-play = Zagraj

## The table, for ears

label-score = Stos punktów: { $name }
    .short = { $name }:
label-pile = { $name }, { faction }: { $count }
    .short = { faction } { $count }
label-followers = { $name }, stronnicy: { $count }
    .short = { $name }:
label-follower = Stronnik: { card }
    .short = { card }
label-drawn = Zakryty stronnik
    .short = ?
label-hand = { $name }, karty na ręce: { $count }
# Several equal cards.
label-heap = { card }, sztuk: { $count }
    .short = × { $count }
label-deck = Talia, zostało kart: { $count }
label-prize = Nagroda: { card }
label-led = { $name }, wyjście: { card }
    .short = { card }
label-last = Poprzednia lewa: { card }, { $name }
    .short = { card }
prize-word = Nagroda
followers-word = Stronnicy

## The log

told-lead = wychodzi: { card }
told-trick = { card }; lewę bierze { $name }
told-prize = { card }; { prize } trafia do: { $name }
told-drawn = { card }; { prize } trafia do: { $name }, ty dobierasz: { drawn }

## How it ended; follows the winner's name and a colon

reason-factions = większość frakcji
reason-more = więcej frakcji niż rywal
reason-draw = obie strony zdobyły tyle samo frakcji

## The score table

row-cards = { faction }
row-highest = { faction }: najwyższa karta
row-factions = Zdobyte frakcje

## Options

option-leader = Kto zaczyna
option-leader-hint = Kto wychodzi w pierwszej lewie.
option-leader-random = Losowo
option-leader-first = Różowy

## Why a card cannot be played; each links to its section of the guide

why-words = „{ $words }” to nie ruch. Ruchy zapisuje się tak: „play knight-7”.
why-card = Nie ma karty „{ $card }”. Karty zapisuje się tak: „goblin-0”, „knight-7”.
why-hand = Nie masz na ręce tej karty: { card }.
why-follow = Masz kartę tej frakcji, więc musisz dołożyć: zagraj { $faction ->
    [goblin] Goblina
    [knight] Rycerza
    [undead] Nieumarłego
   *[dwarf] Krasnoluda
  } albo Sobowtóra.
why-doppelganger = Przeciwnik wyszedł Sobowtórem, a ty też go masz: musisz zagrać Sobowtóra.

## Positions built by hand: what is chosen, and everything that lies open then

edit-tricks = Zagrane lewy
edit-lead = Karta wyjścia
edit-past = Wcześniejsze lewy
edit-past-laid = tak jak leżą
edit-past-fits = lewy, które pasują
edit-prize = Nagroda w lewie { $number }
edit-why-empty = Każda karta gdzieś leży: karty tylko zamieniają się miejscami. Połóż tam inną.
edit-why-there = { card } jest już na tej ręce.
edit-why-lead = Wyjść można tylko kartą z ręki gracza { $name }, a nie ma tam karty { card }.
bench-exchange = Karta zamienia się z tą, która tam leży.
bench-hand = { $name }, na ręce: { card }
bench-nothing-led = Jeszcze nie ma karty wyjścia
bench-deck-word = Talia
bench-deck = Talia, karta { $number }: { card }
# Over four columns of cards.
bench-recruited = Lewy: wyjście, odpowiedź, nagroda, dobrana
bench-prizes = Pierwsza połowa: wyjście, odpowiedź, nagroda
bench-second = Druga połowa: wyjście, odpowiedź
bench-led = Lewa { $number }, wyjście, { $name }: { card }
bench-answered = Lewa { $number }, odpowiedź, { $name }: { card }
bench-won = Lewa { $number }, nagroda, { $name }: { card }
bench-drawn = Lewa { $number }, dobiera { $name }: { card }
region-cards = { $name }, karty na ręce
region-table = Na stole
region-deck = Talia
region-tricks = Lewy

## A position text that cannot be read

position-fields = Pozycja ma siedem części: kto wychodzi, nagroda, karta wyjścia, ręce, dobrane karty, talia i lewy. Tu jest „{ $found }”.
position-leader = Wychodzi 0 (różowy) albo 1 (czarny), a nie „{ $found }”.
position-cards = Karty zapisuje się tak: „g0k7”. g to Goblin, k Rycerz, u Nieumarły, d Krasnolud, x Sobowtór, każda z wartością; brak kart to „-”. Tu jest „{ $found }”.
position-seats = Karty obu graczy łączy jeden „/”. Tu jest „{ $found }”.
position-tricks = Lewa to kto wyszedł, dwie karty i, w pierwszych trzynastu, nagroda: „0g4k2d7”; jest ich najwyżej 26. Tu jest „{ $found }”.
position-count = Są wszystkie 52 karty, każda raz, i w każdym miejscu tyle, ile zostawiły lewy. Tu nie: „{ $found }”.
position-leads = Lewę { $number } bierze { $name } i wychodzi w następnej. Tu wychodzi druga strona.
position-follow = W lewie { $number } { $name } ma na ręce { $led ->
    [goblin] Goblina
    [knight] Rycerza
    [undead] Nieumarłego
    [dwarf] Krasnoluda
   *[doppelganger] Sobowtóra
  } i musi dołożyć: { card } to nie odpowiedź.
position-mend = { position-follow } „{ edit-past }: { edit-past-fits }” zamienia miejscami karty z lew, aż wszystko będzie się zgadzać.
position-prize = Nagroda z lewy { $number }, { card }, trafia do: { $name }, ale w drugiej połowie nie ma jej wśród stronników tej strony.
