"""A sentence-embedding model in a local folder: ONNX graph, tokenizer.json, and its configuration.

The folder is that of sentence-transformers: `model.onnx` (or `onnx/model.onnx`), `tokenizer.json`,
and, where they exist, `modules.json`, `1_Pooling/config.json`, `sentence_bert_config.json`. These
say how vectors of tokens become one vector, whether it gets length 1, how much text is read.
"""

import hashlib
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from workbench import paths
from workbench.array_types import Floats
from workbench.errors import CorpusError

INSTALL = 'pip install "semantic-text-workbench[embeddings]"'
_GRAPHS = ("model.onnx", "onnx/model.onnx")
_TOKENISER = "tokenizer.json"
_MEAN, _FIRST, _LARGEST, _LAST = "mean_tokens", "cls_token", "max_tokens", "lasttoken"
_LONGEST = 512  # tokens, where the configuration does not say
_MOST_JSON = 1_000_000  # bytes
_MOST_DIMENSIONS = 65_536
_LONGEST_REASON = 200


@dataclass(frozen=True)
class ModelSettings:
    """What the configuration of a model says."""

    pooling: str
    has_unit_length: bool
    longest: int  # tokens that are read of a text


class EmbeddingModel:
    """Texts to vectors, a batch at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.settings = read_settings(folder)
        graph, tokeniser = graph_of(folder), folder / _TOKENISER
        self._session, self._tokeniser = _opened(graph, tokeniser, self.settings.longest)
        self._inputs = {value.name for value in self._session.get_inputs()}

    def vectors(self, texts: Sequence[str]) -> Floats:
        """One vector per text."""
        encoded = self._tokeniser.encode_batch([clean(text) for text in texts])
        ids = np.array([tokens.ids for tokens in encoded], dtype=np.int64)
        mask = np.array([tokens.attention_mask for tokens in encoded], dtype=np.int64)
        try:
            pooled = self._pooled(ids, mask)
        except Exception as problem:  # the graph may ask for, do and return anything
            raise self._unusable(str(problem)) from problem
        is_whole = pooled.ndim == 2 and len(pooled) == len(texts) and np.isfinite(pooled).all()
        if not is_whole or not 0 < pooled.shape[1] <= _MOST_DIMENSIONS:
            raise self._unusable("it does not give one vector of numbers for each text")
        return at_unit_length(pooled) if self.settings.has_unit_length else pooled

    def _pooled(self, ids: Any, mask: Any) -> Floats:
        given = {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}
        unknown = ", ".join(sorted(self._inputs - given.keys()))
        if unknown:
            raise ValueError(f"it asks for {unknown}")
        found = self._session.run(None, {name: given[name] for name in self._inputs})[0]
        pooled = found if found.ndim == 2 else pool(found, mask, self.settings.pooling)
        return np.asarray(pooled, dtype=np.float64)

    def _unusable(self, reason: str) -> CorpusError:
        shown = " ".join(reason.split())[:_LONGEST_REASON]
        return CorpusError(f"{self.folder} is no usable model ({shown}); copy it again.")


def clean(text: str) -> str:
    """Replace lone surrogates, which tokenisers refuse."""
    return text.encode("utf-8", "replace").decode("utf-8")


def pool(vectors: Any, mask: Any, pooling: str) -> Any:
    """One vector per text from those of its tokens."""
    if pooling == _FIRST:
        return vectors[:, 0]
    if pooling == _LAST:
        return vectors[np.arange(len(mask)), np.maximum(mask.sum(axis=1) - 1, 0)]
    weights = mask[:, :, None].astype(vectors.dtype)
    if pooling == _LARGEST:
        return np.where(weights > 0, vectors, -np.inf).max(axis=1)
    return (vectors * weights).sum(axis=1) / np.maximum(weights.sum(axis=1), 1.0)


def at_unit_length(vectors: Floats) -> Floats:
    """Divide each vector by its length; zeros stay zeros."""
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    return np.asarray(vectors / np.where(lengths > 0, lengths, 1.0))


def graph_of(folder: Path) -> Path:
    """The ONNX file of a model's folder."""
    for name in _GRAPHS:
        path = paths.existing_path(folder / name)
        if path is not None and path.is_file():
            return path
    raise CorpusError(
        f"{folder} holds no sentence-embedding model: {_GRAPHS[0]} is missing. Name the folder of "
        "a model in ONNX form, with its tokenizer.json."
    )


