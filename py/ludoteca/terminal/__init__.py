"""Ludoteca in a terminal: what the `ludoteca` command shows and asks."""
