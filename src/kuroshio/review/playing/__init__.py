"""The compiled part of the review: loaded once per game, like `core/kernels.py`."""
