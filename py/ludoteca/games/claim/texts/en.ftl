### Claim. Every language holds the same ids with the same variables, in this order.
### $faction, $prize and $drawn are "goblin", "knight", "undead", "dwarf" or "doppelganger"; values are 0 to 9.

pitch = Recruit followers in thirteen tricks, then send them out to win you the five factions of the realm.

## Seats

seat-0 = Pink
seat-1 = Black

## Words that other messages are made of

# A whole faction.
faction = { $faction ->
    [goblin] Goblins
    [knight] Knights
    [undead] Undead
    [dwarf] Dwarves
   *[doppelganger] Doppelgangers
  }
card = { $faction ->
    [goblin] Goblin
    [knight] Knight
    [undead] Undead
    [dwarf] Dwarf
   *[doppelganger] Doppelganger
  } { $value }
prize = { $prize ->
    [goblin] Goblin
    [knight] Knight
    [undead] Undead
    [dwarf] Dwarf
   *[doppelganger] Doppelganger
  } { $prize_value }
drawn = { $drawn ->
    [goblin] Goblin
    [knight] Knight
    [undead] Undead
    [dwarf] Dwarf
   *[doppelganger] Doppelganger
  } { $drawn_value }

## What is asked

prompt-lead = Lead a card
prompt-follow = Answer the { card }
verb-play = Play

## The table, for ears

label-pile = { $name }, { faction }: { $count }
label-follower = Follower: { card }

## The log

told-lead = leads { card }
told-trick = { card }; the trick goes to { $name }
told-prize = { card }; { prize } goes to { $name }
told-drawn = { card }; { prize } goes to { $name }, you draw { drawn }

## How it ended; follows the winner's name and a colon

reason-factions = the majority of the factions
reason-more = more factions than the other
reason-draw = both have won equally many factions

## The score table

row-cards = { faction }
row-highest = { faction }: highest card
row-factions = Factions won

## Options

option-leader = First to lead
option-leader-hint = Who leads the very first trick.
option-leader-random = By chance
option-leader-first = Pink

## Why a card cannot be played; each links to its section of the guide

why-words = “{ $words }” is not a move. Moves are written like “play knight-7”.
why-card = There is no card “{ $card }”. Cards are written like “goblin-0” and “knight-7”.
why-hand = { card } is not in your hand.
why-follow = You can follow, so you must: play { $faction ->
    [goblin] a Goblin
    [knight] a Knight
    [undead] an Undead
   *[dwarf] a Dwarf
  } or a Doppelganger.
why-doppelganger = A Doppelganger was led and you hold one, so you must play a Doppelganger.
