"""The race: rounds by hand, documents that no choice has seen, resuming, the learning curve."""

import json
from math import comb

import numpy as np
import pytest

from workbench.corpora.corpus import Corpus
from workbench.corpora.mapped_texts import MappedTexts
from workbench.experiments.models.model import classify, model_from_run
from workbench.experiments.plans.plan import MethodChoice, Plan
from workbench.experiments.plans.race import (
    LAST,
    PART,
    WHOLE,
    Outcome,
    Race,
    next_round,
    rounds,
    standings,
    survivors,
)
from workbench.experiments.plans.splits import Split, SplitFacts
from workbench.experiments.race.entrants import TextVolume, race_plan, winner_plan
from workbench.experiments.race.learning_law import Measurement, forecast
from workbench.experiments.race.result import exact_interval, race_result
from workbench.experiments.running.control import RunControl
from workbench.experiments.running.runner import resume, run_plan
from workbench.experiments.runs.store import RunStore


def outcome(part=None, whole=None, rest=None, last=None, seconds=1.0, failed=False):
    values = zip(rounds(), (part, whole, rest, last), strict=True)
    scores = {split: score for splits, score in values if score is not None for split in splits}
    return Outcome(scores, seconds, failed)


def test_no_choice_sees_the_held_out_documents():
    facts = SplitFacts(np.arange(80) % 4, seed=3)
    race = Race()
    aside = set(race.rows(Split(LAST), facts).test.tolist())
    assert len(aside) == 20
    tested = []
    for splits in rounds()[:3]:
        for split in splits:
            rows = race.rows(split, facts)
            assert not aside & {*rows.train.tolist(), *rows.test.tolist()}
            assert not set(rows.train.tolist()) & set(rows.test.tolist())
            assert len(rows.train) == (18 if split.training == PART else 45)
            tested += rows.test.tolist() if split.training == WHOLE else []
    assert sorted([*tested, *aside]) == list(range(80))


def test_rounds_by_hand():
    names = list("abcdefghij")
    assert next_round(names, {}, 100) == (0, names)
    parts = {name: outcome(0.5 + position / 100) for position, name in enumerate(names)}
    assert next_round(names, parts, 100) == (1, list("jihgf"))
    part = {name: 0.5 + position / 100 for position, name in enumerate(names)}
    wholes = parts | {name: outcome(part[name], 0.6) for name in "jihg"}
    wholes["f"] = outcome(part["f"], 0.7)
    assert next_round(names, wholes, 100) == (2, list("fji"))
    ends = wholes | {name: outcome(part[name], 0.6, 0.6) for name in "ji"}
    ends["f"] = outcome(part["f"], 0.7, 0.4)
    # Means over four folds: f (0.7 + 0.4) / 2 = 0.55, j and i 0.6; j was ahead before.
    assert next_round(names, ends, 100) == (3, ["j"])
    ends["j"] = outcome(part["j"], 0.6, 0.6, 0.6)
    assert next_round(names, ends, 100) == (3, [])


def test_when_the_time_is_used_up_the_leader_is_tested():
    parts = {"a": outcome(0.5, seconds=60), "b": outcome(0.8, seconds=60)}
    assert next_round(["a", "b", "c"], parts, 100) == (3, ["b"])
    assert next_round(["a", "b", "c"], parts, 200)[0] == 0


def test_a_method_that_fails_is_out_and_says_so():
    outcomes = {"a": outcome(0.5), "b": outcome(failed=True), "c": outcome(0.4)}
    assert survivors(["a", "b", "c"], outcomes, 0) == ["a", "c"]
    reasons = {standing.name: standing.reason for standing in standings(["a", "b", "c"], outcomes)}
    assert reasons == {"a": "", "b": "it failed", "c": ""}


def test_who_is_out_learns_how_far_it_was_from_going_on():
    outcomes = {name: outcome(0.8) for name in "abcdef"} | {"g": outcome(0.71), "h": outcome(0.9)}
    reasons = {found.name: found.reason for found in standings(list("abcdefgh"), outcomes)}
    out = {name: reason for name, reason in reasons.items() if reason}
    assert out.pop("g") == "71.0 % in round 1; the last to advance had 80.0 %"
    assert out and set(out.values()) == {"80.0 % in round 1, tied with the last to advance"}


