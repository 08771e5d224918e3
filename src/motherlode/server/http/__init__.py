"""Requests: the application, its middleware, limits, static files and routes. Knows no socket."""
