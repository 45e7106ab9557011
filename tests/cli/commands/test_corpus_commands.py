"""Commands about corpora and methods, and the output of the command line."""

import io
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from workbench.cli import COMMANDS, answer
from workbench.cli.answers import text_table
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


def run_json(capsys, *arguments):
    code = answer([*map(str, arguments), "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_describe_reports_documents_classes_terms_and_warnings(capsys, reviews):
    code, found = run_json(
        capsys, "describe", reviews, "--text-column", "review", "--class-column", "stars"
    )
    assert code == 0
    assert found["documents"] == 6
    assert found["classes"] == {"0": 3, "1": 3}
    assert found["terms"] > 0
    assert any("too few" in sentence for sentence in found["warnings"])


def test_describe_prints_text(capsys):
    assert answer(["describe", "tour"]) == 0
    shown = capsys.readouterr().out
    assert "1,600 documents, 8 classes" in shown
    assert "cycling" in shown


def test_a_missing_column_is_reported(capsys, reviews):
    assert answer(["describe", str(reviews), "--text-column", "body"]) == 1
    message = capsys.readouterr().err
    assert message.startswith("workbench: ")
    assert "body" in message
    assert "review" in message
    assert "Traceback" not in message


def test_a_missing_file_is_reported_in_json(capsys, tmp_path):
    code, found = run_json(capsys, "describe", tmp_path / "nothing.csv")
    assert code == 1
    assert "nothing.csv" in found["error"]


def test_an_invalid_setting_is_wrong_usage(capsys, reviews):
    assert answer(["describe", str(reviews), "--minimum-length", "zero"]) == 2
    assert "must be a whole number from 1 to 50" in capsys.readouterr().err


def test_tokens_shows_what_each_step_removed(capsys):
    code, found = run_json(capsys, "tokens", "tour", "--document", "2")
    assert code == 0
    steps = {step["step"]: step for step in found["steps"]}
    assert "the" in steps["Stop words"]["removed"]
    assert "the" not in steps["Stop words"]["tokens"]


def test_tokens_of_an_unknown_document_lists_valid_numbers(capsys):
    assert answer(["tokens", "tour", "--document", "unknown"]) == 1
    assert "a number from 1 to 1600" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz", "all.csv", "all.tsv"])
def test_an_imported_corpus_can_be_read_again(capsys, tmp_path, name):
    assert answer(["import", "ratings", "--to", str(tmp_path / name)]) == 0
    capsys.readouterr()
    _, before = run_json(capsys, "describe", "ratings")
    _, after = run_json(capsys, "describe", tmp_path / name)
    for fact in ("documents", "classes", "terms", "lengths"):
        assert after[fact] == before[fact]


def test_an_import_that_fails_leaves_no_file(capsys, tmp_path):
    assert answer(["import", "ratings", "--to", str(tmp_path / "all.doc")]) == 1
    assert "ends in .jsonl" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_corpora_lists_built_in_corpora_with_paths(capsys):
    _, found = run_json(capsys, "corpora")
    tour = next(corpus for corpus in found if corpus["name"] == "tour")
    assert tour["documents"] == 1600
    assert tour["path"]


def test_methods_lists_all_and_describes_one(capsys):
    _, found = run_json(capsys, "methods")
    assert {"linear-svm", "lsi"} <= {method["name"] for method in found}
    _, method = run_json(capsys, "methods", "linear-svm")
    assert {"name", "kind", "default", "label", "low", "high"} <= set(method["parameters"][0])


def test_an_unknown_method_lists_the_methods(capsys):
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
    assert "\x1b" not in text_table(("class",), [("\x1b[31mred",)])


def test_numbers_are_right_aligned_and_words_left_aligned():
    lines = text_table(("class", "documents"), [("a", 5), ("long name", 1200)]).splitlines()
    assert lines[2] == "a                  5"
    assert lines[3] == "long name      1,200"


def run_program(*arguments, **environment):
    return subprocess.run(
        [sys.executable, "-m", "workbench", *map(str, arguments)],
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
def test_a_terminal_with_few_characters_gets_an_answer(many_scripts, encoding):
    found = run_program("describe", many_scripts, PYTHONIOENCODING=encoding)
    assert found.returncode == 0
    assert b"3 documents" in found.stdout


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_json_is_the_same_on_any_terminal(many_scripts, encoding):
    found = run_program(
        "tokens", many_scripts, "--document", 3, "--json", PYTHONIOENCODING=encoding
    )
    assert json.loads(found.stdout.decode(encoding))["text"] == "so glad 😀"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_that_cannot_be_written_is_reported(reviews):
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


def test_wrong_usage_is_reported_in_json(capsys, reviews):
    code, found = run_json(capsys, "describe", reviews, "--format", "telepathy")
    assert code == 2
    assert "telepathy" in found["error"]


def test_help_lists_defaults(capsys):
    with pytest.raises(SystemExit):
        answer(["describe", "--help"])
    shown = " ".join(capsys.readouterr().out.split())
    assert "3: also triples (default: 1)" in shown
    assert "separated by commas or spaces --stemmer" in shown  # has no default
    assert "Text column; empty: found by content" in shown  # one sentence, one capital


def test_a_very_long_class_name_does_not_widen_the_table(capsys, tmp_path):
    file = tmp_path / "long.csv"
    file.write_text(f"label,text\n{'k' * 5000},one two\nb,three four\n", encoding="utf-8")
    answer(["describe", str(file)])
    assert max(map(len, capsys.readouterr().out.splitlines())) < 300


def test_describe_reports_how_a_file_was_read(capsys, reviews):
    _, found = run_json(capsys, "describe", reviews)
    reading = {name: found[name] for name in ("format", "delimiter", "text_column", "class_column")}
    assert reading == {
        "format": "table",
        "delimiter": ",",
        "text_column": "review",
        "class_column": "stars",
    }
    answer(["describe", str(reviews)])
    assert "Read as: format table, delimiter ,, text column review" in capsys.readouterr().out


def test_counts_have_no_text_column(capsys, tmp_path):
    file = tmp_path / "counts.arff"
    file.write_text(
        "@relation r\n@attribute w numeric\n@attribute class {a,b}\n@data\n{0 3}\n1,b\n"
    )
    _, found = run_json(capsys, "describe", file)
    assert found["format"] == "arff"
    assert "text_column" not in found


def test_a_progress_bar_appears_only_on_a_terminal(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    for stream, is_shown in ((Terminal(), True), (io.StringIO(), False)):
        monkeypatch.setattr(sys, "stderr", stream)
        monkeypatch.setenv("COLUMNS", "80")
        with progress_bar("Reading", unit="") as update:
            time.sleep(0.6)  # bars appear after half a second
            update(50, 100)
        assert ("Reading:  50%" in stream.getvalue()) == is_shown


def test_doctor_lists_findings_and_previews_cures(capsys, tmp_path):
    file = tmp_path / "copies.csv"
    rows = [f"d{row},the {word} boat sails,{row % 2}" for row, word in enumerate("abcdefghij")]
    rows += [f"e{row},the {word} boat sails,{row % 2}" for row, word in enumerate("abc")]
    file.write_text("\n".join(["id,text,class", *rows]), encoding="utf-8")
    code, found = run_json(capsys, "doctor", file)
    copies = next(item for item in found["findings"] if item["name"] == "duplicates")
    assert code == 0
    assert copies["number"] == 3
    assert copies["examples"][:2] == ["d0", "e0"]
    assert copies["cure"]["reading"] == {"duplicates": "first"}
    code, found = run_json(capsys, "doctor", file, "--cure", "drop-duplicates")
    assert found["cured"]["settings"] == {"duplicates": "first"}
    assert found["cured"]["documents"] == 10
    assert "duplicates" not in [item["name"] for item in found["cured"]["findings"]]


def test_doctor_prints_sentences_and_refuses_an_unknown_cure(capsys):
    assert answer(["doctor", "tour"]) == 0
    assert "tour: 1,600 documents" in capsys.readouterr().out
    assert answer(["doctor", "tour", "--cure", "rest"]) == 1
    assert "There is no cure 'rest'" in capsys.readouterr().err


def test_terms_lists_collocations_by_their_association(capsys):
    settings = ("--ngrams", 2, "--collocations", "PMI", "--n-collocations", 40)
    code, found = run_json(capsys, "terms", "tour", *settings)
    assert code == 0
    assert len(found["collocations"]) == 40
    scores = [round(pair["score"], 9) for pair in found["collocations"]]
    assert scores == sorted(scores, reverse=True)
    assert answer(["terms", "tour", *map(str, settings), "--show", "3"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert any(line.split() == ["collocation", "PMI", "documents"] for line in shown)


def test_collocations_without_pairs_are_refused_in_a_sentence(capsys):
    assert answer(["terms", "tour", "--collocations", "PMI"]) == 1
    assert "set the longest n-gram to 2" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["describe", "terms", "tokens"])
def test_a_stemmer_without_its_data_is_reported_in_a_sentence(
    capsys, command, monkeypatch, tmp_path
):
    monkeypatch.setenv("WORKBENCH_CACHE", str(tmp_path))
    monkeypatch.setattr("nltk.data.path", [str(tmp_path / "none")])
    assert answer([command, "tour", "--stemmer", "rslp"]) == 1
    assert "workbench corpora --download rslp" in capsys.readouterr().err


def test_describe_says_how_words_were_counted(capsys):
    assert answer(["describe", "tour", "--stemmer", "lancaster"]) == 0
    assert "stemmer Lancaster" in capsys.readouterr().out
