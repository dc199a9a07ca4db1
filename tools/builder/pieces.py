"""The pieces of dist/, each a step: wheel, runtime, JavaScript, fonts, pages, and the service worker last."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

from tools.runtime.prepare import prepare

from . import environment as tools
from .address import site_address
from .places import BUILD, DIST, LICENCES, PYODIDE, PYTHON, ROOT
from .steps import Steps, alone, call, files_under, key_of, replacing

WHEEL = BUILD / "wheel"
LIBRARY = BUILD / "library"
RUNTIME = BUILD / "runtime"
BROWSER_WHEEL = BUILD / "browser-wheel"
GUEST = BUILD / "guest"
GUEST_WHEELS = ROOT / "requirements-guest.txt"
FONTS = BUILD / "fonts"
SCRIPTS = BUILD / "scripts"
PAGES = BUILD / "pages"
ASSETS = BUILD / "assets.json"
TOTAL = 11
# What other sites and search engines fetch, and no page of ours.
ONLY_FOR_OTHERS = (
    "embed/",
    "integrations/",
    "oembed/",
    "pictures/",
    "sitemap.xml",
    "robots.txt",
    "policy.txt",
)


def build() -> Path:
    """Put dist/ together from what has changed; returns its path."""
    site_address()  # A wrong one is refused before anything is done.
    with alone():
        steps = Steps(TOTAL)
        install(steps)
        make_wheel(steps)
        make_runtime(steps)
        make_pages(steps)
        make_dist(steps)
    return DIST


def get_tools() -> None:
    """What the checks need that look at the sources only."""
    with alone():
        install(Steps(2))


def install(steps: Steps) -> None:
    """The tools: .venv and node_modules."""
    steps.run("Python tools", key_of(ROOT / "requirements-dev.txt"), [PYTHON], tools.make_venv)
    steps.run(
        "JavaScript tools",
        key_of(ROOT / "package-lock.json"),
        [ROOT / "node_modules" / ".package-lock.json"],
        tools.install_node_modules,
    )


def make_wheel(steps: Steps) -> None:
    """The wheel, as anybody may install it."""

    def action() -> None:
        with replacing(WHEEL) as fresh:
            call("wheel", [PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", fresh])

    texts = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE")]
    steps.run("wheel", key_of(ROOT / "py", *texts), [WHEEL], action)


def make_runtime(steps: Steps) -> None:
    """The cut library, the runtime under its stable name, the wheel as a browser gets it, a guest's files."""

    def cut() -> None:
        with replacing(LIBRARY) as fresh:
            sources, site = prepare(PYODIDE / "python_stdlib.zip", _wheel(), fresh)
            inside("library", "--library", sources, "tools/runtime/cut.py", site, fresh / "library.gz")
            sources.unlink()
            shutil.rmtree(site)

    def gather() -> None:
        with replacing(RUNTIME) as fresh:
            for name in ("pyodide.asm.mjs", "pyodide.asm.wasm"):
                shutil.copyfile(PYODIDE / name, fresh / name)
            shutil.copyfile(LIBRARY / "library.gz", fresh / "library.gz")
            version = json.loads((PYODIDE / "package.json").read_text())["version"]
            folder = fresh / f"{version}-{key_of(*sorted(fresh.iterdir()))[:10]}"
            folder.mkdir()
            for path in list(fresh.iterdir()):
                if path.is_file():
                    path.rename(folder / path.name)

    def precompile() -> None:
        with replacing(BROWSER_WHEEL) as fresh:
            inside("browser wheel", "tools/runtime/precompile.py", _wheel(), fresh / f"{_wheel().stem}.gz")

    def invite() -> None:
        with replacing(GUEST) as fresh:
            shutil.copyfile(PYODIDE / "python_stdlib.zip", fresh / "python_stdlib.zip")
            shutil.copyfile(_wheel(), fresh / _wheel().name)
            tools.get_wheels(GUEST_WHEELS, _python_version(), fresh)
            folder = fresh / key_of(*sorted(fresh.iterdir()))[:10]
            folder.mkdir()
            for path in list(fresh.iterdir()):
                if path.is_file():
                    path.rename(folder / path.name)

    lock = key_of(ROOT / "package-lock.json")
    scripts = ROOT / "tools" / "runtime"
    steps.run("library", key_of(lock, scripts, *_imports()), [LIBRARY], cut)
    steps.run("runtime", key_of(lock, LIBRARY), [RUNTIME], gather)
    steps.run("browser wheel", key_of(lock, scripts, WHEEL), [BROWSER_WHEEL], precompile)
    steps.run("guest runtime", key_of(lock, GUEST_WHEELS, WHEEL), [GUEST], invite)


def inside(name: str, *arguments: Path | str) -> str:
    """Run a script inside Pyodide under Node."""
    return call(name, [tools.node(), "tools/runtime/inside.mjs", *arguments])


def _wheel() -> Path:
    return next(WHEEL.glob("*.whl"))


def _browser_wheel() -> Path:
    return next(BROWSER_WHEEL.iterdir())


def _imports() -> list[str]:
    """All imports of other packages in the wheel: the library is cut anew when one changes."""
    lines = set()
    for path in files_under(ROOT / "py"):
        if path.suffix == ".py":
            words = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
            lines |= {
                line for line in words if line.startswith(("import ", "from ")) and "from ." not in line
            }
    return sorted(lines)


