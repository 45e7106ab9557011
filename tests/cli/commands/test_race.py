"""`workbench race`: a winner, an estimate, a plan with the winner."""

import json
import random

import pytest

from workbench.cli import answer

WORDS = {
    "sea": ["wave", "tide", "ship", "salt", "harbour"],
    "hill": ["stone", "climb", "path", "goat", "ridge"],
}


@pytest.mark.slow
def test_a_race_ends_with_three_sentences_and_a_plan(capsys, tmp_path):
    chance = random.Random(1)
    labels = ["sea", "hill"] * 40
    texts = [" ".join(chance.choices(WORDS[label] + ["and", "the"], k=9)) for label in labels]
    rows = [
        f"d{row},{text},{label}"
        for row, (text, label) in enumerate(zip(texts, labels, strict=True))
    ]
    file = tmp_path / "places.csv"
    file.write_text("\n".join(["id,text,label", *rows]), "utf-8")
    code = answer(
        [
            "race",
            str(file),
            "--minutes",
            "1",
            "--store",
            str(tmp_path / "runs"),
            "--executor",
            "thread",
            "--workers",
            "1",
            "--plan",
            str(tmp_path / "winner.toml"),
            "--json",
        ]
    )
    found = json.loads(capsys.readouterr().out)
    assert code == 0 and found["status"] == "finished"
    low, high = found["interval"]
    assert 0.5 < low <= found["accuracy"] <= high <= 1 and found["judged_on"] == 20
    assert len(found["sentences"]) == 3 and len(found["standings"]) >= 10
    assert found["winner"] in (tmp_path / "winner.toml").read_text("utf-8")
    assert answer(["run", str(tmp_path / "winner.toml"), "--check"]) == 0
