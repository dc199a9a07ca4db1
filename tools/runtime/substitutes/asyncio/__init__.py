"""In place of asyncio: rules and bots are plain functions, and nobody waits for a future.

Pyodide's core asks for this one function when it starts. The real package, with the sockets, processes and
ciphers that it brings along, is more than a third of all that would be imported.
"""

from typing import NoReturn


def get_event_loop() -> NoReturn:
    """There is none."""
    raise RuntimeError("asyncio is not part of this runtime")
