"""Which trials share what: feature matrices and preparations, named by all they depend on."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from workbench.corpora.terms.features import FeatureSettings
from workbench.experiments.plans.plan import Plan
from workbench.experiments.plans.protocols import asks_about_new_documents, is_transductive
from workbench.experiments.plans.splits import Split
from workbench.experiments.plans.trials import Trial, unfold_on
from workbench.experiments.runs.preparations import preparation_name
from workbench.methods.registry import method_named


@dataclass(frozen=True)
class _Dependencies:
    """What the preparation of one configuration depends on besides its documents."""

    settings: Mapping[str, Any]
    by_split: bool
    prepared_up_to: Any  # a preparation for a larger value of this setting serves smaller ones


class Sharing:
    """Names of the feature matrices and preparations of one plan on one counted corpus."""

    def __init__(self, plan: Plan, fingerprint: str, of_numbers: bool = False) -> None:
        self._plan, self._fingerprint, self._of_numbers = plan, fingerprint, of_numbers
        self._features: dict[int, FeatureSettings] = {}
        self._dependencies: dict[tuple[int, str], _Dependencies] = {}
        self._first_splits = plan.protocol.splits()[:2]
        self._latest_uses: tuple[str, Counter[str]] = ("", Counter())

    def features(self, trial: Trial) -> FeatureSettings:
        """The feature settings of a trial."""
        if trial.choice not in self._features:
            choice = self._plan.methods[trial.choice]
            self._features[trial.choice] = self._plan.features_of(choice, self._of_numbers)
        return self._features[trial.choice]

    def sees_all_text(self, trial: Trial) -> bool:
        """Whether weights may be learnt on the text of test documents."""
        if asks_about_new_documents(self._plan.protocol):
            return False
        task = method_named(trial.method).task
        return task != "classify" or is_transductive(self._plan.protocol)

    def matrix_name(self, trial: Trial) -> str:
        """Name the feature matrix of a trial."""
        features = self.features(trial)
        sees_all = self.sees_all_text(trial)
        by_split = features.fit_on != "all" and (not sees_all or uses_classes(features))
        return preparation_name(
            "features",
            self._fingerprint,
            repr(features),
            sees_all or features.fit_on == "all",
            _rows_name(trial.split) if by_split else "",
        )

    def preparation_name(self, trial: Trial) -> str:
        """Name the preparation of a trial."""
        dependencies = self._dependencies_of(trial)
        return preparation_name(
            "prepared",
            self.matrix_name(trial),
            method_named(trial.method).estimator,
            dependencies.settings,
            _rows_name(trial.split) if dependencies.by_split else "",
        )

    def is_matrix_shared(self, trial: Trial) -> bool:
        """Whether another trial of the plan uses the same feature matrix."""
        return self._uses(trial)[self.matrix_name(trial)] > 1

    def is_preparation_shared(self, trial: Trial) -> bool:
        """Whether another trial of the plan needs the same preparation."""
        return self._uses(trial)[self.preparation_name(trial)] > 1

    def largest(self, trial: Trial) -> Any:
        """The largest value that any trial with the same preparation needs."""
        name = self.preparation_name(trial)
        same = (near for near in self._near(trial) if self.preparation_name(near) == name)
        return max(self._dependencies_of(near).prepared_up_to for near in same)

    def _uses(self, trial: Trial) -> Counter[str]:
        """How often trials of this split and of another one use each matrix and preparation."""
        split, uses = self._latest_uses  # in one step: another thread may change it
        if split != trial.split.name:
            near = self._near(trial)
            uses = Counter([*map(self.matrix_name, near), *map(self.preparation_name, near)])
            self._latest_uses = (trial.split.name, uses)
        return uses

    def _near(self, trial: Trial) -> tuple[Trial, ...]:
        """The trials of this split and of another one, which shows what all splits share."""
        other = next(
            (split for split in self._first_splits if split.name != trial.split.name), None
        )
        return unfold_on(self._plan, [trial.split, *([other] if other else [])])

    def _dependencies_of(self, trial: Trial) -> _Dependencies:
        configuration = (trial.choice, repr(trial.swept))
        if configuration not in self._dependencies:
            self._dependencies[configuration] = _find_dependencies(trial)
        return self._dependencies[configuration]


def _find_dependencies(trial: Trial) -> _Dependencies:
    method = method_named(trial.method)
    estimator, values = method.estimator_class, method.build(**trial.values).get_params()
    # The seed follows from the trial unless the plan names one; preparations use the plan's own.
    names = [name for name in estimator.prepared_by if name != "seed" or "seed" in trial.values]
    # An inductive method sees the training documents alone, whatever the weights were learnt on.
    by_split = method.task == "classify" or estimator.prepares_with_labels
    return _Dependencies(
        {name: values[name] for name in names},
        by_split,
        None if estimator.prepared_up_to is None else values[estimator.prepared_up_to],
    )


def uses_classes(features: FeatureSettings) -> bool:
    """Whether terms are selected by how well they separate classes."""
    return features.selection not in ("none", "document frequency")


def _rows_name(split: Split) -> str:
    # The given split has the same rows in every repeat.
    return (replace(split, repeat=0) if split.training == "given" else split).name
