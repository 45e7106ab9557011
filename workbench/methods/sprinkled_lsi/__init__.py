"""Latent semantic indexing with sprinkled class labels (Chakraborti et al., 2007).

Class labels are added to the documents as sprinkled terms before the decomposition, so that
documents of one class move together. Adaptive sprinkling gives more terms to the classes that are
confused most. Small because a paper has a folder of its own, whatever its size.
"""

from workbench.methods.sprinkled_lsi.confusion import sprinkle_counts
from workbench.methods.sprinkled_lsi.sprinkling import sprinkled_approximation

__all__ = ["sprinkle_counts", "sprinkled_approximation"]
