"""The corpus of an experiment, and the way to use the open one instead."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from workbench.gui.state.workspace import CorpusSource
from workbench.gui.widgets.phrases import corpus_title, plain_tooltip
from workbench.gui.widgets.sizes import no_margins
from workbench.gui.widgets.theme import set_text_role


class CorpusLine(QWidget):
    """Names the corpus of the plan; `follow` is shown while another corpus is open."""

    def __init__(self) -> None:
        super().__init__()
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        set_text_role(self.label, "secondary")
        self.follow = QPushButton(self.tr("Use the open corpus instead"))
        line = QHBoxLayout(self)
        no_margins(line)
        line.addWidget(self.label)
        line.addWidget(self.follow)
        line.addStretch(1)

    def show_corpus(self, corpus: str, source: CorpusSource | None) -> None:
        """Name a corpus and compare it with the open one."""
        name = corpus or self.tr("none")
        self.label.setText(self.tr("Corpus: {}").format(corpus_title(name)))
        self.label.setToolTip(plain_tooltip(name))
        self.follow.setVisible(source is not None and source.name_or_path != corpus)
