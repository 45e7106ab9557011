"""Terms of classes, clusters and cells with counts computed by hand."""

import math

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.experiments import figures
from workbench.experiments.figures.term_weights import LOG_ODDS, OWN_WEIGHTS, log_odds
from workbench.experiments.figures.trial_choice import MissingResultError


class TestTerms:
    def test_log_odds_by_hand(self):
        counts = sp.csr_array(np.array([[2, 0], [1, 0], [0, 1], [1, 1]]))
        odds = log_odds(counts, np.array([0, 0, 1, 1]), 2)
        # term 0: in 2 of 2 of class 0 and 1 of 2 of class 1
        assert odds[0, 0] == pytest.approx(math.log(2.5 / 0.5) - math.log(1.5 / 1.5))
        assert odds[1, 0] == pytest.approx(-odds[0, 0])

    def test_characteristic_terms_without_weights(self, fruit_run, fruit_counts):
        figure = figures.CharacteristicTermsFigure.from_run(fruit_run, counts=fruit_counts)
        assert figure.source == LOG_ODDS
        assert [group.terms[0] for group in figure.classes] == ["red", "green", "blue"]
        assert figure.classes[2].terms == ("blue", "stone")

    def test_characteristic_terms_of_the_method(self, placed, fruit_counts):
        run = placed(
            term_weight_terms=np.array([[0, 4], [1, 4], [2, 3]]),
            term_weights=np.array([[2.0, 1], [3, -1], [5, 4]]),
        )
        figure = figures.CharacteristicTermsFigure.from_run(run)
        assert figure.source == OWN_WEIGHTS
        assert [group.terms for group in figure.classes] == [
            ("red", "core"),
            ("green",),
            ("blue", "stone"),
        ]
        assert figure.rows()[1] == ("apples", 1, "red", 2.0, "red")

    def test_error_terms_by_hand(self, fruit, fruit_counts):
        rows = np.arange(30)
        predicted = rows % 3
        predicted[0] = 1  # an apple predicted as a pear
        weights = np.zeros((3, 6))
        weights[0, 0], weights[1, 1] = 2.0, 2.0
        run = fruit.run(
            [
                (
                    fruit.result("svm", "50%", 0),
                    {
                        "test_rows": rows,
                        "predicted": predicted,
                        "all_term_weights": weights,
                        "columns": np.arange(6),
                    },
                )
            ]
        )
        figure = figures.ErrorTermsFigure.from_run(run, 0, 1, counts=fruit_counts)
        assert figure.documents.tolist() == [0]
        reasons = {reason.term: reason for reason in figure.reasons}
        assert set(reasons) == {"red", "green", "core"}
        assert reasons["green"].horizontal == pytest.approx(1.0)  # in no apple predicted correctly
        assert reasons["green"].vertical == pytest.approx(0.0)  # in every pear predicted correctly
        assert reasons["red"].vertical == pytest.approx(1.0)
        idf = {
            "red": math.log(31 / 11) + 1,
            "green": math.log(31 / 12) + 1,
            "core": math.log(31 / 21) + 1,
        }
        values = {"red": idf["red"], "green": 3 * idf["green"], "core": idf["core"]}
        length = math.sqrt(sum(value**2 for value in values.values()))
        assert reasons["green"].influence == pytest.approx(2 * values["green"] / length)
        assert [reason.term for reason in figure.for_predicted()] == ["green"]
        assert [reason.term for reason in figure.for_actual()] == ["red"]
        assert figure.contributions(0) == pytest.approx(
            {"green": 2 * values["green"] / length, "red": -2 * values["red"] / length}
        )
        with pytest.raises(MissingResultError, match="not in this cell"):
            figure.contributions(3)

    def test_an_empty_cell_has_no_error_terms(self, fruit_run, fruit_counts):
        figure = figures.ErrorTermsFigure.from_run(fruit_run, 2, 0, counts=fruit_counts)
        assert figure.reasons == ()
        assert figure.rows() == figure.rows()[:1]
        with pytest.raises(MissingResultError, match="two classes"):
            figures.ErrorTermsFigure.from_run(fruit_run, 0, 3, counts=fruit_counts)

    def test_term_clusters_with_links(self, placed, fruit_counts):
        run = placed(term_clusters=np.array([7, 7, 2, 2, 7]), columns=np.arange(5))
        figure = figures.TermClusterFigure.from_run(run, counts=fruit_counts)
        assert [cluster.number for cluster in figure.clusters] == [2, 7]  # the more coherent first
        assert figure.clusters[1].terms == ("core", "green", "red")
        assert figure.clusters[1].weight == 20 + 11 + 10
        present = fruit_counts.toarray() > 0
        blue, stone = (present[:, run.corpus.terms.index(term)] for term in ("blue", "stone"))
        both = np.mean(blue & stone)
        information = np.log(both / (blue.mean() * stone.mean())) / -np.log(both)
        assert figure.clusters[0].coherence == pytest.approx(information / 45)  # one pair of 45
        assert (figure.links[0].first, figure.links[0].second) == ("blue", "stone")
        assert figure.neighbours("stone")[0].second == "blue"
        before = figures.neighbours_before(fruit_counts, run.corpus.terms, "stone")
        assert [link.second for link in before] == ["blue"]
        assert before[0].strength == pytest.approx(figure.links[0].strength)

    def test_strengths_of_a_method_order_the_terms_of_a_cluster(self, placed, fruit_counts):
        run = placed(
            term_clusters=np.array([0, 0, 0, 0, -1]),
            term_strengths=np.array([1.0, 4.0, 3.0, 2.0, 9.0]),
            columns=np.arange(5),
        )
        (cluster,) = figures.TermClusterFigure.from_run(run, counts=fruit_counts).clusters
        assert cluster.strengths == (4.0, 3.0, 2.0, 1.0)
        assert cluster.terms == tuple(run.corpus.terms[index] for index in (1, 2, 3, 0))
