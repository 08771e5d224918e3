"""People as programs with seeds: they come, sit, play, talk, press twice, leave and come back."""
