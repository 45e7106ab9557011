"""What was measured for a million documents, as a table and as sentences of the help page."""

import re
from collections.abc import Mapping
from typing import Any

from growth import power, rounded
from measure import markdown_table

SIZES = (4707, 18828, 75312)
TITLES = {  # step: (how it is called, how it is judged)
    "exact_svm": ("linear SVM, all at once", "accuracy"),
    "batch_svm": ("… minibatches (SGD)", "accuracy"),
    "projected_svm": ("… random projection to 500", "accuracy"),
    "sampled_lsi_svm": ("… LSI learnt on 4,000 documents, 200 dimensions", "accuracy"),
    "exact_kmeans": ("k-means, all at once", "ARI"),
    "batch_kmeans": ("… minibatches", "ARI"),
    "exact_spectral": ("spectral clustering, neighbour graph", "ARI"),
    "landmark_spectral": ("… 1,000 landmarks", "ARI"),
    "exact_higher_order": ("higher-order kernel, all pairs", "accuracy"),
    "nystrom_higher_order": ("… Nyström, 1,000 landmarks", "accuracy"),
}
# What a sentence of the help compares: a way that goes further, and what it stands for.
PAIRS = {
    "batches": (("batch_svm", "exact_svm"), ("batch_kmeans", "exact_kmeans")),
    "projection": (("projected_svm", "exact_svm"), ("sampled_lsi_svm", "exact_svm")),
    "landmarks": (("landmark_spectral", "exact_spectral"),),
    "nystrom": (("nystrom_higher_order", "exact_higher_order"),),
}
_ALL_PAIRS = ("exact_spectral", "exact_higher_order")
_PLACE = re.compile(r"(<!-- measured: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(kept: Mapping[str, Any]) -> str:
    """One line per step: quality, seconds and megabytes by size, and a million by its growth."""
    heads = ["", *(f"{size:,}: quality, CPU s, MB" for size in SIZES), "a million: hours, GB"]
    lines = []
    for step, (title, unit) in TITLES.items():
        found = kept.get(step, {})
        cells = [_cell(found.get(str(size), {}), unit) for size in SIZES]
        lines.append([title, *cells, _million(found)])
    return markdown_table(heads, lines)


def _cell(one: Mapping[str, Any], unit: str) -> str:
    if "seconds" not in one:
        return "more than it may take" if "failed" in one else "–"
    return f"{unit} {one['quality']:.3f}, {one['seconds']:.1f}, {one['peak_mb']:.0f}"


def _million(found: Mapping[str, Any]) -> str:
    done = {int(size): one for size, one in found.items() if "seconds" in one}
    if len(done) < 2 or any("failed" in one for one in found.values()):
        return "–"  # what was not done at the largest size is not to be continued to a million
    sizes = sorted(done)[-2:]
    last = done[sizes[-1]]
    more = 1e6 / sizes[-1]
    time_power = max(power(sizes, [done[one]["seconds"] for one in sizes], 0.0, 1.0), 1.0)
    memory_power = max(power(sizes, [done[one]["peak_mb"] for one in sizes], 0.0, 1.0), 1.0)
    hours = last["seconds"] * more**time_power / 3600
    gigabytes = last["peak_mb"] / 1000 * more**memory_power
    shown = f"{hours:.2f}" if hours < 10 else f"{rounded(hours):,}"
    return f"{shown} h, {rounded(gigabytes):,} GB"


def page(text: str, kept: Mapping[str, Any]) -> str:
    """The page of the help with everything measured put in again."""
    return _PLACE.sub(lambda place: f"{place[1]}{sentences(kept, place[2])}\n{place[3]}", text)


def sentences(kept: Mapping[str, Any], name: str) -> str:
    """What was measured, in words: the table itself, or the comparisons of a way."""
    if name == "table":
        return table(kept)
    if name == "all_pairs":
        return f"Measured: {'; '.join(_growth_words(kept, step) for step in _ALL_PAIRS)}."
    return (
        "Measured: "
        + "; ".join(_against(kept, step, reference) for step, reference in PAIRS[name])
        + "."
    )


def _growth_words(kept: Mapping[str, Any], step: str) -> str:
    told = [
        f"{one['seconds']:.0f} seconds for {int(size):,} documents"
        for size, one in kept.get(step, {}).items()
        if "seconds" in one
    ]
    told += [
        f"for {int(size):,} {one['failed']}"
        for size, one in kept.get(step, {}).items()
        if "failed" in one
    ]
    return f"{TITLES[step][0]}: {', '.join(told)}"


def _against(kept: Mapping[str, Any], step: str, reference: str) -> str:
    """Quality and time of a way beside those of what it stands for, at every size of both."""
    ours, theirs = kept.get(step, {}), kept.get(reference, {})
    told = []
    for size, one in ours.items():
        other = theirs.get(size, {})
        if "seconds" not in one:
            continue
        beside = (
            f"{one['quality']:.3f} against {other['quality']:.3f} in {one['seconds']:.1f} against "
            f"{other['seconds']:.1f} seconds"
            if "seconds" in other
            else f"{one['quality']:.3f} in {one['seconds']:.1f} seconds, the other took too long"
        )
        told.append(f"{int(size):,} documents {beside}")
    title, unit = TITLES[step]
    way = title.removeprefix("… ")
    return f"{way} against {TITLES[reference][0]}, {unit}: {', '.join(told) or 'nothing yet'}"
