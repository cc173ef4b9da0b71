"""Learning: bots play against each other, and a mind learns from what their searches found."""
