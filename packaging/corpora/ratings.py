"""The corpus "ratings": reviews with one to five stars."""

from dataclasses import dataclass

from corpora.writing import Author, Dice, Record, Tables, distinct, table


@dataclass(frozen=True)
class RatingSettings:
    """How far a review strays from its stars.

    The probabilities are those that a sentence is one step off, that it is two steps off, that a
    judgement denies the opposite, and that authors use the vocabulary they prefer.
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
        self._dice = Dice(seed)
        self._sentences = table("ratings")
        self._lists = table("tour_small_talk")["lists"]

    def records(self) -> list[Record]:
        """All reviews, stars mixed, no text twice."""
        levels = range(len(self._sentences["levels"]))
        per_class = self._settings.documents_per_class
        stars = self._dice.some(list(levels) * per_class, per_class * len(levels))
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
        dice, settings = self._dice, self._settings
        author = Author(dice, settings.habit if dice.chance(0.5) else 1 - settings.habit)
        domain = dice.one(self._sentences["domains"])
        told = [author.write(template, {"lists": self._lists}) for template in self._story(domain)]
        judged = self._judgements(domain["aspects"], stars, author)
        verdict = dice.one(self._sentences["levels"][self._near(stars)]["verdicts"])
        return " ".join([*told, *judged, author.write(verdict, {})])

    def _story(self, domain: Tables) -> list[str]:
        """What a review tells without judging."""
        dice = self._dice
        opening = dice.one(self._sentences["openings"])
        facts = dice.some(domain["facts"], dice.between((1, 2)))
        return [opening, *facts, *dice.some(self._sentences["asides"], dice.between((0, 1)))]

    def _judgements(self, aspects: list[str], stars: int, author: Author) -> list[str]:
        judged = self._dice.some(aspects, self._dice.between(self._settings.judgements))
        frames = self._dice.some(self._sentences["frames"], len(judged))
        return [
            self._judgement(frame, aspect, self._near(stars), author)
            for frame, aspect in zip(frames, judged, strict=True)
        ]

    def _near(self, stars: int) -> int:
        """The level of one sentence: that of the review or, often, one beside it."""
        dice, settings = self._dice, self._settings
        step = 2 if dice.chance(settings.strays_far) else int(dice.chance(settings.strays))
        level = stars + (step if dice.chance(0.5) else -step)
        return min(max(level, 0), len(self._sentences["levels"]) - 1)

    def _judgement(self, frame: str, aspect: str, level: int, author: Author) -> str:
        """A judgement of one aspect: a word of the level or the opposite word, denied."""
        levels = self._sentences["levels"]
        denied = level != len(levels) // 2 and self._dice.chance(self._settings.denied)
        template = self._dice.one(self._sentences["denials"]) if denied else frame
        first, second = levels[len(levels) - 1 - level if denied else level]["words"]
        words = first if self._dice.chance(author.habit) else second
        return author.write(
            template, {"lists": self._lists | {"aspect": [aspect], "judgement": words}}
        )
