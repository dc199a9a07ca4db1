"""The part that every game shares: what a game is, playing it, drawing it, writing it down."""
