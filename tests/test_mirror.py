"""The folders of the tests mirror those of the package, and no file grows too long."""

from pathlib import Path

TESTS = Path(__file__).resolve().parent
PACKAGE = TESTS.parent / "workbench"
WITHOUT_PACKAGE = {"benchmarks", "faults", "packaging"}  # about the whole program
MOST_LINES = 300
LONGER = {"methods/registry.py"}  # one list


def folders_of(root, pattern):
    """The folders that hold such a file, and those above them."""
    files = [path.relative_to(root) for path in root.rglob(pattern) if path.name != "__init__.py"]
    return {folder for file in files for folder in file.parents if folder != Path()}


def test_every_folder_of_the_package_has_tests():
    assert folders_of(PACKAGE, "*.py") - folders_of(TESTS, "test_*.py") == set()


def test_every_folder_of_tests_is_one_of_the_package():
    beside = folders_of(TESTS, "test_*.py") - folders_of(PACKAGE, "*.py")
    assert {folder.parts[0] for folder in beside} == WITHOUT_PACKAGE


def test_no_file_is_longer_than_three_hundred_lines():
    files = [(root, path) for root in (PACKAGE, TESTS) for path in root.rglob("*.py")]
    lengths = {
        path.relative_to(root).as_posix(): len(path.read_text("utf-8").splitlines())
        for root, path in files
    }
    assert {name for name, length in lengths.items() if length > MOST_LINES} == LONGER
