"""What is answered over HTTP, without HTTP: a server's routes and a page call the same."""
