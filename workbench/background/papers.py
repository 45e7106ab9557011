"""Jobs that reproduce a paper in the window, as `workbench reproduce` does in the terminal."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from workbench import paths
from workbench.errors import WorkbenchError
from workbench.experiments.reproduction.number_texts import (
    number_digits,
    number_text,
    with_deviation,
)
from workbench.experiments.reproduction.pages import write_pages
from workbench.experiments.reproduction.recipe import SIZES, Size
from workbench.experiments.reproduction.recipe_corpora import Need, needs
from workbench.experiments.reproduction.recipe_files import load_recipe, recipe_names
from workbench.experiments.reproduction.result import result_of
from workbench.experiments.reproduction.running import build_plan, earlier_run
from workbench.experiments.reproduction.verdicts import ComparisonRow
from workbench.experiments.runs.store import RunStore
from workbench.progress import ProgressCallback


@dataclass(frozen=True)
class PaperCard:
    """A paper recipe: its question and the corpora of each size, or why it cannot be read."""

    name: str
    title: str = ""
    paper: str = ""
    question: str = ""
    needs: Mapping[Size, tuple[Need, ...]] = field(default_factory=dict)
    problem: str = ""

    def missing(self, size: Size) -> tuple[Need, ...]:
        """The missing corpora."""
        return tuple(need for need in self.needs.get(size, ()) if need.problem)

    def can_run(self, size: Size) -> bool:
        """Whether at least one corpus is available."""
        return len(self.missing(size)) < len(self.needs.get(size, ()))


@dataclass(frozen=True)
class PaperRuns:
    """The runs of a paper recipe by the keys of its plans, and those that are not finished."""

    runs: Mapping[str, str]
    unfinished: tuple[str, ...]


@dataclass(frozen=True)
class PaperLine:
    """A published number or claim beside ours, as text."""

    what: str
    where: str
    published: str
    ours: str
    difference: str
    verdict: str
    note: str


@dataclass(frozen=True)
class PaperResult:
    """The result of reproducing a paper so far, and the page that shows it in full."""

    title: str
    paper: str
    counts: Mapping[str, int]
    lines: tuple[PaperLine, ...]
    why: tuple[str, ...]
    left_open: tuple[str, ...]
    missing: tuple[str, ...]
    page: Path


def papers_job(progress: ProgressCallback, data: Path | None = None) -> tuple[PaperCard, ...]:
    """Every paper recipe that ships with the program; `data` is a new folder of corpora."""
    progress(0, 0)
    if data is not None:
        paths.use_data_folder(data)
    return tuple(_card(name) for name in recipe_names())


def paper_runs_job(progress: ProgressCallback, root: Path, name: str, size: Size) -> PaperRuns:
    """Create the runs of a paper recipe whose corpora are available, or find earlier ones."""
    recipe, store = load_recipe(name, size), RunStore(root)
    missing = {need.corpus for need in needs(recipe) if need.problem}
    parts = [plan for plan in recipe.plans if plan.corpus not in missing]
    runs, unfinished = {}, []
    for position, part in enumerate(parts):
        progress(position, len(parts))
        plan = build_plan(recipe, part)
        run = earlier_run(store, plan)
        if run is None:
            run = store.create(plan)
            run.annotate(tags=("reproduce", recipe.name, recipe.size))
        runs[part.key] = run.id
        if run.status != "finished":
            unfinished.append(run.id)
    return PaperRuns(runs, tuple(unfinished))


def paper_result_job(
    progress: ProgressCallback, root: Path, name: str, size: Size, runs: Mapping[str, str]
) -> PaperResult:
    """Judge the results of the runs so far, and write the page of the recipe."""
    progress(0, 0)
    recipe, store = load_recipe(name, size), RunStore(root)
    result = result_of(recipe, {key: store.open(run_id) for key, run_id in runs.items()})
    page = write_pages(result, paths.cache() / "papers" / size)
    rows = sorted(result.rows, key=lambda row: row.kind != "claim")
    lines = tuple(_line(row) for row in rows if row.kind == "claim" or row.ours is not None)
    return PaperResult(
        title=recipe.title,
        paper=recipe.paper,
        counts=result.counts(),
        lines=lines,
        why=recipe.why,
        left_open=recipe.left_open,
        missing=tuple(result.missing()),
        page=page,
    )


def _card(name: str) -> PaperCard:
    try:
        recipe = load_recipe(name)
        needs_by_size = {size: needs(load_recipe(name, size)) for size in SIZES}
    except WorkbenchError as problem:
        return PaperCard(name, title=name, problem=str(problem))
    return PaperCard(name, recipe.title, recipe.paper, recipe.question, needs_by_size)


def _line(row: ComparisonRow) -> PaperLine:
    if row.kind == "claim":
        difference = number_text(row.difference)
        ours = "–" if row.ours is None else str(row.ours)
        published = str(row.published)
        return PaperLine(row.source, row.plan, published, ours, difference, row.verdict, row.note)
    digits = number_digits(row.to_dict())
    published = with_deviation(row.published, row.published_deviation, digits)
    return PaperLine(
        row.what,
        " · ".join(part for part in (row.source, row.at) if part),
        published if row.status == "printed" else f"{published} ({row.status})",
        with_deviation(row.ours, row.ours_deviation, digits),
        number_text(row.difference, digits),
        row.verdict,
        row.note,
    )
