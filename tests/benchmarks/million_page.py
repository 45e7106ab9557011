"""The measurements for a million documents, as a table and as sentences of the help page."""

import re
from collections.abc import Mapping
from typing import Any

from growth import power, rounded
from measure import markdown_table

SIZES = (4707, 18828, 75312)
TITLES = {  # step: (its title, its measure of quality)
    "exact_svm": ("linear SVM, all at once", "accuracy"),
    "batch_svm": ("… minibatches (SGD)", "accuracy"),
    "projected_svm": ("… random projection to 500", "accuracy"),
    "sampled_lsi_svm": ("… LSI learnt on 4,000 documents, 200 dimensions", "accuracy"),
    "exact_kmeans": ("k-means, all at once", "ARI"),
    "batch_kmeans": ("… minibatches", "ARI"),
    "exact_spectral": ("spectral clustering, neighbour graph", "ARI"),
    "landmark_spectral": ("… 1,000 landmarks", "ARI"),
    "exact_higher_order": ("higher-order semantic kernel, all pairs", "accuracy"),
    "nystrom_higher_order": ("… Nyström, 1,000 landmarks", "accuracy"),
}
# The pairs that a sentence of the help compares: an approximation and its exact reference.
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
    header = ["", *(f"{size:,}: quality, CPU s, MB" for size in SIZES), "a million: hours, GB"]
    lines = []
    for step, (title, unit) in TITLES.items():
        found = kept.get(step, {})
        cells = [_cell(found.get(str(size), {}), unit) for size in SIZES]
        lines.append([title, *cells, _million(found)])
    return markdown_table(header, lines)


def _cell(result: Mapping[str, Any], unit: str) -> str:
    if "seconds" not in result:
        return "over the limit" if "failed" in result else "–"
    return f"{unit} {result['quality']:.3f}, {result['seconds']:.1f}, {result['peak_mb']:.0f}"


def _million(found: Mapping[str, Any]) -> str:
    done = {int(size): result for size, result in found.items() if "seconds" in result}
    if len(done) < 2 or any("failed" in result for result in found.values()):
        return "–"  # no extrapolation from a size that failed
    sizes = sorted(done)[-2:]
    last = done[sizes[-1]]
    factor = 1e6 / sizes[-1]
    time_power = max(power(sizes, [done[size]["seconds"] for size in sizes], 0.0, 1.0), 1.0)
    memory_power = max(power(sizes, [done[size]["peak_mb"] for size in sizes], 0.0, 1.0), 1.0)
    hours = last["seconds"] * factor**time_power / 3600
    gigabytes = last["peak_mb"] / 1000 * factor**memory_power
    shown = f"{hours:.2f}" if hours < 10 else f"{rounded(hours):,}"
    return f"{shown} h, {rounded(gigabytes):,} GB"


def page(text: str, kept: Mapping[str, Any]) -> str:
    """The help page with the current measurements."""
    return _PLACE.sub(
        lambda position: f"{position[1]}{sentences(kept, position[2])}\n{position[3]}", text
    )


def sentences(kept: Mapping[str, Any], name: str) -> str:
    """The measurements of a marked part of the help page: the table or a sentence."""
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
    parts = [
        f"{result['seconds']:.0f} seconds for {int(size):,} documents"
        for size, result in kept.get(step, {}).items()
        if "seconds" in result
    ]
    parts += [
        f"for {int(size):,} {result['failed']}"
        for size, result in kept.get(step, {}).items()
        if "failed" in result
    ]
    return f"{TITLES[step][0]}: {', '.join(parts)}"


def _against(kept: Mapping[str, Any], step: str, reference: str) -> str:
    """Quality and time of an approximation against its exact reference, at every size."""
    ours, theirs = kept.get(step, {}), kept.get(reference, {})
    parts = []
    for size, result in ours.items():
        other = theirs.get(size, {})
        if "seconds" not in result:
            continue
        quality, seconds = f"{result['quality']:.3f}", f"{result['seconds']:.1f}"
        comparison = (
            f"{quality} against {other['quality']:.3f} in {seconds} against "
            f"{other['seconds']:.1f} seconds"
            if "seconds" in other
            else f"{quality} in {seconds} seconds, the other took too long"
        )
        parts.append(f"{int(size):,} documents {comparison}")
    title, unit = TITLES[step]
    way = title.removeprefix("… ")
    return f"{way} against {TITLES[reference][0]}, {unit}: {', '.join(parts) or 'nothing yet'}"
