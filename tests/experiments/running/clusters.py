"""A Dask cluster of real processes, for the tests that kill them."""

import contextlib
import socket
import subprocess
import sys


@contextlib.contextmanager
def running_cluster(protocol="tcp", workers=1, nanny=False):
    """A scheduler and workers with a thread each: (address, scheduler, workers)."""
    import distributed

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"{protocol}://127.0.0.1:{port}"
    options = ["--host", f"{protocol}://127.0.0.1", "--no-dashboard"]
    scheduler = _start("scheduler", *options, "--port", str(port))
    options += ["--nthreads", "1", "--nanny" if nanny else "--no-nanny"]
    started = [_start("worker", address, *options) for _ in range(workers)]
    try:
        with distributed.Client(address, timeout="60s", set_as_default=False) as client:
            client.wait_for_workers(workers, timeout=60)
        yield address, scheduler, started
    finally:
        for process in (*started, scheduler):
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            process.wait()


def _start(command, *arguments):
    return subprocess.Popen(
        [sys.executable, "-m", "distributed.cli.dask_" + command, *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
