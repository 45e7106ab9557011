"""Test a built program on a bare machine, as a user who has just unpacked it.

    python packaging/check_build.py FOLDER     where FOLDER contains the program `workbench`

An unexpected line on standard error is a failure, and so are a file outside the folders of the
program, a packet to the network and a picture without text.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bare_machine import Machine, Outcome, make_machine
from version_file import version
from virtual_screen import VirtualScreen, virtual_screen

from workbench.methods.registry import METHODS
from workbench.versions import versions

PROJECT = Path(__file__).resolve().parents[1]
_OWN_FOLDERS = tuple(
    f"home/person/{name}/semantic-text-workbench/" for name in (".cache", ".config", ".local/share")
)
_SECONDS_TO_SHOW = 60
_LEAST_COLOURS = 50  # antialiased text alone has more
_GERMAN = """text,class
Der Hund und die Katze liegen vor dem Haus und schlafen in der warmen Sonne,Tiere
Ich habe gestern mit meinem Bruder den neuen Wagen gekauft und bezahlt,Autos
Die Hunde bellen laut in der Nacht weil der Nachbar nicht zu Hause ist,Tiere
Das Auto ist kaputt und muss morgen in die Werkstatt gebracht werden,Autos
"""
_OFFSCREEN = "This plugin does not support propagateSizeHints()"


class CheckError(Exception):
    """A fault of the built program, in a sentence."""


def main(arguments: Sequence[str]) -> int:
    """Check the program in a folder."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    try:
        check_build(parser.parse_args(arguments).folder)
    except CheckError as problem:
        print(f"The built program failed: {problem}", file=sys.stderr)
        return 1
    return 0


def check_build(program: Path, keep: Path | None = None) -> None:
    """Run every check; `keep` is a folder for the pictures."""
    with tempfile.TemporaryDirectory(prefix="workbench-machine-") as folder:
        with virtual_screen() as screen:
            display = {"DISPLAY": screen.display} if screen else {"QT_QPA_PLATFORM": "offscreen"}
            machine = make_machine(Path(folder) / "machine", program, display)
            print(_description(machine, screen), flush=True)
            for check in _WITHOUT_WINDOW:
                _timed(check.__name__, lambda check=check: check(machine))
            if screen:
                _timed("_double_click", lambda: _double_click(machine, screen))
            _timed("_window", lambda: _window(machine))
        if keep is not None:
            shutil.copytree(machine.work / "window", keep, dirs_exist_ok=True)
        _timed("_files", lambda: _files(machine))
        _timed("_portable", lambda: _portable(Path(folder), program))


def _version(machine: Machine) -> None:
    _require(
        _require_success(machine.run("--version")) == f"workbench {version()}\n", "the version"
    )


def _no_broken_links(machine: Machine) -> None:
    """Every link in the program's folder has a target."""
    broken = [
        path.name for path in machine.program.rglob("*") if path.is_symlink() and not path.exists()
    ]
    _require(not broken, f"broken links: {', '.join(broken)}")


def _methods(machine: Machine) -> None:
    """Every method gives the same scores as from source."""
    listed = json.loads(_require_success(machine.run("methods", "--json")))
    _require([method["name"] for method in listed] == list(METHODS), f"methods: {listed}")
    plan = _plan_of_all(machine.work / "all.toml", ("classify", "transduce"))
    frozen = json.loads(_require_success(machine.run("run", machine.inside(plan), "--json")))
    _require(frozen["failed"] == 0 and frozen["done"] > 0, f"{frozen['failed']} trials failed")
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "workbench", "run", str(plan), "--json"]
        private = {f"WORKBENCH_{name}": f"{folder}/{name}" for name in ("STORE", "CACHE")}
        done = subprocess.run(
            command, env={**os.environ, **private}, cwd=PROJECT, capture_output=True, check=True
        )
    source = json.loads(done.stdout)
    _require(frozen["scores"] == source["scores"], "the scores differ from those of the source")


def _plan_of_all(file: Path, tasks: Sequence[str]) -> Path:
    """A plan that fits every method for these tasks once, on the smaller built-in corpus."""
    clusters = "cluster" in tasks
    kind = "clustering" if clusters else "random splits"
    parts = [
        'format = 1\nname = "All"\ncorpus = "ratings"\nseed = 1',
        f'metrics = ["{"nmi" if clusters else "accuracy"}"]',
        "[features]\nminimum_documents = 3",
        f'[protocol]\nkind = "{kind}"\nrepeats = 1',
        *(
            f'[[methods]]\nmethod = "{method.name}"'
            for method in METHODS.values()
            if method.task in tasks
        ),
    ]
    file.write_text("\n".join(parts) + "\n", "utf-8")
    return file


def _data_files(machine: Machine) -> None:
    """Data files are found: a language is guessed, stop words are removed, recipes are listed."""
    letters = machine.work / "letters.csv"
    letters.write_text(_GERMAN, "utf-8")
    shown = json.loads(_require_success(machine.run("tokens", machine.inside(letters), "--json")))
    removed = {word for step in shown["steps"] for word in step["removed"]}
    _require({"und", "die"} <= removed, f"German stop words; removed were {removed}")
    listed = json.loads(_require_success(machine.run("reproduce", "--list", "--json")))
    recipes = {file.stem for file in (PROJECT / "resources" / "recipes").glob("*.toml")}
    _require(
        {recipe["recipe"] for recipe in listed} <= recipes and bool(listed), f"recipes: {listed}"
    )


