"""What is kept: the event log, its index, results, migrations. Knows nobody who asks."""
