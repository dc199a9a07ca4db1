"""What counts in Yoxii, in thousandths of the logarithm of the odds.

A first fit, rounded: to 3700 games between equal searches of one turn and its answer. To be tuned.
"""

WEIGHTS = {
    "the move": -360,
    "roads more than the other": 130,
    "the same, times the ninths of the board that are full": 22,
    "points more around the best of up to four squares to go to": 56,
    "points more around holes": 37,
    "points more beside open squares, times the ninths of the board that are full": 6,
    "highest piece left, more than the other's": 110,
    "more pieces, if that breaks a tie": 250,
    "ways to go, up to four": 170,
    "steps into dead ends": -100,
    "only one way to go": -515,
}
