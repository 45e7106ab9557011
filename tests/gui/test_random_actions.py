"""Random clicks, keys, texts and drags in the real window end in no exception and no hang."""

import os

import pytest

from tests.gui.random_start import act, make_template

pytestmark = [pytest.mark.fuzz, pytest.mark.processes, pytest.mark.timeout(900)]

FIRST_SEED = int(os.environ.get("WORKBENCH_FIRST_SEED", "0"))
ACTIONS = 10 * int(os.environ.get("WORKBENCH_SEEDS", "25"))  # of each seed


def test_random_actions_break_nothing(tmp_path):
    template = make_template(tmp_path / "template")
    for seed in (FIRST_SEED, FIRST_SEED + 1):
        done = act(template, tmp_path / str(seed), seed, ACTIONS)
        assert done.returncode == 0, f"seed {seed}\n{done.stderr[-6000:]}"
        assert f"{ACTIONS} actions done" in done.stdout
