"""The form of preprocessing settings."""

from collections.abc import Iterable

from PySide6.QtWidgets import QWidget

from workbench.corpora.terms.tokenisers import (
    CHARACTER_TOKENISERS,
    CHARACTERS,
    CHARACTERS_IN_WORDS,
    PATTERN,
)
from workbench.gui.widgets.parameter_form import ParameterForm
from workbench.parameters import Parameter

_SIZES = ("shortest_character_ngram", "longest_character_ngram")
_OF_TOKENS = ("minimum_length", "numbers", "stop_words", "own_stop_words")
_OF_WORDS = ("stemmer", "ngrams")


class TokenForm(ParameterForm):
    """Disables the settings that have no effect with the chosen tokeniser."""

    def __init__(self, parameters: Iterable[Parameter], parent: QWidget | None = None) -> None:
        super().__init__(parameters, parent=parent)
        self.values_changed.connect(self._update_fields)
        self._update_fields()

    def _update_fields(self) -> None:
        tokeniser = self.values().get("tokeniser")
        is_ngrams = tokeniser in (CHARACTERS, CHARACTERS_IN_WORDS)
        self.set_enabled("pattern", tokeniser == PATTERN)
        for name in _SIZES:
            self.set_enabled(name, is_ngrams)
        for name in _OF_TOKENS:
            self.set_enabled(name, not is_ngrams)
        for name in _OF_WORDS:
            self.set_enabled(name, tokeniser not in CHARACTER_TOKENISERS)
