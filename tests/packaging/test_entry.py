"""The entry point: the message where no window can be opened."""

import os
import subprocess
import sys

import pytest


def call(*arguments):
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in screens}
    return subprocess.run(
        [sys.executable, "-m", "workbench", *arguments],
        env=environment,
        capture_output=True,
        text=True,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a display")
@pytest.mark.parametrize("arguments", [(), ("open",), ("open", "letters.csv")])
def test_without_a_display_a_message_explains_it(arguments):
    done = call(*arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert "there is no display for the window" in done.stderr
    assert "workbench --help" in done.stderr


def test_open_prints_its_help_without_a_display():
    done = call("open", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "usage: workbench open" in done.stdout
    assert call("open", "--unknown").returncode == 2
