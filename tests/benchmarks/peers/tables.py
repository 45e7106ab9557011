"""The tables of the comparison, and sentences on where the papers' methods lose."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from measure import markdown_table

_REFERENCE = "workbench/linear-svm"
# The matched baseline of each method: the same features, scaling, cost and neighbours.
MATCHED = {
    "workbench/higher-order-kernel-transductive": "workbench/linear-svm:hosk",
    "workbench/spectral-classification": "workbench/label-spreading",
    "workbench/lsi": "workbench/knn-cosine:lsi",
    "workbench/adaptive-sprinkled-lsi": "workbench/knn-cosine:lsi",
    "workbench/term-cluster-kernel": "workbench/knn-cosine:tcb",
    "workbench/supervised-term-cluster-kernel": "workbench/knn-cosine:tcb",
    "workbench/term-cluster-kernel:svm": _REFERENCE,
    "workbench/supervised-term-cluster-kernel:svm": _REFERENCE,
}
_TITLES = {
    "science": "Four science newsgroups, 2,000 messages",
    "webkb5": "WebKB, five classes, 4,336 pages",
    "1150haber": "1150haber, Turkish news, five classes",
    "20news-bydate": "20 Newsgroups by date, 11,314 to learn from, headers removed",
    "20news-bydate-50": "20 Newsgroups by date, headers removed, 50 messages of each group to "
    "learn from and 50 to judge",
}


class Named(Protocol):
    """The attributes of a peer that a line shows."""

    @property
    def key(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def sees_test_text(self) -> bool: ...
    @property
    def draws(self) -> int: ...


def page(peers: Sequence[Named], tasks: Mapping[str, Any], kept: Mapping[str, Any]) -> str:
    """Every task with its table and the conclusions."""
    parts = []
    for task in tasks:
        results = kept.get(task, {})
        if results.get(_REFERENCE, {}).get("accuracy"):
            parts += [f"**{_TITLES[task]}**", _table(peers, results), *_sentences(peers, results)]
            parts.append(_left_out([peer.title for peer in peers if peer.key not in results]))
    parts.append(_left_out([_TITLES[task] for task in tasks if not kept.get(task)]))
    parts.append(
        "Accuracy in per cent, mean over five draws, or of the one split by date; *1 draw* marks "
        "peers so slow that they got the first alone, *stopped* those whose time was up: their "
        "numbers are those of the splits "
        "they had done, smaller training sets first. *Sees test text*: methods that are shown the "
        "unlabelled test documents. "
        "CPU: one split from text to predictions with one thread, imports not counted; what is "
        "done once for all splits is shared among them. MB: peak of the whole process. × compares "
        "with the first line. The best of a group is the best on these test documents. The "
        "machine had other work to do meanwhile, so CPU times may be too long. The matched "
        "baseline of a method has its features, scaling, cost and number of neighbours: *linear "
        "kernel, as HOSK*, *nearest neighbours, as LSI* (both LSI methods), *nearest neighbour, "
        "as TCB* (TCB and STCB with one neighbour), the first line (TCB and STCB with a linear "
        "SVM) and label spreading on the same number of neighbours (spectral classification)."
    )
    return "\n\n".join(part for part in parts if part)


def _left_out(titles: Sequence[str]) -> str:
    return f"Not measured: {'; '.join(titles)}." if titles else ""


def _table(peers: Sequence[Named], results: Mapping[str, Any]) -> str:
    reference = results[_REFERENCE]
    sizes = list(reference["accuracy"])
    heads = ("", *(f"{size} labelled" for size in sizes), "CPU s per split", "× CPU", "MB", "× MB")
    lines = [
        _line(peer, results[peer.key], reference, sizes) for peer in peers if peer.key in results
    ]
    return markdown_table(heads, lines)


def _line(
    peer: Named, result: Mapping[str, Any], reference: Mapping[str, Any], sizes: Sequence[str]
) -> tuple[str, ...]:
    title = peer.title + (" *(sees test text)*" if peer.sees_test_text else "")
    if peer.draws and len(sizes) > 1:
        title += " *(1 draw)*" if peer.draws == 1 else f" *({peer.draws} draws)*"
    if "stopped" in result:
        done = (
            f"{result.get('splits', 0)} of {peer.draws * len(sizes) or reference['splits']} splits"
        )
        title += f" *(stopped after {result['stopped']:.0f} s: {done})*"
    accuracies = (
        f"{100 * mean(result, size):.1f}" if _has(result, size) else "–" for size in sizes
    )
    if "stopped" in result:
        return (
            title,
            *accuracies,
            f"> {result['stopped'] / (result.get('splits', 0) + 1):.0f}",
            *"–––",
        )
    return (
        title,
        *accuracies,
        f"{_per_split(result):.2f}",
        f"{_per_split(result) / _per_split(reference):.1f}",
        f"{result['peak_mb']:.0f}",
        f"{result['peak_mb'] / reference['peak_mb']:.1f}",
    )


def _per_split(result: Mapping[str, Any]) -> float:
    return float(result["cpu"] / result["splits"])


def _has(result: Mapping[str, Any], size: str) -> bool:
    return size in result.get("accuracy", {})


def mean(result: Mapping[str, Any], size: str) -> float:
    """The mean accuracy at a training size."""
    values = result["accuracy"][size]
    return float(sum(values) / len(values))


def _sentences(peers: Sequence[Named], results: Mapping[str, Any]) -> Iterator[str]:
    """Where the papers' methods lose: against the best of the others, and against a plain SVM."""
    done = [peer for peer in peers if "accuracy" in results.get(peer.key, {})]
    papers = [peer for peer in done if peer.kind == "paper"]
    others = [peer for peer in done if peer.kind != "paper"]
    if not papers:
        return
    sizes = [
        size
        for size in results[_REFERENCE]["accuracy"]
        if any(_has(results[peer.key], size) for peer in papers)
    ]
    yield "; ".join(_lead(papers, others, results, size) for size in sizes) + "."
    below = [
        peer.title
        for peer in papers
        if all(
            mean(results[peer.key], size) < mean(results[_REFERENCE], size)
            for size in results[peer.key]["accuracy"]
        )
    ]
    against = [
        _against_matched(peer, results, sizes) for peer in papers if MATCHED[peer.key] in results
    ]
    if against:
        yield f"Against the matched baseline of each, in points: {'; '.join(against)}."
    if below:
        yield f"Below the plain linear SVM of the first line everywhere: {'; '.join(below)}."


def _against_matched(peer: Named, results: Mapping[str, Any], sizes: Sequence[str]) -> str:
    """The lead of a method over the plain one with its features, scaling, cost and neighbours."""
    own, other = results[peer.key], results[MATCHED[peer.key]]
    leads = (
        f"{round(100 * (mean(own, size) - mean(other, size)), 1) + 0.0:+.1f}".replace("-", "−")
        for size in sizes
        if _has(own, size) and _has(other, size)
    )
    return f"{peer.title} {', '.join(leads)}"


def _lead(
    papers: Sequence[Named], others: Sequence[Named], results: Mapping[str, Any], size: str
) -> str:
    def score(peer: Named) -> float:
        return mean(results[peer.key], size)

    paper, other = (
        max((peer for peer in group if _has(results[peer.key], size)), key=score)
        for group in (papers, others)
    )
    lead = 100 * (score(paper) - score(other))
    word = "wins" if lead > 0 else "loses"
    return (
        f"{size} labelled: the best method of the papers, {paper.title}, {word} by {abs(lead):.1f} "
        f"points against {other.title}"
    )
