"""Preparations: computed once, kept on disk, the same bits for every worker."""

import errno
import json
import os
import subprocess
import sys
import threading
from collections import Counter

import numpy as np
import pytest
import scipy.sparse as sp

from workbench.experiments.models.model import model_from_run
from workbench.experiments.running import feature_matrices
from workbench.experiments.running.runner import run_plan
from workbench.experiments.runs.array_trees import NotStorableError, load_tree, save_tree
from workbench.experiments.runs.durable import DiskFullError, StoreError
from workbench.experiments.runs.preparations import CORPUS, Preparations, preparation_name
from workbench.experiments.runs.run import Run


def computed(run):
    """How often each estimator class prepared something, and features were learnt."""
    lines = (run.folder / "preparations.jsonl").read_text("utf-8").splitlines()
    records = [json.loads(line) for line in lines]
    assert len({record["name"] for record in records}) == len(records)  # nothing was done twice
    return Counter(record["detail"].split()[0] for record in records)


@pytest.fixture
def ran(store, small_plan):
    def run(executor="thread", workers=2, **changes):
        done = run_plan(small_plan(**changes), store, executor=executor, workers=workers)
        assert [result.error for result in done.results() if result.error] == []
        return done

    return run


ONE_SPLIT = {"kind": "random splits", "repeats": 1}
FOUR_SPLITS = {"kind": "learning curve", "sizes": "20%, 50%", "repeats": 2}


def test_a_sweep_over_dimensions_factorises_once(ran):
    sweep = {"method": "lsi", "sweeps": {"n_components": [2, 5, 9]}}
    run = ran(methods=[sweep], protocol=ONE_SPLIT)
    assert computed(run) == {"SprinkledLSI": 1}
    sizes = [len(run.arrays(result.key)["eigenvalues"]) for result in run.results()]
    assert sorted(sizes) == [2, 5, 9]


def test_a_sweep_over_weight_and_cost_builds_the_kernel_once(ran):
    sweep = {
        "method": "higher-order-kernel",
        "sweeps": {"second_order_weight": [0.1, 0.5, 0.9], "cost": [1.0, 10.0]},
    }
    run = ran(methods=[sweep], protocol=ONE_SPLIT)
    assert len(run.results()) == 6
    assert computed(run) == {"HigherOrderKernelSVM": 1}


@pytest.mark.parametrize("method", ["spectral-classification", "higher-order-kernel-improved"])
def test_a_learning_curve_builds_a_transductive_graph_once(ran, method):
    run = ran(methods=[method], protocol=FOUR_SPLITS)
    assert list(computed(run).values()) == [1]


@pytest.mark.parametrize("features", [{"fit_on": "all"}, {}])
def test_an_inductive_method_prepares_anew_for_each_split_of_shared_features(ran, features):
    protocol = {**FOUR_SPLITS, "transductive": not features}
    sweep = {"method": "higher-order-kernel", "sweeps": {"cost": [1.0, 10.0]}}
    run = ran(methods=[sweep], protocol=protocol, features=features)
    assert computed(run) == {"HigherOrderKernelSVM": 4}
    alone = ran(
        methods=[{"method": "higher-order-kernel", "label": "alone", "values": {"cost": 10.0}}],
        protocol=protocol,
        features=features,
    )
    shared = {
        result.training + str(result.repeat): result
        for result in run.results()
        if result.swept["cost"] > 1
    }
    for result in alone.results():
        assert result.scores == shared[result.training + str(result.repeat)].scores


def test_repeated_starts_prepare_once(ran):
    run = ran(
        methods=["spherical-k-means"],
        protocol={"kind": "clustering", "repeats": 5},
        metrics=["purity"],
    )
    assert list(computed(run).values()) == [1]


def test_methods_with_the_same_features_share_them(ran, monkeypatch):
    monkeypatch.setattr(feature_matrices, "CHEAP_COUNTS", 0)  # as if the corpus were large
    run = ran(methods=["linear-svm", "nearest-centroid", "knn-cosine"], protocol=FOUR_SPLITS)
    assert computed(run) == {"features": 4}