def make_pages(steps: Steps) -> None:
    """Fonts, scripts and style under names with their hashes; then the pages, which are told those names."""
    web = ROOT / "web"

    def fonts() -> None:
        with replacing(FONTS) as fresh:
            call("fonts", [PYTHON, "-m", "tools.fonts", "--out", fresh], env=with_package())

    def scripts() -> None:
        plan = _plan()
        with replacing(SCRIPTS) as fresh:
            names = call(
                "scripts", [tools.node(), "tools/javascript.mjs", json.dumps(plan | {"out": str(fresh)})]
            )
        ASSETS.write_text(json.dumps(plan["assets"] | json.loads(names), indent=1) + "\n")

    def pages() -> None:
        with replacing(PAGES) as fresh:
            command = [PYTHON, "-m", "tools.pages", "--assets", ASSETS, "--out", fresh]
            call("pages", [*command, "--address", site_address()], env=with_package())

    # The same files as tools/fonts.py reads: letters that no text has are not in the fonts.
    words = [
        path
        for place in (web, ROOT / "py" / "ludoteca")
        for path in files_under(place)
        if path.suffix in {".ftl", ".md"}
    ]
    lock = key_of(ROOT / "package-lock.json")
    steps.run("fonts", key_of(lock, ROOT / "tools" / "fonts.py", *words), [FONTS], fonts)
    sources = [web, ROOT / "tools" / "javascript.mjs", FONTS, RUNTIME, BROWSER_WHEEL, GUEST]
    steps.run("scripts", key_of(lock, *sources), [SCRIPTS, ASSETS], scripts)
    told = f"address {site_address()}"
    sources = [ROOT / "py", web, ROOT / "integrations", ASSETS, *LICENCES, *_page_tools()]
    steps.run("pages", key_of(told, *sources), [PAGES], pages)


def _page_tools() -> list[Path]:
    return [path for path in (ROOT / "tools").iterdir() if path.name not in {"builder", "runtime", "bench"}]


def with_package() -> dict[str, str]:
    """The environment in which tools find the package without its being installed."""
    return {"PYTHONPATH": str(ROOT / "py"), "PYTHONHASHSEED": "0"}


def _plan() -> dict[str, object]:
    """What the scripts are told when they are bundled: where the runtime and the wheel will stand."""
    wheel = _browser_wheel()
    runtime = next(RUNTIME.iterdir())
    guest = next(GUEST.iterdir())
    # A kept memory is good for as long as all that it was made from is the same.
    build = key_of(
        BROWSER_WHEEL,
        runtime.name,
        ROOT / "web" / "workers" / "runtime.js",
        ROOT / "web" / "workers" / "snapshot.js",
    )[:12]
    return {
        "fonts": str(FONTS),
        "lock": {"info": _pyodide_info(), "packages": {}},
        "guest": {
            "folder": f"guest/{guest.name}/",
            "wheels": sorted(path.name for path in guest.glob("*.whl")),
        },
        "assets": {
            "build": build,
            "runtime": f"runtime/{runtime.name}/",
            "wheel": f"wheel/{wheel.stem}-{key_of(BROWSER_WHEEL)[:10]}.gz",
        },
    }


def _pyodide_info() -> dict[str, str]:
    info: dict[str, str] = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return info


def _python_version() -> str:
    """Of the Python in the browser, as in 3.14."""
    return ".".join(_pyodide_info()["python"].split(".")[:2])


def make_dist(steps: Steps) -> None:
    """Everything together, and last the service worker, which is told every file and its revision."""

    def action() -> None:
        assets = json.loads(ASSETS.read_text())
        with replacing(BUILD / "dist") as fresh:
            shutil.copytree(PAGES, fresh, dirs_exist_ok=True)
            shutil.copytree(SCRIPTS, fresh, dirs_exist_ok=True)
            shutil.copytree(RUNTIME, fresh / "runtime")
            shutil.copytree(GUEST, fresh / "guest", dirs_exist_ok=True)
            wheel = fresh / assets["wheel"]
            wheel.parent.mkdir(parents=True)
            shutil.copyfile(_browser_wheel(), wheel)
            for name, source in LICENCES.items():
                target = fresh / "licences" / name
                target.parent.mkdir(exist_ok=True)
                shutil.copyfile(source, target)
            plan = {"shell": _shell(fresh), "runtime": _runtime(fresh), "out": str(fresh)}
            plan_file = BUILD / "offline.json"
            plan_file.write_text(json.dumps(plan))
            call("service worker", [tools.node(), "tools/javascript.mjs", "--offline", plan_file])
        shutil.rmtree(DIST, ignore_errors=True)
        (BUILD / "dist").rename(DIST)

    sources = [
        PAGES,
        SCRIPTS,
        RUNTIME,
        BROWSER_WHEEL,
        GUEST,
        ASSETS,
        ROOT / "web" / "workers" / "sw.js",
        *LICENCES.values(),
    ]
    steps.run("dist", key_of(*sources, ROOT / "tools" / "javascript.mjs"), [DIST], action)


def _shell(dist: Path) -> list[dict[str, str | None]]:
    """What the precache holds; a name that carries its hash needs no revision.

    All but the runtime, which has a cache of its own, a guest's, whose frame no service
    worker reaches, and what no visitor of the pages fetches.
    """
    result: list[dict[str, str | None]] = []
    for path in files_under(dist):
        name = path.relative_to(dist).as_posix()
        if (
            name.startswith(("runtime/", "guest/", *ONLY_FOR_OTHERS))
            or "foreign/table/" in name
            or "-poster-" in name
        ):
            continue
        hashed = name.startswith(("assets/", "wheel/"))
        revision = None if hashed else hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        result.append({"url": name, "revision": revision})
    return result


def _runtime(dist: Path) -> list[str]:
    return [path.relative_to(dist).as_posix() for path in files_under(dist / "runtime")]
