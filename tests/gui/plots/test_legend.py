"""A legend that is too low for its entries says how many are missing, in whole words."""

from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QApplication

from workbench.gui.plots.legend import Entry
from workbench.gui.plots.plot import make_plot
from workbench.gui.widgets.language import translated, use_language


def test_the_count_of_missing_entries_is_not_cut_off(qtbot, qapp):
    use_language(qapp, "Türkçe")
    plot = make_plot("", "", "")
    qtbot.addWidget(plot)
    plot.resize(600, 120)
    plot.show()
    plot.show_legend([Entry("a", QColor("red")) for _ in range(20)])
    for _ in range(3):
        QApplication.processEvents()
        plot.grab()
    rest = QFontMetricsF(qapp.font()).horizontalAdvance(translated("… 15 more"))
    room = plot.legend.name_width()
    use_language(qapp, "English")
    assert room >= rest
