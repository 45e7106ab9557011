"""The spectral space as the window draws it: where documents lie, and which links are violated."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.array_types import Floats, Indices
from workbench.experiments.figures import AffinityFigure
from workbench.labelling.learning.learners import Documents, space_settings
from workbench.labelling.learning.projection import (
    aligned,
    class_means,
    clearest_plane,
    widest_plane,
)
from workbench.labelling.learning.suggestions import Suggester
from workbench.labelling.settings import LearnerSettings
from workbench.labelling.situation import SpaceFrame, SpaceRequest
from workbench.methods.algebra.graph_settings import Links
from workbench.methods.spectral.updated_space import UpdatedSpace

SETTLED = 1e-3
_FIRST_ROUNDS = 5  # before any label


class SpaceFrames:
    """Draws the labels of a suggester; the space is made once and follows from then on."""

    def __init__(self, suggester: Suggester) -> None:
        self._suggester = suggester
        self._space: ProjectedSpace | None = None
        self._drawn: tuple[Any, Any] | None = None  # the labels and links of the latest frame

    def frame(self, request: SpaceRequest) -> SpaceFrame:
        """Bring the space nearer to the labels and draw it."""
        space, situation = self._followed(), self._suggester.situation
        space.refine(request.rounds)
        classes, sure = self._suggester.predictions()
        n_classes = len(situation.names)
        points = space.points(classes, n_classes, request.plane)
        return SpaceFrame(
            np.asarray(points, dtype=np.float32),
            np.asarray(classes, dtype=np.int16),
            np.asarray(sure, dtype=np.float32),
            space.spectrum,
            judged_links(situation.links, classes),
            space.n_dimensions,
            space.is_settled,
            space.points_before(request.plane) if request.with_before else None,
            self._affinity(classes) if request.with_affinity else None,
        )

    def _followed(self) -> "ProjectedSpace":
        situation = self._suggester.situation
        n_classes, learner = len(situation.names), situation.learner
        if self._space is None or not self._space.fits(learner, n_classes):
            documents = self._suggester.documents.changed(learner.n_neighbors, {})
            self._space = ProjectedSpace(documents, learner, n_classes)
            self._drawn = None
        labels, links = dict(self._suggester.labels), dict(situation.links)
        if self._drawn != (labels, links):
            self._space.change(labels, links)
            self._drawn = labels, links
        return self._space

    def _affinity(self, classes: Indices) -> AffinityFigure:
        """The affinity by predicted classes, as labels and links changed it."""
        matrix, rows = self._followed().affinity()
        position = np.full(len(classes), -1)
        position[rows] = np.arange(len(rows))
        labelled = position[list(self._suggester.labels)]
        names = self._suggester.situation.names
        known = labelled[labelled >= 0]
        return AffinityFigure.from_matrix(matrix, classes[rows], names, labelled=known)


class ProjectedSpace:
    """Follows the labels: the space is brought up to date, turned and projected."""

    def __init__(self, documents: Documents, settings: LearnerSettings, n_classes: int) -> None:
        self._key = settings.n_neighbors, space_settings(settings, n_classes)
        self._space = UpdatedSpace(documents.graph, space_settings(settings, n_classes))
        self._points: Floats | None = None  # of all documents, as turned the last time
        self._frame: Floats | None = None
        self._n_means = 0
        self._space.refine(_FIRST_ROUNDS)
        self._before = np.asarray(self._space.coordinates(), dtype=np.float32)

    @property
    def is_settled(self) -> bool:
        """Whether further rounds would move nothing that can be seen."""
        return self._space.residual <= SETTLED

    @property
    def n_dimensions(self) -> int:
        """How many eigenvectors there are."""
        return len(self._space.eigenvalues)

    def fits(self, settings: LearnerSettings, n_classes: int) -> bool:
        """Whether the space has the graph, the normalisation and the dimensions of settings."""
        return self._key == (settings.n_neighbors, space_settings(settings, n_classes))

    def change(self, labels: Mapping[int, int], links: Links) -> None:
        """Use these labels and links; the next rounds move the points."""
        self._space.change(labels, links)

    def refine(self, rounds: int) -> None:
        """Move the points nearer to their positions."""
        while rounds > 0 and not self.is_settled:
            self._space.refine()
            rounds -= 1

    def points(self, classes: Indices, n_classes: int, plane: tuple[int, int]) -> Floats:
        """The documents in two dimensions."""
        found = self._space.coordinates()
        if min(plane) >= 0:
            self._points = found if self._points is None else _same_signs(found, self._points)
            chosen = [min(number, found.shape[1] - 1) for number in plane]
            return np.asarray(self._points[:, chosen])
        inside = self._space.rows
        turned = found if self._points is None else aligned(found, self._points)
        self._points = turned
        if self._frame is None or len(self._frame) != turned.shape[1]:
            self._frame = (
                widest_plane(turned[inside]) if len(inside) else np.eye(len(turned.T))[:, :2]
            )
        means = class_means(turned[inside], classes[inside], n_classes)
        if len(means) != self._n_means:  # otherwise the plane is only followed
            self._frame = clearest_plane(means, self._frame)
        else:
            self._frame = clearest_plane(means, self._frame, starts=0)
        self._n_means = len(means)
        return np.asarray(turned @ self._frame)

    def points_before(self, plane: tuple[int, int]) -> NDArray[np.float32]:
        """Where the documents lay without labels, in the plane of the latest frame."""
        before = np.asarray(self._before, dtype=np.float64)
        if self._points is None or self._frame is None or min(plane) >= 0:
            chosen = [min(max(number, 0), self._before.shape[1] - 1) for number in plane]
            shown = before if self._points is None else _same_signs(before, self._points)
            return np.asarray(shown[:, chosen], dtype=np.float32)
        return np.asarray(aligned(before, self._points) @ self._frame, dtype=np.float32)

    @property
    def spectrum(self) -> Floats:
        """The eigenvalues of the normalised affinity, largest first, with a few that follow."""
        return self._space.spectrum

    def affinity(self) -> tuple[Any, Indices]:
        """The affinity with links, and the documents that it is about."""
        return self._space.affinity(), self._space.rows


def judged_links(links: Links, classes: Indices) -> tuple[tuple[int, int, bool, bool], ...]:
    """The links, and whether the predicted classes violate them."""
    found = []
    for (first, second), is_apart in links.items():
        are_known = classes[first] >= 0 and classes[second] >= 0
        are_alike = bool(classes[first] == classes[second])
        found.append((first, second, is_apart, bool(are_known and are_alike == is_apart)))
    return tuple(found)


def _same_signs(points: Floats, before: Floats) -> Floats:
    """Flip axes that point the other way than before."""
    if points.shape != before.shape:
        return points
    signs = np.sign((points * before).sum(axis=0))
    return np.asarray(points * np.where(signs == 0, 1.0, signs))
