### Positions analysed and games reviewed, in English.

# What cannot be

analyse-over = The game is over: name a moment before its end.
analyse-no-move = There is no move { $move } in this record; they go from 0 to { NUMBER($most, useGrouping: 0) }.
analyse-no-choice = Nobody chose anything at move { NUMBER($move, useGrouping: 0) }.
review-unfinished = This game is not over (after { NUMBER($moves, useGrouping: 0) } moves): only a finished one can be reviewed. A position of it can be analysed.

# A position

analyse-title = { $game }, before move { NUMBER($move, useGrouping: 0) }
analyse-eyes-all = By all that lies there, hidden or not.
analyse-eyes-seat = By what { $name } can know.
analyse-simulations = { $simulations } simulations of each number; brackets hold 95 % intervals.
analyse-exact = Points are exact: every choice and every draw to the end was counted. Shares of the win are simulated.
analyse-share = share of the win
analyse-points = points
analyse-choice = choice
analyse-behind = behind the best
analyse-then = goes on with
analyse-nothing = It is not for these eyes to choose here.
analyse-bot = { $bot } would choose for { $name }: { $choice }
analyse-value = as it counts
analyse-visits = tried

# A whole game

review-title = { $game }: what was luck, what was choice
review-how = Every moment was played on { $simulations } times from what really lay there, everybody playing with care. All numbers are shares of one win.
review-ledger = Where each result comes from
review-adds = Start + luck + own choices + choices of the others = result, exactly. “Given away” stands beside it: what own choices cost against the best, by what that player could know.
review-player = player
review-start = start
review-luck = luck
review-own = own choices
review-others = the others’ choices
review-result = result
review-cost = given away
review-played-clear = Luck apart, { $name } played best: { $ahead } of a win more by own choices than the next (95 %: { $low } to { $high }).
review-played-unclear = Who played best cannot be told: { $name } is ahead by { $ahead } of a win, but anything from { $low } to { $high } is possible (95 %).
review-luckiest = The luckiest throw, move { NUMBER($move, useGrouping: 0) }: { $what } → { $name } { $change }.
review-turning = Turning points
review-turn = Move { NUMBER($move, useGrouping: 0) }: { $what } → { $changes }.
review-mistakes = The dearest errors
review-no-mistakes = No error stands out beyond doubt.
review-mistake = Move { NUMBER($move, useGrouping: 0) }, { $name }: “{ $chosen }” gave away { $cost } of a win (95 %: { $low } to { $high }). Better was “{ $best }”.
review-why = To { $name }: { $because }
review-by = { $name }: { $choice }
review-nature = dice and draws
review-moment = move
review-happened = what happened
review-curve = What everybody could expect
review-curve-words = Curves of the expected share of the win, one for each player; the table below has every value.
review-every = Every moment
review-readers = Reading against the clock
review-kind = throw
review-calls = calls
review-errors = errors
review-before = before: { $seconds }
review-before-games = { $games ->
    [0] None of your earlier games has been reviewed, so there is nothing to compare with yet.
    [one] “Before” is your one earlier game that was reviewed.
   *[other] “Before” is the middle of your { $games } earlier games that were reviewed.
}
review-median = right after (s)
review-won = won
review-table = the table
review-hands = Who knew what, when
review-hands-how = How sure the table could be of what each of you held in secret, from your choices alone: a line for each player, from blind to certain. Bots that draw conclusions reckon like this.
review-away = Given away
review-away-nobody = Nobody gave themselves away.
review-gave-away = Move { NUMBER($move, useGrouping: 0) }, { $name }: “{ $choice }”. From here on the table could hold { $hand } for likelier than everything else together.
review-kept-secret = { $name } kept { $hand } secret: at the end the table would have given it { $share }.
review-hands-every = Every choice, and what it told
review-hands-true = the truth
review-hands-likeliest = the likeliest then
review-progress = playing on

# On the page

review-rough = A first, rough look: a finer one is { $percent } % done and will take its place.
review-finer = Every moment was played on { $simulations } times. As long as you look, a finer review is being made: { $percent } % done.
review-making = The game is being reviewed
    .more = Every moment is played on many times over; a first look is there in a few seconds.
review-done = { $percent } % done
review-ahead = { $ahead ->
    [0] It is this game’s turn.
    [one] One other game comes first.
   *[other] { $ahead } other games come first.
}
review-cannot = This game cannot be reviewed
review-failed = The review could not be made.
review-no-table = No table is named here: open a review at the end of a game.
review-again = Try again
review-to-replay = The game alone
review-at = Move { NUMBER($move, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) }: { $shares }
review-slider = The moment that is shown
review-share-of = { $name } { $share }
review-moment-now = This moment
review-to-choose = { $name } is to choose. By what { $name } could know:
review-comes-luck = Next come dice and draws: { $what }.
review-ended = The game is over.
review-worths = What every choice was worth
review-looking = The choices are being played on …
review-sharper = Still sharpening …
review-worth-best = best
review-worth-chosen = chosen
review-worth-off = within { $off }
review-worth-behind = { $behind } behind the best
review-every-choice = All { $count } choices
review-then = Goes on mostly: { $line }
review-through = Through the eyes of { $name }
review-how-found = How this is found
review-to-moment = Show
review-calls-worth = What each call won or cost

# Playing on

play-on = Play on from here
    .more = A new table begins at this moment. What you did not know there lies otherwise.
play-on-seat = Your seat
play-on-others = The others
play-on-bots = Bots
play-on-link = By link
play-on-luck = The dice
play-on-new = New ones
play-on-same = As they fell
play-on-same-help = The same dice fall as long as everything asks for the same.
play-on-go = To the table

# What bots thought

thoughts-ask = What did { $name } think?
thoughts-of = What { $name } thought
thoughts-one = { $choice }: { $value }, tried { $visits ->
    [one] once
   *[other] { $visits } times
}
thoughts-line = Then it expected: { $line }
thoughts-none = It knew at once, or chose without weighing.
thoughts-other = Today it would choose otherwise: somebody else may have played here then.
