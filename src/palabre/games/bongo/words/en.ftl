### Every word of Bongo, in English.

bongo-name = Bongo
bongo-fun = Dice fall, everybody stares, somebody shouts: rhino! gnu! bongo! or nothing? Be quick, and be right, for a wrong shout costs your photos.
bongo-trainer = Bongo trainer
    .more = Learn to read the dice at your own pace, level by level.
    .go = To the trainer

## Options

bongo-option-level = Level
    .help = Poachers take an animal out of the count; guards may stop them.
bongo-option-level-basic = Basic
bongo-option-level-poachers = With poachers
bongo-option-level-guards = With poachers and guards
bongo-option-after_wrong_call = After a wrong call
    .help = Whether you may call again before the next roll.
bongo-option-after_wrong_call-out = Out until the next roll
bongo-option-after_wrong_call-free = May call again
bongo-option-roller = Who rolls
    .help = The winner of the round, or everybody in turn as in the first edition.
bongo-option-roller-winner = The winner
bongo-option-roller-in_turn = In turn
bongo-option-monopoly = Photos of one animal that win
    .help = Ten is all of them; later editions say six.
bongo-option-patience = Seconds to look
    .help = After that the answer is shown and nobody scores.
bongo-option-patience-off = Until somebody is right
bongo-option-first = Who begins
    .help = By lot, or the seat you name: many rulebooks say the youngest.
bongo-option-first-drawn = By lot
bongo-option-first-seat0 = First seat
bongo-option-first-seat1 = Second seat
bongo-option-first-seat2 = Third seat
bongo-option-first-seat3 = Fourth seat
bongo-option-first-seat4 = Fifth seat
bongo-option-first-seat5 = Sixth seat
bongo-option-first-seat6 = Seventh seat
bongo-option-first-seat7 = Eighth seat
bongo-option-richest = When the photos of an animal run out
    .help = From whom the winner of the round may take one.
bongo-option-richest-other = From whoever else has most
bongo-option-richest-anybody = From whoever has most, the winner too: then there is none to take
bongo-option-slower0 = First seat is slowed, in milliseconds
    .help = Added to this seat’s own time at every call: the larger, the easier for the others.
bongo-option-slower1 = Second seat is slowed, in milliseconds
    .help = Added to this seat’s own time at every call: the larger, the easier for the others.
bongo-option-slower2 = Third seat is slowed, in milliseconds
    .help = Added to this seat’s own time at every call: the larger, the easier for the others.
bongo-option-slower3 = Fourth seat is slowed, in milliseconds
    .help = Added to this seat’s own time at every call: the larger, the easier for the others.
bongo-option-slower4 = Fifth seat is slowed, in milliseconds
    .help = Added to this seat’s own time at every call: the larger, the easier for the others.
bongo-option-slower5 = Sixth seat is slowed, in milliseconds
    .help = Added to this seat’s own time at every call: the larger, the easier for the others.
bongo-option-slower6 = Seventh seat is slowed, in milliseconds
    .help = Added to this seat’s own time at every call: the larger, the easier for the others.
bongo-option-slower7 = Eighth seat is slowed, in milliseconds
    .help = Added to this seat’s own time at every call: the larger, the easier for the others.

## The rules

bongo-chapter-components = What lies on the table
bongo-chapter-reading = Reading the dice
bongo-chapter-round = A round
bongo-chapter-first = Who was first

