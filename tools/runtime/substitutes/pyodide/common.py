"""In place of Pyodide's helper for installing files: nothing is installed after the start."""
