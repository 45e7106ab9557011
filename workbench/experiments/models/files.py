"""A model as one .zip file: settings as JSON, what was learnt as plain arrays, no pickle.

`model.json` describes the model; `arrays/0.npy` and so on are its arrays. Format 1, of version
0.1.0, has the counted training documents instead, and learns again when it is first used.
"""

import dataclasses
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from workbench import paths
from workbench.corpora.terms.features import FeatureSettings, TermFeatures
from workbench.corpora.terms.tokens import TokenSettings
from workbench.errors import ParameterError
from workbench.experiments.models.fitted_state import describe_fitted, restore_fitted
from workbench.experiments.models.model import Learnt, Model, ModelError
from workbench.experiments.models.training_files import FIRST_FORMAT, read_training_documents
from workbench.experiments.runs.archive_checks import MANIFEST
from workbench.experiments.runs.durable import CHOOSE_ANOTHER_FOLDER, writing
from workbench.experiments.runs.file_reading import LARGEST_RATIO, SMALL, check_array
from workbench.files import replaced_file
from workbench.methods.registry import method_named
from workbench.parameters import check_parameters

_FORMAT = 2
_LARGEST = 4 << 30
_LONGEST_REASON = 200


def save_model(model: Model, file: Path | str) -> Path:
    """Store what a model learnt as one file, completely or not at all."""
    file = Path(file)
    arrays: list[NDArray[Any]] = []
    description = json.dumps(_description(model, arrays))
    paths.check_ordinary(file)
    with writing(str(file), CHOOSE_ANOTHER_FOLDER):
        file.parent.mkdir(parents=True, exist_ok=True)
        with (
            replaced_file(file) as partial,
            zipfile.ZipFile(partial, "w", zipfile.ZIP_DEFLATED) as archive,
        ):
            archive.writestr("model.json", description)
            for position, array in enumerate(arrays):
                archive.writestr(f"arrays/{position}.npy", _array_bytes(array))
    return file


def load_model(file: Path | str) -> Model:
    """Open a stored model; anything but a sound model raises ModelError."""
    file = Path(file)
    try:
        if file.exists() and not file.is_file():
            raise ModelError(f"{file} is not an ordinary file; choose a model file.")
        with zipfile.ZipFile(file) as archive:
            _check_is_model(file, archive.namelist())
            description = json.loads(_read_member(archive, "model.json"))
            _check_format(file, description)
            return _read_model(archive, description)
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


def _description(model: Model, arrays: list[NDArray[Any]]) -> dict[str, Any]:
    return {
        "format": _FORMAT,
        "name": model.name,
        "method": model.method,
        "values": dict(model.values),
        "class_names": list(model.class_names),
        "terms": list(model.terms),
        "tokens": dataclasses.asdict(model.tokens),
        "features": dataclasses.asdict(model.features),
        "learnt": _describe_learnt(model, arrays),
    }


def _describe_learnt(model: Model, arrays: list[NDArray[Any]]) -> dict[str, Any]:
    learnt = model.learnt
    several = model.has_several_classes
    parts = {
        "weighting": learnt.weighting,
        "estimators": learnt.estimator.members if several else (learnt.estimator,),
        "odds": learnt.odds,
    }
    described = {name: describe_fitted(part, arrays) for name, part in parts.items()}
    return {**described, "several_classes": several}


def _read_model(archive: zipfile.ZipFile, description: dict[str, Any]) -> Model:
    values = dict(description["values"])
    method_named(description["method"]).build(**values)  # refuses values outside their limits
    # Version 0.1.0 had one tokeniser and did not name it.
    tokens = TokenSettings(**{"tokeniser": "words", **description["tokens"]})
    features = FeatureSettings(**description["features"])
    check_parameters(tokens)
    check_parameters(features)
    model = Model(
        method=description["method"],
        values=values,
        class_names=tuple(str(name) for name in description["class_names"]),
        terms=tuple(str(term) for term in description["terms"]),
        tokens=tokens,
        features=features,
        name=str(description.get("name", "")),
    )

    def array(name: str) -> NDArray[Any]:
        return _read_array(_read_member(archive, name))

    if description["format"] == FIRST_FORMAT:
        names = archive.namelist()
        return dataclasses.replace(
            model, training=read_training_documents(description, names, array)
        )
    return dataclasses.replace(model, stored=_read_learnt(description["learnt"], model, array))


def _read_learnt(described: dict[str, Any], model: Model, array: Any) -> Learnt:
    read: dict[int, NDArray[Any]] = {}

    def array_at(position: int) -> NDArray[Any]:
        if position not in read:
            read[position] = array(f"arrays/{position}.npy")
        return read[position]

    weighting = restore_fitted(described["weighting"], array_at)
    estimators = restore_fitted(described["estimators"], array_at)
    odds = restore_fitted(described["odds"], array_at)
    if not isinstance(weighting, TermFeatures) or not _is_selection(weighting, model):
        raise ValueError("its terms do not match")
    expected = method_named(model.method).estimator_class
    if not all(isinstance(part, expected | bool) for part in estimators):
        raise ValueError("it has another method than it says")
    if not described["several_classes"]:
        (estimator,) = estimators
        return Learnt(weighting, estimator, odds)
    from workbench.experiments.running.one_against_rest import (
        OneAgainstRest,  # late: 1.4 s, with scikit-learn to import
    )

    if len(estimators) != len(model.class_names):
        raise ValueError("its classes do not match")
    return Learnt(weighting, OneAgainstRest.of(estimators), odds)


def _is_selection(weighting: TermFeatures, model: Model) -> bool:
    """Whether the selected columns are columns of the model's terms."""
    selected = np.asarray(weighting.selected_)
    inside = not len(selected) or (selected.min() >= 0 and selected.max() < len(model.terms))
    return bool(inside) and len(weighting.idf_) == len(selected)


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


def _read_member(archive: zipfile.ZipFile, name: str) -> bytes:
    info = archive.getinfo(name)
    is_bomb = info.file_size > max(SMALL, info.compress_size * LARGEST_RATIO)
    if is_bomb or info.file_size > _LARGEST:
        raise ValueError(f"{name} would unpack to {info.file_size:,} bytes, which is too much")
    return archive.read(info)


def _array_bytes(array: NDArray[Any]) -> bytes:
    """An array in its order of rows and columns, on which the last bit of a product depends."""
    content = io.BytesIO()
    np.save(content, array, allow_pickle=False)
    return content.getvalue()


def _read_array(content: bytes) -> NDArray[Any]:
    check_array(io.BytesIO(content), len(content))
    array: NDArray[Any] = np.load(io.BytesIO(content), allow_pickle=False)
    return array
