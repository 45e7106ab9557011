"""Try a built program on a bare machine, as the person would who has just unpacked it.

    python packaging/check_build.py FOLDER     where FOLDER holds the program `workbench`

Any line on standard error that is not expected is a failure, as are a file outside the folders of
the program, a packet to the network and a picture without text.
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

from bare_machine import Answer, Machine, make_machine
from version_file import version
from virtual_screen import VirtualScreen, virtual_screen

from workbench.methods.registry import METHODS

PROJECT = Path(__file__).resolve().parents[1]
_OWN_FOLDERS = tuple(
    f"home/person/{one}/semantic-text-workbench/" for one in (".cache", ".config", ".local/share")
)
_SECONDS_TO_SHOW = 60
_LEAST_COLOURS = 50  # smooth letters alone have more
_GERMAN = """text,class
Der Hund und die Katze liegen vor dem Haus und schlafen in der warmen Sonne,Tiere
Ich habe gestern mit meinem Bruder den neuen Wagen gekauft und bezahlt,Autos
Die Hunde bellen laut in der Nacht weil der Nachbar nicht zu Hause ist,Tiere
Das Auto ist kaputt und muss morgen in die Werkstatt gebracht werden,Autos
"""
_OFFSCREEN = "This plugin does not support propagateSizeHints()"


class CheckError(Exception):
    """What is wrong with the built program."""


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
    """Do every check; `keep` names a folder for the pictures."""
    with tempfile.TemporaryDirectory(prefix="workbench-machine-") as folder:
        with virtual_screen() as screen:
            shown = {"DISPLAY": screen.display} if screen else {"QT_QPA_PLATFORM": "offscreen"}
            machine = make_machine(Path(folder) / "machine", program, shown)
            _say(_described(machine, screen))
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
    _require(_good(machine.run("--version")) == f"workbench {version()}\n", "the version")


def _no_loose_ends(machine: Machine) -> None:
    """Every link in the program's folder leads somewhere."""
    lost = [one.name for one in machine.program.rglob("*") if one.is_symlink() and not one.exists()]
    _require(not lost, f"links to nowhere: {', '.join(lost)}")


def _methods(machine: Machine) -> None:
    """Every method learns something, and what it learns is what it learns from source."""
    told = json.loads(_good(machine.run("methods", "--json")))
    _require([one["name"] for one in told] == list(METHODS), f"methods: {told}")
    plan = _plan_of_all(machine.work / "all.toml", ("classify", "transduce"))
    frozen = json.loads(_good(machine.run("run", machine.inside(plan), "--json")))
    _require(frozen["failed"] == 0 and frozen["done"] > 0, f"{frozen['failed']} trials failed")
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "workbench", "run", str(plan), "--json"]
        private = {f"WORKBENCH_{one}": f"{folder}/{one}" for one in ("STORE", "CACHE")}
        done = subprocess.run(
            command, env={**os.environ, **private}, cwd=PROJECT, capture_output=True, check=True
        )
    source = json.loads(done.stdout)
    _require(frozen["scores"] == source["scores"], "other numbers than from source")


def _plan_of_all(file: Path, tasks: Sequence[str]) -> Path:
    """A plan that fits every method for these tasks once, on the smaller built-in corpus."""
    clusters = "cluster" in tasks
    kind = "clustering" if clusters else "random splits"
    parts = [
        'format = 1\nname = "All"\ncorpus = "ratings"\nseed = 1',
        f'metrics = ["{"nmi" if clusters else "accuracy"}"]',
        "[features]\nminimum_documents = 3",
        f'[protocol]\nkind = "{kind}"\nrepeats = 1',
        *(f'[[methods]]\nmethod = "{one.name}"' for one in METHODS.values() if one.task in tasks),
    ]
    file.write_text("\n".join(parts) + "\n", "utf-8")
    return file


def _carried_files(machine: Machine) -> None:
    """Files of packages and our own: the language is guessed, stop words go, recipes are listed."""
    letters = machine.work / "letters.csv"
    letters.write_text(_GERMAN, "utf-8")
    told = json.loads(_good(machine.run("tokens", machine.inside(letters), "--json")))
    removed = {word for step in told["steps"] for word in step["removed"]}
    _require({"und", "die"} <= removed, f"German stop words; removed were {removed}")
    listed = json.loads(_good(machine.run("reproduce", "--list", "--json")))
    here = {one.stem for one in (PROJECT / "resources" / "recipes").glob("*.toml")}
    _require({one["recipe"] for one in listed} <= here and bool(listed), f"recipes: {listed}")


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
        answers.append(json.loads(_good(Answer(process.returncode, out, err))))
    runs = {one["id"] for one in answers}
    _require(len(runs) == 2, f"two runs at once became {runs}")
    first, second = (one["scores_by_training"] for one in answers)
    _require(bool(first) and first == second, "two runs of one plan differ")


