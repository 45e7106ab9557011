"""The Reuters corpus with several topics per document."""

from workbench.corpora.corpus import TEST, TRAINING, UNUSED
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings


def test_reuters_gives_topics_split_and_the_usual_subsets(sample):
    corpus = read_corpus(sample("sgm"))
    assert corpus.class_names == ("grain", "wheat")
    assert corpus.label_sets == ((0, 1), (0,), ())
    assert corpus.given_split.tolist() == [TRAINING, TEST, UNUSED]
    assert corpus.texts[0] == "WHEAT UP\nWheat <WHT> rose."
    assert corpus.texts[1] == "Plain story of grain"
    modapte = read_corpus(sample("sgm"), ReadingSettings(subset="modapte"))
    assert len(modapte) == 2
    r90 = read_corpus(sample("sgm"), ReadingSettings(subset="R90"))
    assert r90.class_names == ("grain",)
    assert r90.label_sets is None
    top = read_corpus(sample("sgm"), ReadingSettings(subset="top-1"))
    assert list(top.document_ids) == ["2"]
