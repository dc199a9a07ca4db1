"""In place of Pyodide's package loader: our wheel is there before Python starts, and nothing comes later.

`loadedPackages` is not used; a kept memory must hold the same JavaScript objects as Pyodide expects.
"""

from pathlib import Path
from site import getsitepackages

from pyodide_js import loadedPackages

__all__ = ["DSO_DIR", "SITE_PACKAGES", "get_install_dir", "init_loaded_packages", "loadedPackages"]

SITE_PACKAGES = Path(getsitepackages()[0])
DSO_DIR = Path("/usr/lib")


def get_install_dir(target: str | None = None) -> str:
    """Where packages are."""
    return str(SITE_PACKAGES)


def init_loaded_packages() -> None:
    """There are none that Pyodide would have to know of."""
