"""Games being played: tables, whole batches of games, and stored games."""
