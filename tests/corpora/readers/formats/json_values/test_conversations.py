"""Exports of talks with assistants."""

from workbench.corpora.readers.formats.json_values.conversations import messages_of_conversations


def node(message):
    return {"id": "n", "message": message, "parent": None, "children": []}


def said(role, *parts):
    return {"id": role, "author": {"role": role}, "content": {"parts": list(parts)}}


def test_messages_without_words_are_left_out():
    nodes = [
        node(None),
        node(said("system", "")),
        node(said("user", {"asset": "a picture"}, "What is it?")),
        node({"id": "t", "author": None, "content": None}),
        node(said("assistant", "A bird.", "It sings.")),
    ]
    mapping = dict(zip("abcde", nodes, strict=True))
    assert messages_of_conversations([{"title": "Birds", "mapping": mapping}]) == [
        {"id": "user", "text": "What is it?", "role": "user", "conversation": "Birds"},
        {
            "id": "assistant",
            "text": "A bird.\nIt sings.",
            "role": "assistant",
            "conversation": "Birds",
        },
    ]


def test_other_lists_hold_no_conversations():
    assert messages_of_conversations([]) == []
    assert messages_of_conversations([{"text": "a"}, {"mapping": {}}]) == []
    assert messages_of_conversations([{"mapping": {"a": {"x": 1}}}]) == []
    assert messages_of_conversations([{"chat_messages": ["Hello"]}]) == []
