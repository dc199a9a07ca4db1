"""The Content-Security-Policy that a host may serve the site with: the least that all of it needs.

Written beside the pages as `policy.txt`: it holds the hash of the one script that stands in every page.
Why each directive is there: docs/embedding.md.
"""

from __future__ import annotations

import base64
import hashlib

from .document import minified
from .site import Site
from .words import ROOT


def write_policy(site: Site) -> None:
    """The value of the header, in one line."""
    site.write("policy.txt", f"{'; '.join(_directives())}\n")


def _directives() -> list[str]:
    early = hashlib.sha256(minified(ROOT / "web" / "early.js").encode()).digest()
    return [
        "default-src 'none'",
        f"script-src 'self' 'wasm-unsafe-eval' 'sha256-{base64.b64encode(early).decode()}'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        # In a sandbox a worker has to come with the page: docs/embedding.md.
        "worker-src 'self' data:",
        "manifest-src 'self'",
        "frame-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors *",
    ]
