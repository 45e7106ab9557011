"""The functions behind metrics and significance."""
