"""`workbench label`: simulation, export in every format, exchange of decisions, agreement."""

import csv
import json
import random

import pytest

from workbench.cli import answer
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.labels import LABEL, SKIP, Decision, Labelling

WORDS = {
    "sea": ["wave", "tide", "ship", "salt", "harbour"],
    "hill": ["stone", "climb", "path", "goat", "ridge"],
}


def texts(count):
    chance = random.Random(3)
    names = [("sea", "hill")[number % 2] for number in range(count)]
    return names, [" ".join(chance.choices(WORDS[name], k=8)) for name in names]


@pytest.fixture
def table(tmp_path):
    file = tmp_path / "places.csv"
    rows = [
        f"d{row},{text},{name}" for row, (name, text) in enumerate(zip(*texts(60), strict=True))
    ]
    file.write_text("\n".join(["id,text,label", *rows]), "utf-8")
    return file


@pytest.fixture
def unlabelled(tmp_path):
    folder = tmp_path / "letters"
    folder.mkdir()
    for row, text in enumerate(texts(40)[1]):
        (folder / f"letter{row:02}.txt").write_text(text, "utf-8")
    return folder


@pytest.fixture
def labelling(unlabelled, tmp_path):
    file = tmp_path / "mine.jsonl"
    ids, names = open_corpus(unlabelled).document_ids, texts(40)[0]
    made = [Decision(ids[row], LABEL, names[row], "me") for row in range(6)]
    checks = [Decision(ids[7], LABEL, names[7], "me", question="audit"), Decision(ids[9], SKIP)]
    Labelling(file, "letters").append([*made, *checks])
    return file


def run_json(capsys, *arguments):
    code = answer([*map(str, arguments), "--json"])
    return code, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("teacher", ["poisson", "spreading", "spectral", "few-labels"])
def test_a_simulated_person_gives_a_curve_on_held_out_documents(capsys, table, teacher):
    options = ("--budget", 12, "--teacher", teacher, "--measure-every", 4)
    code, found = run_json(capsys, "label", table, "--simulate", *options)
    assert code == 0
    assert (found["pool"], found["held_out"]) == (40, 20)
    curve = found["curve"]
    assert [step["labels"] for step in curve] == list(range(1, 13))
    assert curve[9]["question"] == "audit"
    assert curve[0]["accuracy"] is None
    assert curve[-1]["accuracy"] == found["accuracy"] > 0.9
    assert found["estimate"]["documents"] == 1


def test_a_simulation_is_printed_and_wrong_usage_is_explained(capsys, table, tmp_path):
    assert answer(["label", str(table), "--simulate", "--budget", "10", "--next", "random"]) == 0
    shown = capsys.readouterr().out
    assert (
        "40 documents to label, 20 held out" in shown and "Estimate from random checks (1)" in shown
    )
    assert "10  random check  " in shown
    assert answer(["label", str(table), "--export-decisions", str(tmp_path / "x.csv")]) == 1
    assert "--labelling FILE" in capsys.readouterr().err
    assert answer(["label", str(table), "--simulate", "--wrong", "2"]) == 1


def test_an_exported_corpus_marks_labels_by_hand_and_gives_certainties(
    capsys, unlabelled, labelling, tmp_path
):
    target = tmp_path / "labelled.csv"
    code, found = run_json(
        capsys, "label", unlabelled, "--labelling", labelling, "--export", target
    )
    assert code == 0
    assert (found["by hand"], found["given"], found["predicted"]) == (7, 0, 33)
    assert found["estimate"]["documents"] == 1
    with target.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["label"] for row in rows] == texts(40)[0]
    assert rows[0]["origin"] == "by hand" and rows[0]["certainty"] == "1.000"
    assert rows[20]["origin"] == "predicted" and 0.5 <= float(rows[20]["certainty"]) <= 1
    assert open_corpus(target).class_sizes() == {"hill": 20, "sea": 20}


@pytest.mark.parametrize("name", ["out.jsonl", "out.parquet", "out"])
def test_every_format_is_read_back(capsys, unlabelled, labelling, tmp_path, name):
    target = tmp_path / "new" / name
    code, _found = run_json(
        capsys, "label", unlabelled, "--labelling", labelling, "--export", target
    )
    assert code == 0
    assert open_corpus(target).class_sizes() == {"hill": 20, "sea": 20}
    if name == "out":
        beside = (target.parent / "out labels.csv").read_text("utf-8").splitlines()
        assert beside[0] == "id,label,origin,certainty,text"
        assert len(beside) == 41


def test_a_corpus_with_a_labelling_on_top_is_described_and_examined(capsys, unlabelled, labelling):
    code, found = run_json(capsys, "describe", unlabelled, "--labelling", labelling)
    assert code == 0
    assert {entry["name"]: entry["documents"] for entry in _sizes(found)} == {"hill": 4, "sea": 3}
    assert run_json(capsys, "doctor", unlabelled, "--labelling", labelling)[0] == 0


def _sizes(found):
    sizes = found["classes"]
    if isinstance(sizes, dict):
        return [{"name": name, "documents": number} for name, number in sizes.items()]
    return sizes


