"""The Scores tab: what methods say of their results stands below the table."""

from dataclasses import replace


def test_the_notes_of_the_methods_are_below_the_table(open_tab, run):
    tab = open_tab("scores")
    (line,) = tab.figure.notes
    assert line.startswith("Spectral classification: ")
    (stored,) = {
        " ".join(run.arrays(result.key)["notes"])
        for result in run.results()
        if (result.label, result.training, result.repeat) == ("spectral-classification", "10%", 0)
    }
    assert tab.view.notes.text() == line == f"Spectral classification: {stored}"
    assert tab.view.notes.isVisible()
    assert tab.view.notes.y() > tab.view.view.y()


def test_many_notes_leave_space_for_the_table(open_tab):
    tab = open_tab("scores")
    panel = tab.view
    panel.show_figure(replace(tab.figure, notes=tuple(f"Method {n}: exact." for n in range(9))))
    assert panel.notes.text().splitlines()[-1] == "The report has all 9 notes."
    assert len(panel.notes.text().splitlines()) == 4
    panel.show_figure(replace(tab.figure, notes=()))
    assert not panel.notes.isVisible()
