"""What counts in Yoxii, in thousandths of the logarithm of the odds.

Made by `ludoteca tune yoxii --games 1200 --seed 1 --turns 2 --steps 400 --write`
from 19,193 positions; it foretells the results of other games to within 0.9512 bits a position.
"""

WEIGHTS = {
    "the move": -299,
    "roads more than the other": 119,
    "the same, times the ninths of the board that are full": 22,
    "points more around the best of up to four squares to go to": 33,
    "points more around holes": 44,
    "points more beside open squares, times the ninths of the board that are full": 11,
    "highest piece left, more than the other's": 125,
    "more pieces, if that breaks a tie": -49,
    "ways to go, up to four": 156,
    "steps into dead ends": -77,
    "only one way to go": -456,
}