def fingerprint(folder: Path) -> str:
    """Identify a model by the contents of its files."""
    digest = hashlib.blake2b(digest_size=16)
    for path in (graph_of(folder), folder / _TOKENISER):
        with _readable(path).open("rb") as content:
            digest.update(hashlib.file_digest(content, "blake2b").digest())
    digest.update(repr(read_settings(folder)).encode())
    return digest.hexdigest()


def read_settings(folder: Path) -> ModelSettings:
    """Pooling, length and longest text; where nothing is said, the mean over 512 tokens."""
    modules = _json(folder / "modules.json", list)
    kinds = [str(module.get("type", "")) for module in modules if isinstance(module, dict)]
    pooling = _json(folder / "1_Pooling" / "config.json", dict)
    read = _json(folder / "sentence_bert_config.json", dict)
    longest = read.get("max_seq_length") or _LONGEST
    return ModelSettings(
        _pooling(folder, pooling),
        any(kind.endswith("Normalize") for kind in kinds),
        int(longest) if isinstance(longest, int) and longest > 0 else _LONGEST,
    )


def _pooling(folder: Path, config: Any) -> str:
    prefix = "pooling_mode_"
    chosen = [name.removeprefix(prefix) for name, value in config.items() if value is True]
    chosen = [name for name in chosen if name in (_MEAN, _FIRST, _LARGEST, _LAST)]
    wanted = [name for name, value in config.items() if name.startswith(prefix) and value is True]
    if len(wanted) > 1 or (wanted and not chosen):
        raise CorpusError(
            f"{folder}: the pooling {', '.join(wanted)} is not supported; mean, first, largest and "
            "last token are, one at a time."
        )
    return chosen[0] if chosen else _MEAN


def _json(path: Path, kind: type) -> Any:
    """The content of a file of the configuration; empty if there is none."""
    if not path.is_file():
        return kind()
    try:
        if path.stat().st_size > _MOST_JSON:
            raise ValueError("it is too long")
        content = json.loads(path.read_text("utf-8")) or kind()
        if not isinstance(content, kind):
            raise ValueError("it is no configuration of a model")
        return content
    except (OSError, ValueError, RecursionError) as problem:
        raise CorpusError(f"{path} cannot be read ({problem}); copy the model again.") from problem


def _readable(path: Path) -> Path:
    if not path.is_file():
        raise CorpusError(f"{path} is missing; copy the whole folder of the model.")
    return path


def _opened(graph: Path, tokeniser: Path, longest: int) -> tuple[Any, Any]:
    try:
        import onnxruntime  # late: 0.2 s, optional
        from tokenizers import Tokenizer  # late: 0.1 s, optional
    except ImportError as missing:
        raise CorpusError(
            f"Embeddings need the packages onnxruntime and tokenizers; install them with: {INSTALL}"
        ) from missing
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = min(4, os.cpu_count() or 1)
    options.log_severity_level = 3
    try:
        loaded = Tokenizer.from_file(str(_readable(tokeniser)))
        session = onnxruntime.InferenceSession(
            str(graph), options, providers=["CPUExecutionProvider"]
        )
    except CorpusError:
        raise
    except Exception as problem:  # both libraries raise their own kinds
        raise CorpusError(
            f"{graph.parent} is no usable model ({problem}); copy it again."
        ) from problem
    loaded.enable_truncation(longest)
    loaded.enable_padding()
    return session, loaded
