"""The small picture of a corpus."""

from workbench.background.corpora import open_corpus_job
from workbench.background.thumbnails import thumbnail_job


def nothing(*_):
    pass


def test_a_thumbnail_has_points_of_every_class_within_its_edges():
    opened = open_corpus_job(nothing, "tour", None)
    points = thumbnail_job(nothing, opened.folder).points
    assert 100 <= len(points) <= 120
    assert {number for _, _, number in points} == set(range(8))
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y, _ in points)
