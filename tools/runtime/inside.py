"""Evaluates to the function with which inside.mjs runs a script and learns its exit code."""


def run(words: list[str]) -> int:
    """Run a script as the main module; its exit code."""
    import sys
    import traceback

    sys.argv = list(words)
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


run
