"""`workbench label`: simulate a labelling, complete it, export it, compare two of them."""

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from workbench import paths
from workbench.cli.answers import Answer, printable, text_table
from workbench.cli.corpus_arguments import add_corpus, corpus_from_arguments
from workbench.cli.progress import progress_bar
from workbench.cli.settings import add_settings, settings_from
from workbench.corpora.corpus import Corpus
from workbench.corpora.labels import LABEL, Decision, Labelling, latest_decisions
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.term_matrix import TermMatrix
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.tokens import TokenSettings, resolve
from workbench.errors import CorpusError, ParameterError
from workbench.experiments.plans.files import save_plan
from workbench.experiments.plans.first_plan import labelling_plan
from workbench.labelling.agreement import agreement
from workbench.labelling.exchange import read_decisions, write_decisions
from workbench.labelling.learning.results import complete, taught_documents
from workbench.labelling.learning.session import SessionSettings
from workbench.labelling.learning.simulation import Simulation, SimulationSettings, simulate
from workbench.labelling.outcome import save_student, write_labelling_report
from workbench.labelling.settings import (
    CHECK,
    CHECK_EVERY,
    LEARNERS,
    POISSON,
    STRATEGIES,
    USEFUL,
)

_EXAMPLES = """examples:
  workbench label 3news --simulate --budget 40 --json
  workbench label 3news --simulate --teacher spreading --next random --wrong 0.05
  workbench label letters.csv --labelling mine.jsonl --export labelled.csv
  workbench label partly-labelled.csv --export labelled.csv
  workbench label letters.csv --labelling mine.jsonl --import-decisions coder.csv
  workbench label letters.csv --labelling mine.jsonl --export-decisions mine.csv
  workbench label letters.csv --labelling mine.jsonl --compare theirs.jsonl
  workbench label letters.csv --labelling mine.jsonl --model model.zip
  workbench label letters.csv --labelling mine.jsonl --report labelling.html
  workbench label letters.csv --labelling mine.jsonl --plan labels.toml

A labelling is a file of decisions on top of a corpus, which is never changed. --simulate needs a
corpus whose classes are known; the held-out documents are never asked about.
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the corpus, what to do, and how."""
    parser.epilog = _EXAMPLES
    add_corpus(parser)
    add_settings(parser, TokenSettings, "tokens")
    _add_actions(parser.add_mutually_exclusive_group(required=True))
    group = parser.add_argument_group("labelling")
    group.add_argument(
        "--teacher", choices=LEARNERS, default=POISSON, help="the method that learns (%(default)s)"
    )
    group.add_argument(
        "--next",
        choices=STRATEGIES,
        default=USEFUL,
        help="which documents come first (%(default)s)",
    )
    group.add_argument(
        "--check-every",
        type=int,
        default=CHECK_EVERY,
        metavar="N",
        help="make every Nth question a random check; 0: none (%(default)s)",
    )
    group.add_argument("--seed", type=int, default=0, metavar="N", help="seed (%(default)s)")
    _add_simulation(parser.add_argument_group("simulation"))


def _add_simulation(group: Any) -> None:
    group.add_argument(
        "--budget", type=int, default=40, metavar="N", help="stop after N labels (%(default)s)"
    )
    group.add_argument(
        "--wrong", type=float, default=0.0, metavar="SHARE", help="share of wrong answers (0)"
    )
    group.add_argument(
        "--second-looks", action="store_true", help="ask again about labels that look wrong"
    )
    group.add_argument(
        "--held-out",
        type=float,
        default=1 / 3,
        metavar="SHARE",
        help="share of the documents that accuracy is measured on (a third)",
    )
    group.add_argument(
        "--measure-every",
        type=int,
        default=1,
        metavar="N",
        help="measure after every N labels (%(default)s)",
    )


