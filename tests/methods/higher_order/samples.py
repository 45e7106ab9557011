"""Documents, and the paper's equations written out."""

import numpy as np


def literal_kernel(counts, weight):
    """Equations 1 to 8 as printed in the paper, for documents in rows."""
    r = len(counts)
    D = np.array([row / max(row) if max(row) > 0 else row for row in counts])  # (1)
    F = D @ D.T  # (2)
    S = np.array([[F[i] @ F[j] for j in range(r)] for i in range(r)])  # (5)
    FN, SN = F / np.max(F), S / np.max(S)  # (6), (7)
    return weight * SN + (1 - weight) * FN  # (8)


def counts(n=60, m=40, seed=0, rate=0.3):
    return np.random.default_rng(seed).poisson(rate, (n, m)).astype(float)
