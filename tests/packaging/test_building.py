"""What goes into the built program, under which name it is kept, and how large it is."""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
PACKAGING = PROJECT / "packaging"


def load(name):
    """A script of packaging/, whose neighbours it may import."""
    if str(PACKAGING) not in sys.path:
        sys.path.append(str(PACKAGING))
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", PACKAGING / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def cache(monkeypatch, tmp_path):
    monkeypatch.setenv("WORKBENCH_BUILDS", str(tmp_path / "builds"))
    return load("build_cache")


def a_build(folder):
    (folder / "workbench").mkdir()
    (folder / "workbench" / "workbench").write_text(folder.name, "utf-8")


def test_a_build_is_made_once_and_the_last_two_are_kept(cache, tmp_path):
    made = []

    def build(folder):
        made.append(folder.name)
        a_build(folder)

    for place, key in enumerate(("first", "first", "second", "third", "third")):
        program = cache.cached_build(key, build)
        assert program == tmp_path / "builds" / key / "workbench"
        os.utime(program.parent, (place, place))
    assert len(made) == 3
    assert sorted(one.name for one in (tmp_path / "builds").iterdir()) == ["second", "third"]


def test_a_build_that_failed_leaves_nothing(cache, tmp_path):
    def build(folder):
        a_build(folder)
        raise RuntimeError("no")

    with pytest.raises(RuntimeError):
        cache.cached_build("key", build)
    assert list((tmp_path / "builds").iterdir()) == []


def test_the_fingerprint_changes_with_sources_and_versions_alone(cache, tmp_path, monkeypatch):
    for name in ("workbench", "resources", "packaging/hooks", "tests"):
        (tmp_path / name).mkdir(parents=True)
        (tmp_path / name / "file.txt").write_text("1", "utf-8")
    first = cache.fingerprint(tmp_path)
    (tmp_path / "tests" / "file.txt").write_text("2", "utf-8")
    (tmp_path / "workbench" / "__pycache__").mkdir()
    (tmp_path / "workbench" / "__pycache__" / "a.pyc").write_text("2", "utf-8")
    assert cache.fingerprint(tmp_path) == first
    (tmp_path / "resources" / "file.txt").write_text("2", "utf-8")
    second = cache.fingerprint(tmp_path)
    monkeypatch.setattr(cache, "locked_versions", lambda: ["numpy==99"])
    assert len({first, second, cache.fingerprint(tmp_path)}) == 3


def test_qt_modules_that_nobody_uses_are_left_out():
    parts = load("parts")
    for name in ("lib/libQt6Quick.so.6", "plugins/tls/libqopensslbackend.so", "translations/a.qm"):
        assert not parts.is_used((f"PySide6/Qt/{name}", "", "BINARY"))
    for name in ("lib/libQt6Widgets.so.6", "plugins/platforms/libqxcb.so"):
        assert parts.is_used((f"PySide6/Qt/{name}", "", "BINARY"))


def test_a_link_to_what_is_left_out_is_left_out_too():
    parts = load("parts")
    library = ("PySide6/Qt/lib/libQt6Gui.so.6", "/lib/libQt6Gui.so.6", "BINARY")
    good = ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK")
    lost = ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6", "SYMLINK")
    assert parts.without_dangling_links([good, lost], [library]) == [good]


def test_the_version_of_windows_has_four_numbers():
    made = load("version_file").windows_version("1.2.3rc4")
    call = ast.parse(made, mode="eval").body
    fixed = next(one.value for one in call.keywords if one.arg == "ffi")
    assert ast.literal_eval(fixed.keywords[0].value) == (1, 2, 3, 4)


def test_the_icons_are_pictures_of_every_size(qtbot):
    from PySide6.QtGui import QImageReader

    for name, sizes in (("workbench.ico", 6), ("workbench.icns", 6), ("workbench.png", 1)):
        reader = QImageReader(str(PROJECT / "resources" / "icons" / name))
        assert max(reader.imageCount(), 1) == sizes, name
        picture = reader.read()
        assert not picture.isNull(), reader.errorString()


def test_sizes_are_told_by_part(tmp_path):
    sizes = load("build_size")
    for name, size in (("numpy/a", 70), ("numpy.libs/b", 30), ("PySide6/Qt/lib/libicu.so", 50)):
        file = tmp_path / "_internal" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(bytes(size))
    assert sizes.size_of(tmp_path) == 150
    assert sizes.largest_parts(tmp_path) == [("numpy", 100), ("Qt: ICU", 50)]


def test_an_attempt_to_reach_the_network_is_counted():
    machine = load("bare_machine")
    if not machine.may_use_namespaces():
        pytest.skip("This system lets nobody make namespaces.")
    attempt = "import socket; s = socket.socket(); s.connect(('192.0.2.1', 80))"
    counted = {}
    for name, code in (("quiet", "pass"), ("loud", attempt)):
        script = 'p="$0"; "$p" -c "$1" 2>/dev/null; cat /proc/self/net/snmp'
        command = [*machine._unshare(), "sh", "-c", script, sys.executable, code]
        told = subprocess.run(command, capture_output=True, text=True, check=True)
        counted[name] = machine.reached_out(told.stdout)
    assert counted["quiet"] == 0
    assert counted["loud"] > 0


def test_the_licence_of_every_package_comes_along(tmp_path):
    told = load("licences").write_licences(tmp_path / "licences", ["libX11.so.6"])
    named = {line.partition(" ")[0].lower() for line in told}
    assert {"pyside6_essentials", "numpy", "scipy", "scikit-learn", "nltk", "pyqtgraph"} <= named
    assert not {"pytest", "dask", "mypy"} & named
    assert "libX11.so.6" in told[-1]
    assert any((tmp_path / "licences" / "numpy").iterdir())


def test_the_texts_of_system_libraries_come_along_where_debian_knows_them(tmp_path):
    asked = ["dpkg", "-S", "*/libc.so.6"]
    if shutil.which("dpkg") is None or subprocess.run(asked, capture_output=True).returncode != 0:
        pytest.skip("This is no Debian.")
    load("licences").write_licences(tmp_path / "licences", ["libc.so.6", "libnever.so.1"])
    (text,) = (tmp_path / "licences" / "system").iterdir()
    assert "GNU C Library" in text.read_text("utf-8")


SCRIPTS = sorted(one.name for one in PACKAGING.glob("*.py") if "__main__" in one.read_text("utf-8"))


@pytest.mark.parametrize("script", SCRIPTS)
def test_help_is_printed_and_nothing_is_made(script, tmp_path):
    command = [sys.executable, str(PACKAGING / script), "--help"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert script in told.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_python_without_the_tools_is_told_the_line_that_brings_them():
    command = [sys.executable, "-S", "-I", str(PACKAGING / "build.py")]
    told = subprocess.run(command, capture_output=True, text=True)
    assert told.returncode == 1
    assert "no PyInstaller" in told.stderr
    assert "python3 packaging/start.py build" in told.stderr
    assert "Traceback" not in told.stderr
