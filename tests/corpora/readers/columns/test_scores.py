"""Columns with a score for each class, and rows of words with their counts."""

import pytest

from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.readers.settings import ReadingSettings

TEXT = "The keeper saved the second penalty of match number"


def written(path, rows):
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


def scores(pairs):
    rows = [f"{TEXT} {number};{one};{two}" for number, (one, two) in enumerate(pairs)]
    return ["text;sport;money", *rows]


def test_the_highest_score_is_the_class_and_equal_scores_give_none(tmp_path):
    pairs = [(0.9, 0.1), (0.25, 0.75), (0.5, 0.5), (0.6, 0.4), (0.1, 0.9), (0.7, 0.3)]
    path = written(tmp_path / "scores.csv", scores(pairs))
    corpus = read_corpus(path)
    assert corpus.class_sizes() == {"money": 2, "sport": 3}
    assert corpus.class_index.tolist() == [1, 0, -1, 1, 0, 1]
    again = read_corpus(path, ReadingSettings(class_column="sport,money"))
    assert again.class_sizes() == corpus.class_sizes()


@pytest.mark.parametrize("second", ["0.35", "1.2", "nan", ""])
def test_other_fractions_are_no_scores(tmp_path, second):
    path = written(
        tmp_path / "fractions.csv", scores([(0.9, 0.1), (0.2, 0.8)] * 4 + [(0.1, second)])
    )
    assert "sport" not in read_corpus(path).class_names


@pytest.mark.parametrize("sign", [" ", "\t", ",", ";", "|"])
def test_words_with_counts_are_joined_to_texts_without_names_of_columns(tmp_path, sign):
    words = ["bank", "goal", "rate", "team", "loan"]
    rows = [sign.join((str(at), word, str(at))) for at in range(1, 6) for word in words]
    corpus = read_corpus(written(tmp_path / "counts.txt", rows))
    assert len(corpus) == 5 and corpus.class_names == ()
    assert corpus.texts[1] == "bank bank goal goal rate rate team team loan loan"


def test_numbers_beside_a_class_are_not_joined(tmp_path):
    rows = [f"{at // 8},{'good' if at % 3 else 'bad'},{at * 7 % 5 + 1}" for at in range(40)]
    corpus = read_corpus(written(tmp_path / "numbers.csv", rows))
    assert len(corpus) == 40 and corpus.class_names == ("bad", "good")


def test_a_python_list_may_be_assigned_to_a_name(tmp_path):
    rows = "".join(f"  ({TEXT!r},\n   {name!r}),\n" for name in ("sport", "money") * 4)
    for name, start in (("train.py", "train = "), ("train.txt", "TRAIN = "), ("list.txt", "")):
        corpus = read_corpus(written(tmp_path / name, [f"{start}[\n{rows}]"]))
        assert corpus.class_sizes() == {"money": 4, "sport": 4}
