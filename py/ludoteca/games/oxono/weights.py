"""What counts in Oxono, in thousandths of the logarithm of the odds.

Made by `ludoteca tune oxono --games 2500 --seed 7 --turns 3 --steps 500 --write`
from 28,203 positions; it foretells the results of other games to within 0.9846 bits a position.
"""

WEIGHTS = {
    "to be asked": 78,
    "fours that could be filled with one own piece in them": 24,
    "fours that could be filled with two own pieces in them": 63,
    "fours that could be filled with three own pieces in them": 273,
    "fours with two of a symbol, for who decides": 1,
    "fours with three of a symbol, for who decides": -52,
}
