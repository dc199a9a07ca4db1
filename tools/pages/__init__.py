"""Writes every HTML page and what its script fetches: `python -m tools.pages --assets FILE --out FOLDER`."""
