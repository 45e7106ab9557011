"""A model as one .zip file: settings as JSON, counts as plain arrays, nothing executable."""

import dataclasses
import io
import json
import os
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench import paths
from workbench.corpora.terms.features import FeatureSettings
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import ParameterError
from workbench.experiments.models.model import Model, ModelError
from workbench.experiments.runs.archive_checks import MANIFEST
from workbench.experiments.runs.durable import CHOOSE_ANOTHER_FOLDER, writing
from workbench.experiments.runs.file_reading import LARGEST_RATIO, SMALL, check_array
from workbench.methods.registry import method_named
from workbench.parameters import check_parameters

_FORMAT = 1
_ARRAYS = ("data", "indices", "indptr", "class_index")
_LARGEST = 4 << 30
_LONGEST_REASON = 200


def save_model(model: Model, file: Path | str) -> Path:
    """Store a model as one file, completely or not at all."""
    file = Path(file)
    description = {
        "format": _FORMAT,
        "name": model.name,
        "method": model.method,
        "values": dict(model.values),
        "class_names": list(model.class_names),
        "terms": list(model.terms),
        "tokens": dataclasses.asdict(model.tokens),
        "features": dataclasses.asdict(model.features),
        "shape": list(model.counts.shape),
    }
    arrays = {
        "data": model.counts.data,
        "indices": model.counts.indices,
        "indptr": model.counts.indptr,
        "class_index": model.class_index,
    }
    if model.label_sets is not None:
        arrays["label_sets"] = model.label_sets
    paths.check_ordinary(file)
    partial = file.with_name(f"{file.name}.{os.getpid()}.part")
    with writing(str(file), CHOOSE_ANOTHER_FOLDER):
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            with zipfile.ZipFile(partial, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr("model.json", json.dumps(description))
                for name, array in arrays.items():
                    archive.writestr(f"{name}.npy", _array_bytes(array))
            partial.replace(file)
        finally:
            partial.unlink(missing_ok=True)
    return file


def load_model(file: Path | str) -> Model:
    """Open a stored model; it learns when it is first used."""
    file = Path(file)
    try:
        if file.exists() and not file.is_file():
            raise ModelError(f"{file} is not an ordinary file; choose a model file.")
        with zipfile.ZipFile(file) as archive:
            _check_is_model(file, archive.namelist())
            description = json.loads(_read_member(archive, "model.json"))
            _check_format(file, description)
            has_sets = "label_sets.npy" in archive.namelist()
            names = (*_ARRAYS, *(("label_sets",) if has_sets else ()))
            arrays = {name: _read_array(_read_member(archive, f"{name}.npy")) for name in names}
        return _make_model(description, arrays)
    except ModelError:
        raise
    except ParameterError as error:
        raise ModelError(f"{file}: {error}") from error
    except FileNotFoundError:
        raise ModelError(f"There is no file {file}.") from None
    except OSError as error:
        raise ModelError(f"{file} cannot be read: {error.strerror or error}.") from error
    except (Exception, RecursionError, MemoryError) as error:
        # Damaged archives and arrays raise a dozen types, and all of them mean the same.
        reason = f"{type(error).__name__}: {error}"[:_LONGEST_REASON].rstrip(".")
        raise ModelError(
            f"{file} is damaged or not a model of this program ({reason}); nothing of it can be "
            "used, so export it again from its run or copy it again."
        ) from error


def _check_is_model(file: Path, names: list[str]) -> None:
    if "model.json" in names:
        return
    if MANIFEST in names:
        raise ModelError(
            f"{file} is an exported run, not a model; import it with workbench export {file} --to "
            "store, then make a model with workbench export latest --model METHOD --to model.zip."
        )
    raise ModelError(f"{file} is not a model of this program: it has no model.json.")


def _check_format(file: Path, description: Any) -> None:
    if not isinstance(description, dict):
        raise ValueError("its description is not a table")
    if int(description["format"]) > _FORMAT:
        raise ModelError(
            f"{file} has format {description['format']}, newer than {_FORMAT}; update the program."
        )


def _make_model(description: dict[str, Any], arrays: dict[str, NDArray[Any]]) -> Model:
    from scipy.sparse import csr_array  # late: 0.4 s to import

    rows, columns = (int(length) for length in description["shape"])
    counts = csr_array((arrays["data"], arrays["indices"], arrays["indptr"]), shape=(rows, columns))
    counts.check_format(full_check=True)  # positions outside the shape would crash compiled code
    class_index = arrays["class_index"].astype(np.int64)
    class_names = tuple(str(name) for name in description["class_names"])
    sizes_match = len(class_index) == rows and len(description["terms"]) == columns
    if not sizes_match or (class_index >= len(class_names)).any() or (class_index < -1).any():
        raise ValueError("its parts do not match")
    values = dict(description["values"])
    method_named(description["method"]).build(**values)  # refuses values outside their limits
    # Version 0.1.0 had one tokeniser and did not name it.
    tokens = TokenSettings(**{"tokeniser": "words", **description["tokens"]})
    features = FeatureSettings(**description["features"])
    check_parameters(tokens)
    check_parameters(features)
    return Model(
        method=description["method"],
        values=values,
        class_names=class_names,
        terms=tuple(str(term) for term in description["terms"]),
        tokens=tokens,
        features=features,
        counts=counts,
        class_index=class_index,
        label_sets=arrays.get("label_sets"),
        name=str(description.get("name", "")),
    )


def _read_member(archive: zipfile.ZipFile, name: str) -> bytes:
    info = archive.getinfo(name)
    is_bomb = info.file_size > max(SMALL, info.compress_size * LARGEST_RATIO)
    if is_bomb or info.file_size > _LARGEST:
        raise ValueError(f"{name} would unpack to {info.file_size:,} bytes, which is too much")
    return archive.read(info)


def _array_bytes(array: NDArray[Any]) -> bytes:
    content = io.BytesIO()
    np.save(content, np.ascontiguousarray(array), allow_pickle=False)
    return content.getvalue()


def _read_array(content: bytes) -> NDArray[Any]:
    check_array(io.BytesIO(content), len(content))
    array: NDArray[Any] = np.load(io.BytesIO(content), allow_pickle=False)
    return array