bongo-rule-BO-C1 = Five white dice show the animals, two yellow ones the film, two red ones are poachers and the green one is the guard. An animal die bears each of rhino, gnu and bongo on two faces; a film die bears each of 1, 2 and 3 on two.
bongo-rule-BO-C2 = There are thirty photos: ten rhinos, ten gnus and ten bongos.
bongo-rule-BO-C3 = The basic game throws white and yellow. The second level adds the red dice, the third the green one as well; the guard never comes without poachers.
bongo-rule-BO-1 = The yellow dice tell how many of one animal are wanted. If they agree, it is the number they show; if they differ, it is the number that neither of them shows.
bongo-rule-BO-2 = The red dice tell which animal is hunted, in the same way: the one both show, or else the one neither shows. One white die with that animal no longer counts. If no white die shows it, the poachers go home empty-handed.
bongo-rule-BO-3 = When the green die shows the hunted animal, the guards are in time and every white die counts. Otherwise the poachers do their work.
bongo-rule-BO-4 = Now count the white dice that are left. An animal matches when it is there exactly as often as wanted. One match: call that animal. Two matches: call the third animal, even if it is nowhere to be seen. No match: call “nothing”.
bongo-rule-BO-5 = All three can never match at once. “Nothing” is right in 38.3 % of basic throws, in 45.1 % with poachers and in 42.8 % with guards; in 13.2 % the poachers are after an animal that is not there.
bongo-rule-BO-6 = All dice fall at once, and everybody may call as soon as they like: rhino, gnu, bongo or nothing. The first right call wins the round.
bongo-rule-BO-7 = The winner of the round takes a photo of the animal called. For “nothing” it may be any animal, even one whose photos are all gone.
bongo-rule-BO-8 = If that animal’s photos are all gone, the winner may take one from whoever else has most of them, choosing between equals, or leave it. A table may agree that the winner counts too: a winner who has more of them than anybody else then gets nothing.
bongo-rule-BO-9 = A wrong call costs every photo of the animal that was called; a wrong “nothing” costs every photo one has. They return to the supply at once, before anybody takes one, and the round goes on.
bongo-rule-BO-10 = Who has called wrongly waits for the next throw. If everybody has, the answer is shown, nobody scores and the same player rolls again. That is a rule of the house. By the box everybody may go on calling, each wrong call costing anew, and a table may agree on that.
bongo-rule-BO-11 = A lot decides who rolls first, unless the table has named a seat; after that it is whoever won the round. A table may agree to pass the dice to the left instead, also after a round that nobody won.
bongo-rule-BO-12 = When nobody has found the answer for half a minute, or for as long as the table has agreed, it is shown, nobody scores and the same player rolls again. That is a rule of the house. By the box the round goes on until somebody is right, and a table may agree on that.
bongo-rule-BO-13 = Two photos of each animal win the game at once, and so do all ten of one animal (six or more, if the table has agreed on that). Only a player who has just gained a photo can win.
bongo-rule-BO-14 = First is whoever needed the least time between seeing the dice and pressing, each by their own screen, plus the handicap of whoever bears one; the speed of a connection does not count. Earlier wrong calls are paid, later ones and level ones are not; being right too late costs nothing. Where one may call again after a wrong call, one's own wrong call before one's right one is always paid. Of players who are right at the same time, the one with fewer photos wins, and between equals the lot decides.
bongo-rule-BO-15 = Nobody reads dice in less than 120 thousandths of a second: a press that early is a slip. It is ignored, costs nothing, and one may press again.
bongo-rule-BO-16 = To make a table even, it may agree to slow those who read faster: so many thousandths of a second are added to the time of whoever bears the handicap, at every call, before times are compared. It never makes a press too early or too late, and the others’ times stay as they are.

## Actions

bongo-do-call = { $answer }!
bongo-do-choose = Take a photo: { $animal }
bongo-do-take_from = Take it from { $seat }
bongo-do-decline = Take none
bongo-do-time_up = Time is up
bongo-do-level = Right at the same time: { $seats }
bongo-do-draw_roller = { $seat } rolls first
bongo-do-throw_white = White dice: { $dice }
bongo-do-throw_film = Film: { $dice }
bongo-do-throw_poachers = Poachers: { $dice }
bongo-do-throw_guard = Guard: { $die }
bongo-do-draw_lot = The lot falls on { $seat }

## Events

