"""The compiled part of the bots that think: loaded once per game, like `core/kernels.py`."""
