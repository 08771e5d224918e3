"""The longer commands, one module each."""
