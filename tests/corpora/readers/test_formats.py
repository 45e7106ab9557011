"""Every format is recognised by its content and read correctly."""

import gzip
import json
import shutil
from pathlib import Path

import numpy as np
import pytest

from workbench.corpora.corpus import TEST, TRAINING, UNUSED
from workbench.corpora.readers import (
    FORMATS,
    READERS,
    ReadingSettings,
    detect_format,
    preview_corpus,
    read_corpus,
)
from workbench.errors import CorpusError, ParameterError

from .conftest import ARFF_SPARSE, CLUTO, DOCUMENTS, SAMPLES, make_workbook, write_folder

_LABELLED = [
    ending
    for ending, (file_format, _) in SAMPLES.items()
    if file_format in ("archive", "table", "excel", "json", "sqlite", "arrow")
    and ending != "documents.zip"
]


def test_every_format_has_a_reader():
    assert set(READERS) == set(FORMATS) - {"auto"}


@pytest.mark.parametrize("ending", SAMPLES)
def test_format_is_detected_by_content_alone(sample, ending):
    path = sample(ending)
    nameless = path.rename(path.with_name("corpus"))
    assert detect_format(nameless) == SAMPLES[ending][0]


@pytest.mark.parametrize("ending", [*_LABELLED, "jsonl", "jsonl.gz"])
def test_labelled_formats_give_the_same_documents(sample, ending):
    corpus = read_corpus(sample(ending))
    assert corpus.name == "sample"
    assert list(corpus.texts) == list(DOCUMENTS.values())
    assert corpus.class_sizes() == {"animals": 2, "plants": 2}
    identifiers = [identifier.removeprefix("pets/") for identifier in corpus.document_ids]
    assert identifiers == list(DOCUMENTS)


def test_folder_per_class(pets):
    corpus = read_corpus(pets)
    assert corpus.class_sizes() == {"animals": 2, "plants": 2}
    assert corpus.document_ids == list(DOCUMENTS)
    assert corpus.given_split is None
    assert read_corpus(pets.parent).class_sizes() == corpus.class_sizes()


def test_folders_for_training_and_test(tmp_path):
    parts = {"news-train": TRAINING, "news-test": TEST}
    files = {f"{part}/{name}": text for part in parts for name, text in DOCUMENTS.items()}
    corpus = read_corpus(write_folder(tmp_path, {**files, "README": "About."}))
    assert len(corpus) == 8
    assert corpus.class_sizes() == {"animals": 4, "plants": 4}
    sides = [parts[identifier.split("/")[0]] for identifier in corpus.document_ids]
    assert corpus.given_split.tolist() == sides
    assert any("README" in note for note in corpus.notes)


def test_train_and_test_inside_each_class(tmp_path):
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


def test_reuters_sample(sample):
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


def test_cluto_sample(sample, tmp_path):
    path = sample("mat")
    path.with_name("sample.mat.rclass").write_text("a\nb\na\n")
    path.with_name("sample.mat.clabel").write_text("cat\ndog\nman\noak\n")
    corpus = read_corpus(path)
    expected = [[2, 0, 1, 0], [0, 1, 0, 0], [1, 0, 0, 5]]
    assert corpus.counts.counts.toarray().tolist() == expected
    assert corpus.counts.terms == ["cat", "dog", "man", "oak"]
    assert corpus.class_index.tolist() == [0, 1, 0]
    packed = tmp_path / "sample.mat.gz"
    packed.write_bytes(gzip.compress(CLUTO))
    assert read_corpus(packed).fingerprint() == corpus.fingerprint()
    kept = read_corpus(path, ReadingSettings(classes="a"))
    assert kept.counts.counts.toarray().tolist() == [expected[0], expected[2]]


def test_svmlight_sample(sample):
    corpus = read_corpus(sample("svm"))
    assert corpus.class_names == ("-1", "1")
    assert corpus.counts.counts.toarray().tolist() == [[2, 0, 1], [0, 4, 0], [1, 0.5, 0]]
    assert corpus.class_index.tolist() == [1, 0, 1]


def test_svmlight_agrees_with_scikit_learn(tmp_path):
    from scipy.sparse import random as random_matrix
    from sklearn.datasets import dump_svmlight_file, load_svmlight_file

    matrix = random_matrix(30, 40, 0.2, random_state=0, format="csr")
    path = tmp_path / "random.svmlight"
    labels = np.arange(30) % 3
    dump_svmlight_file(matrix, labels, str(path), zero_based=False)
    expected, classes = load_svmlight_file(str(path))
    corpus = read_corpus(path)
    assert np.array_equal(corpus.counts.counts.toarray(), expected.toarray())
    assert corpus.class_index.tolist() == classes.astype(int).tolist()


