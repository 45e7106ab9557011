"""`workbench race`: find the best method for a corpus, with an unbiased estimate."""

import argparse
from math import isnan
from pathlib import Path
from typing import Any

from workbench.cli.answers import INTERRUPTED, Answer, text_table
from workbench.cli.corpus_arguments import add_corpus, corpus_from_arguments
from workbench.cli.run_arguments import (
    add_execution,
    add_store,
    execution_from,
    run_monitor,
    store_from,
)
from workbench.cli.settings import add_settings, settings_from
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.terms.tokens import TokenSettings
from workbench.experiments.plans.files import save_plan
from workbench.experiments.plans.titles import configuration_title
from workbench.experiments.race.entrants import TextVolume, race_plan, winner_plan
from workbench.experiments.race.result import RaceResult, race_result
from workbench.experiments.running.control import Limits
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.run import Run

_EXAMPLES = """examples:
  workbench race reviews.csv
  workbench race reviews.csv --minutes 10 --plan winner.toml
  workbench race reviews.csv --json

A quarter of the documents is held out and used to test the winner alone. Every trial is stored in
an ordinary run: Ctrl-C stops it, `workbench resume` continues it, `workbench export --model` saves
a model.
"""
_SHARE_OF_A_TRIAL = 0.25  # of the time, so that no method can use it all up


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the corpus, the time, the token settings and the execution options."""
    parser.epilog = _EXAMPLES
    add_corpus(parser)
    parser.add_argument(
        "--minutes", type=float, default=2.0, metavar="X", help="time for the race (default: 2)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="seed (default: 0)")
    parser.add_argument(
        "--plan", type=Path, metavar="FILE", help="write an experiment with the winner"
    )
    add_settings(parser, TokenSettings, "tokens")
    add_store(parser)
    add_execution(parser)


def execute(arguments: argparse.Namespace) -> Answer:
    """Run the race and say what won."""
    corpus = corpus_from_arguments(arguments)
    plan = race_plan(
        arguments.path,
        TextVolume.of(corpus),
        arguments.minutes,
        settings_from(arguments, ReadingSettings),
        settings_from(arguments, TokenSettings),
        arguments.seed,
    )
    options = execution_from(arguments)
    if not options["limits"].seconds:
        seconds = 60 * arguments.minutes * _SHARE_OF_A_TRIAL
        options["limits"] = Limits(seconds, options["limits"].megabytes)
    with run_monitor() as (progress, control):
        run = run_plan(plan, store_from(arguments), progress=progress, control=control, **options)
    return _answer(run, arguments.plan)


def _answer(run: Run, file: Path | None) -> Answer:
    found = race_result(run)
    data: dict[str, Any] = {"id": run.id, "status": run.status, **found.to_dict()}
    parts = [_standings_table(found), "\n".join(found.sentences())]
    if file is not None and found.winner:
        save_plan(winner_plan(run.plan, found.winner), file)
        data["plan"] = str(file)
        parts.append(f"An experiment with the winner: {file}")
    if run.status == "cancelled":
        parts.append(f"The race was stopped; continue it with: workbench resume {run.id}")
    code = 0 if run.status == "finished" else INTERRUPTED
    return Answer(data, "\n\n".join([*parts, run.id]), code)


def _standings_table(found: RaceResult) -> str:
    rows = [
        (
            configuration_title(standing.name),
            standing.rounds,
            "" if isnan(standing.score) else f"{standing.score:.3f}",
            "winner" if standing.name == found.winner else standing.reason,
        )
        for standing in found.standings
    ]
    return text_table(("method", "rounds", "accuracy", "out because"), rows)
