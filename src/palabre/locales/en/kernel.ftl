### What the kernel says when something asked for cannot be, and the few events that every game has.

# Before a game

no-such-game = There is no game called “{ $game }”; there are { $games }.
bad-players = { $game } is for { $least } to { $most } players, not for { $players }.
no-such-option = { $game } has no option called “{ $option }”; it has { $options }.
bad-option-value = The option { $option } cannot be “{ $value }”; it can be { $values }.
even-no-handicap = { $game } has no handicap that could make a table even.
option-no-such-seat = “{ $value }” is not at this table: { $players } sit here, counted from seat0 (option “{ $option }”).

# Choosing

bad-seat = There is no seat { $seat } at this table; seats go from 0 to { NUMBER($most, useGrouping: 0) }.
game-is-over = The game is over, so nothing more can be played.
not-your-turn = It is not seat { $seat } that acts now; `to_act` names the seats that do.
no-such-action = { $game } has no action { $choice }; take one from the list of choices.
not-now = This cannot be played now; take one from the list of choices.
not-for-the-clock = The clock has nothing to play here.
bad-note = { $note } is no note that a table makes of a move: “late” or “typed” with a seat, “restarted”, “photo”.
bad-at = { $at } is no time: it is a whole number of milliseconds.
bad-whole-number = “{ $name }” must be a whole number, and { $value } is none.
bad-number-between = “{ $name }” must be a whole number from { $least } to { $most }, and { $value } is not.
bad-number-least = “{ $name }” must be a whole number of at least { $least }, and { $value } is not.
bad-amount = “{ $name }” must be a number of at least 0 that has an end, and { $value } is none.
bad-luck = “rng” must be a whole number or a random.Random, and { $value } is neither.
bad-match = A match or the text of a record is needed, and not { $value }.
nature-cannot = The dice cannot show { $choice } here; it is written like { $example }.

# Taking back

undo-nothing = Nobody has chosen anything yet, so nothing can be taken back.
undo-not-yours = The last choice was made at seat { $seat }; only that seat can take it back.
undo-chance = Dice or a draw have come since, so the choice stands.
undo-others = Somebody else has acted since, so the choice stands.
undo-shown = The choice has shown something that was hidden, so it stands.
undo-turn-passed = The turn has passed on, so the choice stands.
undo-away = Seat { $seat } is away and cannot be asked, so the choice stands.
undo-twin = Another table plays with the same dice and cannot be asked, so the choice stands.
undo-off = At this table every choice stands: that was agreed before the game.
undo-denied = The others would not have it taken back, so the choice stands.

# Records

