"""The compiled part of the statistics: loaded once per game, like `core/kernels.py`."""
