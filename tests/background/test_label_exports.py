"""Jobs of the page Label never write over the decisions that they are made from."""

import pytest

from workbench.background import label_exports
from workbench.corpora.labels import LABEL, Decision, Labelling
from workbench.errors import WorkbenchError


@pytest.mark.parametrize(
    ("job", "further"),
    [
        (label_exports.export_labelled_job, ()),
        (label_exports.export_model_job, ()),
        (label_exports.export_report_job, ((),)),
        (label_exports.export_plan_job, ("letters", None)),
        (label_exports.export_decisions_job, ()),
    ],
)
def test_the_labelling_is_not_replaced(job, further, tmp_path):
    file = tmp_path / "mine.jsonl"
    Labelling(file, "letters").append([Decision("d1", LABEL, "sea", "me")])
    before = file.read_bytes()
    with pytest.raises(WorkbenchError, match="Choose another name"):
        job(lambda *_: None, tmp_path / "stored", file, file, *further)
    assert file.read_bytes() == before