@pytest.mark.parametrize("name", ["decisions.csv", "decisions.jsonl"])
def test_decisions_are_exported_and_imported_unchanged(
    capsys, unlabelled, labelling, tmp_path, name
):
    file, copy = tmp_path / name, tmp_path / "copy.jsonl"
    options = ("label", unlabelled, "--labelling")
    code, found = run_json(capsys, *options, labelling, "--export-decisions", file)
    assert (code, found["decisions"]) == (0, 8)
    code, found = run_json(capsys, *options, copy, "--import-decisions", file)
    assert (code, found["decisions"]) == (0, 8)
    assert Labelling(copy).history() == Labelling(labelling).history()


def test_two_people_are_compared(capsys, unlabelled, labelling, tmp_path):
    other = tmp_path / "theirs.jsonl"
    held = Labelling(labelling).decisions()
    names = [name for name, made in held.items() if made.action == LABEL]
    changed = [Decision(name, LABEL, held[name].label) for name in names[1:]]
    Labelling(other).append([Decision(names[0], LABEL, "hill"), *changed])
    code, found = run_json(
        capsys, "label", unlabelled, "--labelling", labelling, "--compare", other
    )
    assert code == 0
    assert found["disagreements"] == [[names[0], "sea", "hill"]]
    # 7 documents: 3 sea and 4 hill against 2 and 5; p_o = 6/7, p_e = (3·2 + 4·5)/49.
    assert found["kappa"] == pytest.approx((6 / 7 - 26 / 49) / (1 - 26 / 49))
    assert (
        answer(["label", str(unlabelled), "--labelling", str(labelling), "--compare", str(other)])
        == 0
    )
    assert "Cohen's κ 0.69" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.csv", "text,kind\nx,y\n", "needs the columns document and label"),
        ("a.jsonl", "[1]\n", "damaged in line 1"),
        ("a.jsonl", '{"document": 3}\n', "texts only"),
        ("a.txt", "", ".csv or .jsonl"),
    ],
)
def test_foreign_files_are_refused_with_a_reason(
    capsys, unlabelled, tmp_path, name, content, message
):
    file = tmp_path / name
    file.write_text(content, "utf-8")
    options = ["--labelling", str(tmp_path / "new.jsonl"), "--import-decisions", str(file)]
    assert answer(["label", str(unlabelled), *options]) == 1
    assert message in capsys.readouterr().err


def test_model_report_and_plan_are_written_and_work(capsys, unlabelled, labelling, tmp_path):
    arguments = ("label", unlabelled, "--labelling", labelling)
    model, page, plan = (tmp_path / name for name in ("m.zip", "r.html", "p.toml"))
    assert run_json(capsys, *arguments, "--model", model)[0] == 0
    code, found = run_json(capsys, "classify", model, unlabelled)
    names = texts(40)[0]
    assert code == 0
    assert [row["class"] for row in found] == names
    code, found = run_json(capsys, *arguments, "--report", page)
    assert code == 0 and found["estimate"]["documents"] == 1
    assert "Labelling of" in page.read_text("utf-8")
    assert run_json(capsys, *arguments, "--plan", plan)[0] == 0
    code, found = run_json(capsys, "run", plan, "--check")
    assert code == 0


def test_a_labelling_on_top_works_for_race_and_suspects(capsys, unlabelled, labelling, tmp_path):
    code, found = run_json(capsys, "describe", unlabelled, "--labelling", labelling)
    assert code == 0
    code, found = run_json(capsys, "suspects", unlabelled, "--labelling", labelling)
    assert code in (0, 1) and found


def test_a_corpus_that_is_labelled_in_part_is_completed_without_a_labelling(capsys, tmp_path):
    names, written = texts(40)
    rows = [
        f"d{row},{text},{name if row < 8 else ''}"
        for row, (name, text) in enumerate(zip(names, written, strict=True))
    ]
    file, out = tmp_path / "partly.csv", tmp_path / "out.csv"
    file.write_text("\n".join(["id,text,label", *rows]), "utf-8")
    code, found = run_json(capsys, "label", file, "--export", out)
    assert code == 0
    assert (found["given"], found["by hand"], found["predicted"]) == (8, 0, 32)
    with out.open(encoding="utf-8", newline="") as opened:
        assert [row["label"] for row in csv.DictReader(opened)] == names


@pytest.mark.parametrize("option", ["export", "export-decisions", "model", "report", "plan"])
def test_nothing_is_written_over_the_labelling_or_the_corpus(
    capsys, table, labelling, tmp_path, option
):
    (tmp_path / "link.jsonl").symlink_to(labelling)
    before = table.read_bytes(), labelling.read_bytes()
    for target in (table, labelling, tmp_path / "link.jsonl"):
        arguments = ["label", str(table), "--labelling", str(labelling), f"--{option}", str(target)]
        assert answer(arguments) == 1
        assert "is a file that this is made from" in capsys.readouterr().err
    assert (table.read_bytes(), labelling.read_bytes()) == before
