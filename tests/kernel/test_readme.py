"""The examples of the README are true."""

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_examples_of_the_readme_come_out_as_they_say():
    failures, examples = doctest.testfile(str(README), module_relative=False)

    assert examples > 0
    assert failures == 0
