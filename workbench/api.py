"""The public interface for scripts and notebooks: open a corpus, run a plan, read what came out.

    from workbench import api

    plan = api.make_plan("tour", ["linear-svm", "lsi"], sizes="5%, 20%", repeats=5)
    results = api.run(plan)
    print(results.table())
    results.scores("accuracy")          # one dictionary per trial
    results.predictions("lsi", "20%")   # arrays: documents, actual, predicted
    results.save_svg("confusion", "confusion.svg", configuration="lsi")

Names listed in `__all__` stay as they are from version to version; everything else may change.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench import paths
from workbench.background.figures import FIGURES
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.corpus import Corpus
from workbench.errors import ParameterError, WorkbenchError
from workbench.experiments.figures import MetricTableFigure
from workbench.experiments.figures.trial_choice import choose_trials
from workbench.experiments.plans.plan import FORMAT, Plan
from workbench.experiments.plans.protocols import PROTOCOLS
from workbench.experiments.plans.protocols import protocol_values as protocol_values_of
from workbench.experiments.reports.drawing import draw_figure
from workbench.experiments.reports.report import write_report
from workbench.experiments.reports.tables import table_text
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.run import Run
from workbench.experiments.runs.store import RunStore
from workbench.experiments.scoring.metrics import listed_name
from workbench.files import replaced_file
from workbench.methods.registry import METHODS
from workbench.parameters import check_values

__all__ = [
    "Corpus",
    "Plan",
    "Results",
    "WorkbenchError",
    "figures",
    "make_plan",
    "methods",
    "open_corpus",
    "open_run",
    "plan_from",
    "run",
]

MethodDescription = str | Mapping[str, Any]


def methods() -> dict[str, str]:
    """The names of all methods, plug-ins included, with their titles."""
    return {name: method.title for name, method in METHODS.items()}


def figures() -> tuple[str, ...]:
    """The names of the figures that a run may have."""
    return tuple(FIGURES)


def make_plan(
    corpus: str | Path,
    methods: Sequence[MethodDescription],
    *,
    name: str = "",
    protocol: str = "learning curve",
    metrics: Sequence[str] = ("accuracy", "f1_macro"),
    tokens: Mapping[str, Any] | None = None,
    features: Mapping[str, Any] | None = None,
    seed: int = 0,
    **protocol_values: Any,
) -> Plan:
    """A plan; further arguments belong to the protocol, such as `sizes` and `repeats`.

    A method is a name, or a dictionary with `method` and optionally `values`, `sweeps`, `tune`,
    `features` and `label`.
    """
    if protocol not in PROTOCOLS:
        raise ParameterError(f"The protocol {protocol!r} must be one of {', '.join(PROTOCOLS)}.")
    check_values(PROTOCOLS[protocol], protocol_values)
    chosen = protocol_values_of(PROTOCOLS[protocol](**protocol_values))
    return plan_from(
        {
            "name": name or f"{Path(corpus).name}: {', '.join(map(_method_name, methods))}",
            "corpus": str(corpus),
            "methods": [
                dict(choice) if isinstance(choice, Mapping) else {"method": choice}
                for choice in methods
            ],
            "protocol": chosen,
            "metrics": list(metrics),
            "tokens": dict(tokens or {}),
            "features": dict(features or {}),
            "seed": seed,
            "format": FORMAT,
        }
    )


def plan_from(values: Mapping[str, Any]) -> Plan:
    """A plan from plain values, as `plan.to_dict()` gives them and plan files hold them."""
    return Plan.from_dict(dict(values))


def run(
    plan: Plan,
    *,
    store: str | Path | None = None,
    workers: int = 1,
    executor: str = "thread",
    progress: Callable[[int, int], None] | None = None,
) -> "Results":
    """Run every trial of a plan and return its results; the run is kept in the store.

    Without `store` it is the store of the window. `executor` is "thread", or "process" for
    several workers, which needs a script that can be imported. `progress` is told the numbers of
    finished and of all trials.
    """
    folder = RunStore(Path(store) if store is not None else paths.runs())
    told = None if progress is None else lambda state: progress(state.done, state.total)
    finished = run_plan(plan, folder, executor=executor, workers=workers, progress=told)
    return Results(finished)


def open_run(folder: str | Path) -> "Results":
    """The results of a run that is stored in a folder, or in the window's store by its name."""
    path = paths.existing_path(folder)
    if path is not None and path.is_dir():
        return Results(Run(path))
    return Results(RunStore().open(str(folder)))


