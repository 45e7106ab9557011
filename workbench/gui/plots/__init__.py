"""What views share to draw, and pictures as files."""
