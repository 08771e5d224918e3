"""What can be asked by HTTP, a file for each subject. Decides nothing about a table."""

from motherlode.server.http.routes.account import AccountApi
from motherlode.server.http.routes.calls import CallsApi
from motherlode.server.http.routes.claims import ClaimsApi
from motherlode.server.http.routes.device import DeviceMatchesApi
from motherlode.server.http.routes.evenings import EveningsApi
from motherlode.server.http.routes.friends import FriendsApi
from motherlode.server.http.routes.gallery import GalleryApi
from motherlode.server.http.routes.games import GamesApi
from motherlode.server.http.routes.habits import HabitsApi
from motherlode.server.http.routes.mail import MailPages
from motherlode.server.http.routes.matches import MatchesApi
from motherlode.server.http.routes.me import MeApi
from motherlode.server.http.routes.operation import OperationApi
from motherlode.server.http.routes.operator import OperatorPages
from motherlode.server.http.routes.own import OwnApi
from motherlode.server.http.routes.pages import PagesApi
from motherlode.server.http.routes.passkeys import PasskeyApi
from motherlode.server.http.routes.puzzles import PuzzlesApi
from motherlode.server.http.routes.tables import TablesApi

CONTROLLERS = (
    AccountApi,
    CallsApi,
    ClaimsApi,
    DeviceMatchesApi,
    FriendsApi,
    GalleryApi,
    GamesApi,
    HabitsApi,
    MailPages,
    MatchesApi,
    MeApi,
    OperationApi,
    OperatorPages,
    OwnApi,
    PagesApi,
    PasskeyApi,
    PuzzlesApi,
    EveningsApi,
    TablesApi,
)
