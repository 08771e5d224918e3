"""What all tables of the database belong to: `schema` has them all, by the files that tell them."""

from sqlalchemy import MetaData

metadata = MetaData()
