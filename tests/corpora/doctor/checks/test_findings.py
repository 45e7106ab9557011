"""Every finding: planted in sound documents it is found, counted and cured, and nothing else is."""

import numpy as np
import pytest

from workbench.corpora.corpus import TEST, TRAINING
from workbench.corpora.doctor.cures import changed_settings, cured

MAIL = "From: {0}@{0}.org\nSubject: about {0}\nOrganization: the {0} people\n\n"
LONG = " ".join(f"one{number} two three four" for number in range(2000))


def with_headers(records):
    for record in records:
        record["text"] = MAIL.format(record["label"]) + record["text"]
    return 100


def with_quotes(records):
    for record in records:
        quoted = f"> the {record['label']}folk said\n> so again {record['label']}folk\n"
        record["text"] = quoted + record["text"]
    return 100


def with_signatures(records):
    for record in records:
        record["text"] += f"\n--\nyours, {record['label']}writer"
    return 100


def with_addresses(records):
    for number, record in enumerate(records):
        record["text"] += f" write to p{number}@{record['label']}club.org now"
    return 100


def with_class_names(records):
    for record in records:
        record["label"] = f"rec.{record['label']}"
    for record in records[:60]:
        record["text"] += f" posted in {record['label']}"
    return 60


def with_telling_word(records):
    for record in records:
        record["text"] += " zzlabel" if record["label"] == "sea" else ""
    return 1


def with_own_names(records):
    for number, record in enumerate(records):
        record["id"] = f"{record['label']}-file{number:03d}"
        record["text"] += f" {record['id']}"
    return 100


def with_copies(records):
    records += [{**record, "id": f"copy{row}"} for row, record in enumerate(records[:7])]
    return 7


def with_conflicts(records):
    other = {"sea": "hill", "hill": "sea"}
    copies = [{**record, "label": other[record["label"]]} for record in records[:4]]
    records += [{**copy, "id": f"copy{row}"} for row, copy in enumerate(copies)]
    return 8


def with_near_copies(records):
    records += [
        {**record, "id": f"near{row}", "text": record["text"] + " indeed"}
        for row, record in enumerate(records[:6])
    ]
    return 6


def with_small_classes(records):
    records[0]["label"] = records[2]["label"] = "marsh"
    records[1]["label"] = "moor"
    return 2


def with_empty(records):
    for record in records[:3]:
        record["text"] = " ... "
    return 3


def with_stop_words_only(records):
    for record in records[:5]:
        record["text"] = "I a x y z"
    return 5


def with_boilerplate(records):
    for record in records:
        if record["label"] == "hill":
            record["text"] += "\nAll rights of the walking club are reserved here."
    return 50


def with_long(records):
    records[0]["text"] = LONG
    return 1


def with_short(records):
    for record in records[:4]:
        record["text"] = record["text"].split()[0]
    return 4


def with_damage(records):
    for record in records[:9]:
        record["text"] += " café naïve “quoted”".encode().decode("windows-1252", "replace")
    return 9


PLANTED = {
    "mail-headers": with_headers,
    "quotes": with_quotes,
    "signatures": with_signatures,
    "mail-addresses": with_addresses,
    "class-names": with_class_names,
    "telling-words": with_telling_word,
    "duplicates": with_copies,
    "conflicting-duplicates": with_conflicts,
    "near-duplicates": with_near_copies,
    "small-classes": with_small_classes,
    "empty-documents": with_empty,
    "documents-without-terms": with_stop_words_only,
    "boilerplate": with_boilerplate,
    "long-documents": with_long,
    "short-documents": with_short,
    "damaged-characters": with_damage,
}


def test_sound_documents_have_no_findings(findings, records):
    assert findings(records) == {}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found_counted_and_cured(opened, findings, records, name):
    number = PLANTED[name](records)
    found = findings(records)[name]
    assert found.number == number
    assert found.rows
    assert found.effect
    settings = changed_settings(cured(None, [found.cure]))
    assert settings
    left = findings(records, **settings)
    assert name not in left
    assert len(opened(records, **settings).class_names) >= 2


def test_a_single_class_is_found_and_another_column_advised(findings, records):
    for record in records:
        record["label"] = "sea"
    found = findings(records)["one-class"]
    assert found.number == len(records)
    assert found.details == "Every document with a class has the same: sea."
    assert "another column" in found.advice


def test_examples_are_the_documents_that_have_the_fault(findings, records):
    with_damage(records)
    assert findings(records)["damaged-characters"].rows == tuple(range(9))


def test_copies_across_the_given_split_are_counted(findings, records):
    for number, record in enumerate(records):
        record["split"] = "test" if number >= 80 else "train"
    records[90]["text"] = records[10]["text"]
    records[91]["text"] = records[85]["text"]
    found = findings(records)
    assert "1 text is in both training and test" in found["duplicates"].details
    assert found["duplicates"].rows[:2] == (10, 90)


