"""The base of every plot."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor

from workbench.gui.plots.legend import Entry
from workbench.gui.plots.plot import make_plot


def test_a_plot_that_is_still_held_can_be_closed(qapp):
    plot = make_plot("", "", "")
    plot.show()
    plot.show_legend([Entry("a", QColor("red"))])
    plot.close()  # pyqtgraph takes the viewport away; its events would end the program
    qapp.processEvents()
    assert not plot.isVisible()


def test_a_closed_plot_ignores_a_change_of_theme(qapp):
    plot = make_plot("title", "", "")
    plot.close()  # pyqtgraph takes the axes away
    plot.setPalette(QColor("black"))
    qapp.sendEvent(plot, QEvent(QEvent.Type.PaletteChange))
    assert plot.closed
