"""Progress bars on standard error, shown only where somebody looks."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(what: str, unit: str = "doc") -> Iterator[Callable[[int, int], None]]:
    """Give a function that moves a bar: `move(done, total)`, where a total of 0 is unknown."""
    from tqdm import tqdm  # late: 0.1 s to import

    with tqdm(desc=what, unit=unit, disable=None, leave=False, delay=0.5, unit_scale=True) as bar:

        def move(done: int, total: int) -> None:
            bar.total = total or None
            bar.update(done - bar.n)

        yield move
