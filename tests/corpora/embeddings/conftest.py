"""A tiny sentence-embedding model, written byte by byte: a table of token vectors.

The ONNX file is a graph of one node, Gather(table, input_ids): its output is the vector of each
token. No package is needed to make it; onnxruntime and tokenizers are needed to use it.
"""

import json
import struct

import pytest

WORDS = ("[UNK]", "red", "green", "blue", "stone")
VECTORS = ((0.0, 0.0, 1.0), (4.0, 0.0, 0.0), (0.0, 2.0, 0.0), (0.0, -2.0, 0.0), (1.0, 1.0, 1.0))


def _number(value):
    """A whole number as protobuf writes it: seven bits at a time."""
    parts = bytearray()
    while value > 0x7F:
        parts.append(0x80 | (value & 0x7F))
        value >>= 7
    return bytes([*parts, value])


def _field(number, content):
    if isinstance(content, int):
        return _number(number << 3) + _number(content)
    data = content.encode() if isinstance(content, str) else content
    return _number(number << 3 | 2) + _number(len(data)) + data


def _value(name, kind, rank):
    dimension = _field(1, _field(2, "n"))
    tensor = _field(1, kind) + _field(2, dimension * rank)
    return _field(1, name) + _field(2, _field(1, tensor))


def _model():
    flat = struct.pack(f"<{3 * len(WORDS)}f", *(value for row in VECTORS for value in row))
    table = _number(8) + _number(len(WORDS)) + _number(8) + _number(3)
    table += _field(2, 1) + _field(8, "table") + _field(9, flat)  # kind 1: float
    node = _field(1, "table") + _field(1, "input_ids") + _field(2, "last_hidden_state")
    node += _field(4, "Gather")
    graph = _field(1, node) + _field(2, "tiny") + _field(5, table)
    graph += _field(11, _value("input_ids", 7, 2)) + _field(12, _value("last_hidden_state", 1, 3))
    return _field(1, 8) + _field(7, graph) + _field(8, _field(1, "") + _field(2, 13))


def _tokeniser():
    return {
        "version": "1.0",
        "added_tokens": [],
        "normalizer": {"type": "Lowercase"},
        "pre_tokenizer": {"type": "Whitespace"},
        "model": {
            "type": "WordLevel",
            "vocab": {word: number for number, word in enumerate(WORDS)},
            "unk_token": "[UNK]",
        },
    }


@pytest.fixture
def tiny_model(tmp_path):
    """The folder of a model without any configuration: the mean of token vectors."""
    folder = tmp_path / "tiny"
    folder.mkdir()
    (folder / "model.onnx").write_bytes(_model())
    (folder / "tokenizer.json").write_text(json.dumps(_tokeniser()), "utf-8")
    return folder
