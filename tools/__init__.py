"""What build.py runs: nothing in here is shipped."""
