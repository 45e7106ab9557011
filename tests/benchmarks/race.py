"""How good the winner of a race is, and how often its interval covers the truth.

    python tests/benchmarks/race.py [--corpus NAME ...] [--sizes 10%,50%] [--repeats N]
                                      [--minutes X]

A part of a corpus is labelled and raced on; the rest is the truth. The model of the winner, which
learns from all labelled documents, classifies the rest: this is what the interval is about. The
strongest peers, a linear SVM whose cost is tuned and NB-SVM, both with word pairs, are tested on
the rest as well, and so is the winner where it may see the texts that it classifies.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np
from measure import markdown_table

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.terms.kinds import WITH_PAIRS
from workbench.experiments.models.model import classify, model_from_run
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.protocols import GivenSplit, LearningCurve
from workbench.experiments.plans.splits import SplitFacts
from workbench.experiments.race.entrants import TextVolume, race_plan
from workbench.experiments.race.result import race_result
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.store import RunStore

_CORPORA: dict[str, tuple[str, ReadingSettings | None]] = {
    "1150haber": ("1150haber", None),
    "science": ("20news-science", None),
    "r8": ("reuters-R8", None),
    "webkb5": ("webkb5", ReadingSettings(html_to_text=True)),
    "film": ("scaledata", None),
}
_PEERS = (
    MethodChoice(
        "linear-svm",
        "tuned linear SVM with pairs",
        {"tune_cost": True},
        features={"kinds": WITH_PAIRS, "weighting": "sublinear tf-idf (smooth)"},
    ),
    MethodChoice("nb-svm", "NB-SVM with pairs", features={"kinds": WITH_PAIRS}),
)


def repetition(corpus: Any, size: str, seed: int, minutes: float, folder: Path) -> dict[str, Any]:
    """Race on the labelled part and judge the winner and the peers on the rest."""
    protocol = LearningCurve(sizes=size, repeats=1)
    facts = SplitFacts(np.asarray(corpus.class_index), seed=seed)
    rows = protocol.rows(protocol.splits()[0], facts)
    labelled = _write(corpus, folder / "labelled.jsonl", rows.train, "train")
    whole = _write(corpus, folder / "whole.jsonl", rows.train, "train", rows.test)
    characters = sum(len(corpus.texts[row]) for row in rows.train)
    size_of = TextVolume(len(rows.train), characters)
    plan = race_plan(str(labelled), size_of, minutes, seed=seed)
    race = run_plan(plan, RunStore(folder / "races"), "thread", 1)
    found = race_result(race)
    winner = next(choice for choice in plan.methods if choice.label == found.winner)
    judged = Plan(
        "Judgement",
        str(whole),
        (winner, *_PEERS),
        protocol=GivenSplit(repeats=1),
        tokens=plan.tokens,
        metrics=("accuracy",),
    )
    results = run_plan(judged, RunStore(folder / "judged"), "thread", 1).results()
    truths = {result.label: result.scores["accuracy"] for result in results if not result.error}
    model = model_from_run(race, found.winner)
    answers = classify(model, [corpus.texts[row] for row in rows.test])
    actual = [corpus.class_names[corpus.class_index[row]] for row in rows.test]
    truth = mean(given == label for given, label in zip(answers, actual, strict=True))
    return {
        "winner": found.winner,
        "truth": truth,
        "seeing": truths[winner.label],
        "peer": max(value for name, value in truths.items() if name != winner.label),
        "covered": found.low <= truth <= found.high,
    }


def _write(corpus: Any, path: Path, train: Any, name: str, test: Any = ()) -> Path:
    lines = [(row, name) for row in train] + [(row, "test") for row in test]
    records = (
        {
            "id": f"d{row}",
            "label": corpus.class_names[corpus.class_index[row]],
            "split": side,
            "text": corpus.texts[row],
        }
        for row, side in lines
    )
    text = "\n".join(json.dumps(record) for record in records)
    path.write_text(text + "\n", "utf-8", "surrogatepass")
    return path


def main() -> None:
    """Repeat races on parts of corpora and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--corpus", nargs="+", choices=tuple(_CORPORA), default=list(_CORPORA))
    parser.add_argument("--sizes", default="10%,50%")
    parser.add_argument("--repeats", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=2.0)
    chosen = parser.parse_args()
    rows = []
    for name in chosen.corpus:
        known, reading = _CORPORA[name]
        corpus = open_corpus(known, reading)
        for size in chosen.sizes.split(","):
            found = []
            for seed in range(chosen.repeats):
                with tempfile.TemporaryDirectory() as folder:
                    found.append(repetition(corpus, size, seed, chosen.minutes, Path(folder)))
                print(name, size, found[-1], file=sys.stderr, flush=True)
            truths, peers = mean(f["truth"] for f in found), mean(f["peer"] for f in found)
            seeing = mean(f["seeing"] for f in found)
            covered = sum(f["covered"] for f in found)
            shares = [f"{100 * share:.1f}" for share in (truths, seeing, peers)]
            rows.append([name, size, *shares, f"{covered}/{len(found)}"])
            print(rows[-1], flush=True)
    header = [
        "corpus",
        "labelled",
        "winner's model",
        "winner, seeing the texts",
        "best peer",
        "interval covers",
    ]
    print(markdown_table(header, rows))


if __name__ == "__main__":
    main()
