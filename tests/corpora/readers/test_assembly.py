"""From records to a corpus: classes, their order, the split and identifiers."""

import pytest

from workbench.corpora.corpus import TEST, TRAINING
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings
from workbench.errors import CorpusError


def test_classes_are_kept_by_name_and_pattern(pets):
    corpus = read_corpus(pets, ReadingSettings(classes="plan*"))
    assert corpus.class_sizes() == {"plants": 2}
    with pytest.raises(CorpusError, match="its classes are animals, plants"):
        read_corpus(pets, ReadingSettings(classes="stones"))


def test_ordered_classes_are_in_the_order_of_the_setting(tmp_path):
    path = tmp_path / "grades.csv"
    path.write_text("text,label\none,good\ntwo,bad\nthree,fair\n")
    settings = ReadingSettings(classes="bad, fair, good", ordered=True)
    assert read_corpus(path, settings).class_names == ("bad", "fair", "good")
    path.write_text("text,label\none,10\ntwo,9\n")
    assert read_corpus(path).class_names == ("9", "10")


def test_a_split_column_gives_the_split(tmp_path):
    path = tmp_path / "split.csv"
    path.write_text("text,label,split\na,x,train\nb,y,test\nc,x,train\n")
    assert read_corpus(path).given_split.tolist() == [TRAINING, TEST, TRAINING]


def test_repeated_identifiers_are_numbered(tmp_path):
    path = tmp_path / "ids.csv"
    path.write_text("id,text,label\n7,a,x\n7,b,y\n7 (2),c,x\n")
    corpus = read_corpus(path)
    assert corpus.document_ids == ["7", "7 (3)", "7 (2)"]
    assert any("identifier" in note for note in corpus.notes)
