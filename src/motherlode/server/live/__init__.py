"""Tables in memory: who is at them, what they are told, what runs by itself. Knows no transport."""
