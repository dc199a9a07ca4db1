"""Real wikis on this machine, each with a folder of its own for what it is told and what it keeps."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote, urlsplit
from urllib.request import urlopen
from zipfile import ZipFile

# In the order in which one needs the other; what PHP has built in is no file.
EXTENSIONS = (
    *("ctype", "iconv", "tokenizer", "dom", "xml", "xmlreader", "xmlwriter", "simplexml", "mbstring"),
    *("intl", "fileinfo", "pdo", "pdo_sqlite", "sqlite3", "posix", "calendar"),
)
# For a page that a wiki makes for the first time, in seconds.
PATIENCE = 240
# What DokuWiki's Extension Manager does when it is given an address.
INSTALLER = """
define('DOKU_INC', "$argv[1]/");
require DOKU_INC . 'inc/init.php';
echo implode(',', array_keys(plugin_load('helper', 'extension_extension')->installFromURL($argv[2], true)));
"""
# Renders what stands on standard input as an export to another format would.
ODD_RENDERER = """
define('DOKU_INC', "$argv[1]/");
require DOKU_INC . 'inc/init.php';
class Odd extends Doku_Renderer {
    function getFormat() { return 'odd'; }
    function externallink($url, $name = null) { $this->doc .= "LINK $url $name"; }
    function cdata($text) { $this->doc .= "TEXT $text"; }
}
$plugin = plugin_load('syntax', 'ludoteca');
$odd = new Odd();
$asked = $plugin->handle(stream_get_contents(STDIN), DOKU_LEXER_SPECIAL, 0, new Doku_Handler());
$plugin->render('odd', $odd, $asked);
echo $odd->doc;
"""


class Php:
    """PHP as it was unpacked, or else the machine's own."""

    def __init__(self, root: Path) -> None:
        found = sorted(root.glob("usr/bin/php[0-9]*"))
        self._words = [str(found[-1]), "-n"] if found else ["php"]
        self._environment = dict(os.environ, PHP_CLI_SERVER_WORKERS="3")
        if found:
            folder = max(root.glob("usr/lib/php/2*"))
            self._environment["LD_LIBRARY_PATH"] = ":".join(map(str, root.glob("usr/lib/*-linux-*")))
            self._set("extension_dir", folder)
            for name in EXTENSIONS:
                if (folder / f"{name}.so").exists():
                    self._set("extension", name)
        self._set("session.save_path", tempfile.gettempdir())
        for name, value in {"date.timezone": "UTC", "memory_limit": "512M", "error_log": os.devnull}.items():
            self._set(name, value)

    def _set(self, name: str, value: object) -> None:
        self._words += ["-d", f"{name}={value}"]

    def run(self, *words: str | Path, text: str = "", **environment: str) -> str:
        """What a script prints; CalledProcessError with what it said if it fails."""
        done = subprocess.run(
            [*self._words, *map(str, words)],
            input=text,
            env=self._environment | environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, f"{words[0]}: {done.stdout[-2000:]} {done.stderr[-2000:]}"
        return done.stdout

    @contextmanager
    def serving(self, folder: Path, address: str, **environment: str) -> Iterator[None]:
        """Serve a folder at an address of this machine until the block ends."""
        place = urlsplit(address).netloc
        server = subprocess.Popen(
            [*self._words, "-S", place, "-t", str(folder)],
            env=self._environment | environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            for _ in range(PATIENCE):
                try:
                    socket.create_connection(
                        (str(urlsplit(address).hostname), urlsplit(address).port or 80)
                    ).close()
                    break
                except OSError:
                    assert server.poll() is None, "PHP's server has ended"
                    time.sleep(0.1)
            yield
        finally:
            # Its workers are processes of their own, in its group.
            os.killpg(server.pid, 15)
            server.wait()


def free_address() -> str:
    """An address of this machine where nobody serves."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{probe.getsockname()[1]}"


class Wiki:
    """A wiki that runs: pages are written by its own scripts and read over the network."""

    def __init__(self, php: Php, address: str) -> None:
        self.php = php
        self.address = address

    def write(self, title: str, text: str) -> str:
        """Write a page; its address."""
        raise NotImplementedError

    def read(self, title: str) -> str:
        """The HTML of a page."""
        with urlopen(self.at(title), timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def at(self, title: str) -> str:
        """The address of a page."""
        raise NotImplementedError


class MediaWiki(Wiki):
    """MediaWiki over SQLite with our extension, from the archive that the site gives out."""

    @classmethod
    @contextmanager
    def running(cls, root: Path, folder: Path, archive: Path, games: str) -> Iterator[MediaWiki]:
        """Install it in a folder of its own, told where the games are, and serve it."""
        wiki = cls(Php(root), free_address())
        wiki._code = root / "usr" / "share" / "mediawiki"
        wiki._settings = folder / "LocalSettings.php"
        with ZipFile(archive) as packed:
            packed.extractall(folder)
        wiki.php.run(
            *(wiki._code / "maintenance" / "install.php", "--dbtype", "sqlite", "--dbpath", folder / "data"),
            *("--confpath", folder, "--scriptpath", "", "--server", wiki.address, "--lang", "en"),
            *("--pass", "only for this test 1", "Wiki", "Writer"),
        )
        with wiki._settings.open("a", encoding="utf-8") as settings:
            settings.write(
                f"""
wfLoadExtension( 'Ludoteca', '{folder}/Ludoteca/extension.json' );
$wgLudotecaAddress = '{games}';
$wgCSPHeader = [ 'default-src' => [] ];
$wgCacheDirectory = '{folder}/cache';
$wgEnableUploads = true;
$wgUploadDirectory = '{folder}/images';
$wgMainCacheType = CACHE_DB;
$wgJobRunRate = 0;
"""
            )
        # What the server shows is the code with pictures of its own.
        shown = folder / "shown"
        shown.mkdir()
        for path in wiki._code.iterdir():
            (shown / path.name).symlink_to(path if path.name != "images" else folder / "images")
        (folder / "images").mkdir()
        with wiki.php.serving(shown, wiki.address, MW_CONFIG_FILE=str(wiki._settings)):
            yield wiki

    def write(self, title: str, text: str) -> str:
        script = self._code / "maintenance" / "edit.php"
        self.php.run(script, "-u", "Writer", title, text=text, MW_CONFIG_FILE=str(self._settings))
        return self.at(title)

    def upload(self, picture: Path, name: str) -> None:
        """Put a picture where the pages can show it."""
        folder = self._settings.parent / "uploads"
        folder.mkdir(exist_ok=True)
        shutil.copyfile(picture, folder / name)
        script = self._code / "maintenance" / "importImages.php"
        self.php.run(script, "--overwrite", folder, MW_CONFIG_FILE=str(self._settings))

    def at(self, title: str) -> str:
        return f"{self.address}/index.php?title={quote(title)}"


class DokuWiki(Wiki):
    """DokuWiki with our plugin, which its Extension Manager has fetched from the site."""

    @classmethod
    @contextmanager
    def running(cls, root: Path, folder: Path, games: str) -> Iterator[DokuWiki]:
        """Lay it out in a folder of its own, told where the games are, and serve it."""
        wiki = cls(Php(root), free_address())
        wiki._folder = folder / "dokuwiki"
        code = root / "usr" / "share" / "dokuwiki"
        shutil.copytree(code, wiki._folder, ignore=shutil.ignore_patterns(".htaccess"))
        shutil.copytree(root / "var" / "lib" / "dokuwiki" / "data", wiki._folder / "data")
        shutil.copytree(
            root / "etc" / "dokuwiki", wiki._folder / "conf", ignore=shutil.ignore_patterns("*.auth.php")
        )
        # Debian keeps these elsewhere; without its own file everything is where DokuWiki has it.
        (wiki._folder / "inc" / "preload.php").unlink()
        for path in wiki._folder.rglob("*.php"):
            text = path.read_text(encoding="utf-8", errors="surrogateescape")
            if "'/usr/share/" in text:
                settled = text.replace("'/usr/share/", f"'{root}/usr/share/")
                path.write_text(settled, encoding="utf-8", errors="surrogateescape")
        (wiki._folder / "conf" / "local.php").write_text(
            f"""<?php
$conf['title'] = 'Wiki';
$conf['useacl'] = 0;
$conf['savedir'] = '{wiki._folder}/data';
$conf['plugin']['ludoteca']['address'] = '{games}';
"""
        )
        installed = wiki.php.run("-r", INSTALLER, wiki._folder, f"{games}integrations/ludoteca-dokuwiki.zip")
        assert installed == "ludoteca", installed
        with wiki.php.serving(wiki._folder, wiki.address):
            yield wiki

    def write(self, title: str, text: str) -> str:
        file = self._folder / "new.txt"
        file.write_text(text, encoding="utf-8")
        self.php.run(self._folder / "bin" / "dwpage.php", "commit", "--message", "written", file, title)
        return self.at(title)

    def rendered(self, text: str) -> str:
        """What our plugin gives a renderer that writes no web page: `LINK address name` or `TEXT words`."""
        return self.php.run("-r", ODD_RENDERER, self._folder, text=text)

    @contextmanager
    def speaking(self, language: str) -> Iterator[None]:
        """The wiki in another language, until the block ends."""
        settings = self._folder / "conf" / "local.php"
        before = settings.read_text(encoding="utf-8")
        settings.write_text(f"{before}$conf['lang'] = '{language}';\n", encoding="utf-8")
        yield
        settings.write_text(before, encoding="utf-8")

    def at(self, title: str) -> str:
        return f"{self.address}/doku.php?id={quote(title)}"
