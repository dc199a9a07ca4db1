"""The Python runtime that is shipped: Pyodide with a standard library cut to what is used."""
