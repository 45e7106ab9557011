"""`workbench suspects`: the list, decisions, and the corpus with decisions on top."""

import json
import random

import pytest

from workbench.cli import answer

WORDS = {
    "sea": ["wave", "tide", "ship", "salt", "harbour"],
    "hill": ["stone", "climb", "path", "goat", "ridge"],
}


@pytest.fixture
def table(tmp_path):
    chance = random.Random(3)
    rows = []
    for number in range(40):
        label = ("sea", "hill")[number % 2]
        given = ("hill", "sea")[number % 2] if number in (4, 11) else label
        rows.append(f"d{number},{' '.join(chance.choices(WORDS[label], k=8))},{given}")
    file = tmp_path / "places.csv"
    file.write_text("\n".join(["id,text,label", *rows]), "utf-8")
    return file


def run_json(capsys, *arguments):
    code = answer([*map(str, arguments), "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_planted_errors_are_listed_accepted_and_gone(capsys, table, tmp_path):
    code, found = run_json(capsys, "suspects", table)
    assert code == 0
    assert {suspect["id"] for suspect in found["suspects"]} == {"d4", "d11"}
    first = found["suspects"][0]
    assert first["given"] != first["suggested"] and 0.5 < first["score"] <= 1
    file = tmp_path / "corrections.jsonl"
    code, added = run_json(capsys, "suspects", table, "--accept", "d4", "d11", "--to", file)
    assert (code, added["added"]) == (0, 2)
    code, found = run_json(capsys, "suspects", table, "--labelling", file)
    assert (code, found["suspects"]) == (0, [])


def test_suspects_are_printed_as_a_table_and_wrong_usage_is_explained(capsys, table, tmp_path):
    assert answer(["suspects", str(table), "--most", "1"]) == 0
    shown = capsys.readouterr().out
    assert "suggested" in shown and "1 more; --most N shows the first N." in shown
    assert answer(["suspects", str(table), "--accept", "d4"]) == 1
    assert "--to FILE" in capsys.readouterr().err
    file = str(tmp_path / "new.jsonl")
    assert answer(["suspects", str(table), "--reject", "d0", "--to", file]) == 1
    assert "not suspected" in capsys.readouterr().err
    assert not (tmp_path / "new.jsonl").exists()


def test_the_check_up_reports_them_when_asked(capsys, table):
    _, plain = run_json(capsys, "doctor", table)
    assert "suspected-labels" not in {finding["name"] for finding in plain["findings"]}
    _, found = run_json(capsys, "doctor", table, "--suspects")
    (finding,) = [found for found in found["findings"] if found["name"] == "suspected-labels"]
    assert finding["number"] == 2 and set(finding["examples"]) == {"d4", "d11"}
