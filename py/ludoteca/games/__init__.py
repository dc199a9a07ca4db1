"""One folder a game, found by scanning: see `ludoteca.catalog`."""
