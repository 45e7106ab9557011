"""The higher-order semantic kernel (HOSK) for SVMs (Altınel, Ganiz and Diri, 2013).

Small because a paper has a folder of its own, whatever its size.
"""

from workbench.methods.higher_order.kernel import higher_order_kernel

__all__ = ["higher_order_kernel"]