def test_a_class_of_copies_from_two_others_is_reported(findings, records):
    for number, record in enumerate(records):
        record["label"] = ("sea", "hill", "town")[number % 3]
    others = [record for record in records if record["label"] != "town"][:8]
    records += [{**other, "label": "town", "id": f"t{row}"} for row, other in enumerate(others)]
    found = findings(records)["class-of-copies"]
    assert found.number == 8
    assert found.details.startswith("town contains copies of 8 texts")


def test_very_uneven_classes_are_a_remark_with_a_cure(opened, findings, records):
    records = [*records[:1] * 0, *records[0::2], *records[1:11:2]]  # 50 of one class, 5 of another
    extra = [
        {**record, "id": f"x{row}", "text": record["text"][::-1]}
        for row, record in enumerate(records[:50])
    ]
    records = [*records[:50], *extra, *records[50:]]
    found = findings(records)["uneven-classes"]
    assert (found.kind, found.number) == ("remark", 20)
    corpus = opened(records, largest_class=30)
    assert corpus.class_sizes() == {"hill": 5, "sea": 30}


def test_labels_that_words_do_not_predict_are_doubted(findings, records):
    generator = np.random.default_rng(1)
    many = [dict(record, id=f"{part}-{record['id']}") for part in range(3) for record in records]
    for record in many:
        words = record["text"].split()
        record["text"] = " ".join(generator.permutation(words))
        record["label"] = str(generator.choice(["yes", "no"]))
    assert "do not predict" in findings(many)["label-column"].details


def test_labels_that_are_all_different_are_doubted(findings, records):
    for number, record in enumerate(records):
        record["label"] = f"row {number}" if number > 20 else "first"
    assert findings(records)["label-column"].number == 79


def test_another_language_is_found_and_left_out(findings, records):
    german = (
        "Die Wanderung führte uns über den Berg und durch das Tal, bis wir am Abend endlich die "
        "kleine Hütte erreichten, in der wir schlafen durften. Am Morgen regnete es, und niemand "
        "wollte weitergehen, weil der Weg zum See steil und bei Nässe gefährlich ist."
    )
    english = (
        "The walk took us over the hill and through the valley until we reached the small hut in "
        "the evening, where we were allowed to sleep. In the morning it rained and nobody wanted "
        "to go on, because the path to the lake is steep and dangerous when it is wet. Walk {}."
    )
    for number, record in enumerate(records):
        record["text"] = f"{german} {number}" if number < 10 else english.format(number)
    found = findings(records)["mixed-languages"]
    assert (found.number, found.rows) == (10, tuple(range(10)))
    assert "mixed-languages" not in findings(records, **found.cure.reading)


def test_dates_are_read_from_headers_and_identifiers(findings, records):
    for number, record in enumerate(records):
        record["id"] = f"post 2021-03-{1 + number % 28:02d} {number}"
    found = findings(records)["time-order"]
    assert found.number == 100
    assert "from 2021-03-01 to 2021-03-28" in found.details


def test_names_that_tell_the_class_are_a_remark_unless_the_text_has_them(findings, records):
    for number, record in enumerate(records):
        record["id"] = f"{record['label']}-file{number:03d}"
    assert findings(records)["telling-names"].kind == "remark"
    assert with_own_names(records) == findings(records)["telling-names"].number
    assert findings(records)["telling-names"].kind == "leak"
    left = findings(records, **findings(records)["telling-names"].cure.reading)
    assert left["telling-names"].kind == "remark"


def test_headers_that_reveal_nothing_are_not_a_leak(findings, records):
    for record in records:
        record["text"] = "From: someone\nSubject: something\n\n" + record["text"]
    assert findings(records)["mail-headers"].kind == "remark"


@pytest.mark.parametrize(
    "form", ["{0}-{1:02}-{2:02}", "{1}/{2}/{0}", "{0}{1:02}{2:02}", "{1}/{2}/21 9:30"]
)
def test_dates_are_read_from_a_column(findings, opened, records, form):
    for number, record in enumerate(records):
        record["posted"] = form.format(2021, number // 28 + 1, number % 28 + 1)
    found = findings(records)["time-order"]
    assert "100 % of the documents have a date, from 2021-01-01 to 2021-04-16" in found.details
    divided = opened(records, **found.cure.reading)
    assert divided.given_split.tolist() == [TRAINING] * 70 + [TEST] * 30


def test_a_column_of_other_numbers_is_not_a_column_of_dates(opened, records):
    for number, record in enumerate(records):
        record |= {"price": f"{number}.99", "code": str(20210000 + number * 37), "year": "2021"}
    assert opened(records).days is None