def _show_and_export(machine: Machine) -> None:
    listed = json.loads(_good(machine.run("list", "--json")))
    _require({one["status"] for one in listed} == {"finished"}, f"runs: {listed}")
    _good(machine.run("export", "latest", "--to", machine.inside(machine.work / "tables")))
    _require(any((machine.work / "tables").rglob("*.csv")), "no table was exported")
    _good(machine.run("report", "latest", "--to", machine.inside(machine.work / "report")))
    page = next((machine.work / "report").rglob("*.html"), None)
    _require(page is not None and "<svg" in page.read_text("utf-8"), "the report has no picture")


def _refuse_portable(machine: Machine) -> None:
    """The program's folder cannot be written, which is said in a sentence."""
    if not machine.is_apart:
        return  # the folder can be written
    refused = machine.run("--portable", "--version")
    _require(refused.code == 1, f"--portable on a read-only folder: {refused}")
    _require("cannot make the folder" in refused.err, refused.err)


_WITHOUT_WINDOW = (
    _version,
    _no_loose_ends,
    _methods,
    _carried_files,
    _two_at_once,
    _show_and_export,
    _refuse_portable,
)


def _double_click(machine: Machine, screen: VirtualScreen) -> None:
    """A start without arguments fills the screen, seen from outside."""
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
        time.sleep(3)  # what the window loads once it is seen
        _require(process.poll() is None, "the window went away")
    finally:
        process.kill()
        out, err = process.communicate()
    _require(not out and not err, f"a start without arguments said: {(out + err).decode()}")


def _window(machine: Machine) -> None:
    """A run and an export by clicking; the program itself looks whether its text can be read."""
    told = _good(machine.run("check", machine.inside(machine.work / "window")))
    _require("checked: the window works" in told, told)
    for name in ("start.png", "results.png"):
        size = (machine.work / "window" / name).stat().st_size
        _require(size > 10_000, f"{name} has {size} bytes")


def _files(machine: Machine) -> None:
    """Nothing is left outside the folders of the program."""
    elsewhere = [
        one for one in sorted(machine.files()) if not one.startswith((*_OWN_FOLDERS, "work/"))
    ]
    _require(not [one for one in elsewhere if one != "etc/fonts.conf"], f"written: {elsewhere}")
    _require(any(one.startswith(_OWN_FOLDERS[-1]) for one in machine.files()), "no run was kept")


def _portable(folder: Path, program: Path) -> None:
    """With --portable everything is beside the program, and the next start finds it."""
    copy = folder / "portable"
    shutil.copytree(program, copy, symlinks=True, copy_function=_link)
    machine = make_machine(folder / "other", copy)
    plan = machine.inside(_plan_of_all(machine.work / "clusters.toml", ("cluster",)))
    _good(machine.run("--portable", "run", plan, "--workers", "2", writable=True))
    listed = json.loads(_good(machine.run("list", "--json", writable=True)))
    _require(len(listed) == 1, f"the next start finds {len(listed)} runs")
    _require((copy / "workbench-data" / "runs").is_dir(), "no folder beside the program")
    home = [one for one in machine.files() if one.startswith("home/")]
    _require(not home, f"--portable wrote {home}")


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # another disk
        shutil.copy2(source, target)


def _good(answer: Answer) -> str:
    """The program's words, if it succeeded, said nothing else and stayed off the network."""
    unexpected = [one for one in answer.err.splitlines() if one.strip() not in ("", _OFFSCREEN)]
    _require(answer.code == 0 and not unexpected, f"exit {answer.code}: {answer.err or answer.out}")
    _require(not answer.network, f"{answer.network} packets for the network")
    return answer.out


def _described(machine: Machine, screen: VirtualScreen | None) -> str:
    apart = "a machine apart: no Python, fonts, desktop libraries or network; program read-only"
    here = "this machine with an empty environment and no fonts (namespaces are not allowed)"
    return f"Trying it on {apart if machine.is_apart else here}; " + (
        f"screen {screen.display}" if screen else "no Xvfb, so offscreen"
    )


def _timed(name: str, check: Callable[[], None]) -> None:
    began = time.monotonic()
    check()
    _say(f"  {name.strip('_').replace('_', ' ')}: good ({time.monotonic() - began:.1f} s)")


def _require(is_so: bool, words: str) -> None:
    if not is_so:
        raise CheckError(re.sub(r"\s+\n", "\n", words.strip()))


def _say(words: str) -> None:
    print(words, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
