"""Lists of classes beside the documents of a JSON value, by order or by identifier."""

from workbench.corpora.readers.formats.json_values.lists_beside import with_classes_beside

TEXTS = [f"The bank lowered its rate again in month {number}" for number in range(6)]
LABELS = ["money", "sport"] * 3


def test_a_list_of_classes_has_the_order_of_the_documents_at_any_place():
    value = {"name": "a set", "part": {"texts": TEXTS, "labels": LABELS, "label_names": ["x", "y"]}}
    found = with_classes_beside(value)
    assert found[1] == {"texts": TEXTS[1], "labels": "sport"} and len(found) == 6


def test_objects_name_the_documents_in_any_order():
    documents = [{"id": number, "text": text} for number, text in enumerate(TEXTS)]
    labels = [{"doc_id": number, "label": LABELS[number]} for number in reversed(range(6))]
    found = with_classes_beside({"documents": documents, "labels": labels})
    assert [item["label"] for item in found] == LABELS
    assert [item["text"] for item in found] == TEXTS


def test_a_list_that_does_not_belong_to_the_documents_is_left_out():
    documents = [{"id": number, "text": text} for number, text in enumerate(TEXTS)]
    strangers = [{"doc_id": number + 1, "label": "money"} for number in range(6)]
    assert with_classes_beside({"documents": documents, "labels": strangers}) == []
    assert with_classes_beside({"documents": TEXTS, "labels": LABELS[:5]}) == []
    assert with_classes_beside({"documents": documents, "id": list(range(6))}) == []


def test_many_fields_and_deep_values_stay_quick():
    wide = [{str(field): "a b c d e" for field in range(3000)} for _ in range(6)]
    assert with_classes_beside({"documents": wide, "labels": [dict(item) for item in wide]}) == []
    deep: dict[str, object] = {"documents": TEXTS, "labels": LABELS}
    for _ in range(500):
        deep = {"inner": deep}
    assert with_classes_beside(deep) == []
