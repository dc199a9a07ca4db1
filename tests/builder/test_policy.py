"""The Content-Security-Policy that is written beside the pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.pages.policy import write_policy
from tools.pages.site import Site


def directives(folder: Path, address: str) -> dict[str, list[str]]:
    """What the policy allows, of a build that was told this address."""
    write_policy(Site(folder, {}, address))
    policy = (folder / "policy.txt").read_text(encoding="utf-8").strip()
    return {name: sources for name, *sources in (part.split() for part in policy.split(";"))}


@pytest.mark.parametrize("address", ["https://example.net/some/where/", "http://127.0.0.1:8000/"])
def test_a_site_whose_address_is_known_is_named_beside_self(tmp_path: Path, address: str):
    origin = "/".join(address.split("/")[:3])
    plain, named = directives(tmp_path, ""), directives(tmp_path, address)

    assert "'self'" in plain["script-src"] and origin not in plain["script-src"]
    assert plain.keys() == named.keys()
    for name, sources in plain.items():
        own = ["'self'", origin] if "'self'" in sources else []
        assert named[name] == [*own, *(source for source in sources if source != "'self'")]