class Results:
    """What a run found, as tables, arrays, figures and pictures."""

    def __init__(self, run: Run) -> None:
        self._run = run

    def __repr__(self) -> str:
        return f"<Results of {self._run.name!r}: {len(self._run.results())} trials>"

    @property
    def folder(self) -> Path:
        """The folder of the run."""
        return self._run.folder

    @property
    def plan(self) -> Plan:
        """The plan that was run."""
        return self._run.plan

    @property
    def class_names(self) -> tuple[str, ...]:
        """The classes, in the order of their numbers in arrays."""
        return self._run.class_names

    @property
    def document_ids(self) -> tuple[str, ...]:
        """The documents, in the order of their numbers in arrays."""
        return tuple(self._run.document_ids)

    def scores(self, metric: str | None = None) -> list[dict[str, Any]]:
        """One dictionary per trial: method, training size, split, scores, seconds and error.

        `pandas.DataFrame(results.scores())` makes a table of them.
        """
        wanted = None if metric is None else listed_name(metric)
        return [
            {
                "configuration": trial.configuration,
                "training": trial.training,
                "labelled": trial.training_size,
                "repeat": trial.repeat,
                "fold": trial.fold,
                **{name: score for name, score in trial.scores.items() if wanted in (None, name)},
                "seconds_fit": trial.seconds_fit,
                "seconds_predict": trial.seconds_predict,
                "error": trial.error,
            }
            for trial in self._run.results()
        ]

    def table(self, format: str = "txt", **options: Any) -> str:  # noqa: A002 - the word for it
        """Means and deviations of all methods as "txt", "md", "tex", "csv" or "json"."""
        figure = MetricTableFigure.from_run(self._run, **options)
        return table_text(figure.printed_rows(), f".{format}")

    def predictions(
        self, configuration: str | None = None, training: str | None = None
    ) -> dict[str, NDArray[Any]]:
        """Documents, actual and predicted classes of all splits of a method, one after another."""
        trials = choose_trials(self._run, self._run.results(), configuration, training)
        parts = [self._run.arrays(trial.key) for trial in trials]
        stored = [arrays for arrays in parts if "predicted" in arrays]
        if not stored:
            raise WorkbenchError("These trials stored no predictions; run the plan again.")
        documents = np.concatenate([arrays["test_rows"] for arrays in stored]).astype(np.int64)
        return {
            "documents": documents,
            "actual": np.concatenate([arrays["actual"] for arrays in stored]),
            "predicted": np.concatenate([arrays["predicted"] for arrays in stored]),
        }

    def figure(self, name: str, **options: Any) -> Any:
        """A figure by name: a dataclass of numbers with `rows()`; see `figures()` for names."""
        if name not in FIGURES:
            raise ParameterError(f"There is no figure {name!r}; there are {', '.join(FIGURES)}.")
        return FIGURES[name](self._run, **options)

    def svg(self, name: str, **options: Any) -> str:
        """A figure drawn as SVG, for notebooks: `IPython.display.SVG(results.svg("confusion"))`."""
        return draw_figure(self.figure(name, **options)).standalone()

    def save_svg(self, name: str, path: str | Path, **options: Any) -> Path:
        """Write a figure as an SVG file."""
        path = Path(path)
        with replaced_file(path) as partial:
            partial.write_text(self.svg(name, **options), encoding="utf-8")
        return path

    def report(self, folder: str | Path) -> Path:
        """Write the report as one page into a folder."""
        return write_report(self._run, folder)


def _method_name(method: MethodDescription) -> str:
    return method if isinstance(method, str) else str(method.get("method", ""))
