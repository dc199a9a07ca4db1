"""Players that know no game by name: they ask, step and look, as anybody at the table could."""
