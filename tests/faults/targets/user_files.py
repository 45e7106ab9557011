"""Damaged files of a person: labellings, tables of decisions, stored corpora, settings."""

import json
import shutil

from tests.faults.damage import damaged_bytes, damaged_values
from tests.faults.targets.runs import allowing_sentences, damaged_part
from workbench.corpora.catalogue import open_corpus
from workbench.corpora.labels import ACTIONS, LABEL, Decision, Labelling, labelled
from workbench.corpora.storage import open_cached, stored_folder
from workbench.labelling.exchange import read_decisions, write_decisions
from workbench.labelling.record import DecisionRecord


class Labellings:
    """Files of decisions and the tables that are exchanged."""

    def __init__(self, folder):
        self.folder = folder
        self.corpus = open_corpus("tour")
        names = self.corpus.class_names
        decisions = [
            Decision(document=document, action=LABEL, label=names[number % len(names)], by="Ada")
            for number, document in enumerate(self.corpus.document_ids[:8])
        ]
        self.contents = {}
        Labelling(folder / "whole.jsonl", "tour").append(decisions)
        self.contents["mine.jsonl"] = (folder / "whole.jsonl").read_bytes()
        for name in ("table.csv", "rows.jsonl"):
            write_decisions(decisions, folder / name)
            self.contents[name] = (folder / name).read_bytes()

    def attempt(self, chance):
        """Read a damaged labelling, apply it and go on with it."""
        if chance.random() < 0.4:
            allowing_sentences(lambda: self._continue(self._made_up(chance)))
            return
        name = chance.choice(list(self.contents))
        path = self.folder / name
        path.write_bytes(_damaged_lines(self.contents[name], chance))
        if name == "mine.jsonl":
            allowing_sentences(lambda: self._continue(Labelling(path, "tour")))
        else:
            allowing_sentences(lambda: read_decisions(path))

    def _made_up(self, chance):
        """A file of decisions that are each allowed, in an order that no person gives them."""
        path = self.folder / "made-up.jsonl"
        path.unlink(missing_ok=True)
        documents = [*self.corpus.document_ids[:3], "unknown"]
        labels = [*self.corpus.class_names[:2], "new", "a\tb", "\u202e"]
        values = ["", "0", "1", "2", "9" * 9, "9" * 5000, "٣", *documents[:2], *labels]
        labelling = Labelling(path, "tour")
        for _ in range(chance.randrange(1, 12)):
            action = chance.choice(ACTIONS)
            chosen = [chance.choice([*options, ""]) for options in (documents, labels, values)]
            made = Decision(chosen[0], action, chosen[1], value=chosen[2])
            allowing_sentences(lambda made=made: labelling.append([made]))
        return labelling

    def _continue(self, labelling):
        labelled(self.corpus, labelling.decisions())
        record = DecisionRecord(self.corpus, labelling.path)
        assert len(record.counts()) == len(record.names)
        for use in (record.answers, record.links, record.labels):
            use()
        assert record.colours is not record.notes and record.rules is not None
        before = labelling.history()
        labelling.append([Decision(document=self.corpus.document_ids[0], action=LABEL, label="x")])
        assert labelling.history()[: len(before)] == before


def _damaged_lines(content, chance):
    lines = content.splitlines()
    if content[:1] == b"{" and chance.random() < 0.6:
        at = chance.randrange(len(lines))
        lines[at] = json.dumps(damaged_values(json.loads(lines[at]), chance)).encode()
        return b"\n".join([*lines, b""])
    return damaged_bytes(content, chance)


class Caches:
    """Stored corpora: damaged ones are read again from the source."""

    def __init__(self, folder):
        self.folder = folder
        lines = [json.dumps({"text": f"word{n} other", "label": "ab"[n % 2]}) for n in range(8)]
        self.source = folder / "letters.jsonl"
        self.source.write_text("\n".join(lines), "utf-8")
        self.expected = open_cached(str(self.source), None, folder / "whole")
        self.expected.fingerprint()

    def attempt(self, chance):
        """Open the corpus with one damaged file in the cache."""
        cache = self.folder / "cache"
        shutil.rmtree(cache, ignore_errors=True)
        shutil.copytree(self.folder / "whole", cache)
        stored = stored_folder(str(self.source), None, cache)
        path = chance.choice(sorted(path for path in stored.rglob("*") if path.is_file()))
        path.write_bytes(damaged_part(path.read_bytes(), chance))
        corpus = open_cached(str(self.source), None, cache)
        assert len(corpus) == len(self.expected)
        assert all(isinstance(text, str) for text in corpus.texts)


class Settings:
    """The settings file of the window."""

    def __init__(self, folder):
        from workbench.corpora.readers.settings import ReadingSettings
        from workbench.gui.state.preferences import Preferences, WindowSettings

        self.file, self.reading = folder / "window.ini", ReadingSettings(format="table")
        self.open = lambda: WindowSettings(self.file)
        settings = self.open()
        settings.store_preferences(Preferences(person="Ada"))
        for name in ("letters.csv", "mail.zip"):
            settings.remember_corpus(name, self.reading)
            settings.remember_facts(name, documents=12, classes=["a"])
        del settings
        self.content = self.file.read_bytes()
        assert b"recent" in self.content

    def attempt(self, chance):
        """Use and change settings that were damaged."""
        self.file.write_bytes(damaged_bytes(self.content, chance))
        settings = self.open()
        settings.preferences().limits()
        settings.person()
        for name in (*settings.recent(), "letters.csv"):
            settings.reading_of(name)
            settings.facts_of(name)
            settings.remember_facts(name, documents=3)
        settings.remember_corpus("mail.zip", self.reading)
        assert settings.recent()[0] == "mail.zip"
        settings.stop_offering_tour()
