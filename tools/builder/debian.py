"""Debian packages for a test, unpacked under .build/ and not installed: nothing on the machine changes."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import lru_cache
from pathlib import Path

from .places import BUILD
from .steps import StepFailed, environment, replacing

WIKIS = BUILD / "wikis"
# The wikis, what their code asks for in any case, and the template language of MediaWiki's widgets.
PACKAGES = (
    *("mediawiki", "mediawiki-classes", "dokuwiki", "php-geshi", "libphp-simplepie", "php-phpseclib"),
    *("php-random-compat", "libjs-jquery", "libjs-jquery-ui", "libjs-jquery-cookie", "smarty4"),
)
# Only its code is asked: there is no database for it, and none of what it depends on is fetched.
ALONE = ("wordpress",)
PHP = ("php-cli", "php-sqlite3", "php-intl", "php-mbstring", "php-xml")
# Apt wants a web server for them; PHP has one built in.
UNWANTED = ("apache2", "libapache2", "libapr", "liblua")


@lru_cache(maxsize=1)
def wikis() -> Path:
    """Debian's MediaWiki, DokuWiki, WordPress and PHP, in one folder; StepFailed if they cannot be had."""
    if not WIKIS.is_dir():
        print(
            "MediaWiki, DokuWiki and WordPress are not here yet: unpacking Debian's packages under .build",
            flush=True,
        )
        BUILD.mkdir(exist_ok=True)
        with replacing(WIKIS) as fresh:
            packages = fresh / "packages"
            packages.mkdir()
            _run(["apt-get", "download", *sorted({*PACKAGES, *ALONE, *_missing()})], packages, 300)
            for package in sorted(packages.glob("*.deb")):
                _run(["dpkg", "-x", str(package), str(fresh)], fresh, 300)
            shutil.rmtree(packages)
            shutil.rmtree(fresh / "usr" / "share" / "doc", ignore_errors=True)
            _settle(fresh)
    return WIKIS


def _missing() -> list[str]:
    """What would have to be installed for PHP and the wikis."""
    command = ["apt-get", "install", "-s", "--no-install-recommends", *PHP, *PACKAGES]
    try:
        told = _run(command, BUILD, 60)
    except StepFailed:
        # It may be only that apt has no lists yet, which root alone can fetch.
        if os.geteuid() != 0:
            raise
        _run(["apt-get", "update"], BUILD, 180)
        told = _run(command, BUILD, 60)
    names = [line.split()[1] for line in told.splitlines() if line.startswith("Inst ")]
    return [name for name in names if not name.startswith(UNWANTED)]


def _settle(root: Path) -> None:
    """Make links that name a place from the root of the file system name it in this folder."""
    for path in root.rglob("*"):
        if path.is_symlink() and (target := os.readlink(path)).startswith("/"):
            here = root / target.lstrip("/")
            if here.exists() or here.is_symlink():
                path.unlink()
                path.symlink_to(os.path.relpath(here, path.parent))


def _run(command: list[str], folder: Path, seconds: int) -> str:
    """What a command says; StepFailed if it fails or takes too long."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment({"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}),
            capture_output=True,
            timeout=seconds,
            text=True,
            check=True,
        )
    except subprocess.CalledProcessError as error:
        last = (error.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise StepFailed(f"{' '.join(command[:2])}: {last}") from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise StepFailed(f"{' '.join(command[:2])}: {error}") from error
    return done.stdout
