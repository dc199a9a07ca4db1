"""What the site gives out for wikis: archives that are whole and pages that know where the boards are."""

from __future__ import annotations

import json
import re
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from tools.pages.integrations import EXAMPLE, SOURCES, write_integrations
from tools.pages.site import Site

from ludoteca.words import languages

ADDRESS = "https://example.net/some/where/"
WHOLE = {
    "mediawiki": {"Ludoteca/extension.json", "Ludoteca/Tag.php", "Ludoteca/i18n/el.json"},
    "dokuwiki": {"ludoteca/plugin.info.txt", "ludoteca/syntax.php", "ludoteca/lang/el/lang.php"},
}


def written(folder: Path, address: str) -> dict[str, bytes]:
    """All that is given out, by name."""
    write_integrations(Site(folder, {}, address))
    return {path.name: path.read_bytes() for path in (folder / "integrations").iterdir()}


def texts(files: dict[str, bytes]) -> list[str]:
    """Every text, those in the archives, too."""
    found = []
    for name, content in files.items():
        if name.endswith(".zip"):
            with ZipFile(BytesIO(content)) as archive:
                found += [archive.read(entry).decode() for entry in archive.namelist()]
        else:
            found.append(content.decode())
    return found


@pytest.mark.parametrize("name", WHOLE)
def test_an_archive_is_one_folder_with_all_that_a_wiki_needs(tmp_path: Path, name: str):
    content = written(tmp_path, "")[f"ludoteca-{name}.zip"]

    with ZipFile(BytesIO(content)) as archive:
        entries = set(archive.namelist())
    (folder,) = {entry.split("/")[0] for entry in entries}
    assert {*WHOLE[name], f"{folder}/Board.php", f"{folder}/LICENSE"} <= entries


def test_an_archive_is_the_same_whenever_it_is_made(tmp_path: Path):
    assert written(tmp_path / "one", ADDRESS) == written(tmp_path / "two", ADDRESS)


def test_a_site_that_knows_its_address_writes_it_wherever_one_is_needed(tmp_path: Path):
    before, after = texts(written(tmp_path / "one", "")), texts(written(tmp_path / "two", ADDRESS))

    assert any(EXAMPLE in text for text in before)
    assert [text.replace(EXAMPLE, ADDRESS) for text in before] == after


def test_every_language_of_the_extension_says_the_same_messages():
    folder = SOURCES / "mediawiki" / "Ludoteca" / "i18n"
    told = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.json")}

    assert told.keys() == {*languages(), "qqq"}
    for language in languages():
        assert told[language].keys() == told["en"].keys() == told["qqq"].keys()
        for id, text in told[language].items():
            if not id.startswith("@"):
                assert re.findall(r"\$\d|<code>.*?</code>", text) == re.findall(
                    r"\$\d|<code>.*?</code>", told["en"][id]
                )


@pytest.mark.parametrize("name", ["lang.php", "settings.php"])
def test_every_language_of_the_plugin_says_the_same_messages(name: str):
    folder = SOURCES / "dokuwiki" / "ludoteca" / "lang"

    def ids(language: str) -> list[tuple[str, int]]:
        lines = (folder / language / name).read_text(encoding="utf-8").splitlines()
        found = [re.fullmatch(r"\$lang\['(\w+)'\] = '(.*)';", line) for line in lines if line.startswith("$")]
        assert all(found)
        return [(match[1], match[2].count("%s")) for match in found if match]

    assert {path.name for path in folder.iterdir()} == {*languages()}
    assert all(ids(language) == ids("en") for language in languages())
