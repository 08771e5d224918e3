"""Passwords and login names cannot be guessed at by the hundred, and nobody is kept out by it."""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from live.limited import Serve, refused, usual
from live.servers import Server


def test_guesses_at_one_account_count_wherever_they_come_from(serve: Serve) -> None:
    server = usual(serve, proxy="1")

    def guess(address: str, login: str) -> int:
        form = {"login": login, "password": "wrong battery"}
        here = {"x-forwarded-for": address}
        answer = httpx.post(f"{server.url}/api/account/login", json=form, headers=here)
        return answer.status_code

    assert 429 in (guess("10.0.0.1", "ada") for _ in range(100))
    assert guess("10.0.0.1", "bob") == 403
    assert guess("10.0.0.2", "ada") == 403


def test_whoever_guesses_elsewhere_cannot_keep_the_owner_out(serve: Serve) -> None:
    """All that an account has is used up from many addresses; a device it knows has its own."""
    server = usual(serve, proxy="1")
    form = {"login": "ada", "password": "under the pine"}
    home = {"x-forwarded-for": "10.0.0.1"}
    with httpx.Client(base_url=server.url, headers=home, timeout=120) as ada:
        ada.post("/api/me", json={}).raise_for_status()
        ada.post("/api/account/password", json=form).raise_for_status()
        ada.post("/api/account/logout").raise_for_status()

        def guess(number: int) -> httpx.Response:
            wrong = {"login": "ada", "password": "wrong battery"}
            here = {"x-forwarded-for": f"10.9.{number // 200}.{number % 200}"}
            where = f"{server.url}/api/account/login"
            return httpx.post(where, json=wrong, headers=here, timeout=120)

        with ThreadPoolExecutor(8) as crowd:  # hashing takes its time, and buckets fill meanwhile
            answers: list[httpx.Response] = []
            while not answers or answers[-1].status_code != 429:
                answers += list(crowd.map(guess, range(len(answers), len(answers) + 40)))
        assert answers[0].status_code == 403
        last = answers[-1]
        assert (last.status_code, last.json()["slug"]) == (429, "account/too-many")
        assert 1 <= int(last.headers["retry-after"]) <= 60
        assert ada.post("/api/account/login", json=form).status_code == 200
        assert refused(server, "known_devices") == 0
        wrong = {"login": "ada", "password": "wrong battery"}
        tries = (ada.post("/api/account/login", json=wrong).status_code for _ in range(100))
        assert 429 in tries
    assert refused(server, "accounts") > 0
    assert refused(server, "known_devices") > 0
    assert server.log.count("limit accounts") == 1
    assert "ada" not in server.log.replace("adam", "")


def test_whether_a_login_is_there_is_told_to_nobody_who_signs_in(serve: Serve) -> None:
    server = usual(serve, proxy="1")
    form = {"login": "ada", "password": "under the pine"}
    with httpx.Client(base_url=server.url) as ada:
        ada.post("/api/me", json={}).raise_for_status()
        ada.post("/api/account/password", json=form).raise_for_status()

    def told(path: str, login: str, **more: str) -> tuple[int, str]:
        body = {"login": login, "password": "wrong battery", **more}
        answer = httpx.post(f"{server.url}/api/account/{path}", json=body)
        return answer.status_code, answer.text

    assert told("login", "ada") == told("login", "nobody.here")
    code = "2222-2222-2222-2222"
    assert told("recover", "ada", code=code) == told("recover", "nobody.here", code=code)


def test_new_login_names_cannot_be_tried_by_the_hundred(serve: Serve) -> None:
    """A name that is taken has to be told to who wants it: so one may not ask often."""
    server = usual(serve, proxy="1", openings_per_minute="20")
    with httpx.Client(base_url=server.url) as http:
        http.post("/api/me", json={}).raise_for_status()
        form = {"login": "taken", "password": "under the pine"}
        http.post("/api/account/password", json=form).raise_for_status()
        codes = []
        for _ in range(8):
            http.cookies.clear()
            http.post("/api/me", json={}).raise_for_status()
            for _ in range(3):
                codes.append(http.post("/api/account/password", json=form).status_code)
    assert codes[0] == 409
    assert codes[-1] == 429
    assert refused(server, "new_logins") > 0


@pytest.mark.parametrize("login", ["ada\n", "a da", "ad\u200ba", "", "ad", "\u202eada"])
def test_a_login_name_has_nothing_in_it_that_cannot_be_seen(server: Server, login: str) -> None:
    with httpx.Client(base_url=server.url) as http:
        http.post("/api/me", json={}).raise_for_status()
        form = {"login": login, "password": "under the pine"}
        answer = http.post("/api/account/password", json=form)
        assert (answer.status_code, answer.json()["slug"]) == (400, "request/invalid")
