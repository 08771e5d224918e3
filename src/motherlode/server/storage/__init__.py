"""What is kept: the tables' logs, the people, the results. SQLite by default, or PostgreSQL."""
