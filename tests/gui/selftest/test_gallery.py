"""The page of pictures shows each of them, and simulates how colours are seen."""

import numpy as np
import pytest

from workbench.gui.selftest.gallery import SIMULATIONS, write_gallery


def test_every_picture_is_on_the_page(tmp_path):
    pictures = [tmp_path / "start-light.png", tmp_path / "de" / "start-light.png"]
    page = write_gallery(tmp_path, pictures).read_text(encoding="utf-8")
    for name in ("start-light.png", "de/start-light.png"):
        assert f'src="{name}"' in page
    for name in SIMULATIONS:
        assert f'id="{name}"' in page
        assert f'filter id="seen-{name}"' in page
        assert f"#{name}:checked ~ main img {{ filter: url(#seen-{name}) }}" in page


@pytest.mark.parametrize("name", SIMULATIONS)
def test_grey_stays_grey(name):
    assert np.array(SIMULATIONS[name]).sum(axis=1) == pytest.approx([1, 1, 1], abs=2e-6)


def test_those_without_red_or_green_cones_see_red_and_green_as_shades_of_one_colour():
    red, green = np.array([1.0, 0.0, 0.0]), np.array([0.0, 1.0, 0.0])
    for name in ("protanopia", "deuteranopia"):
        matrix = np.array(SIMULATIONS[name])
        for colour in (matrix @ red, matrix @ green):
            assert colour[2] < colour[:2].min()  # both are yellowish, neither is bluish