def test_the_texts_of_a_large_stored_corpus_are_not_decoded_to_find_that_it_is_large():
    class Undecoded(MappedTexts):
        def __iter__(self):
            raise AssertionError

    def volume(size, kind):
        texts = kind(np.frombuffer("é".encode() * size, np.uint8), np.array([0, 2, 2 * size]))
        rows = np.zeros(2, np.int64)
        return TextVolume.of(Corpus("é", texts, ["1", "2"], rows, ("a",)))

    assert volume(5, MappedTexts) == TextVolume(2, 5)
    assert volume(41_000_000, Undecoded) == TextVolume(2, 20_500_000)


@pytest.fixture
def plan():
    chosen = race_plan("ratings", TextVolume(600, 1000), minutes=5, seed=2)
    few = [choice for choice in chosen.methods if "few" not in choice.label][:6]
    return Plan(**{**vars(chosen), "methods": tuple(few)})


@pytest.mark.slow
def test_a_race_is_an_ordinary_run_that_can_be_resumed(plan, tmp_path):
    whole = run_plan(plan, RunStore(tmp_path / "whole"), executor="thread", workers=1)
    found = race_result(whole)
    assert whole.status == "finished"
    assert found.winner == found.standings[0].name and found.low < found.accuracy < found.high
    assert [standing.rounds for standing in found.standings] == [3, 3, 3, 2, 1, 1]
    assert all(standing.reason for standing in found.standings[3:])
    control = RunControl()

    def stop(progress):
        if progress.done == 5:
            control.cancel()

    stopped = run_plan(
        plan, RunStore(tmp_path / "stopped"), "thread", 1, progress=stop, control=control
    )
    assert stopped.status == "cancelled" and not race_result(stopped).winner
    again = race_result(resume(stopped, executor="thread", workers=1))
    assert (again.winner, again.accuracy) == (found.winner, found.accuracy)
    assert len(found.sentences()) == 3 and found.sentences()[0].startswith("Use ")


def test_the_winner_goes_into_an_experiment(plan):
    label = plan.methods[1].label
    chosen = winner_plan(plan, label)
    assert [choice.label for choice in chosen.methods] == [label, plan.methods[0].label]
    assert chosen.protocol.kind == "learning curve" and chosen.tokens == plan.tokens
    assert Plan.from_dict(plan.to_dict()) == plan


def test_a_law_without_noise_is_found_and_extrapolated():
    points = [Measurement(size, 100_000, 1 - 2 * size**-0.5) for size in (100, 100, 400, 900, 900)]
    (found,) = forecast(points, [1600])
    assert found.accuracy == pytest.approx(0.95, abs=1e-6)
    assert found.low < 0.95 < found.high and found.high - found.low < 0.01
    assert forecast(points[:2], [1600]) == []


def test_the_interval_is_exact():
    low, high = exact_interval(0.8, 10)
    # Just at its ends, 8 or more and 8 or fewer of 10 are right with a chance of 2.5 %.
    shares = [comb(10, k) * low**k * (1 - low) ** (10 - k) for k in range(8, 11)]
    assert sum(shares) == pytest.approx(0.025, abs=1e-6)
    shares = [comb(10, k) * high**k * (1 - high) ** (10 - k) for k in range(9)]
    assert sum(shares) == pytest.approx(0.025, abs=1e-6)
    assert exact_interval(0.0, 5)[0] == 0 and exact_interval(1.0, 5)[1] == 1


def test_a_method_that_learns_from_text_sees_no_test_document(tmp_path):
    """With one word per document that tells nothing, a graph over test documents would tell all."""
    lines = [
        {"id": f"d{row}", "label": "ab"[row % 2], "text": f"same words twin{row // 2 % 20}"}
        for row in range(80)
    ]
    path = tmp_path / "twins.jsonl"
    path.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    choices = (MethodChoice("few-labels"), MethodChoice("poisson-learning"))
    plan = Plan("Race", str(path), choices, protocol=Race(minutes=5.0), metrics=("accuracy",))
    run = run_plan(plan, RunStore(tmp_path / "runs"), "thread", 1)
    results = run.results()
    assert results and not any(result.error for result in results)
    assert {result.mode for result in results} == {"inductive"}
    model = model_from_run(run, race_result(run).winner)
    assert set(classify(model, ["same words"])) <= {"a", "b"}