bongo-event-roller_drawn = { $seat } rolls first.
bongo-event-thrown = { $what }: { $dice }
bongo-event-called = { $right ->
    [yes] { $seat } calls “{ $answer }”, and is right.
   *[no] { $seat } calls “{ $answer }”, which is wrong, and { $n_lost ->
        [0] has no photo to pay with.
        [one] loses { $n_lost } photo.
       *[other] loses { $n_lost } photos.
    }
}
bongo-event-level = Right at the same time: { $seats }.
bongo-event-lot_drawn = The lot falls on { $seat }.
bongo-event-round_won = { $seat } wins the round: { $answer }.
bongo-event-animal_chosen = { $seat } wants a photo: { $animal }.
bongo-event-trophy_gained = { $from ->
    [owner] { $seat } takes a photo from { $from_seat }: { $animal }.
   *[supply] { $seat } gains a photo: { $animal }.
}
bongo-event-declined = { $seat } takes no photo.
bongo-event-no_trophy = There is no photo to be had for { $seat }.
bongo-event-round_void = { $why ->
    [time_up] Time is up
   *[all_out] Everybody has called wrongly
}: the answer was “{ $answer }”. Nobody scores.
bongo-event-won = { $seat } wins the game.

## The dice, read step by step

bongo-reading-wanted = The film says { $dice }: { $number } of one animal.
bongo-reading-standing = The white dice show { $counts }.
bongo-reading-poachers = The poachers ({ $dice }) are after this animal: { $animal }.
bongo-reading-guards = { $saved ->
    [yes] The guards stand by it ({ $die }): all white dice count.
   *[no] The guards are elsewhere ({ $die }).
}
bongo-reading-count = What counts: { $counts }.
bongo-reading-answer = The answer is “{ $answer }”.

## The trainer in the terminal

bongo-training = { $rounds ->
    [one] One throw
   *[other] { $rounds } throws
}: type rhino, gnu, bongo or nothing, or how it begins, and press Enter.
bongo-training-white = white
bongo-training-film = film
bongo-training-poachers = poachers
bongo-training-guard = guard
bongo-training-same-number = film dice agree
bongo-training-other-number = film dice differ
bongo-training-one-match = one animal matches
bongo-training-two-match = two match: the third
bongo-training-nothing = nothing
bongo-training-poached = poachers take a die
bongo-training-not-poached = poachers take none
bongo-training-saved = guards in time
bongo-training-not-saved = guards elsewhere

## Words

bongo-word-rhino = rhino
bongo-word-gnu = gnu
bongo-word-bongo = bongo
bongo-word-nothing = nothing
bongo-word-draw_roller = A lot for the first roll
bongo-word-throw_white = White dice
bongo-word-throw_film = Film
bongo-word-throw_poachers = Poachers
bongo-word-throw_guard = Guard
bongo-word-call = Who reads them first?
bongo-word-lot = A lot decides
bongo-word-choose_animal = A photo is chosen
bongo-word-choose_owner = A photo changes hands
bongo-word-over = The game is over

## Refusals

bongo-position-dice = At this level either all of these dice lie open or none: { $dice }.
bongo-position-trophies = There are only { $most } photos of each animal.
bongo-position-roller = Something has happened in this position already, so somebody rolls: “roller” says who.
bongo-position-won = Somebody has won in this position already: two photos of each animal, or all of one.
bongo-position-free = After a wrong call nobody is out here: the option “after_wrong_call” is “free”.
bongo-position-unpunished = Whoever is out has called wrongly, and so has no photo left of an animal that was not the answer.

bongo-not-for-players = That is for the clock to say, not for a player.
bongo-dice-not-thrown = “{ $answer }” cannot be called now: no dice are waiting to be read.
bongo-out-of-the-round = “{ $answer }” does not count: after a wrong call one waits for the next throw.
bongo-no-animal-to-choose = An animal is chosen only by the winner of a round whose answer was “nothing”.
bongo-not-the-richest = A photo cannot be taken from seat { $seat }: only from another player who has most of this animal ({ $animal }).
bongo-nothing-to-take = There is no photo to take or to leave now: that comes when the winner’s animal is no longer in the supply.
