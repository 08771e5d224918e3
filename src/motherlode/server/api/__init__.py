"""The HTTP side of the protocol."""

from motherlode.server.api.account import AccountApi
from motherlode.server.api.gallery import GalleryApi
from motherlode.server.api.games import GamesApi
from motherlode.server.api.matches import MatchesApi
from motherlode.server.api.me import MeApi
from motherlode.server.api.operation import OperationApi
from motherlode.server.api.own import OwnApi
from motherlode.server.api.tables import TablesApi

CONTROLLERS = (
    AccountApi,
    GalleryApi,
    GamesApi,
    MatchesApi,
    MeApi,
    OperationApi,
    OwnApi,
    TablesApi,
)
