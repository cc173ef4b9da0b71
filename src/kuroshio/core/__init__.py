"""What games are made of: records, compiled code, chance, events, moves, views and messages."""
