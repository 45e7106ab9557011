"""The outcome of a labelling: a model for new texts, and a report."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from workbench.corpora.corpus import Corpus
from workbench.corpora.labels import LABEL, SKIP, UNSURE, Decision, latest_decisions
from workbench.corpora.term_matrix import TermMatrix
from workbench.corpora.terms.tokens import TokenSettings
from workbench.corpora.writing import replacing_file
from workbench.errors import CorpusError
from workbench.experiments.figures import Curve, CurveFigure
from workbench.experiments.models.files import save_model
from workbench.experiments.models.model import Model, TrainingDocuments
from workbench.experiments.reports.blocks import (
    Block,
    Heading,
    Illustration,
    Paragraph,
    ReportTable,
    Strong,
    paragraph,
)
from workbench.experiments.reports.html import block_html, page_html
from workbench.experiments.reports.svg_curves import draw_curves
from workbench.labelling.agreement import agreement
from workbench.labelling.curve import LabellingCurve, checkpoints, learning_curve
from workbench.labelling.estimates import CheckEstimate
from workbench.labelling.learning.learners import Documents
from workbench.labelling.learning.results import FEATURES, LabelledResult, taught_documents
from workbench.labelling.learning.session import Session, SessionSettings
from workbench.labelling.settings import CHECK, FEW_LABELS, POISSON, SPREADING

_MODELS: dict[str, tuple[str, dict[str, Any]]] = {
    FEW_LABELS: ("few-labels", {}),
    SPREADING: ("teacher-student", {"teacher": "label spreading"}),
}
_STUDENT: tuple[str, dict[str, Any]] = ("teacher-student", {})  # of Poisson learning


def save_student(
    corpus: Corpus,
    counted: TermMatrix,
    decisions: Mapping[str, Decision],
    tokens: TokenSettings,
    file: Path,
    teacher: str = POISSON,
) -> Path:
    """Save the student of a teacher as a model that learns the labels; the checks teach nothing."""
    if corpus.counts is not None:
        raise CorpusError("A model for new texts needs a corpus of texts, not of counts.")
    class_index = np.array(corpus.class_index, dtype=np.int64)
    for row, name in enumerate(corpus.document_ids):
        decision = decisions.get(name)
        if decision is not None and decision.question == CHECK:
            class_index[row] = -1
    if len(np.unique(class_index[class_index >= 0])) < 2:
        raise CorpusError("Labels of at least two classes are needed for a model.")
    method, values = _MODELS.get(teacher, _STUDENT)
    model = Model(
        method=method,
        values=values,
        class_names=corpus.class_names,
        terms=tuple(counted.terms),
        tokens=tokens,
        features=FEATURES,
        training=TrainingDocuments(counted.counts, class_index),
        name=f"Labelling of {corpus.name}",
    )
    return save_model(model, file)


def retraced_curve(corpus: Corpus, counts: Any, history: Sequence[Decision]) -> LabellingCurve:
    """The learning curve of a finished labelling: its labels are replayed in their order."""
    row_of = {name: row for row, name in enumerate(corpus.document_ids)}
    held = {
        name: decision
        for name, decision in latest_decisions(history).items()
        if name in row_of and decision.label
    }
    number_of = {name: number for number, name in enumerate(corpus.class_names)}
    labels = {
        row_of[name]: number_of[decision.label]
        for name, decision in held.items()
        if decision.action == LABEL and decision.label in number_of and decision.question != CHECK
    }
    checks = {
        row_of[name]: number_of[decision.label]
        for name, decision in held.items()
        if decision.action == LABEL and decision.label in number_of and decision.question == CHECK
    }
    if not checks:
        return LabellingCurve()
    documents = Documents.of(taught_documents(counts))
    estimates: dict[int, CheckEstimate] = {}
    for size in checkpoints(len(labels)):
        session = Session(documents, len(corpus.class_names), SessionSettings())
        session.learn(dict(list(labels.items())[:size]), checks, ())
        estimates[size] = session.estimate(session.quick_scores())
    return learning_curve(estimates)


def write_labelling_report(
    file: Path,
    corpus: Corpus,
    history: Sequence[Decision],
    result: LabelledResult,
    counts: Any,
    compared: Mapping[str, Mapping[str, Decision]],
) -> Path:
    """Write the page about a labelling: how many, by whom, agreement, estimate, curve."""
    curve = retraced_curve(corpus, counts, history)
    blocks = report_of_labelling(corpus, history, result, curve, compared)
    page = page_html(f"Labelling of {corpus.name}", map(block_html, blocks))
    with replacing_file(file) as target:
        target.write(page.encode("utf-8", "replace"))
    return file


def report_of_labelling(
    corpus: Corpus,
    history: Sequence[Decision],
    result: LabelledResult,
    curve: LabellingCurve,
    compared: Mapping[str, Mapping[str, Decision]],
) -> list[Block]:
    """The page about a labelling as blocks."""
    held = latest_decisions(history)
    labels = {name: decision for name, decision in held.items() if decision.action == LABEL}
    return [
        Heading(f"Labelling of {corpus.name}", 1),
        *_numbers(corpus, held, labels, result),
        *_classes(corpus, labels, result),
        *_curve(curve),
        *_people(held.values()),
        *_agreements(labels, compared),
    ]


def _numbers(
    corpus: Corpus,
    held: Mapping[str, Decision],
    labels: Mapping[str, Decision],
    result: LabelledResult,
) -> Iterator[Block]:
    estimate = result.estimate
    if estimate.count:
        low, high = (100 * end for end in estimate.interval)
        yield Paragraph(
            (
                "Estimated accuracy ",
                Strong(f"{100 * estimate.accuracy:.0f} %"),
                f", 95 % interval {low:.0f} to {high:.0f} %, from {estimate.count} documents drawn "
                "at random that nothing was learnt from.",
            ),
            "lead",
        )
    else:
        yield paragraph("No random checks were made, so the accuracy is unknown.")
    actions = Counter(decision.action for decision in held.values())
    accepted = [decision for decision in labels.values() if decision.suggested]
    right = sum(decision.suggested == decision.label for decision in accepted)
    rows: list[tuple[str, Any]] = [
        ("documents", len(corpus)),
        ("labelled by hand", len(labels)),
        ("skipped", actions[SKIP]),
        ("class cannot be decided", actions[UNSURE]),
        ("suggestions accepted", right),
        ("suggestions refused", len(accepted) - right),
    ]
    yield ReportTable.of([("", "number"), *rows])


def _classes(
    corpus: Corpus, labels: Mapping[str, Decision], result: LabelledResult
) -> Iterator[Block]:
    by_hand = Counter(label for decision in labels.values() for label in decision.labels)
    every = Counter(result.corpus.class_names[index] for index in result.corpus.class_index)
    yield Heading("Classes")
    rows = [(name, by_hand[name], every[name] - by_hand[name]) for name in corpus.class_names]
    yield ReportTable.of([("class", "by hand", "predicted or given"), *rows])


def _curve(curve: LabellingCurve) -> Iterator[Block]:
    if len(curve.points) < 2:
        return
    table = np.array(
        [(point.labels, point.accuracy, point.low, point.high) for point in curve.points], float
    )
    labels, middle, low, high = table.T
    drawn = Curve("on the random checks", labels, middle, low, high, np.full(len(table), 2))
    figure = CurveFigure("labels", "accuracy", (drawn,), {}, False, 0.95)
    picture = draw_curves(figure)
    if picture is not None:
        yield Heading("Learning curve")
        yield Illustration(picture, "Accuracy on the random checks, with the 95 % interval.")
    if curve.forecast is not None:
        yield paragraph(
            f"With {curve.forecast.labels} labels about {100 * curve.forecast.accuracy:.0f} % "
            f"({100 * curve.forecast.low:.0f} to {100 * curve.forecast.high:.0f}) would be right, "
            "if the curve continues as before."
        )


def _people(decisions: Collection[Decision]) -> Iterator[Block]:
    people = Counter(decision.by or "not named" for decision in decisions)
    times = sorted(decision.time for decision in decisions if decision.time)
    yield Heading("Who and when")
    yield ReportTable.of([("person", "decisions"), *people.most_common()])
    if times:
        yield paragraph(f"From {times[0]} to {times[-1]}.", "quiet")


def _agreements(
    labels: Mapping[str, Decision], compared: Mapping[str, Mapping[str, Decision]]
) -> Iterator[Block]:
    if not compared:
        return
    own = {name: decision.label for name, decision in labels.items()}
    rows = []
    for person, decisions in compared.items():
        theirs = {
            name: decision.label for name, decision in decisions.items() if decision.action == LABEL
        }
        found = agreement(own, theirs)
        rows.append((person, found.documents, f"{found.kappa:.3f}", f"{found.alpha:.3f}"))
    yield Heading("Agreement")
    yield ReportTable.of([("with", "documents", "Cohen's κ", "Krippendorff's α"), *rows])