def _add_actions(group: Any) -> None:
    group.add_argument(
        "--simulate", action="store_true", help="simulate a person who knows the classes"
    )
    files = {
        "export": "write the corpus with all classes as .csv, .jsonl, .parquet or a folder",
        "export-decisions": "write the labelling as .csv or .jsonl",
        "import-decisions": "add the decisions of a .csv or .jsonl file to the labelling",
        "compare": "agreement with another labelling of the same corpus",
        "model": "write the student as a model that classifies new texts (.zip)",
        "report": "write a page about the labelling (.html)",
        "plan": "write a plan that compares methods on the labels (.toml)",
    }
    for name, sentence in files.items():
        group.add_argument(f"--{name}", type=Path, metavar="FILE", help=sentence)


def execute(arguments: argparse.Namespace) -> Answer:
    """Do the one thing that was asked for."""
    for name in ("export", "export_decisions", "model", "report", "plan"):
        if (target := getattr(arguments, name)) is not None:
            paths.check_target(target, arguments.path, getattr(arguments, "labelling", ""))
    if arguments.simulate:
        return _simulated(arguments)
    if arguments.plan:
        return _planned(arguments)
    results = {"model": _saved_model, "report": _reported, "export": _exported}
    for name, write in results.items():
        if getattr(arguments, name):
            return write(arguments, _history(arguments))
    labelling = _labelling(arguments)
    if arguments.import_decisions:
        return _imported(arguments, labelling)
    if arguments.export_decisions:
        decisions = labelling.history()
        write_decisions(decisions, arguments.export_decisions)
        return _written(len(decisions), "decisions", arguments.export_decisions)
    return _compared(labelling.decisions(), Labelling(arguments.compare).decisions())


def _labelling(arguments: argparse.Namespace) -> Labelling:
    named = getattr(arguments, "labelling", "")
    if not named:
        raise ParameterError("Name the labelling with --labelling FILE.")
    return Labelling(Path(named).expanduser())


def _history(arguments: argparse.Namespace) -> list[Decision]:
    """The decisions of the labelling; a corpus that has labels of its own needs none."""
    return _labelling(arguments).history() if getattr(arguments, "labelling", "") else []


def _simulated(arguments: argparse.Namespace) -> Answer:
    corpus = corpus_from_arguments(arguments)
    known = np.flatnonzero(np.asarray(corpus.class_index) >= 0)
    if len(known) < 10 or corpus.label_sets is not None:
        raise CorpusError(f"{corpus.name}: a simulation needs documents with one known class each.")
    X = taught_documents(_counts(corpus, arguments)[known])
    settings = SimulationSettings(
        arguments.budget,
        arguments.wrong,
        arguments.held_out,
        arguments.measure_every,
        arguments.seed,
        _session(arguments),
    )
    with progress_bar("Labelling") as update:
        found = simulate(X, np.asarray(corpus.class_index)[known], settings, update)
    chosen = {"teacher": arguments.teacher, "next": arguments.next, "wrong": arguments.wrong}
    data = {"corpus": corpus.name, **chosen, "seed": arguments.seed, **found.to_dict()}
    return Answer(data, _course(corpus, found))


def _session(arguments: argparse.Namespace) -> SessionSettings:
    every, seed = arguments.check_every, arguments.seed
    looks = arguments.second_looks
    return SessionSettings(arguments.teacher, arguments.next, every, seed=seed, looks_again=looks)


def _counts(corpus: Corpus, arguments: argparse.Namespace) -> Any:
    return _counted(corpus, arguments).counts


def _counted(corpus: Corpus, arguments: argparse.Namespace) -> TermMatrix:
    with progress_bar("Counting") as update:
        settings = settings_from(arguments, TokenSettings)
        return cached_term_matrix(corpus, settings, cache=paths.cache(), progress=update)


