"""The class columns that are offered beside the chosen one."""

import csv

from workbench.corpora.readers.reading import preview_corpus


def test_columns_that_name_the_same_classes_are_offered_once(tmp_path):
    path = tmp_path / "posts.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["text", "category", "category_name", "kind", "kind_code"])
        for number in range(40):
            topic, kind = number % 2, number // 2 % 2
            words = ("the bank paid", "the team won")[topic]
            named = ("money", "sport")[topic], ("Money news", "Sport news")[topic]
            rows.writerow([f"{words} {number}", *named, ("short", "long")[kind], "ab"[kind]])
    preview = preview_corpus(path)
    assert preview.class_column in ("category", "category_name")
    assert [name for name, _ in preview.result.other_classes] == ["kind"]
