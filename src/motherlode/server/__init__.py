"""The way to reach the table: HTTP, sockets, storage, accounts."""
