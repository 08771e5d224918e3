"""What can be asked by HTTP, a file for each subject. Decides nothing about a table."""

from motherlode.server.http.routes.account import AccountApi
from motherlode.server.http.routes.gallery import GalleryApi
from motherlode.server.http.routes.games import GamesApi
from motherlode.server.http.routes.matches import MatchesApi
from motherlode.server.http.routes.me import MeApi
from motherlode.server.http.routes.operation import OperationApi
from motherlode.server.http.routes.own import OwnApi
from motherlode.server.http.routes.tables import TablesApi

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
