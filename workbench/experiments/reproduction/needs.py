"""The corpora a paper recipe needs and which of them are missing."""

from dataclasses import dataclass

from workbench.corpora.catalogue import find_known, locate
from workbench.errors import CorpusError
from workbench.experiments.reproduction.recipe import PaperRecipe


@dataclass(frozen=True)
class Need:
    """A corpus that a recipe needs; `problem` says how to get it if it is missing."""

    corpus: str
    title: str
    problem: str = ""


def needs(recipe: PaperRecipe) -> tuple[Need, ...]:
    """Every corpus of the recipe and whether it is available."""
    return tuple(_need(corpus) for corpus in recipe.corpora())


def _need(corpus: str) -> Need:
    known = find_known(corpus)
    title = corpus if known is None else known.title
    try:
        locate(corpus)
    except CorpusError as problem:
        return Need(corpus, title, str(problem))
    return Need(corpus, title)
