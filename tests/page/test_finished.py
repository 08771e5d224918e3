"""One's finished matches in a page: all of them can be found again, page by page."""

import msgspec
from live.pages import Device, MemoryStore, in_a_page

from motherlode.page.results import Fared, Result
from motherlode.server.protocol.finished_lines import PAGE

RECORD = '{"names":["Ada","Bo"],"result":{"scores":[3,1],"winners":[0]},"game":"gold"}'


def test_page_by_page_the_newest_first_and_those_of_others_are_none() -> None:
    async def evening() -> None:
        store = MemoryStore()
        device = await Device(store).open()
        me = (await device.post("/api/me", {"name": "Ada"}))["person"]
        for number in range(2 * PAGE + 1):
            fared = [Fared(0, me, 3, 1.0), Fared(1, None, 1, 0.0)]
            result = Result("gold", float(number // 2), fared)  # several end at the same moment
            store.kept[f"result/M{number:03}"] = msgspec.json.encode(result).decode()
            store.kept[f"record/M{number:03}"] = RECORD
        given_up = Result("gold-rausch", 1e6, [Fared(0, me, 0, 0.0)])
        store.kept["result/GIVEN"] = msgspec.json.encode(given_up).decode()
        other = Result("gold", 1e7, [Fared(0, "somebody", 0, 0.0)])
        store.kept["result/OTHER"] = msgspec.json.encode(other).decode()

        found, path = [], "/api/me/finished"
        while path:
            page = await device.get(path)
            assert len(page["lines"]) <= PAGE
            found += [line["match"] for line in page["lines"]]
            path = f"/api/me/finished?after={page['next']}" if page.get("next") else ""
        assert found[0] == "GIVEN"
        assert found[1:] == sorted(found[1:], reverse=True)
        assert len(found) == len(set(found)) == 2 * PAGE + 2
        (line,) = (await device.get("/api/me/finished?game=gold-rausch"))["lines"]
        assert (line["names"], line["winners"]) == ([], [])
        assert await device.get("/api/me/finished?after=nonsense") == await device.get(
            "/api/me/finished"
        )

    in_a_page(evening())
