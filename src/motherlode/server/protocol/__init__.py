"""What is said: socket messages, HTTP types, OpenAPI. Knows no live table and no storage."""
