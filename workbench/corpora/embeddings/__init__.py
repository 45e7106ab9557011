"""Sentence embeddings: vectors of documents by a model in a local folder; nothing is downloaded.

Small because opening a model and keeping its vectors is all there is to it.
"""
