### What the command line says, in English.

# Complaints

cli-file = { $file }: { $reason }.
cli-not-text = { $file } is not a text file, so it is no record.
cli-option-form = “{ $word }” is no option: write it as name=value.
cli-bots-and-seats = { $bots ->
    [one] { $bots } bot is
   *[other] { $bots } bots are
} named for { $seats } seats: name one for all of them, or one for each.
cli-port = Palabre cannot listen there ({ $reason }): stop what does, or choose another port with --port.
cli-database-current = The database is up to date.
cli-database-restoring = { $source } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $games ->
    [one] one game
   *[other] { $games } games
}, last used { $last }.
cli-database-copied = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $games ->
    [one] 1 game
   *[other] { $games } games
}, last used { $last }
cli-database-replace-keys = Another key is there already: { $files }. Once it is replaced, everybody who came with it is a new guest. Replace it?
cli-only-in-checkout = “{ $what }” is a tool of those who make Palabre: it is in the source, not in what is installed.
cli-left = The game was left before its end.

# Around a game

cli-you = Player { NUMBER($number, useGrouping: 0) } (you)
cli-player = Player { NUMBER($number, useGrouping: 0) }
cli-choose = { $name }, choose:
cli-number = A number from 1 to { NUMBER($n, useGrouping: 0) }, please.
cli-won = { $n ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
cli-scores = Points: { $scores }
cli-unfinished = The record ends here, after { NUMBER($moves, useGrouping: 0) } moves; the game is not over.
cli-playing = playing

# Verifying

cli-verified = The record holds: { $game }, { $players } players, { NUMBER($moves, useGrouping: 0) } moves, each of them legal and none changed.
cli-verified-position = The game began from a position that was set up, not from the start.
cli-verified-undone = { $choices ->
    [one] One choice was taken back.
   *[other] { $choices } choices were taken back.
}
cli-verified-secret = Every throw comes from the secret that the first line commits to.
cli-verified-laid = { $laid ->
    [one] The first throw was laid out beforehand, as for a lesson; every other comes from the secret that the first line commits to.
   *[other] The first { $laid } throws were laid out beforehand, as for a lesson; every other comes from the secret that the first line commits to.
}
cli-verified-commitment = The commitment is the one in the receipt.
cli-verified-hashes = { $hashes ->
    [one] The hash of the one salt is the one in the receipt.
   *[other] The hashes of all { $hashes } salts are those in the receipt: none was replaced later.
}
cli-verified-salt = Your salt is in every throw.
cli-verified-nobody = So nobody could choose the dice, neither the host nor a player.
cli-verified-no-receipt = Not checked, for want of a receipt (--receipt): whether commitment and hashes were shown before the first move, and whether your salt is in the dice. The host could have chosen the dice.
cli-verified-no-salt = The receipt holds no salt of yours: the host and the players together could have chosen the dice.
cli-verified-no-hashes = The receipt holds no hashes: the host and another player could have chosen a salt after they saw yours.
cli-verified-rounds = Your browser opened { $rounds } salts for this table: the host could choose among as many games.
cli-verified-unopened = { $unopened ->
    [one] One salt was announced and never opened: the host could choose whether to let it in.
   *[other] { $unopened } salts were announced and never opened: the host could choose which to let in.
}
cli-verified-seed = Every throw comes from the seed in the first line.
cli-verified-generator = Every throw comes from the generator of the simulation, by the seed and the game’s number.
cli-verified-daily = Every throw comes from the secret of the day { $day }, and the k-th of each kind is the same for everybody who played then. There are no salts in it: whoever runs the host could know the dice beforehand.
cli-verified-twin = Every throw comes from the secret of two twin tables, and the k-th of each kind is the same at both. There are no salts in it: whoever runs the host could know the dice beforehand.
cli-verified-published = The seal is the one in the file of days.
cli-verified-typed = The throws were typed in by people; they cannot be checked.

# Simulating

cli-simulated = { $games } games of { $game } with { $players } players, seed { $seed }
cli-total-decisions = decisions
cli-total-nature-moves = nature’s moves
cli-total-turns = turns
cli-total-mean-length = decisions a game
cli-total-mean-turns = turns a game
cli-amount = { $n }
cli-total-seat = seat { NUMBER($number, useGrouping: 0) }
cli-total-share = wins { $share } %, { $points } points
cli-total-seconds = seconds
cli-total-rate = decisions a second and core

# Lists

cli-column-game = game
cli-column-players = players
cli-column-minutes = minutes
cli-column-age = age
cli-column-options = options (the first value is the default)
cli-column-kind = kind of throw
cli-column-throws = throws
cli-column-errors = errors
cli-column-median = seconds, median

# The trainer

cli-answers = One of these, or how it begins: { $answers }.
cli-right = Right, in { $seconds } s.
cli-wrong = No.
cli-hardness = hardness { $number }

# Exercises

cli-exercises-none = Nothing is found in “{ $game }”: it does not say what its points come from.
cli-exercises-found = exercises found: { $found }
cli-dataset = { $rows } decisions of { $games } games are in { $file }, what they are in { $card }.

# Even tables

cli-even-played = { $games } games on twin tables, in { $seconds } seconds
cli-even-bot = bot
cli-even-alone = wins without
cli-even-amount = handicap
cli-even-interval = 95 % of it
cli-even-share = wins with it
cli-even-means-ahead = The handicap is points at the start: who has them is helped.
cli-even-means-slower = The handicap is milliseconds added to one’s own time: who has them is slowed.
cli-even-use = For these seats: { $options }

# A cluster of machines

cluster-away = No Dask scheduler answers at { $address }.
cluster-differs = These workers play by other rules or have another version of Palabre: { $workers }.
cluster-no-records = Records are written by one machine: leave out --records, or --dask.
study-unreadable = { $file } is no plan of a study: { $reason }.
study-changed = { $file } has results of another plan, or of other rules: what was planned stays as it was. Give the new plan another name.
cli-study-done = The report is in { $file }.
