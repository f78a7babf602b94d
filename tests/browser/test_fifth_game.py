"""A fifth game: the toy in its folder and in the list is in the terminal, on the server and on the page."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.browser.conftest import Come
from tests.browser.fifth import NAME, Fifth
from tests.browser.house import House
from tests.browser.person import play_to_the_end
from tests.browser.test_games import BOT, HERE

pytestmark = pytest.mark.xdist_group("a fifth game")  # the copy is made once


@pytest.fixture(scope="module")
def fifth(tmp_path_factory: pytest.TempPathFactory) -> Fifth:
    return Fifth(tmp_path_factory.mktemp("fifth"))


@pytest.fixture(scope="module")
def its_house(fifth: Fifth, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    fifth.build()
    with House(tmp_path_factory.mktemp("house"), source=fifth.source, page=fifth.page) as house:
        yield house


@pytest.mark.wide
def test_the_terminal_plays_simulates_and_explains_it(fifth: Fifth) -> None:
    simulated = json.loads(fifth.palabre("simulate", NAME, "--games", "20", "--json"))
    assert (simulated["game"], simulated["games"]) == (NAME, 20)
    assert "Winner" in fifth.palabre("play", NAME, "--seats", "easy,random", "--seed", "1")
    told = fifth.palabre("rules", NAME, "--lang", "fr")
    assert all(word in told for word in ("L’Étal", "ST-2", "Singes"))
    assert NAME in fifth.palabre("games")


@pytest.mark.wide
def test_it_is_offered_opened_and_played_to_its_end_on_the_plain_board(its_house: House, come: Come) -> None:
    awa = come(its_house.address)
    awa.go("/")
    card = awa.page.locator(f"article[data-game={NAME}]")
    card.get_by_role("heading", name="Stall").wait_for()
    assert "monkeys want a card" in card.inner_text()
    awa.open(NAME, [HERE, BOT])
    awa.wait_for_board()
    assert awa.page.get_by_role("list", name="What you can choose").count() == 1
    play_to_the_end(awa)
    awa.page.get_by_role("button", name="Check throws and draws").click()
    awa.page.get_by_text("Every throw and draw was honest.").wait_for()


@pytest.mark.wide
def test_its_rules_and_options_have_words_on_the_page(its_house: House, come: Come) -> None:
    awa = come(its_house.address, language="fr")
    awa.go(f"/rules/{NAME}")
    awa.page.get_by_text("Quand chacun a joué tous ses tours").wait_for()
    awa.go("/")
    awa.page.locator(f"article[data-game={NAME}]").get_by_role("button", name="Ouvrir une table").click()
    awa.page.locator("legend", has_text="Singes").wait_for(state="attached")  # behind “house rules”
