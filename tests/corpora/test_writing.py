"""A written folder or Parquet file is read back as the same corpus, by us and by others."""

import dataclasses
import sys

import numpy as np
import pytest

from workbench.corpora.corpus import TEST, TRAINING, UNUSED, Corpus
from workbench.corpora.readers.reading import read_corpus
from workbench.corpora.writing import write_corpus
from workbench.errors import CorpusError

CORPUS = Corpus(
    name="letters",
    texts=["One\r\nfile.", "", "Çay ve kahve", "Four"],
    document_ids=["a/b.txt", "A/B.txt", "con", "../up"],
    class_index=np.array([0, 0, 1, 1]),
    class_names=("x/y", "plain"),
)


def test_a_folder_of_text_files_is_read_by_us_and_by_scikit_learn(tmp_path):
    from sklearn.datasets import load_files

    folder = tmp_path / "out"
    write_corpus(CORPUS, folder)
    back = read_corpus(folder)
    assert sorted(back.texts) == sorted(CORPUS.texts)
    assert back.class_sizes() == {"plain": 2, "x_y": 2}
    loaded = load_files(folder, encoding="utf-8", shuffle=False)
    assert loaded.target_names == ["plain", "x_y"]
    assert sorted(text.replace("\r\n", "\n") for text in loaded.data) == sorted(
        text.replace("\r\n", "\n") for text in CORPUS.texts
    )
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.txt"))
    assert files == ["plain/_up.txt", "plain/con_.txt", "x_y/A_B (2).txt", "x_y/a_b.txt"]
    with pytest.raises(CorpusError, match="exists already"):
        write_corpus(CORPUS, folder)
    assert not [path for path in tmp_path.iterdir() if path != folder]


def test_a_given_split_becomes_train_and_test_folders(tmp_path):
    split = np.array([TRAINING, TEST, TRAINING, TEST], dtype=np.int8)
    write_corpus(dataclasses.replace(CORPUS, given_split=split), tmp_path / "out")
    back = read_corpus(tmp_path / "out")
    assert (back.given_split == TRAINING).sum() == (back.given_split == TEST).sum() == 2
    assert back.class_sizes() == {"plain": 2, "x_y": 2}


@pytest.mark.parametrize("name", ["out.csv", "out.tsv", "out.jsonl.gz", "out.parquet", "folder"])
def test_documents_without_a_class_or_a_side_of_the_split_come_back(tmp_path, name):
    split = np.array([TRAINING, UNUSED, TEST, TRAINING], dtype=np.int8)
    texts = ["One text.", "Another one.", "The third.", "Four of them."]
    written = dataclasses.replace(
        CORPUS, texts=texts, class_index=np.array([0, 1, 1, -1]), class_names=("p", "q")
    )
    for corpus in (written, dataclasses.replace(written, given_split=split)):
        file = tmp_path / f"{corpus.given_split is None}-{name}"
        write_corpus(corpus, file)
        back = read_corpus(file)
        assert back.class_names == ("p", "q")
        sides = [0] * 4 if back.given_split is None else back.given_split.tolist()
        wanted = [0] * 4 if corpus.given_split is None else split.tolist()
        found = sorted(zip(back.texts, back.class_index.tolist(), sides, strict=True))
        assert found == sorted(zip(texts, [0, 1, 1, -1], wanted, strict=True))


def test_parquet_is_read_back_and_holds_several_classes(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    sets = ((0, 1), (0,), (), (1,))
    corpus = dataclasses.replace(
        CORPUS, label_sets=sets, class_index=np.array([0, 0, -1, 1]), class_names=("p", "q")
    )
    file = tmp_path / "out.parquet"
    write_corpus(corpus, file)
    table = parquet.read_table(file)
    assert table.column("label").to_pylist() == [["p", "q"], ["p"], [], ["q"]]
    back = read_corpus(file)
    assert list(back.texts) == CORPUS.texts
    assert back.label_sets == sets
    assert back.document_ids == CORPUS.document_ids
    with pytest.raises(CorpusError, match="several classes"):
        write_corpus(corpus, tmp_path / "folder")


def test_a_missing_package_is_reported_with_the_command_to_install_it(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(CorpusError, match=r'pip install "semantic-text-workbench\[formats\]"'):
        write_corpus(CORPUS, tmp_path / "out.parquet")
    file = tmp_path / "in.parquet"
    file.write_bytes(b"PAR1" + bytes(20))
    with pytest.raises(CorpusError, match=r'pip install "semantic-text-workbench\[formats\]"'):
        read_corpus(file)
    assert not (tmp_path / "out.parquet").exists()
