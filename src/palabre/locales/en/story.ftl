# My games

mine-all = All
mine-bring = Bring a file
mine-brought = brought along
mine-carry = Link to another device
mine-cost = Cost of choices a game
mine-cost-line = given away
mine-count = { $games ->
    [0] No game fits.
    [one] One game
   *[other] { $games } games
}
mine-days = This server keeps it for { $days } days after a table was last used.
mine-ended = How it ended
mine-ended-all = All
mine-ended-lost = Lost
mine-ended-won = Won
mine-errors = Wrong calls
mine-file = Keep as a file
    .help = The file holds your games as they are listed here, and the key by which this server knows you: give it to nobody. Bring it to this server to be yourself again on any device; on another server the games are listed as brought along and count for nothing. Records are not in it: each game has its own.
mine-first = first
mine-for-ever = This server keeps it for ever.
mine-forget = Delete
    .why = All results, brought games and ratings go for good. At your finished tables your name is taken away; the other players keep their list, and the record stays there without a name. Games that are still going on stay yours. Files that you kept do not change.
mine-forget-now = Delete it all
mine-forgotten = Deleted. At { $tables ->
    [one] one table
   *[other] { $tables } tables
} your name is gone.
mine-advice = with advice
mine-handicap = with a handicap
mine-has-brought = { $games ->
    [0] Nothing in it is new here.
    [one] One game was brought along.
   *[other] { $games } games were brought along.
}
mine-instead = Be the one of the file
    .why = On this device somebody else has tables already. Keep them as a file or by a link before you go on: afterwards this device belongs to whom the file belongs to.
mine-is-back = Welcome back.
mine-keep = Keep it
    .why = There is no account: who you are stands in this browser alone. Whoever loses it comes back by a file or link kept beforehand, and by nothing else.
mine-last = last
mine-link = Open this within a few minutes on the other device; it works once, and everything here comes along:
mine-lost = Lost
mine-more = Show more
mine-none = No finished game yet. When there are some, they are listed here.
mine-rating = You stand at { NUMBER($points, useGrouping: 0) } points, most likely between { NUMBER($low, useGrouping: 0) } and { NUMBER($high, useGrouping: 0) }, after { $games } games.
mine-rating-near = That is near { $name }, { $level }.
mine-rating-shown = Let others see it?
    .help = Beside your name, before the game and during it, in every game of which three are known. It is off until you say so, and said for this device alone.
mine-readings = Time to read, right calls
mine-record = Record
mine-remember = Keep a file or a link now and then: if this browser forgets you, nothing else brings your games back.
mine-replay = See again
mine-reviewed = luck { $luck }, own choices { $choices }
mine-shared = Shared
mine-somebody = somebody
mine-which = Game
mine-wins = Share of wins, last ten games by level
mine-won = Won
