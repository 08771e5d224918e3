"""What `motherlode new` writes, with $NAME, $SLUG and $FILE in it."""
