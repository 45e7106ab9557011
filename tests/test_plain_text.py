"""Texts from files never reach a terminal, a spreadsheet or a browser as commands."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import workbench
from workbench.cli import answer
from workbench.corpora.corpus import Corpus
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.writing import write_corpus
from workbench.experiments.reports.html import page_html
from workbench.plain_text import (
    html_text,
    opening_words,
    original_text,
    per_cent,
    size_words,
    spreadsheet_text,
    terminal_text,
    whole_number,
)

_HOSTILE = "\x1b]0;title\x07\x1b[2J\x9b31m\u202egnp.exe"


def test_a_page_shows_hidden_characters_and_no_markup():
    assert html_text("<b>\x1b\u202e&") == "&lt;b&gt;\\u001b\\u202e&amp;"
    page = page_html(_HOSTILE, [])
    assert "\x1b" not in page and "\u202e" not in page


def test_a_number_is_read_from_few_ascii_digits_only():
    assert whole_number("0012") == 12
    assert whole_number("9" * 15) == 10**15 - 1
    for text in ("", "-1", "1.0", "²", "٣", "9" * 16, "9" * 5000):
        assert whole_number(text) is None


def test_control_and_direction_characters_are_visible():
    shown = terminal_text(f"a\tb\n{_HOSTILE}ü✓")
    assert shown == "a\tb\n\\u001b]0;title\\u0007\\u001b[2J\\u009b31m\\u202egnp.exeü✓"


def test_names_of_classes_do_not_control_the_terminal(tmp_path, capfd):
    file = tmp_path / "evil.jsonl"
    rows = [{"text": "some words here", "label": f"{_HOSTILE}{number % 2}"} for number in range(8)]
    file.write_text("\n".join(map(json.dumps, rows)))
    plan = tmp_path / "evil.toml"
    plan.write_text(
        f'format = 1\nname = {json.dumps(_HOSTILE)}\ncorpus = "evil.jsonl"\n'
        '[protocol]\nkind = "random splits"\nshare = 0.5\nrepeats = 1\n'
        f'[[methods]]\nmethod = "linear-svm"\nlabel = {json.dumps(_HOSTILE)}\n'
    )
    store = ["--store", str(tmp_path / "store")]
    assert answer(["describe", str(file)]) == 0
    assert answer(["describe", str(file), "--json"]) == 0
    assert answer(["run", str(plan), *store, "--executor", "thread", "--workers", "1"]) == 0
    for command in (["show", "latest"], ["list"], ["compare", "latest"], ["show", _HOSTILE]):
        answer([*command, *store])
        answer([*command, *store, "--json"])
    written = "".join(capfd.readouterr())
    assert "\\u001b" in written
    assert not set(written) & {"\x1b", "\x07", "\x9b", "\u202e"}


@given(st.text(alphabet="'=+-@a1 \t|%\n＝＋－＠", max_size=8))
def test_the_apostrophe_of_a_spreadsheet_is_taken_away_again(text):
    cell = spreadsheet_text(text)
    assert original_text(cell) == text
    assert not cell.startswith(("=", "@", "|", "%", *"＝＋－＠"))


def test_a_corpus_written_as_csv_has_no_formulas_and_is_read_back(tmp_path):
    texts = ['=HYPERLINK("http://x")', "+1 good", "'@user hello", "-5", "plain words"]
    corpus = Corpus("x", texts, list("abcde"), np.array([0, 1, 0, 1, 0]), ("=a", "b"))
    file = tmp_path / "x.csv"
    write_corpus(corpus, file)
    cells = [line.split(",", 2) for line in file.read_text().splitlines()[1:]]
    assert all(cell.strip('"')[:1] not in "=+@" for row in cells for cell in row)
    again = read_corpus(file)
    assert list(again.texts) == texts
    assert again.class_names == ("=a", "b")


def test_a_report_may_load_and_execute_nothing():
    page = page_html("x", ["<p>text</p>"])
    policy = page.index("Content-Security-Policy")
    assert policy < page.index("<style>")
    assert "default-src 'none'" in page
    assert "script-src" not in page


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize(
    "command",
    [
        ["run", "PIPE"],
        ["classify", "PIPE", "PIPE"],
        ["describe", "PIPE", "--format", "excel"],
        ["describe", "PIPE", "--format", "archive"],
        ["describe", "PIPE", "--format", "json"],
        ["export", "PIPE", "--to", "store"],
        ["import", "tour", "--to", "PIPE.csv"],
    ],
    ids=" ".join,
)
def test_pipes_are_refused_at_once(tmp_path, command):
    for name in ("pipe", "pipe.csv"):
        os.mkfifo(tmp_path / name)
    words = [word.replace("PIPE", str(tmp_path / "pipe")) for word in command]
    ended = subprocess.run(
        [sys.executable, "-m", "workbench", *words],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "WORKBENCH_STORE": str(tmp_path / "store")},
        cwd=Path(workbench.__file__).parent.parent,
    )
    assert ended.returncode == 1
    assert "pipe or a device" in ended.stderr or "not an ordinary file" in ended.stderr


def test_the_first_words_of_a_message_are_its_subject_and_text():
    message = "From: a@b.org\nSubject: Re: Tides\nLines: 2\n\nThe sea\nrises."
    assert opening_words(message, 40) == "Re: Tides – The sea rises."
    assert opening_words("Note: this is\nno message", 40) == "Note: this is no message"
    assert opening_words("one  two\nthree", 7) == "one two"


def test_per_cent_has_one_form():
    """A space before the sign; `:.1%` of Python has none, so no source uses it."""
    assert per_cent(0.92, 1) == "92.0 %"
    assert size_words("5%") == "5 %"
    package = Path(workbench.__file__).parent
    sources = {file: file.read_text(encoding="utf-8") for file in package.rglob("*.py")}
    written = re.compile(r"[^{]:\.\d%\}")  # "{:.0%}" is a template, filled with the space
    assert not [file for file, text in sources.items() if written.search(text)]
