"""Calling people who are not there: what they wish to hear, by Web Push and by mail."""
