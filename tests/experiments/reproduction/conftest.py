"""Claims and results made for verdicts."""


def recipe_values(**further):
    return {
        "title": "Fruit",
        "paper": "A paper.",
        "question": "Which?",
        "quick": {"repeats": 3, "parts": ["fruit", "fruit2"], "best": 1},
        "full": {"repeats": 9, "parts": ["fruit"], "best": 1},
        "slice": {"repeats": 1, "parts": ["fruit"], "best": 1},
        "common": {
            "methods": [
                {"method": "linear-svm", "label": "svm"},
                {"method": "linear-svm", "label": "knn"},
            ],
            "protocol": {"kind": "learning curve", "sizes": "10%, 50%", "repeats": "$repeats"},
        },
        "plans": [{"key": "{}", "each": "$parts", "corpus": "tour"}],
        **further,
    }
