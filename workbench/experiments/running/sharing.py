"""Which trials share what: feature matrices and preparations, named by all they depend on."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from workbench.corpora.terms.features import FeatureSettings
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.protocols import is_transductive
from workbench.experiments.plans.splits import Split
from workbench.experiments.plans.trials import Trial, unfold_on
from workbench.experiments.runs.preparations import name_of
from workbench.methods.registry import method_named


@dataclass(frozen=True)
class _Prepares:
    """What the preparation of one configuration depends on besides its documents."""

    settings: Mapping[str, Any]
    by_split: bool
    setting_up_to: Any  # the value of the setting of which a larger one serves smaller ones


class Sharing:
    """Names for the shared work of one plan on one counted corpus."""

    def __init__(self, plan: Plan, fingerprint: str) -> None:
        self._plan, self._fingerprint = plan, fingerprint
        self._features = [plan.features_of(one) for one in plan.methods]
        self._known: dict[tuple[int, str], _Prepares] = {}
        self._first_splits = plan.protocol.splits()[:2]
        self._counted: tuple[str, Counter[str]] = ("", Counter())

    def features(self, trial: Trial) -> FeatureSettings:
        """The feature settings of a trial."""
        return self._features[trial.choice]

    def sees_all_text(self, trial: Trial) -> bool:
        """Whether weights may be learnt on the text of test documents."""
        task = method_named(trial.method).task
        return task != "classify" or is_transductive(self._plan.protocol)

    def matrix(self, trial: Trial) -> str:
        """Name the feature matrix of a trial."""
        features = self.features(trial)
        everywhere = self.sees_all_text(trial)
        by_split = features.fit_on != "all" and (not everywhere or uses_classes(features))
        return name_of(
            "features",
            self._fingerprint,
            repr(features),
            everywhere or features.fit_on == "all",
            _rows_name(trial.split) if by_split else "",
        )

    def preparation(self, trial: Trial) -> str:
        """Name what the estimator of a trial prepares."""
        prepares = self._prepares(trial)
        return name_of(
            "prepared",
            self.matrix(trial),
            method_named(trial.method).estimator,
            prepares.settings,
            _rows_name(trial.split) if prepares.by_split else "",
        )

    def is_matrix_shared(self, trial: Trial) -> bool:
        """Whether another trial of the plan uses the same feature matrix."""
        return self._uses(trial)[self.matrix(trial)] > 1

    def is_preparation_shared(self, trial: Trial) -> bool:
        """Whether another trial of the plan prepares the same."""
        return self._uses(trial)[self.preparation(trial)] > 1

    def largest(self, trial: Trial) -> Any:
        """The largest value that any trial with the same preparation asks for."""
        name = self.preparation(trial)
        same = (one for one in self._beside(trial) if self.preparation(one) == name)
        return max(self._prepares(one).setting_up_to for one in same)

    def _uses(self, trial: Trial) -> Counter[str]:
        """How often trials of this split and of one more name the same work."""
        split, uses = self._counted  # in one step: another thread may be at another split
        if split != trial.split.name:
            near = self._beside(trial)
            uses = Counter([*map(self.matrix, near), *map(self.preparation, near)])
            self._counted = (trial.split.name, uses)
        return uses

    def _beside(self, trial: Trial) -> tuple[Trial, ...]:
        """What is shared is shared within a split or by all splits: one more split tells which."""
        other = next((one for one in self._first_splits if one.name != trial.split.name), None)
        return unfold_on(self._plan, [trial.split, *([other] if other else [])])

    def _prepares(self, trial: Trial) -> _Prepares:
        configuration = (trial.choice, repr(trial.swept))
        if configuration not in self._known:
            self._known[configuration] = _prepares(trial)
        return self._known[configuration]


def _prepares(trial: Trial) -> _Prepares:
    method = method_named(trial.method)
    kind, values = method.estimator_class, method.build(**trial.values).get_params()
    # The seed follows from the trial unless it was given; preparing uses the plan's own.
    named = [one for one in kind.prepared_by if one != "seed" or "seed" in trial.values]
    # An inductive method is shown the training documents alone, whatever the weights saw.
    by_split = method.task == "classify" or kind.prepares_with_labels
    return _Prepares(
        {name: values[name] for name in named},
        by_split,
        None if kind.prepared_up_to is None else values[kind.prepared_up_to],
    )


def uses_classes(features: FeatureSettings) -> bool:
    """Whether terms are selected by what they tell about classes."""
    return features.selection not in ("none", "document frequency")


def _rows_name(split: Split) -> str:
    # The given split has the same rows in every repeat.
    return (replace(split, repeat=0) if split.training == "given" else split).name
