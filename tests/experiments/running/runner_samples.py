"""A protocol of ten splits, and the scores of a run as a table."""

TWENTY = {"kind": "random splits", "repeats": 10}


def table(run):
    return {result.key: (dict(result.scores), result.error) for result in run.results()}
