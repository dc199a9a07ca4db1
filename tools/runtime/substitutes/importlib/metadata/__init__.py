"""In place of importlib.metadata: nothing is installed here that could name an entry point.

The real one reads the metadata of packages with half of the email package, and the wheel here has none.
"""


def entry_points(*, group: str) -> tuple[()]:
    """There are none."""
    return ()
