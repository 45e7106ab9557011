"""The option of the commands that can have portions of a corpus worked on by a Dask cluster."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from workbench.experiments.running.executors import open_workers
from workbench.experiments.running.worker_handles import WorkerHandle


def add_scheduler(parser: argparse.ArgumentParser) -> None:
    """Add the option for the address of a scheduler."""
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="let a Dask cluster work on large corpora, tcp://host:port; its workers must see the "
        "corpus and the folder of the cache (WORKBENCH_CACHE) under the same names",
    )


@contextmanager
def cluster_from(arguments: argparse.Namespace) -> Iterator[Sequence[WorkerHandle]]:
    """The workers of the named cluster, none if none was named."""
    if not arguments.scheduler:
        yield ()
        return
    with open_workers("dask", None, arguments.scheduler) as handles:
        yield handles
