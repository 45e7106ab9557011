"""Talks with assistants as their sites export them: each message is a document, by who wrote it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Fields = dict[str, Any]


def messages_of_conversations(values: Sequence[Mapping[str, Any]]) -> list[Fields]:
    """The messages in a list of conversations; empty for lists of anything else."""
    for holds, messages in ((_has_tree, _of_tree), (_has_list, _of_list)):
        if values and all(map(holds, values)):
            return [
                {**message, "conversation": str(value.get("title") or value.get("name") or "")}
                for value in values
                for message in messages(value)
                if str(message["text"]).strip()
            ]
    return []


def _has_tree(value: Mapping[str, Any]) -> bool:
    """Whether nodes with messages refer to each other, as ChatGPT keeps answers given again."""
    nodes = value.get("mapping")
    return isinstance(nodes, dict) and all(
        isinstance(node, dict) and {"message", "parent"} <= node.keys() for node in nodes.values()
    )


def _of_tree(value: Mapping[str, Any]) -> Iterator[Fields]:
    for node in value["mapping"].values():
        message = node["message"]
        if not isinstance(message, dict):
            continue
        content, author = message.get("content"), message.get("author")
        parts = content.get("parts") if isinstance(content, dict) else None
        said = [part for part in parts or () if isinstance(part, str)]
        role = author.get("role") if isinstance(author, dict) else ""
        yield {"id": message.get("id", ""), "text": "\n".join(said), "role": role or ""}


def _has_list(value: Mapping[str, Any]) -> bool:
    """Whether messages with their senders are listed, as Claude exports them."""
    messages = value.get("chat_messages")
    return isinstance(messages, list) and all(
        isinstance(message, dict) and {"text", "sender"} <= message.keys() for message in messages
    )


def _of_list(value: Mapping[str, Any]) -> Iterator[Fields]:
    for message in value["chat_messages"]:
        yield {
            "id": message.get("uuid", ""),
            "text": message["text"],
            "role": message["sender"],
        }
