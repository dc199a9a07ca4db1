"""What a start costs and how fast the rules are, beside stock Pyodide and CPython, in one run."""
