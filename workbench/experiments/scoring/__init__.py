"""How results are scored and compared: metrics, tests of significance, ranking."""
