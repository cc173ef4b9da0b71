"""For whoever runs the house: looking after tables and people, by `kuroshio admin` and by HTTP.

`forms.py` lists the operations; the commands, the routes and their description are made from it.
"""
