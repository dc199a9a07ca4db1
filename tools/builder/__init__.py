"""How build.py works: standard library only, because it runs before anything is installed."""
