"""The corpus "ratings": reviews with one to five stars."""

from dataclasses import dataclass

from corpora.writing import Author, RandomSource, Record, Tables, distinct, table


@dataclass(frozen=True)
class RatingSettings:
    """How far the sentences of a review deviate from its stars.

    The last four settings are probabilities: that a sentence is one level off, that it is two
    levels off, that a judgement denies the opposite, that authors use their preferred vocabulary.
    """

    documents_per_class: int = 140
    words: tuple[int, int] = (30, 120)
    judgements: tuple[int, int] = (2, 5)
    strays: float = 0.5
    strays_far: float = 0.1
    denied: float = 0.12
    habit: float = 0.92


class Ratings:
    """The corpus of reviews with one to five stars."""

    def __init__(self, settings: RatingSettings, seed: int = 5) -> None:
        self._settings = settings
        self._source = RandomSource(seed)
        self._sentences = table("ratings")
        self._lists = table("tour_small_talk")["lists"]

    def records(self) -> list[Record]:
        """All reviews in random order of stars, without duplicates."""
        levels = range(len(self._sentences["levels"]))
        per_class = self._settings.documents_per_class
        stars = self._source.sample(list(levels) * per_class, per_class * len(levels))
        texts = distinct(self._settings.words, stars, self._review)
        return [
            {
                "id": f"ratings-{n:03}",
                "label": self._sentences["levels"][level]["label"],
                "text": text,
            }
            for n, (level, text) in enumerate(zip(stars, texts, strict=True), start=1)
        ]

    def _review(self, stars: int) -> str:
        source, settings = self._source, self._settings
        author = Author(source, settings.habit if source.chance(0.5) else 1 - settings.habit)
        domain = source.choose(self._sentences["domains"])
        story = [author.write(template, {"lists": self._lists}) for template in self._story(domain)]
        judged = self._judgements(domain["aspects"], stars, author)
        verdict = source.choose(self._sentences["levels"][self._near(stars)]["verdicts"])
        return " ".join([*story, *judged, author.write(verdict, {})])

    def _story(self, domain: Tables) -> list[str]:
        """The sentences of a review without judgement."""
        source = self._source
        opening = source.choose(self._sentences["openings"])
        facts = source.sample(domain["facts"], source.between((1, 2)))
        return [opening, *facts, *source.sample(self._sentences["asides"], source.between((0, 1)))]

    def _judgements(self, aspects: list[str], stars: int, author: Author) -> list[str]:
        judged = self._source.sample(aspects, self._source.between(self._settings.judgements))
        frames = self._source.sample(self._sentences["frames"], len(judged))
        return [
            self._judgement(frame, aspect, self._near(stars), author)
            for frame, aspect in zip(frames, judged, strict=True)
        ]

    def _near(self, stars: int) -> int:
        """The level of a sentence: that of the review or, often, an adjacent one."""
        source, settings = self._source, self._settings
        step = 2 if source.chance(settings.strays_far) else int(source.chance(settings.strays))
        level = stars + (step if source.chance(0.5) else -step)
        return min(max(level, 0), len(self._sentences["levels"]) - 1)

    def _judgement(self, frame: str, aspect: str, level: int, author: Author) -> str:
        """A judgement of an aspect: a word of the level, or the opposite word negated."""
        levels = self._sentences["levels"]
        denied = level != len(levels) // 2 and self._source.chance(self._settings.denied)
        template = self._source.choose(self._sentences["denials"]) if denied else frame
        first, second = levels[len(levels) - 1 - level if denied else level]["words"]
        words = first if self._source.chance(author.habit) else second
        return author.write(
            template, {"lists": self._lists | {"aspect": [aspect], "judgement": words}}
        )
