"""The methods, one folder per paper, independent of experiments, files and Qt."""
