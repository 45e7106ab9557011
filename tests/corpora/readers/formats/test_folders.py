"""Folders and archives of text files."""

import shutil
import zipfile
from pathlib import Path

import pytest

from tests.corpora.readers.conftest import DOCUMENTS, write_folder
from workbench.corpora.corpus import TEST, TRAINING, UNUSED
from workbench.corpora.readers.files.sources import is_seen
from workbench.corpora.readers.reading import preview_corpus, read_corpus


def test_each_folder_is_a_class(pets):
    corpus = read_corpus(pets)
    assert corpus.class_sizes() == {"animals": 2, "plants": 2}
    assert corpus.document_ids == list(DOCUMENTS)
    assert corpus.given_split is None
    assert read_corpus(pets.parent).class_sizes() == corpus.class_sizes()


def test_folders_for_training_and_test_give_the_split(tmp_path):
    parts = {"news-train": TRAINING, "news-test": TEST}
    files = {f"{part}/{name}": text for part in parts for name, text in DOCUMENTS.items()}
    corpus = read_corpus(write_folder(tmp_path, {**files, "README": "About."}))
    assert len(corpus) == 8
    assert corpus.class_sizes() == {"animals": 4, "plants": 4}
    sides = [parts[identifier.split("/")[0]] for identifier in corpus.document_ids]
    assert corpus.given_split.tolist() == sides
    assert any("README" in note for note in corpus.notes)


def test_train_and_test_inside_each_class_give_the_split(tmp_path):
    files = {"a/train/1": "x", "a/test/2": "y", "b/train/3": "z", "b/test/4": "w"}
    corpus = read_corpus(write_folder(tmp_path, files))
    assert corpus.class_sizes() == {"a": 2, "b": 2}
    assert corpus.given_split.tolist() == [TEST, TRAINING, TEST, TRAINING]


def test_plain_text_folder_has_no_classes(tmp_path):
    corpus = read_corpus(write_folder(tmp_path, {"b.txt": "two", "a.txt": "one", ".hidden": "-"}))
    assert list(corpus.texts) == ["one", "two"]
    assert corpus.class_names == ()
    assert corpus.class_index.tolist() == [UNUSED, UNUSED]


def test_the_outermost_of_nested_folders_is_the_class(tmp_path):
    corpus = read_corpus(write_folder(tmp_path, {"a/x/y/1": "one", "a/2": "two", "b/z/3": "three"}))
    assert corpus.class_sizes() == {"a": 2, "b": 1}


@pytest.mark.parametrize("container", ["folder", "zip"])
def test_the_preview_of_a_folder_shows_documents_of_every_class(tmp_path, container):
    root = tmp_path / "mail"
    for name in ("ham", "spam", "eggs"):
        (root / name).mkdir(parents=True)
        for number in range(30):
            (root / name / f"{number}.txt").write_text(f"{name}  number\n{number}", "utf-8")
    path = Path(shutil.make_archive(str(root), "zip", root)) if container == "zip" else root
    preview = preview_corpus(path)
    assert preview.names == ()
    assert len(preview.documents) == 20
    assert {document[0] for document in preview.documents} == {"ham", "spam", "eggs"}
    label, file, text = preview.documents[0]
    assert file.startswith(f"{label}/")
    assert text == f"{label} number {Path(file).stem}"


def test_the_preview_lists_classes_of_one_size_by_name(tmp_path):
    with zipfile.ZipFile(tmp_path / "pets.zip", "w") as archive:
        for name in ("dog/1", "dog/2", "cat/1", "cat/2", "bird/1", "fish/1", "fish/2", "fish/3"):
            archive.writestr(f"{name}.txt", f"About {name}.")
    sizes = preview_corpus(tmp_path / "pets.zip").result.class_sizes
    assert sizes == (("fish", 3), ("cat", 2), ("dog", 2), ("bird", 1))


@pytest.mark.parametrize("folder", ["", "documents/"])
@pytest.mark.parametrize("first", ["file,class\n", ""])
def test_a_list_beside_the_files_gives_their_classes(tmp_path, folder, first):
    texts = {f"{folder}{number:03d}.txt": f"The words of {number}." for number in range(8)}
    rows = [f"{number:03d}.txt,{'ab'[number % 2]}" for number in range(8)]
    files = {**texts, "labels.csv": first + "\n".join(rows)}
    corpus = read_corpus(write_folder(tmp_path / "corpus", files))
    assert list(corpus.texts) == list(texts.values())
    assert corpus.class_sizes() == {"a": 4, "b": 4}
    assert any("names the classes of the others: labels.csv" in note for note in corpus.notes)


def test_a_table_that_names_no_files_gives_no_classes(tmp_path):
    files = {f"t{number}.txt": f"The words of {number}." for number in range(8)}
    corpus = read_corpus(write_folder(tmp_path / "corpus", {**files, "x.csv": "a,b\n1,2\n3,4\n"}))
    assert corpus.class_sizes() == {}


def test_classes_are_taken_from_the_names_of_files(tmp_path):
    files = {f"{'pos' if n % 2 else 'neg'}_{n}.txt": f"The words of {n}." for n in range(8)}
    corpus = read_corpus(write_folder(tmp_path / "corpus", files))
    assert corpus.class_sizes() == {"neg": 4, "pos": 4}
    assert any("names of the files" in note for note in corpus.notes)


@pytest.mark.parametrize("ending", ["", ".txt"])
def test_files_of_the_same_stem_hold_the_classes_of_texts(tmp_path, ending):
    texts = {f"{row}{ending}": f"A text of several words, number {row}." for row in range(8)}
    labels = {f"{row}.lab": ("sport", "news")[row % 2] for row in range(8)}
    corpus = read_corpus(write_folder(tmp_path, texts | labels))
    assert corpus.document_ids == list(texts)
    assert corpus.class_sizes() == {"news": 4, "sport": 4}


def test_classes_in_a_list_of_another_folder_keep_their_slashes(tmp_path):
    texts = {f"texts/{row}.txt": f"A text of several words, number {row}." for row in range(9)}
    classes = ("news/sport", "news/art", "N/A")
    rows = [f"../texts/{row}.txt,{classes[row % 3]}" for row in range(9)]
    files = {**texts, "meta/labels.csv": "\n".join(["file,label", *rows])}
    corpus = read_corpus(write_folder(tmp_path, files))
    assert corpus.class_sizes() == {"news/art": 3, "news/sport": 3}
    assert sum(corpus.class_index < 0) == 3


def test_a_hidden_folder_that_may_not_be_entered_is_left_out():
    too_long = Path("a/" * 2100) / ".hidden"  # the system refuses to look inside
    assert not is_seen(too_long)