record-cut = Line { NUMBER($line, useGrouping: 0) } of the record is cut off: every line, the last one too, ends with a line break.
record-no-hash = Line { NUMBER($line, useGrouping: 0) } of the record does not end with its hash of 16 hexadecimal digits.
record-broken-chain = Line { NUMBER($line, useGrouping: 0) } of the record was changed, or a line before it was added, left out or moved: its hash does not fit.
record-not-json = Line { NUMBER($line, useGrouping: 0) } of the record is not a JSON object.
record-format = Line { NUMBER($line, useGrouping: 0) }: this is not a Palabre record of a format from 1 to { NUMBER($format, useGrouping: 0) }; its format is { $found }.
record-otherwise = Line { NUMBER($line, useGrouping: 0) } is not as Palabre writes it: a name stands twice, is missing or too many, or a value is of another kind. It would be: { $wanted }
record-no-text = Line { NUMBER($line, useGrouping: 0) }: a record is a text.
record-of-a-seat = Line { NUMBER($line, useGrouping: 0) }: this record holds only what one seat knew while the game ran; ask for the whole one when the game is over.
record-bad-header = Line { NUMBER($line, useGrouping: 0) }, the header, describes no game that can be played: { $reason }
record-contradiction = Line { NUMBER($line, useGrouping: 0) }, the header: players and options are not those of the position.
record-wrong-salt = Line { NUMBER($line, useGrouping: 0) }, the header: a salt is not the one whose hash was told to all before any salt was opened.
record-without-salt = Line { NUMBER($line, useGrouping: 0) }, the header: the dice were thrown without the salt that the receipt holds.
record-other-hashes = Line { NUMBER($line, useGrouping: 0) }, the header: the hashes of the salts are not those that the receipt holds. One was replaced after it was shown.
receipt-unreadable = This file is no receipt: the page writes one when you press “Keep the receipt” beside “Check the dice”.
record-rules = Line { NUMBER($line, useGrouping: 0) }: the record was made with rules version { $found }, and these are the rules of version { NUMBER($wanted, useGrouping: 0) }.
record-box = Line { NUMBER($line, useGrouping: 0) }: the record was made with the box { $found }, and this box is { $wanted }.
record-bad-move = Line { NUMBER($line, useGrouping: 0) } of the record cannot be played: { $reason }
record-missing = “{ $field }” is missing.
record-kind = a text, a number or a list stands where something else belongs.
record-bad-undo = There is no move { $undo } to go back to: it has not been played, or has been taken back already.
record-bad-chance = Line { NUMBER($line, useGrouping: 0) } of the record cannot be played: { $of ->
    [0] nature does not act there.
   *[other] nature picks there a number from 0 up to, but not including, { NUMBER($of, useGrouping: 0) }.
}
record-bad-name = Line { NUMBER($line, useGrouping: 0) } of the record: the number that nature picked and what it is said to have done do not agree.
record-wrong-pick = Line { NUMBER($line, useGrouping: 0) } of the record: the secret makes nature pick another number.
record-wrong-again = Line { NUMBER($line, useGrouping: 0) } of the record: what nature had shown before a choice was taken back comes again, and nothing else is said to.
record-wrong-secret = Line { NUMBER($line, useGrouping: 0) } of the record: the secret published there is not the one that was promised at the start.
record-wrong-end = Line { NUMBER($line, useGrouping: 0) } of the record: the result is not the one that the moves lead to.
record-sealed = Line { NUMBER($line, useGrouping: 0) } of the record does not tell the secret yet, for others still play with the same dice: it is told when nobody does. For a day's game a file of days may have it (--days).
record-no-day = Line { NUMBER($line, useGrouping: 0) } of the record: the file of days says nothing of this game on this day.
record-unfinished = Line { NUMBER($line, useGrouping: 0) } is the last one and holds no result: only the record of a finished game can be verified.

# Simulations

batch-too-small = A batch needs at least one game and one worker, not { $games } and { $workers }.
batch-bad-actions = A step takes whole numbers, one for each of the { $games } games.
batch-illegal = In place { $place } the id { $action } may not be played now: `mask` says which ids may.
batch-not-kept = This batch was not asked to keep what is played: open it with keep=True.
envs-missing = This needs the package { $package }, which is not installed: `pip install palabre[{ $extra }]`.
envs-not-built = Drawings are made by a program that is built with the page, and it is not here: `npm run build` in web/, or a wheel.
envs-not-drawn = A table of { $game } could not be drawn; what went wrong stands above.
envs-illegal = Seat { $seat } may not play the id { $action } now: its mask says which ids it may.
cuda-not-installed = For a graphics card numba-cuda and CuPy are needed: `pip install palabre[cuda]`.
cuda-no-card = There is no graphics card here that CuPy can use: { $why }
simulate-no-games = At least one game must be played, not { $games }.
simulate-endless = Game { NUMBER($number, useGrouping: 0) } of { $game } with seed { $seed } does not end: that is a mistake in its rules, please report it.

# Positions

position-no-field = There is nothing called “{ $field }” on this table; there are { $fields }.
position-bad-value = “{ $field }” cannot be { $value }: it has another shape, or does not fit.

# Events of every game

event-undone = { $seat } takes the last choice back.
