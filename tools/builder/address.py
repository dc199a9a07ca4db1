"""Where the site will stand, told to the build: for what other sites read, who need whole addresses."""

from __future__ import annotations

import os
from urllib.parse import urlsplit, urlunsplit

from .steps import Refused

NAME = "LUDOTECA_ADDRESS"


def site_address() -> str:
    """The address that LUDOTECA_ADDRESS names, with a slash at its end; "" where it names none.

    Refused if that is no web address of a folder.
    """
    told = os.environ.get(NAME, "").strip()
    if not told:
        return ""
    try:
        parts = urlsplit(told)
        # A port that is no number is found out only by asking for it.
        is_folder = parts.port != 0 and not parts.query + parts.fragment and "@" not in parts.netloc
    except ValueError:
        is_folder = False
    is_written = told.isascii() and told.isprintable() and not set(told) & set(" <>\"'\\^`{|}")
    if not is_folder or not is_written or parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refused(
            f"{NAME} names {told!r}, which is no address of a site, as https://example.org/games/ is."
        )
    return urlunsplit(parts._replace(path=parts.path.rstrip("/") + "/"))
