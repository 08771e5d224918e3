"""Who is asking: guests, accounts, cookies, tokens. Knows no table and no transport."""
