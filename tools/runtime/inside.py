"""Evaluates to the function with which inside.mjs runs a script and learns its exit code."""


def run(words: list[str]) -> int:
    """Run a script as the main module, with the checkout on the path; its exit code."""
    import os
    import sys
    import traceback

    sys.argv = list(words)
    sys.path.insert(0, os.getcwd())
    with open(words[0], encoding="utf-8") as file:
        source = file.read()
    try:
        exec(compile(source, words[0], "exec"), {"__name__": "__main__", "__file__": words[0]})
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


run  # noqa: B018  # the value of this whole text
