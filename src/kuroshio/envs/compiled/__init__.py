"""The compiled part of the environments: loaded once per game, like `core/kernels.py`."""
