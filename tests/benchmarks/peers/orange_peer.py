"""Orange3-Text through its scripting interface: `python orange_peer.py NAME TASK.json`.

As usual in Orange, the words of all documents become columns before the rows are split.
"""

from functools import partial
from typing import Any

import numpy as np
from answering import Predictions, Split, Task, answer, per_split
from Orange.classification import LinearSVMLearner
from Orange.data import DiscreteVariable, Domain, StringVariable
from orangecontrib.text import Corpus
from orangecontrib.text.preprocess import (
    FrequencyFilter,
    LowercaseTransformer,
    RegexpTokenizer,
)
from orangecontrib.text.vectorization import BowVectorizer

# Its learners first examine every column; `preprocessors=[]` switches that off.
_LEARNERS = {
    "linear-svm": LinearSVMLearner,
    "linear-svm-bare": partial(LinearSVMLearner, preprocessors=[]),
}


def work(learner: Any, task: Task) -> Predictions:
    """Bag of words with tf-idf for all documents, then one learner per split."""
    weighted = _weighted(_corpus(task))

    def predict(split: Split) -> Any:
        return learner()(weighted[split.train])(weighted[split.test])

    return per_split(task, predict)


def _corpus(task: Task) -> Any:
    text = StringVariable("text")
    classes = DiscreteVariable("class", [str(label) for label in range(max(task.labels) + 1)])
    domain = Domain([], classes, metas=[text])
    content = np.array(task.texts, dtype=object).reshape(-1, 1)
    empty = np.empty((len(task.texts), 0))
    corpus = Corpus.from_numpy(domain, empty, np.array(task.labels, dtype=float), content)
    corpus.set_text_features([text])
    return corpus


def _weighted(corpus: Any) -> Any:
    # The filter is needed: without it one fit of eleven documents takes more than a minute.
    for step in (LowercaseTransformer(), RegexpTokenizer(r"\w+"), FrequencyFilter(min_df=5)):
        corpus = step(corpus)
    weigh = BowVectorizer(norm=BowVectorizer.L2, wglobal=BowVectorizer.SMOOTH)
    return weigh.transform(corpus)


if __name__ == "__main__":
    answer({name: partial(work, learner) for name, learner in _LEARNERS.items()})
