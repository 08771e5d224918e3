"""Requests: the application, its middleware, static files and routes. Knows no table's socket."""
