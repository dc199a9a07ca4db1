"""What counts in Oxono, in thousandths of the logarithm of the odds. Guessed by hand, to be tuned."""

WEIGHTS = {
    "to be asked": 100,
    "fours that could be filled with one own piece in them": 15,
    "fours that could be filled with two own pieces in them": 90,
    "fours that could be filled with three own pieces in them": 500,
    "fours with two of a symbol, for who decides": 20,
    "fours with three of a symbol, for who decides": 100,
}
