"""What is said: socket messages, HTTP types, OpenAPI. Knows no table, no transport, no storage."""
