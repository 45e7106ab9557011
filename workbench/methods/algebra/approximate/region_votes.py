"""Votes of nearly the nearest training documents: those in the regions around a query.

Dense vectors are divided into regions of similar documents by k-means. A query is compared exactly
with the documents of the few regions whose centres are nearest, so that the work grows with the
number of queries and not with the number of pairs.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from sklearn.cluster import MiniBatchKMeans

from workbench.array_types import Floats, Indices
from workbench.methods.algebra.document_rows import row_squares, unit_rows
from workbench.methods.algebra.neighbour_votes import (
    DIGITS,
    NeighbourVotes,
    first_largest,
    unit_queries,
)

REGION, PROBED = 200, 20  # documents of a region, and regions that a query is compared with
QUERIES_AT_A_TIME = 20_000
_BATCH, _PASSES = 5_000, 5  # of the search for regions


@dataclass(frozen=True)
class RegionVotes:
    """Training documents in regions, of which the nearest vote for the classes of new documents."""

    voters: NeighbourVotes
    centres: Floats
    members: Indices  # the documents, region by region
    starts: Indices  # of each region among the members, and the end

    @classmethod
    def of(cls, voters: NeighbourVotes) -> "RegionVotes":
        """Divide the documents into regions."""
        points = _points(voters.vectors, voters.metric)
        count = region_count(len(points))
        model = MiniBatchKMeans(
            count, batch_size=max(_BATCH, 4 * count), n_init=1, max_iter=_PASSES, random_state=0
        ).fit(points)
        members = np.argsort(model.labels_, kind="stable").astype(np.int64)
        starts = np.cumsum([0, *np.bincount(model.labels_, minlength=count)])
        return cls(voters, model.cluster_centers_.astype(np.float64), members, starts)

    def votes(self, queries: Any, squared_lengths: Floats) -> Floats:
        """Sum the weights of the nearest documents by class, as `NeighbourVotes` does."""
        squares = np.asarray(squared_lengths)
        known = _Known.of(self.voters)
        parts = [np.zeros((0, self.voters.n_classes))]
        for start in range(0, queries.shape[0], QUERIES_AT_A_TIME):
            rows = slice(start, start + QUERIES_AT_A_TIME)
            documents, closeness = self._candidates(known, queries[rows], squares[rows])
            parts.append(self._summed(documents, closeness))
        return np.vstack(parts)

    def _summed(self, documents: Indices, closeness: Floats) -> Floats:
        """The votes of the closest candidates; among equals those with smaller numbers."""
        order = np.lexsort((documents, -closeness))[:, : self.voters.n_neighbors]
        nearest = np.take_along_axis(documents, order, axis=1)
        # Where regions have fewer documents than are wanted, the missing ones have no weight.
        weights = self.voters.weights(np.take_along_axis(closeness, order, axis=1))
        return self.voters.added(nearest, weights)

    def _candidates(
        self, known: "_Known", queries: Floats, squares: Floats
    ) -> tuple[Indices, Floats]:
        """The closest documents of each probed region, side by side, and how close they are."""
        count = self.voters.n_neighbors
        probed = self._probed(queries)
        documents = np.zeros((len(queries), probed.shape[1] * count), dtype=np.int64)
        closeness = np.full(documents.shape, -np.inf)
        pairs = np.argsort(probed.ravel(), kind="stable")  # region by region
        ends = np.cumsum(np.bincount(probed.ravel(), minlength=len(self.centres)))
        for region, asking in enumerate(np.split(pairs, ends[:-1])):
            rows, slot = np.divmod(asking, probed.shape[1])
            inside = self.members[self.starts[region] : self.starts[region + 1]]
            if not len(rows) or not len(inside):
                continue
            found = known.closeness(queries[rows], squares[rows], inside)
            best = first_largest(found, count)
            columns = slot[:, None] * count + np.arange(best.shape[1])
            documents[rows[:, None], columns] = inside[best]
            closeness[rows[:, None], columns] = np.take_along_axis(found, best, axis=1)
        return documents, closeness

    def _probed(self, queries: Floats) -> Indices:
        """The regions whose centres are nearest to each query."""
        points = _points(queries, self.voters.metric)
        near = points @ self.centres.T - row_squares(self.centres) / 2
        count = min(PROBED, near.shape[1])
        return np.argpartition(-near, count - 1, axis=1)[:, :count]


@dataclass(frozen=True)
class _Known:
    """The training documents as they are compared with queries."""

    points: Floats
    own: Floats  # their squared lengths
    metric: str

    @classmethod
    def of(cls, voters: NeighbourVotes) -> "_Known":
        return cls(
            _points(voters.vectors, voters.metric), row_squares(voters.vectors), voters.metric
        )

    def closeness(self, queries: Floats, squares: Floats, inside: Indices) -> Floats:
        """Cosines, or negative distances in units of the longest training document."""
        if self.metric == "cosine":
            return np.round(unit_queries(queries, squares) @ self.points[inside].T, DIGITS)
        distances = squares[:, None] + self.own[inside] - 2 * queries @ self.points[inside].T
        distances /= self.own.max(initial=0.0) or 1.0
        return -np.sqrt(np.round(np.maximum(distances, 0.0), DIGITS))


def region_count(n_documents: int) -> int:
    """How many regions this many documents are divided into."""
    return max(1, n_documents // REGION)


def region_note(n_documents: int) -> str:
    """Say which documents are compared."""
    return f"neighbours from the {PROBED} nearest of {region_count(n_documents):,} regions"


def _points(vectors: Any, metric: str) -> Floats:
    """Vectors whose distances say which documents are similar."""
    return np.asarray(unit_rows(vectors) if metric == "cosine" else vectors)
