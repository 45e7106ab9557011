"""The order of classes does not depend on which trial ended first."""

from workbench.experiments.figures.class_order import run_class_order


def test_the_order_is_the_same_however_trials_ended_one_by_one(fruit):
    """Of 90 trials half are read; every other one confuses other classes."""
    errors = (dict.fromkeys(range(15, 30, 3), 2), dict.fromkeys(range(15, 30, 3), 1))
    trials = [
        (
            fruit.result("svm", "50%", repeat, scores={"accuracy": 0.5}),
            fruit.predictions(errors[repeat % 2]),
        )
        for repeat in range(90)
    ]
    halves = trials[::2] + trials[1::2]
    orders = [run_class_order(fruit.run(each)).tolist() for each in (trials, halves)]
    assert orders[0] == orders[1]
