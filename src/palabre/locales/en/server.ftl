## What the table says when something cannot be done

table-not-playing = The game at this table has not begun, or is over.
seat-taken = Seat { $seat } is not free: choose another, or watch.
name-empty = A name needs at least one letter that can be seen.
only-the-host = Only the host of the table can ask another player to leave.
no-person-there = No person plays seat { $seat } now.
no-such-seat = This table has no seat { $seat }.
not-your-seat = Seat { $seat } belongs to somebody else.
not-away-long-enough = A bot can take over the seat once its player has been away for { $seconds } seconds.
press-instead = The dice lie open: press an answer, the quickest counts.
no-roll-to-call = There are no dice to call now.
press-too-early = That was too quick to have read the dice; it does not count, press again.
nothing-to-choose = It is not for you to choose now.
stale-decision = The game has moved on since: look again and choose.
one-question-at-a-time = Another question is waiting for an answer.
no-such-question = That question is no longer open.
no-rematch-yet = A rematch can begin when the game is over, by those who played.
play-on-same-luck = Others still play with these dice. Until they have finished, you can play on with new ones only.
play-on-not-over = The game at that table is not over, so nobody can play on from it yet.
play-on-otherwise = That game has { $players } seats: play on from it with as many, with its options.
play-on-too-early = Nothing can be laid out that early in a game: choose a later moment.
review-not-over = The game at this table is not over, so it cannot be reviewed yet.
analyse-failed = This moment could not be looked at. Ask again in a moment.
thoughts-no-bot = No bot chose anything at that moment.
advice-not-here = Advice is for games in which one has time to choose, at a table of its own: not where throws are read against the clock, in a lesson, or beside a twin table.
advice-off = No advice is given at this table: it was not agreed before the game.
advice-one-at-a-time = Your last question is still being looked at.
why-knew-more = It knew something there that not everybody knows, and its reasons would give that away. Ask after the game.
why-nothing-yet = It has not chosen anything yet.
review-not-there = This game has no review yet: ask for it first.
review-too-many = So many games wait to be reviewed that this one must be asked for later.
no-such-table = There is no such table.
no-bot-there = No bot plays seat { $seat }.
no-such-day = There is no such day here: today, and { $days } days before.
daily-deleted = You have played today's game, and deleted how it went: tomorrow there is another.
daily-is-closed = Somebody plays today's table there: it opens to others when the day is over.
daily-as-it-is = Today's table is played alone, as it is, and every choice stands.
daily-key-short = { $file } is not a key: it has fewer than { $bytes } bytes, and anybody could guess the dice of all days. Put a copy back, or delete it: then the days to come are others than were promised.
twin-is-closed = Another table plays with the same dice: until both have ended, each sees only its own.
twin-otherwise = A twin table needs a seat for people, and begins at the beginning.
no-twin = No other table plays with the same dice.
twin-as-it-is = Another table plays the same game: its seats and bots stay as they were agreed.
box-not-here = This table is not played with the real box: the dice are thrown for you.
box-not-now = There is nothing to roll or to type in just now.
box-one-call = You have called in this round already.
box-others-call = The others may still call: end the round in { $seconds } s.
box-otherwise = That is not what can lie there: { $things } things are asked for, each with one of its faces.
box-otherwise-not = The real box lies on one table: not on a listed or a twin one, in a lesson or a game played on.
box-bots-are-blind = Bots cannot see real dice fall, so they cannot race for them.
no-such-exercise = There is no such exercise.
no-such-lesson = There is no lesson “{ $lesson }” here; there are { $lessons }.
lesson-otherwise = A lesson is for one person here and { $bots ->
    [one] a bot
   *[other] { $bots } bots
}, with the rules that it has, without a clock.
no-such-level = There is no bot “{ $level }” here; there are { $levels }.
too-many-tables = You have { $most } tables open already: finish one of them first.
too-many-requests = Too many requests; wait a moment.
foreign-origin = This request comes from another site's page.
not-understood = This message is not as it should be: { $why }
too-long = This message is too long; { $most } bytes are the most.
server-stops = The server is being restarted; the game goes on in a moment.
record-too-long = This record is too long to be seen here; { $most } lines are the most.
leader-silent = The table is being handed to another process; send it again.
workers-need-postgres = Several workers need a PostgreSQL database: `--database postgresql://…`.
database-not-current = This database is not up to date: run `palabre database upgrade` first.
database-not-empty = The database to move to already holds tables: choose an empty one.
backup-exists = There is a file { $file } already: choose another name.
table-cannot-write = The house cannot write anything down just now, so this has not happened; try again in a moment.
went-wrong = Something went wrong in the house; this has not happened, and the game goes on.
carry-ask = Somebody has sent you this link so that their seats move to this device. Go on only if it was you.
carry-here = { $count ->
    [one] You have a table here already. Whoever takes the seats along leaves it behind on this device.
   *[other] You have { $count } tables here already. Whoever takes the seats along leaves them behind on this device.
}
carry-take = Take the seats along, and be that guest here
carry-stay = Stay who I am here
carry-used = This link has been used, or is too old. Make another one at the table.
too-many-reactions = That were many reactions; wait a moment.
talk-off = Here only reactions and ready phrases are said: the host has not allowed other words.
talk-by-link = Words of one’s own may be said only at a table by link that is not listed.
talk-sit-first = Only those who sit at the table can say something here.
text-empty = There is nothing to be read in that.
not-over-yet = The game is not over yet.
too-many-tables-here = Many tables were opened from where you are; wait a while.
cookie-key-short = { $file } is not a key: it has fewer than { $bytes } bytes, and anybody could forge cookies. Put a copy back, or delete it: then everybody is a new guest.
database-in-use = Another server uses { $file } already: only one may.
database-full = { $file } cannot be written: the disk is full.
database-read-only = { $file } cannot be written: the file or its folder is read-only, or not there.
database-broken = { $file } is damaged, or no database: stop, and put a copy back (`palabre database move COPY TO`).
database-trouble = { $file } cannot be used: { $why }
one-seat-each = You sit here already: one seat each, so that others find one too.
nobody-to-agree = During the game nobody is asked to leave unless the others agree, and there is nobody else to ask.
already-begun = The game has begun already.
only-who-sits = Sit down first: only those who play say that they are ready.
seats-are-free = There are free seats: wait for somebody, or let a bot sit there.
handicap-not-accepted = With a handicap the game begins when everybody has said that they are ready.
handicap-in-the-midst = This game goes on from where another was: what was given was given there.
story-unreadable = This file holds no games of yours: it is another one, or it was changed.
story-too-long = More than { $most } games cannot be brought along.
story-somebody-here = On this device somebody else has tables already.
host-only = Only the host of the table can do this.

## What a link says before anybody follows it

share-house = Four board games under one tree: Bongo, Bonobo Beach, Bakong and Banjooli Xeet. With family, friends or bots, on one screen or each on their own; no account, nothing to install.
share-join = A seat is waiting for you: { $game }
share-table = A table of { $game }
share-replay = A game of { $game }, to be seen again
share-review = A game of { $game }: what was luck, what was choice
share-exercises = Exercises of { $game }
share-rules = The rules of { $game }
