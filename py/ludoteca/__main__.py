"""`python -m ludoteca`: the same as the `ludoteca` command."""

from .cli import main

raise SystemExit(main())
