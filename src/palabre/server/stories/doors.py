"""What is asked of one's own story over plain requests: read it, take it along, bring it, delete it."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from ..connection.requests import Brought, Forgotten, Story, StoryFile
from ..http.answers import answered, body, is_secure
from ..http.guests import Guests, set_cookie
from ..tables.errors import TableRefusal
from ..tables.house import House
from .files import MOST_BYTES, VERSION, bring, read_file
from .forgetting import Mark, forget_story
from .rating import Standings, ratings_of, standing_in
from .telling import story_of

INSTEAD = "instead"  # of whoever one is here


class Stories:
    """The story of whoever asks."""

    def __init__(self, house: House, guests: Guests, public_url: str | None, mark: Mark) -> None:
        self.house, self.mark = house, mark
        self.guests = guests
        self.public_url = public_url
        self._one = asyncio.Semaphore(1)  # files are large
        house.rate = Standings(lambda guest, game: standing_in(house.store, guest, game)).of

    async def told(self, request: Request) -> Response:
        """All finished games of this guest, and for how many days they are kept."""
        guest, store = request.state.guest, self.house.store
        async with self._one:
            games = await story_of(store, guest)
        return answered(Story(games, self.house.keep_names, await ratings_of(store, guest)))

    async def file(self, request: Request) -> Response:
        """The same as one file; whoever has it can be this guest again."""
        guest = request.state.guest
        async with self._one:
            games = await story_of(self.house.store, guest)
        answer = answered(StoryFile(VERSION, self.guests.signed(guest), games))
        answer.headers["Content-Disposition"] = 'attachment; filename="palabre-story.json"'
        return answer

    async def bring(self, request: Request) -> Response:
        """A file is brought: its owner is back, or its games join those of whoever brings it."""
        guest, text = request.state.guest, await body(request, MOST_BYTES)
        found = await asyncio.to_thread(read_file, text)
        owner = self.guests.read(found.key)
        if owner is None:
            async with self._one:
                return answered(Brought(False, await bring(self.house.store, guest, found.games)))
        if owner == guest:
            return answered(Brought(True, 0))
        if request.query_params.get(INSTEAD) != "yes" and await self.house.summaries_of(guest):
            raise TableRefusal("story-somebody-here")
        answer = answered(Brought(True, 0))
        answer.headers["Set-Cookie"] = set_cookie(owner, self.guests, is_secure(request, self.public_url))
        return answer

    async def forget(self, request: Request) -> Response:
        """Nothing of it is kept."""
        gone = await forget_story(self.house.store, self.house.tables, self.mark, request.state.guest)
        return answered(Forgotten(gone))