def test_svmlight_with_several_classes(tmp_path):
    path = tmp_path / "several.svm"
    path.write_text("1,3 1:1\n2 1:1\n")
    assert read_corpus(path).label_sets == ((0, 2), (1,))


def test_arff_texts(sample):
    corpus = read_corpus(sample("arff"), ReadingSettings(class_column="the class"))
    assert list(corpus.texts) == ["It's cheap, buy it", "See you at ten"]
    assert corpus.class_names == ("no spam", "spam")


@pytest.mark.parametrize(
    "rows", [ARFF_SPARSE, ARFF_SPARSE.split("@data")[0] + "@data\n2,1,animals\n0,3,plants\n"]
)
def test_arff_counts(tmp_path, rows):
    path = tmp_path / "counts.arff"
    path.write_text(rows)
    corpus = read_corpus(path)
    assert corpus.counts.counts.toarray().tolist() == [[2, 1], [0, 3]]
    assert corpus.counts.terms == ["cat", "dog"]
    assert corpus.class_sizes() == {"animals": 1, "plants": 1}


def test_text_lines(sample):
    corpus = read_corpus(sample("txt"))
    assert list(corpus.texts) == ["The first document.", "The second, longer document."]
    assert list(corpus.document_ids) == ["1", "3"]
    assert any("line" in note for note in corpus.notes)


def test_json_object_of_lists_and_lists_of_classes(tmp_path):
    path = tmp_path / "lists.json"
    path.write_text(json.dumps({"text": ["a b", "c d"], "topics": [["x", "y"], []]}))
    corpus = read_corpus(path)
    assert corpus.label_sets == ((0, 1), ())
    assert corpus.class_index.tolist() == [0, UNUSED]


def test_zip_with_one_table_is_read_as_the_table(tmp_path):
    import zipfile

    path = tmp_path / "packed.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("inner.csv", SAMPLES["csv"][1])
    assert detect_format(path) == "table"
    assert len(read_corpus(path)) == 4


def test_the_first_sheet_with_content_is_read(tmp_path):
    path = tmp_path / "book.xlsx"
    rows = [("text", "label"), ("one text", "a"), ("two texts", "b")]
    path.write_bytes(make_workbook({"Empty": [], "Documents": rows}))
    assert list(read_corpus(path).texts) == ["one text", "two texts"]
    assert preview_corpus(path).sheet == "Documents"
    with pytest.raises(CorpusError, match=r"no sheet 'Other'.*Empty, Documents"):
        read_corpus(path, ReadingSettings(sheet="Other"))


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


def test_split_column(tmp_path):
    path = tmp_path / "split.csv"
    path.write_text("text,label,split\na,x,train\nb,y,test\nc,x,train\n")
    assert read_corpus(path).given_split.tolist() == [TRAINING, TEST, TRAINING]


def test_repeated_identifiers_are_numbered(tmp_path):
    path = tmp_path / "ids.csv"
    path.write_text("id,text,label\n7,a,x\n7,b,y\n7 (2),c,x\n")
    corpus = read_corpus(path)
    assert corpus.document_ids == ["7", "7 (3)", "7 (2)"]
    assert any("identifier" in note for note in corpus.notes)


def test_progress_is_reported_and_can_cancel(sample):
    seen = []
    read_corpus(sample("tar.gz"), progress=lambda done, total: seen.append((done, total)))
    assert seen
    assert all(done <= total for done, total in seen if total)

    class CancelledError(ValueError):
        pass

    def cancel(done, total):
        raise CancelledError

    with pytest.raises(CancelledError):
        read_corpus(sample("tar.gz"), progress=cancel)


@pytest.mark.parametrize(
    "changed",
    [
        {"format": "word"},
        {"subset": "R7"},
        {"subset": "top-0"},
        {"encoding": "klingon"},
        {"encoding": "hex"},
        {"delimiter": "ab"},
        {"max_files": 0},
    ],
)
def test_invalid_settings_are_rejected(pets, changed):
    with pytest.raises(ParameterError, match=next(iter(changed))):
        read_corpus(pets, ReadingSettings(**changed))


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
