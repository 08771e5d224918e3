"""What people do at an evening: come in, pick, begin, go home, and go on without who is away."""

from typing import TYPE_CHECKING, Any

from motherlode.games import games

if TYPE_CHECKING:
    from motherlode.simulate.groups import Group
    from motherlode.simulate.people.person import Person
    from motherlode.simulate.people.tab import Tab


def at_an_evening(person: "Person", group: "Group", tab: "Tab") -> bool:
    """Whether there was something to do besides playing; once it is calm, nothing is begun."""
    random, habits, info = person.random, person.habits, tab.table
    evening = info["evening"]
    if person.world.is_calm or evening.get("over"):
        return bool(info["status"] != "playing")
    members: list[Any] = evening["members"]
    mine = [
        one for one, who in enumerate(members) if who.get("mine") and not who.get("gone", False)
    ]
    if not mine:
        if person in group.players and random.often(0.5):
            tab.ask("join", name=person.name)
        return True
    if random.often(habits.goes_home):
        tab.ask("leave", member=random.choice(mine))
        return True
    away = [one for one, who in enumerate(members) if who.get("away") and not who.get("gone")]
    if away and random.often(habits.fills_in):
        tab.ask("leave", member=random.choice(away))
        return True
    if info["status"] == "playing":
        return False
    turn = evening.get("turn")
    if turn not in mine and turn not in away:
        if random.often(0.02):
            tab.ask(random.choice(("end", "start")))
    elif info["status"] == "over" or random.often(0.4):
        tab.ask(
            "pick", game=random.choice(sorted(games())), bots=random.choice([None, "greenhorn"])
        )
    else:
        tab.ask("start")
    return True
