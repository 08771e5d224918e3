"""The HTTP side of the protocol."""

from motherlode.server.api.account import AccountApi
from motherlode.server.api.games import GamesApi
from motherlode.server.api.matches import MatchesApi
from motherlode.server.api.me import MeApi
from motherlode.server.api.operation import OperationApi
from motherlode.server.api.tables import TablesApi

CONTROLLERS = (AccountApi, GamesApi, MatchesApi, MeApi, OperationApi, TablesApi)