def test_one_worker_weighs_a_small_corpus_once_per_split(ran, monkeypatch):
    learnt = []
    weigh = feature_matrices.weighted_features
    monkeypatch.setattr(
        feature_matrices,
        "weighted_features",
        lambda *arguments: learnt.append(1) or weigh(*arguments),
    )
    ran(workers=1, methods=["linear-svm", "nearest-centroid", "knn-cosine"], protocol=FOUR_SPLITS)
    assert len(learnt) == 4


def test_what_is_used_once_is_not_stored(ran):
    run = ran(methods=["linear-svm"], protocol=FOUR_SPLITS)
    assert not (run.folder / "preparations.jsonl").exists()


def test_processes_share_as_threads_do(ran):
    sweep = {"method": "lsi", "sweeps": {"n_components": [2, 5, 9]}}
    run = ran(executor="process", methods=[sweep], protocol=FOUR_SPLITS)
    assert computed(run) == {"SprinkledLSI": 4}


def test_only_the_counted_corpus_stays_when_the_run_is_finished(ran):
    run = ran(methods=["lsi", "linear-svm"], protocol=ONE_SPLIT)
    assert [path.name for path in (run.folder / "preparations").iterdir()] == ["corpus"]


def test_waiting_workers_get_what_the_first_computed(tmp_path):
    calls = []
    begun, go = threading.Event(), threading.Event()

    def compute():
        calls.append(1)
        begun.set()
        go.wait(10)
        return {"a": np.arange(3)}

    found = []
    both = [Preparations(tmp_path), Preparations(tmp_path)]  # as two processes would have them
    threads = [
        threading.Thread(
            target=lambda preparations=preparations: found.append(
                preparations.get("x", compute).value
            )
        )
        for preparations in both
    ]
    for thread in threads:
        thread.start()
    begun.wait(10)
    go.set()
    for thread in threads:
        thread.join()
    assert calls == [1]
    assert [value["a"].tolist() for value in found] == [[0, 1, 2]] * 2


def test_a_failure_is_not_kept_and_the_next_call_tries_again(tmp_path):
    shared = Preparations(tmp_path)

    def fail():
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        shared.get("x", fail)
    assert shared.get("x", lambda: 5).value == 5


def test_the_size_on_disk_is_limited_and_the_oldest_is_removed_first(tmp_path):
    shared = Preparations(tmp_path, largest=10_000, largest_folder=20_000)
    for second, name in enumerate(("a", "b", "c")):
        shared.get(name, lambda: np.zeros(1000))
        os.utime(tmp_path / "preparations" / name, (second, second))  # the clock may be too coarse
    assert [shared.has(name) for name in ("a", "b", "c")] == [False, True, True]
    assert shared.get("large", lambda: np.zeros(5000)).value.shape == (5000,)
    assert not shared.has("large")
    assert shared.get("large", lambda: np.ones(1)).value.shape == (5000,)  # from memory


def test_a_damaged_folder_is_computed_again(tmp_path):
    Preparations(tmp_path).get("x", lambda: np.arange(4))
    (tmp_path / "preparations" / "x" / "tree.json").write_text("{", "utf-8")
    assert Preparations(tmp_path).get("x", lambda: np.arange(4)).value.tolist() == [0, 1, 2, 3]


def test_an_array_that_a_power_cut_left_empty_is_computed_again(tmp_path):
    Preparations(tmp_path).get("x", lambda: np.arange(4))
    (array,) = (tmp_path / "preparations" / "x").glob("*.npy")
    array.write_bytes(b"")
    assert Preparations(tmp_path).get("x", lambda: np.arange(4)).value.tolist() == [0, 1, 2, 3]


