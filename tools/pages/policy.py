"""The Content-Security-Policy that a host may serve the site with: the least that all of it needs.

Written beside the pages as `policy.txt`: it holds the hash of the one script that stands in every page.
Why each directive is there: docs/embedding.md.
"""

from __future__ import annotations

import base64
import hashlib
from urllib.parse import urlsplit

from .document import minified
from .site import Site
from .words import ROOT


def write_policy(site: Site) -> None:
    """The value of the header, in one line."""
    site.write("policy.txt", f"{'; '.join(_directives(site.address))}\n")


def _directives(address: str) -> list[str]:
    # Some WebKits take 'self' for nobody in a frame without an origin: the site is named where it is known.
    place = urlsplit(address)
    own = f"'self' {place.scheme}://{place.netloc}" if address else "'self'"
    early = hashlib.sha256(minified(ROOT / "web" / "early.js").encode()).digest()
    return [
        "default-src 'none'",
        f"script-src {own} 'wasm-unsafe-eval' 'sha256-{base64.b64encode(early).decode()}'",
        f"style-src {own} 'unsafe-inline'",
        f"img-src {own} data:",
        f"font-src {own}",
        f"connect-src {own}",
        # In a sandbox a worker has to come with the page: docs/embedding.md.
        f"worker-src {own} data:",
        f"manifest-src {own}",
        f"frame-src {own}",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors *",
    ]
