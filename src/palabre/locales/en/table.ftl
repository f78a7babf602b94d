### Every word said at a table, in English.

## Before the game

lobby-waiting = { $free ->
    [one] One seat is still free. The game begins by itself when everybody sits.
   *[other] { $free } seats are still free. The game begins by itself when everybody sits.
}
lobby-begins = Everybody is here. Chance is being sealed, the game begins …
lobby-long = Everybody is here. This server plays for the first time: the rules are being set up, which takes a minute or two …
lobby-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
lobby-yours = Everything is laid out, and nothing moves before you begin.
lobby-all-sit = Everybody sits. The game begins when all have said that they are ready.
lobby-even = Whoever is ready agrees to the handicaps that stand beside the names.
lobby-awaits = We are waiting for { $names }.
lobby-free-host = { $free ->
    [one] One seat is still free: invite somebody, or let a bot sit there.
   *[other] { $free } seats are still free: invite somebody, or let bots sit there.
}
lobby-daily = This is the table of the day, { $day }: the same luck for everybody, and one try.
begin = Begin
begin-anyway = Begin anyway
begin-title = Shall we?
ready-say = I am ready
ready-say-all = We are ready
ready-said = You are ready.
ready-not = Not yet after all
seat-ready = ready
countdown = Ready?
seats = Seats
sit-here = Sit here
sit-somebody = Somebody here
sit-bot = A bot
sit-them = Seat them
take-away = Take { $name } away
stand-up = Stand up
remove = Ask { $name } to leave
seat-yours = you
seat-away = away
seat-held = a bot plays
seat-held-yours = a bot plays for you
seat-ahead = began with { $amount } ahead
seat-rated = rated { NUMBER($points, useGrouping: 0) }
seat-rating = rated { NUMBER($points, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) })
seat-slower = slowed by { $seconds } s
watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
invite = Invite the others
    .more = Pass the link on, read out the code, or let a phone in the room look at the picture.
invite-text = Come and play { $game }!
invite-code = Code: { $code }
invite-link = Link to this table
invite-qr = The link as a QR code
copy-link = Copy the link
share = Share
link-copied = The link is copied.
link-marked = The link is marked: copy it from there.
just-watch = Just watch

## How good bots are

level-chosen = Bots: { $bot }, because { $because ->
    [first] this is your first game.
    [won] { $games ->
        [one] you won your last game.
       *[other] you won your last { $games } games.
    }
    [lost] { $games ->
        [one] your last game was hard.
       *[other] your last { $games } games were hard.
    }
    [top] nobody here is better.
    [bottom] nobody here is gentler.
   *[even] you are well matched.
}
level-stands = Bots: { $bot }.
levels-differ = Bots of several kinds.
level-easier = Easier?
level-harder = Harder?
level-next = Against { $bot }
to-trainer = To the trainer

## At the table

at-table = A table of { $game }
table-laying = The table is being laid
    .more = One moment …
table-cannot-go-on = This game cannot go on
    .more = The rules of this server have changed since it began, and it no longer plays to the same end. Nobody has won or lost.
primer-rules = All the rules
your-turn-now = Your turn
turn-of = { $name } plays
turn-of-all = Everybody at once
nature-acts = Chance decides
pressed = Pressed! Who was first?
game-over = The game is over
title-your-turn = ● Your turn · { $game }
hurry = Faster
tools = At the table
undo = Take back
react = React
reactions = Reactions
reaction-bravo = Bravo!
reaction-laugh = Ha ha!
reaction-wow = Oh!
reaction-ouch = Ouch!
reaction-hurry = Still there?
reaction-thanks = Thank you!
reaction-good_luck = Good luck!
reaction-well_played = Well played!
reaction-that_was_close = That was close!
reaction-one_moment = One moment, please
reaction-your_turn = It is your turn
reaction-once_more = Once more?
say = Say something to everybody here
say-what = Your words …
say-it = Say it
said-by = { $name }: { $text }
people = The others
mute = Mute
mute-name = Mute { $name }
report = Tell the host
    .more = Only the host of the table reads it, with what was said last; it is kept with the table as long as the names are.
report-about = Tell the host about { $name }
report-name = A word to the host about { $name }
report-send = Send it to the host
report-kept = The host will read it.
report-line = { $by } about { $about }:
report-said = { $about } had said: { $said }
reports = { $count ->
    [one] A word to you as the host
   *[other] { $count } words to you as the host
}
unname = Take my name out
let-bot = Let a bot play
let-bot-for = A bot for { $name }
take-back = Play myself again
leave = Leave
leave-really = Leave the table?
    .more = A bot plays on in your place; you cannot come back to this seat.
leave-yes = Leave
leave-no = Stay
more = More
as-list = As a list
carry = Other device
    .more = Open this link on another phone or computer: your seats move there with you. It works once, within a quarter of an hour.
carry-title = Go on at another device
carry-qr = The link as a QR code
carry-making = The link is being made …
points-said = Points:
clock-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
note-late = { $name } ran out of time; the clock has chosen.
line-lost = The line is lost.
    .more = We take it up again; nothing is forgotten.
question-undo = { $name } would like to take the last choice back. Do you all agree?
question-hold = { $name } is away. May a bot play on in the meantime?
question-remove = The host asks { $name } to leave the game; a bot would play on. Do you all agree?
question-waits = The others are being asked.
question-waits-for = Waiting for { $names } to come back and answer.
help-rules = In the rules
help-asking = What is what?
    .more = Tap anything, or go there with Tab: it says what it is. Escape ends it.
