"""A model as one .zip file: settings as JSON, counts as plain arrays, nothing executable."""

import dataclasses
import io
import json
import os
import zipfile
import zlib
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench.corpora.terms.features import FeatureSettings
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import ParameterError
from workbench.experiments.models.model import Model, ModelError
from workbench.experiments.runs.archive_checks import LARGEST_RATIO, MANIFEST, SMALL, check_array
from workbench.experiments.runs.durable import ANOTHER_PLACE, writing
from workbench.methods.registry import method_named
from workbench.parameters import check_parameters

_FORMAT = 1
_ARRAYS = ("data", "indices", "indptr", "class_index")
_LARGEST = 4 << 30


def save_model(model: Model, file: Path | str) -> Path:
    """Store a model as one file, whole or not at all."""
    file = Path(file)
    told = {
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
    beside = file.with_name(f"{file.name}.{os.getpid()}.part")
    with writing(str(file), ANOTHER_PLACE):
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            with zipfile.ZipFile(beside, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr("model.json", json.dumps(told))
                for name, array in arrays.items():
                    archive.writestr(f"{name}.npy", _array_bytes(array))
            beside.replace(file)
        finally:
            beside.unlink(missing_ok=True)
    return file


def load_model(file: Path | str) -> Model:
    """Open a stored model, or say in a sentence why not; it learns when it is first asked."""
    file = Path(file)
    try:
        with zipfile.ZipFile(file) as archive:
            _check_kind(file, archive.namelist())
            told = json.loads(_member(archive, "model.json"))
            _check_format(file, told)
            has_sets = "label_sets.npy" in archive.namelist()
            names = (*_ARRAYS, *(("label_sets",) if has_sets else ()))
            arrays = {name: _array(_member(archive, f"{name}.npy")) for name in names}
        return _model(told, arrays)
    except ParameterError as error:
        raise ModelError(f"{file}: {error}") from error
    except FileNotFoundError:
        raise ModelError(f"There is no file {file}.") from None
    except OSError as error:
        raise ModelError(f"{file} cannot be read: {error.strerror or error}.") from error
    except (zipfile.BadZipFile, zlib.error, KeyError, ValueError, TypeError, EOFError) as error:
        raise ModelError(f"{file} is damaged or no model of this program: {error}.") from error


def _check_kind(file: Path, names: list[str]) -> None:
    if "model.json" in names:
        return
    if MANIFEST in names:
        raise ModelError(
            f"{file} is an exported run and no model; take it into the store with workbench export "
            f"{file} --to store, then make a model with workbench export latest --model METHOD "
            "--to model.zip."
        )
    raise ModelError(f"{file} is no model of this program: it holds no model.json.")


def _check_format(file: Path, told: Any) -> None:
    if not isinstance(told, dict):
        raise ValueError("its description is no table")
    if int(told["format"]) > _FORMAT:
        raise ModelError(f"{file} has format {told['format']}, newer than {_FORMAT}; update.")


def _model(told: dict[str, Any], arrays: dict[str, NDArray[Any]]) -> Model:
    from scipy.sparse import csr_array  # late: 0.4 s to import

    rows, columns = (int(one) for one in told["shape"])
    counts = csr_array((arrays["data"], arrays["indices"], arrays["indptr"]), shape=(rows, columns))
    counts.check_format(full_check=True)  # places outside would crash compiled code
    class_index = arrays["class_index"].astype(np.int64)
    class_names = tuple(str(one) for one in told["class_names"])
    is_sound = len(class_index) == rows and len(told["terms"]) == columns
    if not is_sound or (class_index >= len(class_names)).any() or (class_index < -1).any():
        raise ValueError("its parts do not fit together")
    values = dict(told["values"])
    method_named(told["method"]).build(**values)  # refuses values outside their limits
    tokens, features = TokenSettings(**told["tokens"]), FeatureSettings(**told["features"])
    check_parameters(tokens)
    check_parameters(features)
    return Model(
        method=told["method"],
        values=values,
        class_names=class_names,
        terms=tuple(str(one) for one in told["terms"]),
        tokens=tokens,
        features=features,
        counts=counts,
        class_index=class_index,
        label_sets=arrays.get("label_sets"),
        name=str(told.get("name", "")),
    )


def _member(archive: zipfile.ZipFile, name: str) -> bytes:
    info = archive.getinfo(name)
    is_bomb = info.file_size > max(SMALL, info.compress_size * LARGEST_RATIO)
    if is_bomb or info.file_size > _LARGEST:
        raise ValueError(f"{name} would unpack to {info.file_size:,} bytes")
    return archive.read(info)


def _array_bytes(array: NDArray[Any]) -> bytes:
    content = io.BytesIO()
    np.save(content, np.ascontiguousarray(array), allow_pickle=False)
    return content.getvalue()


def _array(content: bytes) -> NDArray[Any]:
    check_array(io.BytesIO(content), len(content))
    found: NDArray[Any] = np.load(io.BytesIO(content), allow_pickle=False)
    return found
