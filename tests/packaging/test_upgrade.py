"""Files of earlier versions are opened; files of a later version are refused in a sentence.

`kept/VERSION` contains files that this version wrote. A version that changes a format adds a
folder and never changes the older ones.
"""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from workbench.cli import answer
from workbench.experiments.models.files import load_model
from workbench.experiments.models.model import ModelError
from workbench.experiments.plans.files import load_plan
from workbench.experiments.plans.plan import Plan
from workbench.experiments.running.runner import resume
from workbench.experiments.runs.archive import import_zip
from workbench.experiments.runs.archive_checks import ArchiveError
from workbench.experiments.runs.store import RunStore
from workbench.gui.state.preferences import Preferences, WindowSettings

KEPT = sorted((Path(__file__).parent / "kept").iterdir())
MODEL_TEXT = "The room was clean and the staff were kind; we shall come again."


@pytest.fixture(params=KEPT, ids=lambda folder: folder.name)
def kept(request, tmp_path):
    """A copy of the files of a version."""
    return shutil.copytree(request.param, tmp_path / "kept")


@pytest.fixture
def store(kept, tmp_path):
    """Its store: an exported run contains the files of the run folder."""
    folder = tmp_path / "runs" / "20260101-000000-kept"
    with zipfile.ZipFile(kept / "run.zip") as archive:
        archive.extractall(folder, [name for name in archive.namelist() if name[:9] != "workbench"])
    return RunStore(tmp_path / "runs")


def test_the_run_folder_of_an_earlier_version_opens_with_its_table(store, capsys):
    run = store.open("latest")
    assert (run.status, len(run.results()), run.plan.name) == ("finished", 6, "Kept")
    assert answer(["show", "latest", "--store", str(store.root), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert (shown["done"], shown["failed"]) == (6, 0)


def test_the_run_of_an_earlier_version_is_resumed_where_it_stopped(store):
    run = store.open("latest")
    before = {result.key: result.scores["accuracy"] for result in run.results()}
    lines = (run.folder / "trials.jsonl").read_text("utf-8").splitlines()
    (run.folder / "trials.jsonl").write_text("\n".join(lines[:4]) + "\n", "utf-8")
    after = resume(store.open("latest"), executor="thread").results()
    # Libraries may be newer than those that computed the kept numbers.
    assert {result.key: result.scores["accuracy"] for result in after} == pytest.approx(
        before, abs=0.05
    )


def test_the_exported_run_of_an_earlier_version_is_imported_and_exported_again(kept, tmp_path):
    run = import_zip(kept / "run.zip", RunStore(tmp_path / "other"))
    assert len(run.results()) == 6
    tables = str(tmp_path / "tables")
    there = ["--to", tables, "--store", str(tmp_path / "other")]
    assert answer(["export", run.id, *there]) == 0
    assert any((tmp_path / "tables").rglob("*.csv"))


def test_the_plan_and_the_model_of_an_earlier_version_are_read(kept):
    plan = load_plan(kept / "plan.toml")
    assert Plan.from_dict(plan.to_dict()) == plan
    (kept / "new.txt").write_text(MODEL_TEXT, encoding="utf-8")
    assert load_model(kept / "model.zip").method == "multinomial-naive-bayes"
    assert answer(["classify", str(kept / "model.zip"), str(kept / "new.txt")]) == 0


def test_the_settings_of_an_earlier_version_are_used(kept):
    settings = WindowSettings(kept / "window.ini")
    assert settings.preferences() == Preferences(theme="dark", workers=3, tour_is_offered=False)
    assert settings.recent() == ["tour", "/home/someone/letters"]


def changed(file, member, **values):
    """A copy of an archive with other values in its description."""
    other = file.with_name(f"changed-{file.name}")
    with zipfile.ZipFile(file) as source, zipfile.ZipFile(other, "w") as target:
        for name in source.namelist():
            content = source.read(name)
            if name == member:
                content = json.dumps({**json.loads(content), **values}).encode()
            target.writestr(name, content)
    return other


def test_newer_archives_and_models_are_refused(kept, tmp_path):
    newer = changed(kept / "run.zip", "workbench-run.json", format=99)
    with pytest.raises(ArchiveError, match="format 99, newer than"):
        import_zip(newer, RunStore(tmp_path / "other"))
    with pytest.raises(ModelError, match="format 99, newer than"):
        load_model(changed(kept / "model.zip", "model.json", format=99))


def test_a_newer_run_is_listed_with_its_reason_and_refused_by_every_command(store, capsys):
    file = store.open("latest").folder / "run.json"
    file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), "format": 99}), "utf-8")
    before = {path: path.read_bytes() for path in file.parent.rglob("*") if path.is_file()}
    store_option = ["--store", str(store.root)]
    assert answer(["list", *store_option]) == 0
    assert "newer" in capsys.readouterr().out
    for command in (["show", "latest"], ["resume", "latest"], ["report", "latest"]):
        assert answer([*command, *store_option]) == 1
        printed = capsys.readouterr()
        assert "update the program" in printed.out + printed.err
    assert {path: path.read_bytes() for path in before} == before


def test_a_newer_plan_is_refused(kept, capsys):
    plan = kept / "plan.toml"
    plan.write_text(plan.read_text("utf-8").replace("format = 1", "format = 99"), "utf-8")
    assert answer(["run", str(plan)]) == 1
    printed = capsys.readouterr()
    assert "format = 99 is newer" in printed.out + printed.err


def test_newer_settings_are_not_changed_and_reported(kept):
    file = kept / "window.ini"
    file.write_text(file.read_text("utf-8").replace("[General]", "[General]\nformat=99"), "utf-8")
    before = file.read_bytes()
    settings = WindowSettings(file)
    assert "format 99" in settings.problem
    assert settings.preferences() == Preferences()
    settings.store_preferences(Preferences(theme="light"))
    assert WindowSettings(file).preferences().theme == "light"
    assert file.read_bytes() == before


def test_the_window_reports_newer_settings(kept, tmp_path):
    (kept / "window.ini").write_text("[General]\nformat=99\n", "utf-8")
    code = (
        "from workbench.gui.shell.application import make_application, open_window\n"
        "application = make_application()\n"
        "window = open_window()\n"
        "application.processEvents()\n"
        "print(window.toast.current())\n"
        "window.close()\n"
    )
    environment = {**os.environ, "WORKBENCH_SETTINGS": str(kept)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "format 99" in done.stdout
