"""What counts in Onitama, in thousandths of the logarithm of the odds.

Made by `ludoteca tune onitama --games 1500 --seed 1 --turns 2 --steps 400 --write`
from 28,065 positions; it foretells the results of other games to within 0.8419 bits a position.
"""

WEIGHTS = {
    "a win at once, or a loss at once that nothing averts": 3683,
    "the other temple two own turns away, and nothing to stop it": 3615,
    "to be asked": 13,
    "students": 434,
    "students lost, squared": -106,
    "students on their first row": -23,
    "students within two steps of their master": 185,
    "the master's steps towards the other temple": -118,
    "a master on its temple": -131,
    "ways to move": 13,
    "squares covered": 25,
    "ways to move, times the students that both have lost": 11,
    "the master's steps towards the other temple, times the students that both have lost": 100,
    "students to take that are not covered": 593,
    "students to take that are covered": 147,
    "own students in danger that are not covered": -128,
    "own students in danger that are covered": -158,
    "a threat to the own master": -465,
    "a threat that has a single answer": -538,
    "ways to move by the side card": 14,
    "a threat to the other master by the side card": 539,
    "a threat by the side card to a master without a safe square": 309,
    "students to take by the side card that are not covered": 130,
    "a safe way for the other master towards this temple": -1526,
}
