"""In place of Pyodide's event loop: there is none (see the substitute for asyncio).

The import stays: a kept memory must hold the same JavaScript objects, in the same order, as Pyodide expects.
"""

from pyodide_js._api import scheduleCallback

__all__ = ["scheduleCallback"]


def _initialize_event_loop() -> None:
    """Pyodide calls this when it starts."""