def _two_at_once(machine: Machine) -> None:
    """The built-in experiment on two process workers, twice at the same time on one store."""
    command = machine.command("run", "tour", "--workers", "2", "--json")
    both = [
        subprocess.Popen(
            command.words,
            env=command.variables,
            cwd=machine.work,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        for _ in range(2)
    ]
    answers = []
    for process in both:
        out, err = process.communicate(timeout=900)
        answers.append(json.loads(_require_success(Outcome(process.returncode, out, err))))
    runs = {run["id"] for run in answers}
    _require(len(runs) == 2, f"two runs at once became {runs}")
    first, second = (run["scores_by_training"] for run in answers)
    _require(bool(first) and first == second, "two runs of one plan differ")


def _show_and_export(machine: Machine) -> None:
    listed = json.loads(_require_success(machine.run("list", "--json")))
    _require({run["status"] for run in listed} == {"finished"}, f"runs: {listed}")
    _require_success(
        machine.run("export", "latest", "--to", machine.inside(machine.work / "tables"))
    )
    _require(any((machine.work / "tables").rglob("*.csv")), "no table was exported")
    record = json.loads((machine.work / "tables" / "run.json").read_text("utf-8"))
    recorded = record["environment"]["versions"]
    _require(recorded == versions(), f"other versions than from source: {recorded}")
    _require_success(
        machine.run("report", "latest", "--to", machine.inside(machine.work / "report"))
    )
    page = next((machine.work / "report").rglob("*.html"), None)
    _require(page is not None and "<svg" in page.read_text("utf-8"), "the report has no picture")


def _refuse_portable(machine: Machine) -> None:
    """A read-only program folder is reported in a sentence."""
    if not machine.is_isolated:
        return  # its folder is not read-only
    refused = machine.run("--portable", "--version")
    _require(refused.code == 1, f"--portable on a read-only folder: {refused}")
    _require("cannot create the folder" in refused.err, refused.err)


_WITHOUT_WINDOW = (
    _version,
    _no_broken_links,
    _methods,
    _data_files,
    _two_at_once,
    _show_and_export,
    _refuse_portable,
)


def _double_click(machine: Machine, screen: VirtualScreen) -> None:
    """A start without arguments fills the screen."""
    _require(screen.colours() < _LEAST_COLOURS, "the screen is not empty before the start")
    command = machine.command()
    process = subprocess.Popen(
        command.words, env=command.variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        end = time.monotonic() + _SECONDS_TO_SHOW
        while screen.colours() < _LEAST_COLOURS and process.poll() is None:
            _require(time.monotonic() < end, f"no window after {_SECONDS_TO_SHOW} s")
            time.sleep(0.1)
        time.sleep(3)  # for what the window loads after it is shown
        _require(process.poll() is None, "the window closed")
    finally:
        process.kill()
        out, err = process.communicate()
    _require(not out and not err, f"a start without arguments printed: {(out + err).decode()}")


def _window(machine: Machine) -> None:
    """A run and an export by clicking; the program checks that its text is legible."""
    output = _require_success(machine.run("check", machine.inside(machine.work / "window")))
    _require("checked: the window works" in output, output)
    for name in ("start.png", "results.png"):
        size = (machine.work / "window" / name).stat().st_size
        _require(size > 10_000, f"{name} has {size} bytes")


def _files(machine: Machine) -> None:
    """No file is written outside the folders of the program."""
    elsewhere = [
        file for file in sorted(machine.files()) if not file.startswith((*_OWN_FOLDERS, "work/"))
    ]
    _require(not [file for file in elsewhere if file != "etc/fonts.conf"], f"written: {elsewhere}")
    _require(
        any(file.startswith(_OWN_FOLDERS[-1]) for file in machine.files()), "no run was stored"
    )


def _portable(folder: Path, program: Path) -> None:
    """With --portable everything is beside the program, and the next start finds it."""
    copy = folder / "portable"
    shutil.copytree(program, copy, symlinks=True, copy_function=_link)
    machine = make_machine(folder / "other", copy)
    plan = machine.inside(_plan_of_all(machine.work / "clusters.toml", ("cluster",)))
    _require_success(machine.run("--portable", "run", plan, "--workers", "2", writable=True))
    listed = json.loads(_require_success(machine.run("list", "--json", writable=True)))
    _require(len(listed) == 1, f"the next start finds {len(listed)} runs")
    _require((copy / "workbench-data" / "runs").is_dir(), "no folder beside the program")
    home = [file for file in machine.files() if file.startswith("home/")]
    _require(not home, f"--portable wrote {home}")


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # another disk
        shutil.copy2(source, target)


def _require_success(outcome: Outcome) -> str:
    """The output of the program, if it succeeded without warnings and without the network."""
    unexpected = [line for line in outcome.err.splitlines() if line.strip() not in ("", _OFFSCREEN)]
    _require(
        outcome.code == 0 and not unexpected, f"exit {outcome.code}: {outcome.err or outcome.out}"
    )
    _require(not outcome.network, f"{outcome.network} packets for the network")
    return outcome.out


def _description(machine: Machine, screen: VirtualScreen | None) -> str:
    isolated = "a bare machine: no Python, fonts, desktop libraries or network; program read-only"
    shared = "this machine with an empty environment and no fonts (namespaces are not allowed)"
    return f"Testing it on {isolated if machine.is_isolated else shared}; " + (
        f"screen {screen.display}" if screen else "no Xvfb, so offscreen"
    )


def _timed(name: str, check: Callable[[], None]) -> None:
    started = time.monotonic()
    check()
    print(
        f"  {name.strip('_').replace('_', ' ')}: passed ({time.monotonic() - started:.1f} s)",
        flush=True,
    )


def _require(condition: bool, problem: str) -> None:
    if not condition:
        raise CheckError(re.sub(r"\s+\n", "\n", problem.strip()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
