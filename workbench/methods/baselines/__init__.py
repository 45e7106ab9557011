"""What the papers compare with: linear, kernel and neighbour classifiers, clusterings by topic."""
