"""What people do at a table, by what they see of it: mostly sensible things, some not."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from motherlode.simulate.people.together import at_an_evening
from motherlode.simulate.randomness import Stream

if TYPE_CHECKING:
    from motherlode.simulate.groups import Group
    from motherlode.simulate.people.person import Person
    from motherlode.simulate.people.tab import Tab

PHRASES = ("hello", "good-luck", "well-played", "ouch", "hurry", "thanks", "again", "bye")
NONSENSE = (
    b"{",
    b'{"type":"play","id":1}',
    b'{"type":"dance","id":2}',
    b'{"type":"play","id":3,"seat":99,"move":"x","at":0}',
    b"\xff\xfe",
    b'{"type":"chat","id":4,"text":""}',
    b'{"type":"start","id":5,"extra":1}',
)


@dataclass(frozen=True)
class Habits:
    """How somebody is; shares are by look at the table."""

    thinks: tuple[float, float] = (0.3, 3.0)  # seconds
    stays: tuple[float, float] = (20.0, 400.0)  # seconds at a table, at a time
    talks: float = 0.02
    undoes: float = 0.05
    presses_twice: float = 0.05
    is_late: float = 0.05  # sends what was meant for an earlier position
    second_tab: float = 0.005
    babbles: float = 0.01
    resigns: float = 0.001
    fills_in: float = 0.05  # as a host, for who is away
    asks_again: float = 0.03  # for all there is
    stands: float = 0.01
    rematches: float = 0.3
    goes_home: float = 0.01  # from an evening


def habits(random: Stream) -> Habits:
    """The habits of one more person, by chance."""
    fast = random.often(0.3)
    return Habits(
        thinks=(0.05, 0.4) if fast else (0.3, random.between(1.0, 8.0)),
        stays=(random.between(5.0, 60.0), random.between(60.0, 900.0)),
        resigns=random.choice([0.0, 0.0005, 0.004]),
        presses_twice=random.choice([0.0, 0.05, 0.3]),
        is_late=random.choice([0.0, 0.05, 0.2]),
        talks=random.choice([0.0, 0.02, 0.1]),
        undoes=random.choice([0.0, 0.1, 0.5]),
    )


def act(person: "Person", group: "Group", tab: "Tab") -> None:
    """Looks at the table, and does something or nothing."""
    info = tab.table
    if info is None or not tab.is_open:
        return
    random, habits, calm = person.random, person.habits, person.world.is_calm
    if not calm:
        _besides(person, tab)
    elif tab.acted == (info["status"], tab.at) and person.world.now < tab.acted_at + 5.0:
        return  # he has said what he had to say
    tab.acted, tab.acted_at = (info["status"], tab.at), person.world.now
    mine = [seat["seat"] for seat in info["seats"] if seat.get("mine")]
    if info.get("evening") and at_an_evening(person, group, tab):
        return
    match info["status"]:
        case "lobby":
            _in_the_lobby(person, group, tab, mine)
        case "playing" if mine:
            _in_a_match(person, tab, mine)
        case "over" if mine and not calm and random.often(habits.rematches):
            tab.ask("start")


def _besides(person: "Person", tab: "Tab") -> None:
    """What has nothing to do with how the game stands."""
    random, habits = person.random, person.habits
    if random.often(habits.talks):
        if random.often(0.5):
            tab.ask("chat", phrase=random.choice(PHRASES))
        else:
            person.world.said += 1
            tab.ask("chat", text=f"{person.name} says {person.world.said}")
    if random.often(habits.babbles):
        tab.say(random.choice(NONSENSE))
    if random.often(habits.asks_again):
        tab.ask(random.choice(("sync", "ping")))


def _in_the_lobby(person: "Person", group: "Group", tab: "Tab", mine: list[int]) -> None:
    random, info, world = person.random, tab.table, person.world
    if world.is_calm and world.now > world.gives_up_at:
        return  # everybody has gone home
    free = [seat["seat"] for seat in info["seats"] if seat["kind"] == "open"]
    if not mine and free and person in group.players:
        tab.ask("sit", seat=random.choice(free), name=person.name)
    elif info.get("hosting") and not free:
        tab.ask("start")
    elif mine and not person.world.is_calm:
        if random.often(person.habits.stands) and not info.get("hosting"):
            tab.ask("stand", seat=mine[0])
        elif random.often(0.05):
            tab.ask("ready", seat=mine[0], ready=random.often(0.8))
        elif random.often(0.03):
            tab.ask("entropy", text=random.token_bytes(8).hex())


def _in_a_match(person: "Person", tab: "Tab", mine: list[int]) -> None:
    random, habits, calm = person.random, person.habits, person.world.is_calm
    info, state = tab.table, tab.state
    if calm and person.world.now > person.world.gives_up_at:
        for one in mine:
            if not info["seats"][one].get("resigned"):
                tab.ask("resign", seat=one)
        return
    for seat in mine:
        chair = info["seats"][seat]
        if chair.get("level") is not None and not chair.get("resigned"):
            tab.ask("sit", seat=seat)
            return
    if state is None:
        return
    seat, legal = state["seat"], state["legal"]
    if len(mine) > 1 and (not legal or seat not in mine):
        if person.world.now > tab.looked + 1.0:  # the device goes round, but nobody is in a hurry
            tab.looked = person.world.now
            tab.ask("look", seat=random.choice(mine))
        return
    if not calm and random.often(habits.resigns) and seat in mine:
        tab.ask("resign", seat=seat)
        return
    if info.get("hosting"):
        _fill_in(person, tab)
    if not calm and state.get("undo") and random.often(habits.undoes):
        tab.ask("undo", seat=seat, at=tab.at)
    elif legal and seat in mine:
        move: Any = random.choice(legal)
        at = tab.at
        if not calm and random.often(habits.is_late):
            at = max(0, at - 1 - random.randbelow(4))
        tab.ask("play", seat=seat, move=move, at=at)
        if not calm and random.often(habits.presses_twice):
            tab.ask("play", seat=seat, move=move, at=at)


def _fill_in(person: "Person", tab: "Tab") -> None:
    """The host lets a bot play for somebody who is away."""
    for seat in tab.table["seats"]:
        if seat.get("away") and not seat.get("stand_in"):
            if person.random.often(person.habits.fills_in):
                plan = {"kind": "bot", "level": "greenhorn"}
                tab.ask("assign", seat=seat["seat"], plan=plan)
