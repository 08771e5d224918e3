"""Real parts for tests and proofs: servers, databases, channels, and people who play."""
