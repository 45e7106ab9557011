"""Blocks of graphs and products on a cluster: the same numbers, also when a worker is killed."""

import os
import signal
import time
from pathlib import Path

import numpy as np
import pytest
import scipy.sparse as sp

from tests.experiments.running.clusters import running_cluster
from workbench.methods.algebra import divided_work
from workbench.methods.algebra.approximate.sketching import sketched_factors
from workbench.methods.algebra.divided_work import helped_by
from workbench.methods.algebra.factorisation import leading_factors
from workbench.methods.algebra.graphs import neighbour_affinity
from workbench.methods.algebra.nearest import nearest_neighbours
from workbench.methods.spectral.constraints import unlinked
from workbench.methods.spectral.space import spectral_space

distributed = pytest.importorskip("distributed")
pytestmark = [pytest.mark.processes, pytest.mark.timeout(300)]


def documents():
    return sp.csr_array(np.random.default_rng(0).poisson(0.05, (3000, 400)).astype(float))


def neighbours():
    return nearest_neighbours(documents(), 10).similarities


def singular_values():
    return leading_factors(documents(), 8).values


def sketched_values():
    return sketched_factors(documents(), 8).factors.values


def eigenvalues():
    return spectral_space(unlinked(neighbour_affinity(documents(), 15)), 8).eigenvalues


def divided(stage, folder):
    """Compute a stage on a worker with the help of the others."""
    from workbench.experiments.running.block_helpers import cluster_helpers

    divided_work.DIVIDED_FROM = 100
    divided_work.BLOCK = 50 if stage is neighbours else 600  # an iteration has many products
    with helped_by(cluster_helpers(Path(folder))):
        return stage()


def kill_while_working(client, address, pid):
    """Kill a worker once it has blocks to do."""
    limit = time.monotonic() + 120
    while not client.processing().get(address):
        assert time.monotonic() < limit
        time.sleep(0.01)
    os.kill(pid, signal.SIGKILL)


@pytest.mark.parametrize(
    "stage",
    [
        neighbours,
        sketched_values,
        pytest.param(singular_values, marks=pytest.mark.slow),
        pytest.param(eigenvalues, marks=pytest.mark.slow),
    ],
)
def test_a_killed_worker_changes_no_number(stage, tmp_path):
    with (
        running_cluster(workers=3) as (address, _, workers),
        distributed.Client(address, set_as_default=False) as client,
    ):
        pids = client.run(os.getpid)
        main, killed, _ = pids
        future = client.submit(divided, stage, str(tmp_path), workers=[main], pure=False)
        kill_while_working(client, killed, pids[killed])
        found = future.result(timeout=200)
        assert len(client.nthreads()) == 2
    expected = stage()
    if stage is neighbours:
        assert np.array_equal(found, expected)
    else:
        assert found == pytest.approx(expected, rel=1e-8, abs=1e-8)
    assert sum(process.poll() == -signal.SIGKILL for process in workers) >= 1
    assert not list(tmp_path.iterdir())
