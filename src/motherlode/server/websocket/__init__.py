"""A table's socket: frames on the wire, and the endpoint that reads messages. Knows no storage."""
