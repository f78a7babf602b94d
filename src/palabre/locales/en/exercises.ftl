### Exercises: positions with one choice that is clearly best, in English.

exercises-of = { $game }: exercises
exercises-more = Positions from real games. In each, one choice is clearly better than all others: find it, then see what every choice is worth.
exercises-none = There are no exercises for this game yet.
exercises-all = All exercises
exercises-grade-1 = Warm-up
exercises-grade-2 = Tricky
exercises-grade-3 = Traps
exercises-solved = { $solved } of { $of } solved
exercise-number = Exercise { NUMBER($number, useGrouping: 0) }
exercise-among = of { $of } · { $grade }
exercise-solved = solved
exercise-tried = tried
exercise-ask = It is your move. One choice is clearly best: which?
exercise-right = That is it!
exercise-wrong = Not this time.
exercise-better = “{ $best }” is worth { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more than “{ $other }”.
exercise-beside-usual = Beside “{ $usual }”, which is chosen most often:
exercise-in-all-own = In the end you have { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} { $more ->
    [true] more
   *[false] less
} on average.
exercise-in-all-others = In the end the others have { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} { $more ->
    [true] more
   *[false] less
} on average.
exercise-worths = What every choice is worth
exercise-every = Show all { $count } choices
exercise-best = ★ best
exercise-yours = your choice
exercise-top = ±0
exercise-less = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
exercise-off = give or take { NUMBER($points, maximumFractionDigits: 2) }
exercise-next = Next
exercise-again = Try again
exercise-how = How do we know?
exercise-exact = Solved to the very end: every choice and every draw that can follow was counted, with all playing their best. Points are your lead over the others.
exercise-played-out = From what you can see here, every choice was played to the end of the game 2,000 times, and then 2,000 times anew: both times this one was ahead beyond doubt (99 in 100). Points are your lead over the mean of the others.
exercise-missed = Who misses it: { $levels }.
exercise-missed-by = { $level } { NUMBER($percent, maximumFractionDigits: 0) } %