rules-contents = Contents
rules-pieces = All the pieces
rules-codes = Show the numbers of the rules
rules-trainer = To the trainer
rules-print = Print
rules-example = An example
rules-before = Before
rules-after = After
rules-coming = The rules are being fetched …

## One device for several people

hand-over = Pass the device to { $name }
    .more = Nobody else looks now.
i-am = I am { $name }

## The end

the-count = The count
count-line = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
you-won = You have won!
has-won = { $count ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } have won together
}
podium = The podium
place = { $place }.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
decided-by = Decided by { $points ->
    [one] one point.
   *[other] { $points } points.
}
decided-level = Level on points.
decided-since = In the lead for good since: “{ $since }”
kind-word = { $n ->
    [0] Well played all the same: the next game begins at nought for everybody.
    [1] It was close to the tree this time. Another go?
   *[other] That was not your day for luck, and luck changes seats.
}
curve = Points over the game; at the end: { $points }
rematch = Play again
to-rematch = To the next game
rematch-wished = { $name } would like to play again.
replay = Watch it again
download-record = Save the record
daily-to-result = How does that stand today?
box-rest = Take the dice. Press, and roll them.
box-roll = Roll!
box-calling = Nobody has pressed yet.
box-called = Pressed: { $names }
box-stop = End
box-again = Roll again
box-others-type = The players type in what lies there.
box-typed = { $name } has typed:
box-is-it-so = Is that what lies on the table?
box-yes = Yes, that is it
box-no = No, type again
box-awaits = Waiting for { $names } to say yes.
box-things = What lies on the table
box-thing = { NUMBER($number, useGrouping: 0) }: { $what }, { $face }
box-now-rest = Your dice!
box-now-typed = Is that so?
box-now-typing = What lies there?
box-what = { $what }: which one? ({ NUMBER($number, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) })
box-whole = All typed. Tap one to change it.
box-send = That is what lies there
twin-title = The twin table
twin-code = The others play with the same dice. Their code: { $code }
twin-game = Game { NUMBER($game, useGrouping: 0) }
twin-ours = Here
twin-theirs = There
twin-seat = Seat { NUMBER($number, useGrouping: 0) }
twin-people = People together
twin-given-up = One of the tables was never played to its end, and nobody comes back to it any more: there is nothing to compare.
twin-waits = Not over at both tables yet.
twin-set = The whole set
twin-more = { $ours ->
    [more] You made more of the same luck.
    [less] They made more of the same luck.
   *[level] Both made the same of it.
}
twin-again = Look again
check-dice = Check throws and draws
keep-receipt = Keep the receipt
dice-honest = Every throw and draw was honest.
dice-hold = The record holds. That nobody could choose the dice it does not show you:
dice-missing-seal = This browser was not there when the secret was shown sealed.
dice-missing-salt = This browser's own grain of salt is not in them.
dice-missing-hashes = This browser was not shown the hashes of all salts before it gave its own.
dice-missing-unopened = A salt was promised and never given: whoever runs the server could choose whether to let it in.
dice-missing-rounds = This browser was asked for its salt more than once: whoever runs the server could choose among several games.
dice-missing-laid = The first throws were laid out beforehand, for a lesson.
dice-missing-alike = Others play with the same dice, so nobody's salt is in them: whoever runs the server could know them beforehand.
dice-missing-typed = The throws were typed by people, who rolled real dice: they cannot be checked.
dice-missing-sealed = The secret is not told yet, for others still play with it; come back when nobody does, and every throw can be checked.
dice-chain = { $lines } lines hold on to each other; none was changed afterwards.
dice-picks = { $picks ->
    [one] The one throw or draw is the one that the sealed secret makes.
   *[other] All { $picks } throws and draws are those that the sealed secret makes.
}
dice-promised = The secret is the one that this browser was shown sealed before the first move.
dice-salted = This browser's own grain of salt is in them.
dice-commitment = The seal:
dice-forged = Something is wrong with this record.
forged-chain = Line { NUMBER($line, useGrouping: 0) } was changed, or one before it is missing.
forged-unfinished = It has no end yet.
forged-secret = The secret does not fit its seal.
forged-promise = This is not the seal that was shown before the game.
forged-hashes = The hashes of the salts are not those that were shown before the game.
forged-salt = A salt is not the one whose hash was shown before the game.
forged-again = Line { NUMBER($line, useGrouping: 0) }: after a choice was taken back, dice that had been seen did not fall again.
forged-pick = Line { NUMBER($line, useGrouping: 0) } is not what the secret makes.
forged-none = This game promised nothing about its dice.

## Replays

review = Review
replay-of = { $game }, seen again
replay-move = Move { NUMBER($at, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) }
replay-start = To the start
replay-back = A move back
replay-play = Play
replay-pause = Pause
replay-on = A move on
replay-end = To the end
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-usual = Usual
replay-speed-fast = Fast
replay-eyes = Through whose eyes?
replay-eyes-none = Spectator
replay-loading = The game is being laid out again …
replay-other = Open another record
replay-review = What was luck and what was choice in a record from a file, Palabre says on your own machine: palabre review FILE --html review.html
player-seat = Seat { NUMBER($number, useGrouping: 0) }

## The plain board

plain-table = What lies on the table
plain-choices = What you can choose

## Lessons

lesson = Lesson
lesson-step = Step { $step } of { $steps }
lesson-next = Next
lesson-show = Show me
lesson-later = Later
lesson-watch = Watch what happens…
lesson-over = Well done, you can play { $game }. Shall we go on?
lesson-on = Go on
again-other-eyes = That turn was seen by somebody else at this device.
