### Today's tables, in English.

daily-title = Today's tables
daily-how = One game of each kind, every day: the same dice, tiles and bots for everybody on this server. You have one try at each; no choice is taken back, and you may go away and come back until the day is over.
daily-left = { $hours ->
    [0] { $minutes ->
        [one] One minute is left of today.
       *[other] { $minutes } minutes are left of today.
    }
    [one] One hour is left of today.
   *[other] { $hours } hours are left of today.
} A new day begins at midnight UTC.
daily-streak = { $days ->
    [0] No day in a row yet.
    [one] One day in a row.
   *[other] { $days } days in a row.
}
daily-play = Play today's game
daily-on = Go on
daily-table = Back to the table
daily-with = { $seats } seats, bots: { $bot }
daily-won = Won, { $margin ->
    [0] level in points
    [one] one point ahead
   *[other] { $margin } points ahead
}
daily-lost = { $margin ->
    [0] Not won, level in points
    [one] One point behind
   *[other] { $margin } points behind
}
daily-score = { $score ->
    [one] one point
   *[other] { $score } points
}
daily-rank = Rank { NUMBER($rank, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) }
daily-alone = The first to finish today
daily-late = Ended after its day: it has no rank
daily-champion = { $bot } made { $score } of it with your seat, your dice and the same bots: { $margin ->
    [0] level with the best other
    [one] one point ahead
   *[other] { $margin } points ahead
}.
daily-champion-behind = { $bot } made { $score } of it with your seat, your dice and the same bots: { $margin ->
    [one] one point behind the best other
   *[other] { $margin } points behind the best other
}.
daily-champion-plays = { $bot } is still playing it; look again in a while.
daily-again = Look again
daily-guests = Ranks count guests, and a guest is a browser: somebody with two browsers has two tries.
daily-fair = The dice of each day are sealed the day before, and the seal is opened the day after: nobody could look ahead, and everybody can check. There are no salts in them, so whoever runs this server could.
daily-published = The seals and secrets of all days, as a file
daily-seal = Seal: { $seal }
daily-share = Share
daily-picture = Keep the picture
daily-copied = Copied: paste it wherever you like.
daily-text = Palabre, { $day }: { $game }, { $result }. { $rank }. { $streak }
