"""What a recipe needs and what of it is missing."""

from dataclasses import dataclass

from workbench.corpora.catalogue import find_known, locate
from workbench.errors import CorpusError
from workbench.experiments.reproduction.recipe import Recipe


@dataclass(frozen=True)
class Need:
    """A corpus that a recipe needs; `problem` says how to get it where it is not here."""

    corpus: str
    title: str
    problem: str = ""


def needs(recipe: Recipe) -> tuple[Need, ...]:
    """Every corpus of the recipe and whether it is here."""
    return tuple(_need(one) for one in recipe.corpora())


def _need(corpus: str) -> Need:
    known = find_known(corpus)
    title = corpus if known is None else known.title
    try:
        locate(corpus)
    except CorpusError as problem:
        return Need(corpus, title, str(problem))
    return Need(corpus, title)
