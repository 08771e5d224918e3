"""Between server processes: what one has written, the others hear. Knows no table."""
