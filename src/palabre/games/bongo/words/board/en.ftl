### What the page says at the Bongo table and in its trainer, in English.

## The dice

bongo-board-in-the-air = The dice are in the air.
bongo-board-dice = White dice: { $white }. Film: { $film }.
bongo-board-dice-poachers = Poachers: { $poachers }.
bongo-board-dice-guard = Guard: { $guard }.
bongo-board-about-to-fall = { $you ->
    [yes] You shake the dice. Ready?
   *[no] { $name } shakes the dice. Ready?
}
bongo-board-last-throw = The last throw

## Calling

bongo-board-answers = Your answers
bongo-board-stake = { $lost ->
    [one] (if wrong, it costs { $lost } photo)
   *[other] (if wrong, it costs { $lost } photos)
}
bongo-board-letter-rhino = r
bongo-board-letter-gnu = g
bongo-board-letter-bongo = b
bongo-board-letter-nothing = n
bongo-board-out = Out until the next throw.
bongo-board-rolls = { $name } rolls.

## Photos

bongo-board-trophies = Photos
bongo-board-supply = Still to be had
bongo-board-supply-heard = Still to be had: rhino { $rhino }, gnu { $gnu }, bongo { $bongo }.
bongo-board-shelf = { $name }: rhino { $rhino }, gnu { $gnu }, bongo { $bongo }.
bongo-board-chooses = { $you ->
    [yes] You choose a photo.
   *[no] { $name } chooses a photo.
}
bongo-board-choose-animal = Nothing there, well seen! Which photo do you want?
bongo-board-choose-owner = None left in the supply ({ $animal }). From whom do you take it?
bongo-board-won-each = Two of each animal: that wins.
bongo-board-won-all = { $count } times { $animal }: that wins.

## The photo finish

bongo-board-photo = The photo finish
bongo-board-photo-level = The photo finish: too close to call
bongo-board-photo-rule = Who was first?
bongo-board-press = { $name }: { $answer }, after { $seconds } seconds, give or take { $bar } milliseconds; { $verdict }.
bongo-board-verdict-won = first
bongo-board-verdict-level = level
bongo-board-verdict-late = right, but later
bongo-board-verdict-punished = wrong
bongo-board-verdict-spared = wrong, in luck
bongo-board-verdict-early = too early
bongo-board-verdict-out = already out

## The trainer

bongo-board-waiting = The dice wait to be thrown.
bongo-board-train-level = What do you want to read?
bongo-board-train-start = Throw the dice, then press what they mean.
bongo-board-train-ready = Ready …
bongo-board-train-throw = Throw the dice
bongo-board-train-next = Next throw
bongo-board-train-rules = How to read the dice
bongo-board-train-wrong = No: { $answer }.
bongo-board-train-right = Right, in { $seconds } s.
bongo-board-train-as-quick = Right, in { $seconds } s. As quick as this bot: { $rival }.
bongo-board-progress = Your progress
bongo-board-progress-none = Here you will see how fast you become. It stays on this device.
bongo-board-progress-more = Every dot is the middle time of ten throws, every cross an error. Kept on this device only.
bongo-board-beaten = { $sure ->
    [yes] You would beat { $bot }, by now
   *[no] You might beat { $bot }, by now
}: first in { $share } % of the throws, by your last { $throws } ({ $low } to { $high } %).
bongo-board-beaten-none = Still a little faster for { $bot }: you would be first in { $share } % of the throws, by your last { $throws } ({ $low } to { $high } %).
bongo-board-beaten-soon = { $missing ->
    [one] One more throw, and you see whom you would beat.
   *[other] { $missing } more throws, and you see whom you would beat.
}
bongo-board-chart-heard = { $series ->
    [one] One series of throws
   *[other] { $series } series of throws
}: at first { $first } seconds, at last { $last }, at best { $best }.
bongo-board-chart-empty = No throw has been read rightly yet.
bongo-board-kinds = By kind of throw
bongo-board-column-kind = Throw
bongo-board-column-throws = seen
bongo-board-column-errors = wrong
bongo-board-column-seconds = seconds
bongo-board-kind-same-number = The film dice agree
bongo-board-kind-other-number = The film dice differ: the other number
bongo-board-kind-one-match = One animal matches
bongo-board-kind-two-match = Two match: the third is meant
bongo-board-kind-nothing = None matches: nothing
bongo-board-kind-poached = The poachers take one
bongo-board-kind-not-poached = The poachers take none
bongo-board-kind-saved = The guards are in time
bongo-board-kind-not-saved = The guards are elsewhere
bongo-board-kind-easy = Easy to read
bongo-board-kind-tricky = Tricky
bongo-board-kind-twisted = Twists the brain
bongo-board-kind-all = All throws
bongo-board-forget = Forget these times
bongo-board-forget-sure = Really forget them?

bongo-board-short = Bongo in short
    .aim = Be the first to call what the dice mean. Every right call earns a photo, and two photos of each animal win.
    .turn = The yellow dice say how many: the number that both show, or else the one of 1, 2 and 3 that is missing.
    .mind = Which animal lies there exactly so often? Call it! If two do, call the third; if none does, call “nothing”.
    .end = A wrong call costs all your photos of that animal.

## While everybody plays at once

bongo-board-now = Call what the dice mean!
bongo-board-now-one = Choose a photo
bongo-board-points-said = Photos towards two of each animal:
bongo-board-score = { $points ->
    [one] { $points } photo
   *[other] { $points } photos
}
bongo-board-right = right
bongo-board-wrong = wrong, and it costs { $lost ->
    [0] no photo
    [one] one photo
   *[other] { $lost } photos
}
bongo-board-wrong-call = { $name } calls “{ $answer }”: { $lost ->
    [0] wrong, and there was no photo to lose.
    [one] wrong, and one photo is gone.
   *[other] wrong, and { $lost } photos are gone.
}
bongo-board-wrong-because = { $name } called “{ $answer }”, but the dice meant “{ $meant }”: { $lost ->
    [0] no photo to lose.
    [one] one photo is gone.
   *[other] { $lost } photos are gone.
}
bongo-board-box-white = White die
bongo-board-box-film = Yellow die
bongo-board-box-poachers = Red die
bongo-board-box-guard = Green die
bongo-board-real-dice = The real dice roll! Press as soon as you know.
