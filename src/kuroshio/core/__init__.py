"""What all games share: records, random numbers, events, tables, stored games."""
