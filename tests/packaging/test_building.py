"""The parts of the built program, their licences and sizes, and the cache of builds."""

import ast
import os
import shutil
import subprocess
import sys
from importlib import metadata

import pytest

from .conftest import PACKAGING, PROJECT, load_script


@pytest.fixture
def cache(monkeypatch, tmp_path):
    monkeypatch.setenv("WORKBENCH_BUILDS", str(tmp_path / "builds"))
    return load_script("build_cache")


def write_build(folder):
    (folder / "workbench").mkdir()
    (folder / "workbench" / "workbench").write_text(folder.name, "utf-8")


def test_a_build_is_made_once_and_the_last_two_are_kept(cache, tmp_path):
    made = []

    def build(folder):
        made.append(folder.name)
        write_build(folder)

    for time, key in enumerate(("first", "first", "second", "third", "third")):
        program = cache.cached_build(key, build)
        assert program == tmp_path / "builds" / key / "workbench"
        os.utime(program.parent, (time, time))
    assert len(made) == 3
    assert sorted(folder.name for folder in (tmp_path / "builds").iterdir()) == ["second", "third"]


def test_a_failed_build_is_removed(cache, tmp_path):
    def build(folder):
        write_build(folder)
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
    monkeypatch.setattr(cache, "installed_versions", lambda: ["numpy==99"])
    assert len({first, second, cache.fingerprint(tmp_path)}) == 3


def test_unused_qt_modules_are_left_out():
    parts = load_script("parts")
    for name in ("lib/libQt6Quick.so.6", "plugins/tls/libqopensslbackend.so", "translations/a.qm"):
        assert not parts.is_used((f"PySide6/Qt/{name}", "", "BINARY"))
    used = ("lib/libQt6Widgets.so.6", "plugins/platforms/libqxcb.so", "translations/qtbase_de.qm")
    for name in used:
        assert parts.is_used((f"PySide6/Qt/{name}", "", "BINARY"))


def test_no_library_that_the_program_requires_is_left_out():
    required = load_script("licences").included_packages()
    modules = {
        module
        for module, packages in metadata.packages_distributions().items()
        if any(package.lower().replace("_", "-") in required for package in packages)
    }
    assert {"numpy", "yaml"} <= modules
    assert modules.isdisjoint(load_script("parts").UNUSED_MODULES)


def test_a_link_without_its_target_is_left_out():
    parts = load_script("parts")
    library = ("PySide6/Qt/lib/libQt6Gui.so.6", "/lib/libQt6Gui.so.6", "BINARY")
    good = ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK")
    broken = ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6", "SYMLINK")
    assert parts.without_dangling_links([good, broken], [library]) == [good]


def test_the_version_of_windows_has_four_numbers():
    made = load_script("version_file").windows_version("1.2.3rc4")
    call = ast.parse(made, mode="eval").body
    fixed = next(keyword.value for keyword in call.keywords if keyword.arg == "ffi")
    assert ast.literal_eval(fixed.keywords[0].value) == (1, 2, 3, 4)


def test_the_icons_are_pictures_of_every_size(qtbot):
    from PySide6.QtGui import QImageReader

    for name, sizes in (("workbench.ico", 6), ("workbench.icns", 6), ("workbench.png", 1)):
        reader = QImageReader(str(PROJECT / "resources" / "icons" / name))
        assert max(reader.imageCount(), 1) == sizes, name
        picture = reader.read()
        assert not picture.isNull(), reader.errorString()


def test_sizes_are_given_by_part(tmp_path):
    sizes = load_script("build_size")
    for name, size in (("numpy/a", 70), ("numpy.libs/b", 30), ("PySide6/Qt/lib/libicu.so", 50)):
        file = tmp_path / "_internal" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(bytes(size))
    assert sizes.size_of(tmp_path) == 150
    assert sizes.largest_parts(tmp_path) == [("numpy", 100), ("Qt: ICU", 50)]


def test_packets_to_the_network_are_counted():
    machine = load_script("bare_machine")
    if not machine.may_use_namespaces():
        pytest.skip("This system does not allow namespaces.")
    connect = "import socket; s = socket.socket(); s.connect(('192.0.2.1', 80))"
    counted = {}
    for name, code in (("quiet", "pass"), ("loud", connect)):
        script = 'p="$0"; "$p" -c "$1" 2>/dev/null; cat /proc/self/net/snmp'
        command = [*machine.unshare_command(), "sh", "-c", script, sys.executable, code]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        counted[name] = machine.count_packets(done.stdout)
    assert counted["quiet"] == 0
    assert counted["loud"] > 0


def test_the_licence_of_every_package_is_included(tmp_path):
    lines = load_script("licences").write_licences(tmp_path / "licences", ["libX11.so.6"])
    named = {line.partition(" ")[0].lower() for line in lines}
    assert {"pyside6_essentials", "numpy", "scipy", "scikit-learn", "nltk", "pyqtgraph"} <= named
    assert not {"pytest", "dask", "mypy"} & named
    assert "libX11.so.6" in lines[-1]
    assert any((tmp_path / "licences" / "numpy").iterdir())


def test_the_licences_of_system_libraries_are_included_on_debian(tmp_path):
    command = ["dpkg", "-S", "*/libc.so.6"]
    if shutil.which("dpkg") is None or subprocess.run(command, capture_output=True).returncode != 0:
        pytest.skip("This is not Debian.")
    load_script("licences").write_licences(tmp_path / "licences", ["libc.so.6", "libnever.so.1"])
    (text,) = (tmp_path / "licences" / "system").iterdir()
    assert "GNU C Library" in text.read_text("utf-8")


SCRIPTS = sorted(
    script.name for script in PACKAGING.glob("*.py") if "__main__" in script.read_text("utf-8")
)


@pytest.mark.parametrize("script", SCRIPTS)
def test_help_is_printed_and_nothing_is_made(script, tmp_path):
    command = [sys.executable, str(PACKAGING / script), "--help"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert script in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_without_the_tools_the_command_that_installs_them_is_printed():
    command = [sys.executable, "-S", "-I", str(PACKAGING / "build.py")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert "no PyInstaller" in done.stderr
    assert "python3 packaging/start.py build" in done.stderr
    assert "Traceback" not in done.stderr
