"""Progress bars on standard error, shown only on a terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from workbench.cli.answers import hides_progress


@contextmanager
def progress_bar(title: str, unit: str = "doc") -> Iterator[Callable[[int, int], None]]:
    """Yield a function `update(done, total)` that moves a bar; a total of 0 means unknown."""
    from tqdm import tqdm  # late: 0.1 s to import

    hidden = hides_progress()
    with tqdm(
        desc=title, unit=unit, disable=hidden, leave=False, delay=0.5, unit_scale=True
    ) as bar:

        def update(done: int, total: int) -> None:
            bar.total = total or None
            bar.update(done - bar.n)

        yield update
