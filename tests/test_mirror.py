"""The folders of the tests mirror those of the package; no file or folder grows too long."""

import ast
from pathlib import Path

TESTS = Path(__file__).resolve().parent
PACKAGE = TESTS.parent / "workbench"
WITHOUT_PACKAGE = {"benchmarks", "faults", "packaging", "regressions"}  # about the whole program
MOST_LINES = 300
MOST_LINES_OF_A_FUNCTION = 40
LONGER = {"methods/registry.py"}  # one list
FEWEST_ENTRIES, MOST_ENTRIES = 5, 20  # modules and folders in a folder


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


def long_functions(root):
    """Functions of the Python files of a folder that are longer than MOST_LINES_OF_A_FUNCTION."""
    for path in root.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            if is_function and node.end_lineno - node.lineno >= MOST_LINES_OF_A_FUNCTION:
                yield f"{path.relative_to(root).as_posix()}: {node.name}"


def test_no_function_of_the_package_is_longer_than_forty_lines():
    assert list(long_functions(PACKAGE)) == []


def test_a_long_function_is_found(tmp_path):
    body = "    pass\n" * (MOST_LINES_OF_A_FUNCTION - 1)
    (tmp_path / "code.py").write_text(f"def short():\n{body}\n\ndef long():\n{body}    pass\n")
    assert list(long_functions(tmp_path)) == ["code.py: long"]


def unexplained_sizes(package):
    """Folders outside the usual size whose docstring has no sentence about it."""
    folders = [path.parent for path in package.rglob("__init__.py")]
    found = {}
    for folder in folders:
        entries = [entry for entry in folder.iterdir() if _is_module(entry)]
        text = ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8")))
        reason = "Small because" if len(entries) < FEWEST_ENTRIES else "Large because"
        if not FEWEST_ENTRIES <= len(entries) <= MOST_ENTRIES and reason not in text:
            found[folder.relative_to(package).as_posix()] = len(entries)
    return found


def _is_module(entry):
    is_folder = (entry / "__init__.py").exists()
    return is_folder or (entry.suffix == ".py" and entry.name != "__init__.py")


def test_a_folder_has_five_to_twenty_entries_or_says_why():
    assert unexplained_sizes(PACKAGE) == {}


def test_a_folder_of_unusual_size_is_found(tmp_path):
    for name, entries in {"few": 1, "usual": 5, "many": 21}.items():
        (tmp_path / name).mkdir()
        for number in range(entries):
            (tmp_path / name / f"m{number}.py").touch()
        (tmp_path / name / "__init__.py").write_text('"""What it is."""', "utf-8")
    (tmp_path / "__init__.py").write_text('"""Small because it is made up."""', "utf-8")
    assert unexplained_sizes(tmp_path) == {"few": 1, "many": 21}
