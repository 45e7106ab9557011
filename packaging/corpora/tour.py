"""The corpus "tour": short posts in eight classes and three groups."""

from dataclasses import dataclass

from corpora.writing import Author, RandomSource, Record, Tables, distinct, table, with_typos


@dataclass(frozen=True)
class TourSettings:
    """How difficult the corpus is.

    `own`, `shared` and `asides` are numbers of sentences: on the class, on its group, on neither.
    The other settings are probabilities: that a sentence leaves the main theme, that one sentence
    comes from a neighbouring class, that a neighbouring class has as many sentences as the class
    itself, that one sentence is off topic, that there are typing errors, that authors use their
    preferred vocabulary, that they use both equally.
    """

    documents_per_class: int = 200
    words: tuple[int, int] = (40, 200)
    own: tuple[int, int] = (2, 5)
    shared: tuple[int, int] = (1, 3)
    asides: tuple[int, int] = (1, 3)
    other_theme: float = 0.4
    neighbour: float = 0.45
    mixed: float = 0.12
    wrong_topic: float = 0.4
    typos: float = 0.3
    habit: float = 0.97
    bridging_authors: float = 0.2


class Tour:
    """The corpus of eight classes in three groups."""

    groups = ("computing", "sport", "health")

    def __init__(self, settings: TourSettings, seed: int = 20) -> None:
        self._settings = settings
        self._source = RandomSource(seed)
        self._talk = table("tour_small_talk")
        self._classes = [
            _class_tables(group, entry, self._talk["lists"])
            for group in [table(f"tour_{name}") for name in self.groups]
            for entry in group["classes"]
        ]

    def records(self) -> list[Record]:
        """All documents in random order of classes, without duplicates."""
        per_class = self._settings.documents_per_class
        classes = self._source.sample(self._classes * per_class, per_class * len(self._classes))
        texts = distinct(self._settings.words, classes, self._document)
        return [
            {"id": f"tour-{number:04}", "label": own["name"], "group": own["group"], "text": text}
            for number, (own, text) in enumerate(zip(classes, texts, strict=True), start=1)
        ]

    def _document(self, own: Tables) -> str:
        source, settings = self._source, self._settings
        author = Author(source, self._habit())
        body = self._body(own, author)
        if source.chance(0.7):
            body.insert(0, self._small_talk("openings", author))
        if source.chance(0.6):
            body.append(self._small_talk("closings", author))
        text = " ".join(body)
        return (
            with_typos(text, source, source.between((1, 3)))
            if source.chance(settings.typos)
            else text
        )

    def _habit(self) -> float:
        if self._source.chance(self._settings.bridging_authors):
            return 0.5
        return self._settings.habit if self._source.chance(0.5) else 1 - self._settings.habit

    def _body(self, own: Tables, author: Author) -> list[str]:
        """Sentences on the topic, digressions at random positions, and possibly one off topic."""
        source, settings = self._source, self._settings
        count = source.between(settings.own)
        sentences = self._topical(own, count, author)
        for sentence in self._digressions(own, count, author):
            sentences.insert(source.between((0, len(sentences))), sentence)
        if source.chance(settings.wrong_topic):
            elsewhere = source.choose([entry for entry in self._classes if entry is not own])
            [wrong] = self._topical(elsewhere, 1, author)
            sentences.append(self._small_talk("changes_of_topic", author) + " " + wrong)
        return sentences

    def _digressions(self, own: Tables, count: int, author: Author) -> list[str]:
        source, settings = self._source, self._settings
        shared = source.sample(own["shared"], source.between(settings.shared))
        asides = source.sample(self._talk["asides"], source.between(settings.asides))
        written = [author.write(template, own) for template in shared + asides]
        if source.chance(settings.mixed):
            return written + self._topical(self._neighbour(own), count, author)
        if source.chance(settings.neighbour):
            return written + self._topical(self._neighbour(own), 1, author)
        return written

    def _topical(self, tables: Tables, count: int, author: Author) -> list[str]:
        """Sentences of a class, most of them on one theme."""
        source = self._source
        main, *others = source.sample(list(tables["themes"].values()), len(tables["themes"]))
        elsewhere = sum(source.chance(self._settings.other_theme) for _ in range(count))
        templates = source.sample(main, count - elsewhere) + source.sample(others[0], elsewhere)
        return [author.write(template, tables) for template in templates]

    def _neighbour(self, own: Tables) -> Tables:
        group = [entry for entry in self._classes if entry["group"] == own["group"]]
        return self._source.choose([entry for entry in group if entry is not own])

    def _small_talk(self, part: str, author: Author) -> str:
        return author.write(self._source.choose(self._talk[part]), self._talk)


def _class_tables(group: Tables, entry: Tables, lists: Tables) -> Tables:
    """A class with the concepts, lists and shared sentences of its group."""
    return {
        "name": entry["name"],
        "group": group["name"],
        "shared": group["shared"],
        "themes": entry["themes"],
        "concepts": group["concepts"] | entry["concepts"],
        "lists": lists | entry.get("lists", {}),
    }
