"""The other workers of a Dask cluster as helpers of the trial that one of them runs."""

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.methods.algebra.divided_work import Helpers, Job

_RETRIES = 3  # of a block whose worker died


@dataclass(frozen=True)
class ClusterHelpers:
    """Gives blocks of a trial to the cluster; the worker of the trial may get some itself."""

    folder: Path

    def results(self, function: Callable[..., Any], jobs: Iterable[Job]) -> Iterator[Any]:
        """function(*job) for every job, in order; what a dead worker had is done by another."""
        from distributed import worker_client  # late: 0.6 s to import, and an extra

        with worker_client() as client:
            started = [client.submit(function, *job, pure=False, retries=_RETRIES) for job in jobs]
            while started:  # what has been taken is forgotten by the cluster
                yield started.pop(0).result()


def cluster_helpers(folder: Path) -> Helpers | None:
    """The helpers of a trial that runs on a Dask worker; None anywhere else."""
    distributed = sys.modules.get("distributed")  # a worker has imported it
    if distributed is None:
        return None
    try:
        distributed.get_worker()
    except ValueError:  # this process is no worker
        return None
    return ClusterHelpers(folder)
