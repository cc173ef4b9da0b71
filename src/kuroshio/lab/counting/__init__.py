"""What is compiled of the laboratory."""
