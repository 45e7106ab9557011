"""The help page on significance lists the tests that the program has, and names the default."""

from workbench.experiments.scoring.significance import AUTOMATIC, TESTS
from workbench.paths import resources

PAGE = (resources() / "help" / "significance.md").read_text("utf-8")


def test_every_test_is_on_the_page_and_the_default_is_marked():
    rows = [line for line in PAGE.splitlines() if line.startswith("|")]
    for test in TESTS.values():
        assert any(test.title in row for row in rows), test.title
    assert f"| **{TESTS[AUTOMATIC].title}** | the default" in PAGE
    assert PAGE.count("the default;") == 1
