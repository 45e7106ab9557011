"""The same faults in other forms, and sound texts that resemble them."""

import pytest

from workbench.corpora.doctor.cures import cured
from workbench.corpora.readers.character_repairs import repaired
from workbench.corpora.readers.cleaning import without_headers, without_quotes
from workbench.corpora.readers.rating_marks import ratings_in, without_ratings
from workbench.corpora.readers.settings import ReadingSettings

NAMES = {"sea": "Anna Berg", "hill": "Tom Miller"}


def changed(records, template, share=1):
    """Records with every n-th pair written by a template."""
    for number, record in enumerate(records):
        if number // 2 % share == 0:
            values = {**record, "n": number, "name": NAMES[record["label"]], "week": number % 7}
            record["text"] = template.format(**values)
    return records


LEAKS = {
    "forum quotes": ("quotes", "[quote=x]the {label}folk[/quote] {text}"),
    "forwarded mail": ("quotes", "{text}\n-----Original Message-----\nsaid {label}folk before"),
    "class name in brackets": ("class-names", "[{label}] {text}"),
    "class name as a hash tag": ("class-names", "{text} #{label}"),
    "class name as a category": ("class-names", "{text} Topic: {label}"),
    "name of a writer": ("telling-words", "By {name}. {text}"),
    "web addresses": ("mail-addresses", "{text} www.{label}club.org/a{n}"),
    "headers in lower case": ("mail-headers", "from: {label}\nsubject: {label}\n\n{text}"),
    "German headers": ("mail-headers", "Von: {label}\nBetreff: {label}\n\n{text}"),
}


@pytest.mark.parametrize("form", LEAKS)
def test_a_leak_in_another_form_is_found_and_cured(findings, records, form):
    name, template = LEAKS[form]
    changed(records, template, share=2)
    finding = findings(records)[name]
    assert finding.kind == "leak"
    settings = cured(ReadingSettings(), [finding.cure])
    assert not any(found.kind == "leak" for found in findings(records, **vars(settings)).values())


@pytest.mark.parametrize(
    "form", ["{0}/5", "Rating: {0}", "I give it {0} out of 5 stars.", "{0} stars", "{1}"]
)
def test_ratings_in_reviews_are_a_leak(findings, records, form):
    for number, record in enumerate(records):
        record["label"] = str(number % 5 + 1)
        record["text"] = f"{form.format(number % 5 + 1, '★' * (number % 5 + 1))} {record['text']}"
    finding = findings(records)["ratings"]
    assert (finding.kind, finding.number) == ("leak", 100)
    left = findings(records, **finding.cure.reading)
    assert "ratings" not in left and "telling-words" not in left


def test_what_is_not_a_rating_is_left_alone():
    text = "open 24/7 since 3/4/2005, 1/2 cup, 10 * 3, chapter 4, a 5-year plan, page 7 of 12"
    assert ratings_in(text) == []
    assert without_ratings(text) == text


SOUND = {
    "class names as words": "{text} sea{week} hill and sea {n}",
    "less and more than": "{text} {n} < b and {week} > d",
    "addresses of everybody": "{text} me{n}@mail{week}.org",
    "accents": "{text} café{n}, Ærø, þar sem á í{n} ó, Größe, “so”{n}, Ñandú",
    "numbers": "{text} {n} of {n}0",
}


@pytest.mark.parametrize("form", SOUND)
def test_sound_texts_have_no_findings(findings, records, form):
    assert findings(changed(records, SOUND[form])) == {}


def test_html_is_found_and_converted(findings, records):
    changed(records, "<p>{text}<br/>&amp; so</p>", share=5)
    finding = findings(records)["markup"]
    assert (finding.kind, finding.number) == ("problem", 20)
    assert findings(records, **finding.cure.reading) == {}


def test_shared_text_inside_lines_is_removed_by_its_words(findings, records):
    for record in records[::2]:
        record["text"] += " All rights, of course, are reserved by the club."
    finding = findings(records)["boilerplate"]
    assert finding.cure.reading == {
        "remove_phrases": "all rights of course are reserved by the club"
    }
    assert findings(records, **finding.cure.reading) == {}


@pytest.mark.parametrize(
    ("good", "encoding", "wrong"),
    [
        ("Это хороший отель", "utf-8", "windows-1251"),
        ("ça été, déjà “là", "utf-8", "windows-1252"),
        ("şöyle ışık ve güneş değil", "windows-1254", "windows-1252"),
    ],
)
def test_characters_read_in_a_wrong_encoding_are_repaired(good, encoding, wrong):
    damaged = good.encode(encoding).decode(wrong, "replace")
    assert repaired(damaged) == good
    assert repaired(good) == good


@pytest.mark.parametrize(
    "text",
    ["það er þó sýnt á íslensku æ", "ÂNE ET MAÎTRE »", "Р. С. Петров", "日本語をlatinで", "Ã"],
)
def test_rare_letters_are_not_repaired(text):
    assert repaired(text) == text


def test_headers_without_an_empty_line_are_removed_line_by_line():
    assert without_headers("From: a\nSubject: b\n c\nX-Mailer: so\nit goes") == "it goes"
    assert without_headers("From: a\nSubject: b\nThis is it") == "This is it"


def test_quotes_within_quotes_and_their_sources_are_removed():
    text = "[quote=a]x [quote]y[/quote] z[/quote]kept <blockquote>q</blockquote>too [quote] open"
    assert without_quotes(text) == "kept too [quote] open"


@pytest.mark.parametrize(
    "name",
    ["2019-05-{:02d} x", "201905{:02d}_x{}", "{:02d}/05/2019", "May {}, 2019", "{}. May 2019"],
)
def test_dates_in_many_forms_show_the_order_of_time(findings, records, name):
    for number, record in enumerate(records):
        day = number % 28 + 1
        if "_x" in name:
            record["id"] = name.format(day, number)
        else:
            record["text"] = f"{name.format(day)} {record['text']}"
    finding = findings(records)["time-order"]
    assert "from 2019-05-01 to 2019-05-28" in finding.details


def test_numbers_assigned_class_by_class_are_a_remark(findings, records):
    for number, record in enumerate(records):
        record["id"] = str((number % 2 + 1) * 10_000 + number * 7)
    finding = findings(records)["telling-names"]
    assert finding.kind == "remark"
    assert "changes only 1 time" in finding.details


def test_numbers_of_rows_are_not_a_remark(findings, records):
    records.sort(key=lambda record: record["label"])
    for number, record in enumerate(records):
        record["id"] = str(number + 1)
    assert findings(records) == {}


def test_uneven_classes_that_words_predict_are_not_doubted(findings, records):
    many = [{**record, "id": f"{record['id']}x{n}"} for n in range(3) for record in records]
    for number, record in enumerate(many):
        record["text"] += f" new{number} is new{number % 97}"
    kept = [record for n, record in enumerate(many) if record["label"] == "sea" or n % 40 == 1]
    found = findings(kept + many[:60:2])
    assert "label-column" not in found
