"""The bots' process and the client that asks it. Knows no table in memory and no storage."""
