"""Tables of swept settings from draws computed by hand."""

from workbench.experiments.reproduction.swept_tables import swept_tables


def draws(label, value, scores, training="5%", plan="tour"):
    return {
        "plan": plan,
        "label": label,
        "swept": {} if value is None else {"cost": value},
        "training": training,
        "scores": {"accuracy": scores, "f1_macro": [0.0] * len(scores)},
    }


def test_a_line_for_each_method_and_size_and_a_column_for_each_value():
    result = {
        "draws": [
            draws("SVM", 10.0, [0.5, 0.7]),
            draws("SVM", 1.0, [0.25, 0.75]),
            draws("HOSK", 1.0, [0.8]),
            draws("SVM", None, [0.9]),
            draws("other", 1.0, [0.9], plan="one value"),
        ]
    }
    (table,) = swept_tables(result)
    assert table.title == "Accuracy, tour, by C, 1 to 2 draws"
    assert table.header == ("method", "training", "1", "10")
    assert table.lines == (("SVM", "5%", "0.5000", "0.6000"), ("HOSK", "5%", "0.8000", "–"))


def test_many_values_make_no_table_and_old_results_have_no_draws():
    many = [draws("SVM", float(value), [0.5]) for value in range(40)]
    assert list(swept_tables({"draws": many})) == list(swept_tables({})) == []
