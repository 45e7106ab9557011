"""The science: one folder per paper, without knowledge of experiments, files or Qt."""
