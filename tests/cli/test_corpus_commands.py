"""What a person types about corpora and methods, and what comes back."""

import io
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from workbench.cli import COMMANDS, answer
from workbench.cli.answers import table
from workbench.cli.progress import progress_bar


@pytest.fixture
def reviews(tmp_path):
    file = tmp_path / "reviews.csv"
    rows = [
        "id,review,stars",
        *(f"d{row},The {word} film was fine,{row % 2}" for row, word in enumerate("abcdef")),
    ]
    file.write_text("\n".join(rows), encoding="utf-8")
    return file


def asked(capsys, *words):
    code = answer([*map(str, words), "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_describe_tells_documents_classes_terms_and_warnings(capsys, reviews):
    code, found = asked(
        capsys, "describe", reviews, "--text-column", "review", "--class-column", "stars"
    )
    assert code == 0
    assert found["documents"] == 6
    assert found["classes"] == {"0": 3, "1": 3}
    assert found["terms"] > 0
    assert any("too few" in sentence for sentence in found["warnings"])


def test_describe_reads_well_too(capsys):
    assert answer(["describe", "tour"]) == 0
    shown = capsys.readouterr().out
    assert "1,600 documents, 8 classes" in shown
    assert "cycling" in shown


def test_a_missing_column_is_a_sentence_and_an_exit_code(capsys, reviews):
    assert answer(["describe", str(reviews), "--text-column", "body"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("workbench: ")
    assert "body" in said
    assert "review" in said
    assert "Traceback" not in said


def test_a_missing_file_is_a_sentence_in_json_too(capsys, tmp_path):
    code, found = asked(capsys, "describe", tmp_path / "nothing.csv")
    assert code == 1
    assert "nothing.csv" in found["error"]


def test_a_wrong_setting_is_wrong_usage(capsys, reviews):
    assert answer(["describe", str(reviews), "--minimum-length", "zero"]) == 2
    assert "must be a whole number from 1 to 50" in capsys.readouterr().err


def test_tokens_shows_what_each_step_removed(capsys):
    code, found = asked(capsys, "tokens", "tour", "--document", "2")
    assert code == 0
    steps = {one["step"]: one for one in found["steps"]}
    assert "the" in steps["Stop words"]["removed"]
    assert "the" not in steps["Stop words"]["tokens"]


def test_tokens_of_an_unknown_document_says_which_there_are(capsys):
    assert answer(["tokens", "tour", "--document", "nobody"]) == 1
    assert "a number from 1 to 1600" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz", "all.csv", "all.tsv"])
def test_an_imported_corpus_is_the_same_when_it_is_read_again(capsys, tmp_path, name):
    assert answer(["import", "ratings", "--to", str(tmp_path / name)]) == 0
    capsys.readouterr()
    _, before = asked(capsys, "describe", "ratings")
    _, after = asked(capsys, "describe", tmp_path / name)
    for fact in ("documents", "classes", "terms", "lengths"):
        assert after[fact] == before[fact]


def test_an_import_that_fails_leaves_no_file(capsys, tmp_path):
    assert answer(["import", "ratings", "--to", str(tmp_path / "all.doc")]) == 1
    assert "ends in .jsonl" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_corpora_lists_the_built_in_ones_with_their_files(capsys):
    _, found = asked(capsys, "corpora")
    tour = next(one for one in found if one["name"] == "tour")
    assert tour["documents"] == 1600
    assert tour["path"]


def test_methods_lists_all_and_describes_one(capsys):
    _, found = asked(capsys, "methods")
    assert {"linear-svm", "lsi"} <= {one["name"] for one in found}
    _, one = asked(capsys, "methods", "linear-svm")
    assert {"name", "kind", "default", "label", "low", "high"} <= set(one["parameters"][0])


def test_an_unknown_method_names_the_known_ones(capsys):
    assert answer(["methods", "magic"]) == 1
    assert "linear-svm" in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(capsys, command):
    with pytest.raises(SystemExit) as caught:
        answer([command, "--help"])
    assert caught.value.code == 0
    shown = capsys.readouterr().out
    assert "examples:" in shown
    assert "--json" in shown


def test_control_characters_of_documents_do_not_reach_the_terminal():
    assert "\x1b" not in table(("class",), [("\x1b[31mred",)])


def test_numbers_stand_right_and_words_left():
    lines = table(("class", "documents"), [("a", 5), ("long name", 1200)]).splitlines()
    assert lines[2] == "a                  5"
    assert lines[3] == "long name      1,200"


def started(*words, **environment):
    return subprocess.run(
        [sys.executable, "-m", "workbench", *map(str, words)],
        capture_output=True,
        env={**os.environ, **environment},
        check=False,
    )


@pytest.fixture
def many_scripts(tmp_path):
    file = tmp_path / "scripts.csv"
    rows = ["label,text", "שלום,שלום עולם", "ışık,güzel bir gün", "smile,so glad 😀"]
    file.write_text("\n".join(rows), encoding="utf-8")
    return file


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_a_terminal_that_knows_few_letters_gets_an_answer(many_scripts, encoding):
    found = started("describe", many_scripts, PYTHONIOENCODING=encoding)
    assert found.returncode == 0
    assert b"3 documents" in found.stdout


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_json_holds_the_same_letters_for_any_terminal(many_scripts, encoding):
    found = started("tokens", many_scripts, "--document", 3, "--json", PYTHONIOENCODING=encoding)
    assert json.loads(found.stdout.decode(encoding))["text"] == "so glad 😀"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_that_cannot_be_written_is_a_sentence(reviews):
    with Path("/dev/full").open("wb") as full:
        found = subprocess.run(
            [sys.executable, "-m", "workbench", "describe", str(reviews)],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert found.returncode == 1
    assert found.stderr.decode().startswith("workbench: the answer could not be written")
    assert len(found.stderr.splitlines()) == 1


def test_wrong_usage_is_json_where_json_was_asked_for(capsys, reviews):
    code, found = asked(capsys, "describe", reviews, "--format", "telepathy")
    assert code == 2
    assert "telepathy" in found["error"]


def test_help_names_true_defaults(capsys):
    with pytest.raises(SystemExit):
        answer(["describe", "--help"])
    shown = " ".join(capsys.readouterr().out.split())
    assert "3: triples (default: 1)" in shown
    assert "separated by commas or spaces --stemmer" in shown  # no default to name


def test_a_very_long_class_name_does_not_widen_the_table(capsys, tmp_path):
    file = tmp_path / "long.csv"
    file.write_text(f"label,text\n{'k' * 5000},one two\nb,three four\n", encoding="utf-8")
    answer(["describe", str(file)])
    assert max(map(len, capsys.readouterr().out.splitlines())) < 300


def test_describe_says_how_a_file_was_read(capsys, reviews):
    _, found = asked(capsys, "describe", reviews)
    told = {name: found[name] for name in ("format", "delimiter", "text_column", "class_column")}
    assert told == {
        "format": "table",
        "delimiter": ",",
        "text_column": "review",
        "class_column": "stars",
    }
    answer(["describe", str(reviews)])
    assert "Read as: format table, delimiter ,, text column review" in capsys.readouterr().out


def test_counts_have_no_column_of_text(capsys, tmp_path):
    file = tmp_path / "counts.arff"
    file.write_text(
        "@relation r\n@attribute w numeric\n@attribute class {a,b}\n@data\n{0 3}\n1,b\n"
    )
    _, found = asked(capsys, "describe", file)
    assert found["format"] == "arff"
    assert "text_column" not in found


def test_a_bar_moves_on_a_terminal_and_nowhere_else(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    for stream, is_shown in ((Terminal(), True), (io.StringIO(), False)):
        monkeypatch.setattr(sys, "stderr", stream)
        monkeypatch.setenv("COLUMNS", "80")
        with progress_bar("Reading", unit="") as move:
            time.sleep(0.6)  # a bar waits for half a second, so that short work shows none
            move(50, 100)
        assert ("Reading:  50%" in stream.getvalue()) == is_shown
