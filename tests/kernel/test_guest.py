"""A stranger's wheel is looked at before anything of it is installed, and never run for that."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from guests import SLUG, altered, build
from ludoteca import guest
from ludoteca.kernel.errors import BadGame


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("package"))


def test_the_wheel_of_a_new_game_will_do_whatever_its_file_is_called(wheel: Path, tmp_path: Path):
    renamed = altered(wheel, tmp_path, {}, "download (1)")

    assert wheel.name == f"ludoteca_{SLUG}-0.1.0-py3-none-any.whl"
    assert guest.examined(renamed) == wheel.name


BAD = {
    "named in no group": (
        {"entry_points.txt": ("[ludoteca.games]", "[other.games]")},
        "There is no game in this wheel",
    ),
    "no entry points": ({"entry_points.txt": None}, "There is no game in this wheel"),
    "something missing": (
        {"METADATA": ("Requires-Dist: ludoteca", "Requires-Dist: ludoteca\nRequires-Dist: no-such-thing>=2")},
        "This game needs more than Ludoteca, and that is not here: no-such-thing.",
    ),
    "made for one computer": (
        {"/WHEEL": ("py3-none-any", "cp314-cp314-linux_x86_64")},
        "one kind of computer",
    ),
    "no metadata": ({"METADATA": None}, "This is no wheel"),
    "a name that is none": ({"METADATA": ("Name: ludoteca-", "Name: ../")}, "This is no wheel"),
    "a version without an end": (
        {"METADATA": ("Version: 0.1.0", f"Version: 0.1.{'0' * 999}")},
        "This is no wheel",
    ),
    "no tag": ({"/WHEEL": ("Tag:", "Mark:")}, "This is no wheel"),
}


@pytest.mark.parametrize("fault", BAD)
def test_a_wheel_that_will_not_do_is_refused_in_one_sentence(wheel: Path, tmp_path: Path, fault: str):
    changes, told = BAD[fault]

    with pytest.raises(BadGame, match=told):
        guest.examined(altered(wheel, tmp_path, changes))


@pytest.mark.parametrize("condition", ["extra == 'more'", "extra=='more'", "sys_platform == 'win32'"])
def test_what_is_needed_only_under_a_condition_is_not_missed(wheel: Path, tmp_path: Path, condition: str):
    extra = ("Requires-Dist: ludoteca", f"Requires-Dist: ludoteca\nRequires-Dist: nothing; {condition}")

    assert guest.examined(altered(wheel, tmp_path, {"METADATA": extra})) == wheel.name


@pytest.mark.parametrize("content", [b"", b"no zip at all", b"PK\x03\x04" + b"\0" * 40])
def test_rubbish_is_no_wheel(tmp_path: Path, content: bytes):
    file = tmp_path / "rubbish"
    file.write_bytes(content)

    with pytest.raises(BadGame, match="This is no wheel"):
        guest.examined(file)


def test_any_part_of_a_wheel_cut_off_or_changed_gives_an_error_of_ours_or_a_wheel(
    wheel: Path, tmp_path: Path
):
    whole = wheel.read_bytes()
    file = tmp_path / "mutated"
    luck = 20_24
    for _ in range(400):
        luck = luck * 48271 % 2147483647
        at = luck % len(whole)
        file.write_bytes(whole[:at] if luck % 3 == 0 else whole[:at] + bytes([luck % 251]) + whole[at + 1 :])
        try:
            assert guest.examined(file).endswith(".whl")
        except BadGame as error:
            assert str(error)


def test_a_zip_that_unpacks_to_more_than_a_game_is_refused(wheel: Path, tmp_path: Path):
    bomb = altered(wheel, tmp_path, {})
    with zipfile.ZipFile(bomb, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(f"{SLUG}/zeros", bytes(guest.MOST_BYTES))
    assert bomb.stat().st_size < 1_000_000

    with pytest.raises(BadGame, match="too much"):
        guest.examined(bomb)


@pytest.mark.parametrize(
    "name", ["ludoteca/page.py", "random.py", "json/__init__.py", "micropip/__init__.py"]
)
def test_a_wheel_puts_nothing_in_the_place_of_python_or_of_ludoteca(wheel: Path, tmp_path: Path, name: str):
    sly = altered(wheel, tmp_path, {})
    with zipfile.ZipFile(sly, "a") as archive:
        archive.writestr(name, "")

    with pytest.raises(BadGame, match="take the place"):
        guest.examined(sly)


def test_without_a_wheel_there_is_no_guest_but_the_desk_answers():
    asked = json.loads(guest.handle('{"do":"guest","game":null,"language":"en"}'))
    opened = json.loads(guest.handle('{"do":"new","game":"oxono"}'))

    assert asked == {"error": ["foreign-no-wheel"]}
    assert opened["frame"]["game"] == "oxono"


@pytest.mark.parametrize("text", ['{"do":"guest"', '{"do":"guest"}', '{"do":"guest","game":[],"language":3}'])
def test_a_question_that_makes_no_sense_is_answered_by_an_error_of_ours(text: str):
    assert "error" in json.loads(guest.handle(text))
