"""What the families share: neighbours, eigenvectors, factors, kernels and diffusion."""
