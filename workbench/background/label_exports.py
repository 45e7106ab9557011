"""Jobs that write what a labelling gives: corpus, model, report, plan, decisions."""

from dataclasses import replace
from pathlib import Path

from workbench import paths
from workbench.corpora.corpus import Corpus
from workbench.corpora.labels import Decision, Labelling, labelled
from workbench.corpora.readers.settings import ReadingSettings
from workbench.corpora.storage import load_corpus
from workbench.corpora.term_matrix import TermMatrix
from workbench.corpora.terms.counting import cached_term_matrix
from workbench.corpora.terms.tokens import TokenSettings, resolve
from workbench.experiments.plans.files import save_plan
from workbench.experiments.plans.first_plan import labelling_plan
from workbench.labelling.exchange import write_decisions
from workbench.progress import ProgressCallback


def export_labelled_job(
    progress: ProgressCallback, folder: Path, labelling: Path, file: Path, teacher: str = "poisson"
) -> str:
    """Write the corpus with a class for every document, and say what was written."""
    from workbench.labelling.learning.results import complete  # late: 1.7 s to import
    from workbench.labelling.learning.session import SessionSettings  # late: 1.7 s to import

    paths.check_target(file, labelling)
    corpus, counted, decisions = _opened(progress, folder, labelling)
    result = complete(corpus, counted.counts, decisions, SessionSettings(teacher))
    result.write(file)
    counts = result.counts()
    parts = ", ".join(f"{number:,} {origin}" for origin, number in counts.items() if number)
    return f"{len(corpus):,} documents were written to {file}: {parts}."


def export_model_job(
    progress: ProgressCallback, folder: Path, labelling: Path, file: Path, teacher: str = "poisson"
) -> str:
    """Write the student as a model that classifies new texts."""
    from workbench.labelling.outcome import save_student  # late: 1.7 s to import

    paths.check_target(file, labelling)
    corpus, counted, decisions = _opened(progress, folder, labelling)
    tokens = resolve(TokenSettings(), corpus.texts) if corpus.counts is None else TokenSettings()
    saved = save_student(corpus, counted, decisions, tokens, file, teacher)
    return f"The model was written to {saved}. Run → New documents uses it."


def export_report_job(
    progress: ProgressCallback,
    folder: Path,
    labelling: Path,
    file: Path,
    others: tuple[Path, ...],
    teacher: str = "poisson",
) -> str:
    """Write the page about the labelling."""
    from workbench.labelling.learning.results import complete  # late: 1.7 s to import
    from workbench.labelling.learning.session import SessionSettings  # late: 1.7 s to import
    from workbench.labelling.outcome import write_labelling_report  # late: 1.7 s to import

    paths.check_target(file, labelling, *others)
    corpus, counted, decisions = _opened(progress, folder, labelling)
    history = Labelling(labelling).history()
    compared = {other.stem: Labelling(other).decisions() for other in others}
    result = complete(corpus, counted.counts, decisions, SessionSettings(teacher))
    written = write_labelling_report(file, corpus, history, result, counted.counts, compared)
    return f"The report was written to {written}."


def export_plan_job(
    _progress: ProgressCallback,
    folder: Path,
    labelling: Path,
    file: Path,
    name_or_path: str,
    reading: ReadingSettings | None,
) -> str:
    """Write a plan that compares methods on the labels."""
    paths.check_target(file, labelling, name_or_path)
    corpus = labelled(load_corpus(folder), Labelling(labelling).decisions())
    on_top = replace(reading or ReadingSettings(), labelling=str(labelling))
    save_plan(labelling_plan(name_or_path, on_top, corpus), file)
    return f"The plan was written to {file}."


def export_decisions_job(
    _progress: ProgressCallback, _folder: Path, labelling: Path, file: Path
) -> str:
    """Write the decisions for another program."""
    paths.check_target(file, labelling)
    history = Labelling(labelling).history()
    write_decisions(history, file)
    return f"{len(history):,} decisions were written to {file}."


def _opened(
    progress: ProgressCallback, folder: Path, labelling: Path
) -> tuple[Corpus, TermMatrix, dict[str, Decision]]:
    decisions: dict[str, Decision] = Labelling(labelling).decisions()
    corpus = labelled(load_corpus(folder), decisions)
    counted = cached_term_matrix(
        corpus, TokenSettings(), cache=paths.cache(), workers=1, progress=progress
    )
    return corpus, counted, decisions
