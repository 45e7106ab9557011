"""Random damage with new seeds until the time is over: files, plans, run folders, window."""

from environment import Environment

USUAL_MINUTES = 10.0


def run_fuzz(environment: Environment, options: list) -> int:
    """Attack every kind in turn; a failure prints its seed and the folder of its files."""
    code = environment.call("-m", "tests.faults.campaign", "--minutes", str(minutes_of(options)))
    if code:
        print("\nKeep the file that failed in tests/regressions, with a test that reads it.")
    return code


def minutes_of(options: list) -> float:
    """The number after --minutes."""
    if "--minutes" not in options:
        return USUAL_MINUTES
    position = options.index("--minutes") + 1
    try:
        return float(options[position])
    except (IndexError, ValueError):
        raise SystemExit("Give a number of minutes, such as: fuzz --minutes 10") from None