@pytest.fixture
def make_read_only():
    """Let nobody write into a folder, not even root where file systems can be mounted."""
    mounted, protected = [], []

    def protect(folder):
        for path in (folder / "preparations", folder):
            path.chmod(0o555)
            protected.insert(0, path)
        if os.access(folder, os.W_OK):
            bind = subprocess.run(["mount", "--bind", folder, folder], check=False)
            if bind.returncode != 0:
                pytest.skip("this machine mounts no file systems")
            mounted.append(folder)
            subprocess.run(["mount", "-o", "remount,ro,bind", folder], check=True)
        return folder

    yield protect
    for folder in mounted:
        subprocess.run(["umount", "--lazy", folder], check=True)
    for path in protected:
        path.chmod(0o755)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems protect folders differently")
def test_a_run_in_a_folder_that_is_read_only_gives_a_model(ran, make_read_only):
    run = ran(methods=["lsi"], protocol=ONE_SPLIT)
    folder = make_read_only(run.folder)
    assert model_from_run(Run(folder), "lsi").class_names == run.class_names
    assert (folder / "preparations" / CORPUS).is_dir()


def test_names_depend_on_every_part():
    assert preparation_name("k", {"a": 1, "b": 2}) == preparation_name("k", {"b": 2, "a": 1})
    names = {
        preparation_name("k", *parts)
        for parts in ((1, 2), (12,), ("1", "2"), (1, 2, ""), ("", 1, 2))
    }
    assert len(names) == 5


def test_trees_of_arrays_read_back_bit_for_bit(tmp_path):
    value = {
        "dense": np.random.default_rng(0).random((4, 3)),
        "sparse": sp.random_array((5, 6), density=0.4, format="csr", rng=1),
        "column": sp.csc_array(np.eye(3)),
        "empty": np.empty((0, 4)),
        "number": np.float32(1.5),
        "text": "ü",
        "nothing": None,
        "several": (1, [2.5, True], {"deep": np.arange(2)}),
        "words": np.array(["a", "bc"]),
    }
    save_tree(value, tmp_path / "tree")
    found = load_tree(tmp_path / "tree")
    assert found["dense"].tobytes() == value["dense"].tobytes()
    assert not found["dense"].flags.writeable
    assert (found["sparse"] != value["sparse"]).nnz == 0
    assert type(found["column"]) is sp.csc_array
    assert found["empty"].shape == (0, 4)
    assert found["number"].dtype == np.float32
    assert found["several"][0] == 1
    assert isinstance(found["several"], tuple)
    assert found["several"][2]["deep"].tolist() == [0, 1]
    assert found["words"].tolist() == ["a", "bc"]
    assert (found["text"], found["nothing"]) == ("ü", None)


@pytest.mark.parametrize("value", [object(), np.array([{}]), {(1, 2): 2}, [lambda: 0]])
def test_what_cannot_be_stored_without_pickle_is_refused(tmp_path, value):
    with pytest.raises(NotStorableError):
        save_tree(value, tmp_path / "tree")
    assert not list(tmp_path.iterdir())


def test_a_full_disk_stops_the_run_instead_of_failing_the_trial(tmp_path, monkeypatch):
    (tmp_path / "preparations").write_text("a file where a folder should be", "utf-8")
    with pytest.raises(StoreError, match="resume the run"):  # never a failure of one trial
        Preparations(tmp_path).get("x", lambda: 1)
    (tmp_path / "preparations").unlink()

    def full(*_arguments, **_settings):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(np.lib.format, "write_array", full)
    with pytest.raises(DiskFullError, match=r"No space left on device\. Finished trials are safe"):
        Preparations(tmp_path).put("corpus", np.arange(9))


def test_a_folder_that_another_worker_moves_is_ignored(tmp_path):
    preparations = Preparations(tmp_path)
    for name in ("prepared-1.77.part", "prepared-2"):
        moving = tmp_path / "preparations" / name
        moving.mkdir(parents=True)
        (moving / "tree.json").write_text("{}")
        (moving / "0.npy").symlink_to(tmp_path / "moved")  # listed, but missing when read
    found = preparations.get("prepared-3", lambda: np.arange(3.0))
    assert found.value.tolist() == [0, 1, 2]
    assert (tmp_path / "preparations" / "prepared-1.77.part").exists(), "not ours to remove"
