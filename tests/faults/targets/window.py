"""Random actions in the real window, a process each time."""

from tests.gui.random_start import act, make_template

ACTIONS = 400  # of one attempt


class Window:
    """Windows with a private store, cache and settings."""

    def __init__(self, folder):
        self.folder = folder
        self.template = make_template(folder / "template")

    def attempt(self, chance):
        """Act some hundred times with one seed."""
        done = act(self.template, self.folder / "home", chance.number, ACTIONS)
        assert done.returncode == 0, done.stderr[-6000:]
        assert f"{ACTIONS} actions done" in done.stdout
