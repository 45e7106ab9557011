"""Random damage with new seeds until the time is over: files, plans, run folders, archives."""

import os
import random
import time

from environment import Environment

SEEDS = 200  # of each test in one round
USUAL_MINUTES = 10.0


def run_fuzz(environment: Environment, options: list) -> int:
    """Repeat the tests with the marker `fuzz`; stop at the first failure, which can be replayed."""
    end = time.monotonic() + 60 * minutes_of(options)
    rounds = 0
    while rounds == 0 or time.monotonic() < end:
        seed = random.SystemRandom().randrange(10**9)
        settings = {"WORKBENCH_FIRST_SEED": str(seed), "WORKBENCH_SEEDS": str(SEEDS)}
        os.environ.update(settings)
        arguments = ["-q", "-x", "-n", "2", "-m", "fuzz", f"--hypothesis-seed={seed}"]
        if environment.call("-m", "pytest", *arguments) != 0:
            shown = " ".join(f"{name}={value}" for name, value in settings.items())
            print(f"\nRepeat it with: {shown} python -m pytest {' '.join(arguments)}")
            print("Keep the file that failed in tests/regressions, with a test that reads it.")
            return 1
        rounds += 1
    print(f"\n{rounds} rounds with new seeds, no failure.")
    return 0


def minutes_of(options: list) -> float:
    """The number after --minutes."""
    if "--minutes" not in options:
        return USUAL_MINUTES
    place = options.index("--minutes") + 1
    try:
        return float(options[place])
    except (IndexError, ValueError):
        raise SystemExit("Give a number of minutes, such as: fuzz --minutes 10") from None