def _course(corpus: Corpus, found: Simulation) -> str:
    shown = [
        (
            str(step.labels),
            "random check" if step.question == CHECK else step.question,
            f"{100 * step.accuracy:.1f} %",
        )
        for step in found.steps
        if not np.isnan(step.accuracy)
    ]
    low, high = (100 * end for end in found.estimate.interval)
    lines = [
        f"{printable(corpus.name)}: {found.pool:,} documents to label, {found.held_out:,} held out",
        "",
        text_table(("labels", "question", "right on held-out documents"), shown),
        "",
        f"Estimate from random checks ({found.estimate.count}): "
        f"{100 * found.estimate.accuracy:.0f} %, 95 % interval {low:.0f} to {high:.0f} %.",
    ]
    return "\n".join(lines)


def _imported(arguments: argparse.Namespace, labelling: Labelling) -> Answer:
    decisions = read_decisions(arguments.import_decisions)
    labelling.append(decisions)
    return _written(len(decisions), "decisions", labelling.path)


def _written(count: int, what: str, file: Path) -> Answer:
    return Answer({what: count, "file": str(file)}, f"{count:,} {what} were written to {file}.")


def _compared(first: dict[str, Decision], second: dict[str, Decision]) -> Answer:
    found = agreement(_labels(first), _labels(second))
    differ = [tuple(map(printable, entry)) for entry in found.disagreements]
    sentence = (
        f"{found.documents:,} documents were labelled twice, {100 * found.agreed:.1f} % "
        f"with the same class; Cohen's κ {found.kappa:.3f}, Krippendorff's α {found.alpha:.3f}."
    )
    table = text_table(("document", "first", "second"), differ) if differ else ""
    return Answer(found.to_dict(), "\n\n".join(filter(None, (sentence, table))))


def _saved_model(arguments: argparse.Namespace, history: list[Decision]) -> Answer:
    corpus, decisions = corpus_from_arguments(arguments), latest_decisions(history)
    counted = _counted(corpus, arguments)
    tokens = settings_from(arguments, TokenSettings)
    resolved = resolve(tokens, corpus.texts) if corpus.counts is None else tokens
    file = save_student(corpus, counted, decisions, resolved, arguments.model, arguments.teacher)
    return Answer({"file": str(file)}, f"The model was written to {file}.")


def _reported(arguments: argparse.Namespace, history: list[Decision]) -> Answer:
    corpus, decisions = corpus_from_arguments(arguments), latest_decisions(history)
    counts = _counts(corpus, arguments)
    result = complete(corpus, counts, decisions, _session(arguments))
    file = write_labelling_report(arguments.report, corpus, history, result, counts, {})
    data = {"file": str(file), "estimate": result.estimate.to_dict()}
    return Answer(data, f"The report was written to {file}.")


def _planned(arguments: argparse.Namespace) -> Answer:
    corpus = corpus_from_arguments(arguments)
    reading = settings_from(arguments, ReadingSettings)
    plan = labelling_plan(str(arguments.path), reading, corpus)
    save_plan(plan, arguments.plan)
    return Answer({"file": str(arguments.plan)}, f"The plan was written to {arguments.plan}.")


def _labels(decisions: dict[str, Decision]) -> dict[str, str]:
    return {
        name: decision.label for name, decision in decisions.items() if decision.action == LABEL
    }


def _exported(arguments: argparse.Namespace, history: list[Decision]) -> Answer:
    decisions = latest_decisions(history)
    corpus = corpus_from_arguments(arguments)
    labelled = complete(corpus, _counts(corpus, arguments), decisions, _session(arguments))
    labelled.write(arguments.export)
    counts = labelled.counts()
    data = {"file": str(arguments.export), **counts, "estimate": labelled.estimate.to_dict()}
    parts = ", ".join(f"{number:,} {origin}" for origin, number in counts.items() if number)
    low, high = (100 * end for end in labelled.estimate.interval)
    checks = (
        f" Of {labelled.estimate.count} random checks {labelled.estimate.right} were right; 95 % "
        f"interval of the accuracy {low:.0f} to {high:.0f} %."
    )
    sentence = f"{len(corpus):,} documents were written to {arguments.export}: {parts}."
    return Answer(data, sentence + (checks if labelled.estimate.count else ""))
