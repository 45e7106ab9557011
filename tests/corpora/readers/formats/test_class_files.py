"""One file per class is recognised, and folders of documents are not taken for it."""

import pytest

from tests.corpora.readers.conftest import write_folder
from tests.corpora.readers.document_samples import zipped
from workbench.corpora.corpus import TEST, TRAINING
from workbench.corpora.readers.detection import detect_format
from workbench.corpora.readers.formats.class_files import class_labels, is_about_corpus
from workbench.corpora.readers.reading import preview_corpus, read_corpus
from workbench.corpora.readers.settings import ReadingSettings

POSITIVE = "A fine film.\nI liked it a lot, again and again.\nGreat!\nBetter than the book.\n"
NEGATIVE = "A dull film.\nI left early.\nBad.\nWorse than the book, and far too long.\n"
WRAPPED = (
    "It was a bright cold day in spring and the clocks of the town were about\n"
    "to strike when the old gardener opened the gate of the park and went slowly\n"
    "down the path between the oaks that his father had planted many years ago in\n"
    "the hope that somebody would one day sit in their shade and read a good book\n"
)


def test_each_line_of_a_file_per_class_is_a_document(tmp_path):
    root = write_folder(tmp_path, {"pos.txt": POSITIVE, "neg.txt": NEGATIVE, "README": "About.\n"})
    assert detect_format(root) == "class-files"
    corpus = read_corpus(root)
    assert corpus.class_sizes() == {"neg": 4, "pos": 4}
    assert corpus.texts[0] == "A dull film."
    assert corpus.document_ids[0] == "neg.txt:1"
    assert any("README" in note for note in corpus.notes)
    assert any("text-folder" in note for note in corpus.notes)
    whole = read_corpus(root, ReadingSettings(format="text-folder"))
    assert list(whole.texts) == [NEGATIVE, POSITIVE]
    shown = preview_corpus(root)
    assert {document[0] for document in shown.documents} == {"neg", "pos"}


def test_files_per_class_are_read_from_archives_and_from_train_and_test(tmp_path):
    files = {"top/pos.txt": POSITIVE, "top/neg.txt": NEGATIVE}
    path = tmp_path / "packed.zip"
    path.write_bytes(zipped(files))
    assert read_corpus(path).class_sizes() == {"neg": 4, "pos": 4}
    split = {
        f"{side}/{name}.txt": text
        for side in ("train", "test")
        for name, text in (("pos", POSITIVE), ("neg", NEGATIVE))
    }
    corpus = read_corpus(write_folder(tmp_path / "root", split))
    assert corpus.class_sizes() == {"neg": 8, "pos": 8}
    assert corpus.given_split.tolist() == [TEST] * 8 + [TRAINING] * 8


@pytest.mark.parametrize(
    "files",
    [
        {"smith.txt": WRAPPED, "jones.txt": WRAPPED * 3},
        {"1.txt": POSITIVE, "2.txt": NEGATIVE},
        {"a.txt": "One line.", "b.txt": "Another line."},
        {"a.txt": "First.\n\nSecond.\n\nThird.\n", "b.txt": "First.\n\nSecond.\n\nThird.\n"},
        {"a.txt": POSITIVE, "b.html": "<html><body>x</body></html>\n" * 5},
    ],
)
def test_folders_of_documents_stay_folders_of_documents(tmp_path, files):
    root = write_folder(tmp_path, files)
    assert detect_format(root) == "text-folder"
    assert len(read_corpus(root)) == len(files)


def test_labels_come_from_the_part_of_the_name_that_differs():
    assert class_labels(["rt-polarity.pos", "rt-polarity.neg"]) == ["pos", "neg"]
    assert class_labels(["good.txt", "bad.txt"]) == ["good", "bad"]
    assert class_labels(["train/a.txt", "test/a.txt"]) == ["a", "a"]


@pytest.mark.parametrize(
    "name", ["README", "a/readme.txt", "LICENSE.md", "Read_Me", "CITATION.cff"]
)
def test_files_about_the_corpus_are_recognised_by_name(name):
    assert is_about_corpus(name)


@pytest.mark.parametrize("name", ["reader.txt", "licences/1.txt", "54321", "changes-in-law.txt"])
def test_documents_with_similar_names_are_documents(name):
    assert not is_about_corpus(name)
