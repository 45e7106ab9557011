"""The science: one module per family, without knowledge of experiments, files or Qt."""
