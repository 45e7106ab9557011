"""States that can be undone and redone."""

from workbench.gui.state.history import History


def test_undo_and_redo_move_through_the_states():
    history = History()
    assert not history.can_undo()
    for state in "abc":
        history.note(state)
    assert (history.undo(), history.undo(), history.undo()) == ("b", "a", None)
    assert (history.redo(), history.redo(), history.redo()) == ("b", "c", None)


def test_a_change_after_undo_forgets_what_was_undone():
    history = History()
    for state in "abc":
        history.note(state)
    history.undo()
    history.note("d")
    assert not history.can_redo()
    assert history.undo() == "b"


def test_the_same_state_is_noted_once():
    history = History()
    history.note("a")
    history.note("a")
    assert not history.can_undo()
