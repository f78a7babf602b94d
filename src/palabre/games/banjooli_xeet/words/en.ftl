### Every word of Banjooli Xeet, in English.

banjooli-xeet-name = Banjooli Xeet
banjooli-xeet-fun = You have foretold how the ostriches will come in. Now see to it, and let nobody guess what you said.

## Options

banjooli-xeet-option-middle_tiles = Length of the race
    .help = How many tiles lie between start and finish.
banjooli-xeet-option-specials = Special tiles
    .help = In place of an ordinary stretch; best only one. Crocodiles and vortex are two sides of one tile, canyon and lava of the other.
banjooli-xeet-option-specials-0 = None
banjooli-xeet-option-specials-1 = One, drawn
banjooli-xeet-option-specials-2 = Two, drawn
banjooli-xeet-option-specials-crocodiles = Crocodiles
banjooli-xeet-option-specials-vortex = Vortex
banjooli-xeet-option-specials-canyon = Canyon
banjooli-xeet-option-specials-lava = Lava
banjooli-xeet-option-specials-crocodiles_canyon = Crocodiles and canyon
banjooli-xeet-option-specials-crocodiles_lava = Crocodiles and lava
banjooli-xeet-option-specials-vortex_canyon = Vortex and canyon
banjooli-xeet-option-specials-vortex_lava = Vortex and lava
banjooli-xeet-option-berries = Berries
    .help = Eleven surprises, hidden on the track.
banjooli-xeet-option-berries-false = No
banjooli-xeet-option-berries-true = Yes
banjooli-xeet-option-magic = Five of magic
    .help = Which throws let any ostrich run five squares.
banjooli-xeet-option-magic-same_or_rainbow = Five alike, or every colour once
banjooli-xeet-option-magic-same = Five alike only
banjooli-xeet-option-magic_dice = Dice of magic
    .help = Whether white dice, and colours whose ostrich has arrived, can be magic.
banjooli-xeet-option-magic_dice-no_jokers = No jokers
banjooli-xeet-option-magic_dice-any = Jokers too
banjooli-xeet-option-curve = Curves
    .help = The inner lane is shorter, or all lanes are equal.
banjooli-xeet-option-curve-one_three_five = Inner lane shorter
banjooli-xeet-option-curve-even = All equal
banjooli-xeet-option-tie = A tie
    .help = More exact places decide, or the win is shared, or you race again.
banjooli-xeet-option-tie-exact_places = Exact places decide
banjooli-xeet-option-tie-shared = Shared
banjooli-xeet-option-tie-again = Race again
banjooli-xeet-option-first = Who begins
    .help = By lot, or the seat you name: many rulebooks say the youngest.
banjooli-xeet-option-first-drawn = By lot
banjooli-xeet-option-first-seat0 = First seat
banjooli-xeet-option-first-seat1 = Second seat
banjooli-xeet-option-first-seat2 = Third seat
banjooli-xeet-option-first-seat3 = Fourth seat
banjooli-xeet-option-first-seat4 = Fifth seat
banjooli-xeet-option-ahead0 = First seat begins with points
    .help = Added to its card at the end, and never doubled: a present from those who play better.
banjooli-xeet-option-ahead1 = Second seat begins with points
    .help = Added to its card at the end, and never doubled: a present from those who play better.
banjooli-xeet-option-ahead2 = Third seat begins with points
    .help = Added to its card at the end, and never doubled: a present from those who play better.
banjooli-xeet-option-ahead3 = Fourth seat begins with points
    .help = Added to its card at the end, and never doubled: a present from those who play better.
banjooli-xeet-option-ahead4 = Fifth seat begins with points
    .help = Added to its card at the end, and never doubled: a present from those who play better.

## The rules

banjooli-xeet-chapter-components = What lies on the table
banjooli-xeet-chapter-setting_up = Setting up
banjooli-xeet-chapter-turn = Your turn
banjooli-xeet-chapter-movement = How ostriches run
banjooli-xeet-chapter-specials = Special tiles
banjooli-xeet-chapter-berries = Berries
banjooli-xeet-chapter-end = The end

banjooli-xeet-rule-BX-C1 = A start, a finish, six common and two special tiles, all with two sides; five ostriches with a running and a scared side; five movement dice and a sorcery die; eleven berries; ten prediction cards.
banjooli-xeet-rule-BX-C2 = The ostriches are red (1), yellow (2), green (3), blue (4) and violet (5). Every die shows these five colours and white, the joker. Of the berries there is one of each kind.
banjooli-xeet-rule-BX-C3 = A tile has three lanes and, when it is straight, three rows. In a curve the inner lane has one square, the middle one three and the outer one five, and barriers keep everybody in lane until the curve is left. Each curve turns left or right. A table may agree on three squares in every lane; a lane’s quicksand is then in the middle.
banjooli-xeet-rule-BX-C4 = The five nests are off the track, before two rows of start. The first step out of a nest goes to any lane of the first row. The finish has two rows, then comes the line, then the arrival squares.
banjooli-xeet-rule-BX-C5 = A prediction names the ostriches that come first, second and third, and the one that comes last. Over the ten cards every ostrich stands twice in every place, so no card is better than another.
banjooli-xeet-rule-BX-1 = Tiles are drawn one after the other, on a random side, between start and finish: four, or one or two more for a longer race. No curve follows a curve; one that would is laid on its other, straight side. One or two common straights may be replaced by special tiles, drawn, or those you agree on: crocodiles or vortex, canyon or lava. The ostriches wait in their nests.
banjooli-xeet-rule-BX-2 = Everybody gets one prediction and keeps it secret. The other cards stay secret too.
banjooli-xeet-rule-BX-3 = With berries: in turn, everybody takes one without looking and lays it face down on a free earth square, not on the start. The remaining ones go back into the box unseen.
banjooli-xeet-rule-BX-4 = A lot decides who begins, unless the table has named a seat: the rulebook wants the best ostrich cry.
banjooli-xeet-rule-BX-5 = Roll all six dice; once, you may reroll any of them. Then do exactly one thing: move an ostrich with the movement dice, or use the sorcery die. The dice go on to the left.
banjooli-xeet-rule-BX-6 = Choose a colour that was rolled: its ostrich runs one square for each die of that colour. You may add jokers: all white dice, or all dice of one colour whose ostrich has arrived, but only one of these faces, and all of its dice. Jokers never move an ostrich without a die of its own colour. The dice of a scared ostrich are worth nothing.
banjooli-xeet-rule-BX-7 = Five dice of one face, or one die of each ostrich, are magic: instead, any ostrich that is neither scared nor arrived may run five squares. There must be no joker among them: no white die, and none of a colour whose ostrich has arrived. A table may agree that only five of one face are magic, or that jokers make magic too, each with the face it shows.
banjooli-xeet-rule-BX-8 = The sorcery die bewitches its ostrich, if it is on the track and running: it is turned to its scared side. Or it frees its ostrich, if it is scared. White, or the colour of an ostrich that has arrived, means any ostrich you like.
banjooli-xeet-rule-BX-9 = A scared ostrich does not run until somebody frees it.
banjooli-xeet-rule-BX-10 = If no ostrich can be moved, bewitched or freed, the turn passes. As long as one is, it must be taken.
banjooli-xeet-rule-BX-11 = Ostriches run forward only, straight or diagonally, and run all their squares; one that cannot may not be chosen. A run that quicksand, vortex or line cuts short is complete. Berries are taken for plain earth when a way is judged. If something met on the way makes the rest impossible, the ostrich goes as far as it can.
banjooli-xeet-rule-BX-11a = Only running onto a square, or jumping onto it, sets off what lies there. An ostrich that is put somewhere sets off nothing, and a berry under it stays.
banjooli-xeet-rule-BX-12 = Rocks cannot be entered, and nobody stops on another ostrich.
banjooli-xeet-rule-BX-13 = An ostrich in the way is jumped, straight or diagonally, to the square behind it, which counts as one square; never two in a row at once. Jumps may follow one another and may cross the line. Out of the pen one jumps straight ahead.
banjooli-xeet-rule-BX-14 = Quicksand ends the run, and the ostrich is scared.
banjooli-xeet-rule-BX-15 = Ostriches that cross the line take the arrival squares in order. One square crosses it from any lane of the last row; squares left over are lost.
banjooli-xeet-rule-BX-16 = Crocodiles: run from back to back, for nobody can swim. An ostrich that is bewitched on a crocodile is not scared: it leaps to the nearest free square past the ditch and keeps running. The caster chooses between squares equally near.
banjooli-xeet-rule-BX-17 = Canyon: a bridge of three squares in the middle lane, and nothing else.
banjooli-xeet-rule-BX-18 = Lava may be run across, but not stopped on. A run that would end on it falls back to the last firm square it touched; if that is where it set out, it may not be chosen.
banjooli-xeet-rule-BX-19 = Vortex: the run ends and a die is thrown. The ostrich changes places with the one of that colour; a joker lets you choose one that has not arrived, even one in its nest; its own colour scares it. Nothing else is set off, and a scared ostrich stays scared.
banjooli-xeet-rule-BX-20a = Tër, the trap: the run ends and the ostrich is scared.
banjooli-xeet-rule-BX-20b = Neex Peepa, the delicious berry: the run ends, and so does your turn.
banjooli-xeet-rule-BX-20c = Oor, jade: 2 points for you at the end, not doubled.
banjooli-xeet-rule-BX-20d = Jëmbat, foresight: you secretly look at all berries still on the track. Everybody sees that you looked.
banjooli-xeet-rule-BX-20e = Daaaw, go!: 2 more squares, to be run at once.
banjooli-xeet-rule-BX-20f = Pakaarlool, about turn: from now on play goes the other way round. You finish your move first. With two players nothing changes.
banjooli-xeet-rule-BX-20g = Naangateku, the spear: hand it to another player, who will not reroll on their next turn.
banjooli-xeet-rule-BX-20h = Peepa, a common berry: nothing happens.
banjooli-xeet-rule-BX-20i = Dof Nooxoor, magic frenzy: throw the five movement dice once; every colour moves its ostrich, in the order you like. Jokers (white, and ostriches that had arrived) are shared out as you like among ostriches with a die of their own, and the last of them takes those that are left. One that is blocked may be kept some until another has cleared its way; if it stays blocked, they are lost. A scared ostrich, or one without a way, is passed over. Then the interrupted ostrich runs on, unless it was scared, exchanged or has arrived.
banjooli-xeet-rule-BX-20j = Voortex: the berry does what the vortex square does.
banjooli-xeet-rule-BX-20k = Joka, the snake: the ostrich jumps back two squares, to one that you choose, and the run ends. If there is none, it runs on.
banjooli-xeet-rule-BX-21 = The third arrival ends the race at once. Your card earns 5, 4 and 3 points for the right ostrich in first, second and third place, and 2 for each of your three that is on the podium elsewhere. All of it counts twice if your last ostrich is last: of the two that are left, the one farther from the line. If they are level, nobody’s points are doubled.
banjooli-xeet-rule-BX-22 = Most points win. Players who are level compare their exact places on the podium; if these are level too, they share the victory. One can also agree to share at once, or to run again: after a tie for the first place all show their cards and play another race, everything drawn and dealt anew, and only that one counts.
banjooli-xeet-rule-BX-23 = The lion in the box has no rule and stays there.
banjooli-xeet-rule-BX-24 = Ordinary dice will do: 1 to 5 are the ostriches, 6 is the joker.
banjooli-xeet-rule-BX-25 = To make a table even, it may agree that some begin with points. They are added to what the card has earned, are never doubled, and count in every race of a tie that is run again.

## Actions

banjooli-xeet-do-keep = Keep all dice
banjooli-xeet-do-reroll = Reroll { PLACES($dice, one: "die", many: "dice") }
banjooli-xeet-do-move = { $joker ->
    [none] Move { $ostrich }
   *[other] Move { $ostrich }, with jokers: { $joker }
}
banjooli-xeet-do-magic = Magic: { $ostrich } runs five squares
banjooli-xeet-do-bewitch = Bewitch { $ostrich }
banjooli-xeet-do-free = Free { $ostrich }
banjooli-xeet-do-way = Run: { $steps }
banjooli-xeet-do-lay_berry = Lay the berry on square { NUMBER($square, useGrouping: 0) }
banjooli-xeet-do-leap = Leap to square { NUMBER($square, useGrouping: 0) }
banjooli-xeet-do-back = Back to square { NUMBER($square, useGrouping: 0) }
banjooli-xeet-do-spear = Hand the spear to { $seat }
banjooli-xeet-do-exchange = Change places with { $ostrich }
banjooli-xeet-do-frenzy = { $jokers ->
    [0] { $ostrich } moves
    [one] { $ostrich } moves, with { $jokers } joker
   *[other] { $ostrich } moves, with { $jokers } jokers
}
banjooli-xeet-do-lay_start = The start lies on side { $side }
banjooli-xeet-do-lay_tile = Tile { $place }: { $tile }, side { $side }
banjooli-xeet-do-turn_curve = The curve turns { $turn }
banjooli-xeet-do-lay_finish = The finish lies on side { $side }
banjooli-xeet-do-lift_straight = Tile { $place } is replaced
banjooli-xeet-do-lay_special = Special tile: { $tile }
banjooli-xeet-do-draw_first = { $seat } begins
banjooli-xeet-do-deal_card = A prediction for { $to_seat }: { $places }, last { $last }
banjooli-xeet-do-deal_berry = A berry for { $to_seat }: { $berry }
banjooli-xeet-do-throw = { $die }: { $face }
banjooli-xeet-hand = { $places }, last { $last }

## Events

banjooli-xeet-event-start_laid = The start is laid.
banjooli-xeet-event-tile_laid = Tile { $place }: { $tile }, { $curve ->
    [yes] a curve.
   *[no] a straight.
}
banjooli-xeet-event-curve_turned = The curve turns { $turn }.
banjooli-xeet-event-finish_laid = The finish is laid.
banjooli-xeet-event-straight_lifted = Tile { $place } makes room for a special tile.
banjooli-xeet-event-special_laid = In its place lies: { $tile }.
banjooli-xeet-event-first_drawn = { $seat } will begin.
banjooli-xeet-event-card_dealt = { $to_seat } has a prediction.
banjooli-xeet-event-berry_taken = { $seat } takes a berry without looking.
banjooli-xeet-event-berry_laid = { $seat } lays a berry on tile { $place }.
banjooli-xeet-event-turn = { $reroll ->
    [yes] { $seat } takes the dice.
   *[no] { $seat } takes the dice, and may not reroll.
}
banjooli-xeet-event-die_fell = Die { $die }: { $face }.
banjooli-xeet-event-thrown = { $seat } has { $movement }; sorcery: { $sorcery }.
banjooli-xeet-event-kept = { $seat } keeps the dice.
banjooli-xeet-event-rerolls = { $seat } rerolls { PLACES($dice, first: 1, one: "die", many: "dice") }.
banjooli-xeet-event-passed = { $seat } can do nothing with these dice.
banjooli-xeet-event-move_chosen = { $joker ->
    [none] { $seat } moves { $ostrich } by { $points }.
   *[other] { $seat } moves { $ostrich } by { $points }, with jokers: { $joker }.
}
banjooli-xeet-event-magic_chosen = Magic! { $seat } moves { $ostrich } by { $points }.
banjooli-xeet-event-bewitched = { $seat } bewitches { $ostrich }, who is scared stiff.
banjooli-xeet-event-freed = { $seat } frees { $ostrich } from fear.
banjooli-xeet-event-startled = { $seat } bewitches { $ostrich }, and the crocodile snaps!
banjooli-xeet-event-leapt = { $ostrich } leaps over the ditch.
banjooli-xeet-event-ran = { $ostrich } runs, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}{ $jumps ->
    [0] .
   *[other] , and jumps over { $jumped }.
}
banjooli-xeet-event-arrived = { $ostrich } crosses the line: { $place }!
banjooli-xeet-event-sank = { $ostrich } sinks into the quicksand and is scared.
banjooli-xeet-event-fell_back = { $ostrich } burns its feet on the lava and falls back.
banjooli-xeet-event-vortex = The vortex seizes { $ostrich }!
banjooli-xeet-event-vortex_thrown = The die of the vortex: { $face }.
banjooli-xeet-event-exchanged = { $ostrich } and { $other } change places.
banjooli-xeet-event-dazed = { $ostrich } stays, dazed and scared.
banjooli-xeet-event-berry_eaten = { $ostrich } finds a berry: { $berry }.
banjooli-xeet-event-trapped = A trap! { $ostrich } is scared.
banjooli-xeet-event-turn_cut = { $ostrich } stops to eat, and { $seat }’s turn is over.
banjooli-xeet-event-jade = { $seat } will have { $points } points more.
banjooli-xeet-event-looked = { $seat } looks at the berries on the track.
banjooli-xeet-event-sped_up = { $ostrich } may run { $points } squares more.
banjooli-xeet-event-reversed = Play now goes to the { $order }.
banjooli-xeet-event-spear_found = { $seat } has a spear to hand on.
banjooli-xeet-event-speared = { $seat } hands the spear to { $to_seat }: no reroll next turn.
banjooli-xeet-event-no_effect = Nothing happens.
banjooli-xeet-event-frenzy = Frenzy! { $seat } throws the movement dice for everybody.
banjooli-xeet-event-frenzy_thrown = The frenzy: { $movement }.
banjooli-xeet-event-frenzy_move = { $ostrich } is next, by { $points }.
banjooli-xeet-event-frenzy_ends = { $points ->
    [0] The frenzy is over.
   *[other] The frenzy is over; { $ostrich } runs on, { $points } squares left.
}
banjooli-xeet-event-snake = A snake! { $ostrich } jumps back.
banjooli-xeet-event-snake_misses = A snake! But there is nowhere to jump back to.
banjooli-xeet-event-went_back = { $ostrich } lands two squares back.
banjooli-xeet-event-stuck = { $ostrich } can go no farther: { $points ->
    [one] { $points } square is lost.
   *[other] { $points } squares are lost.
}
banjooli-xeet-event-race_over = { $last ->
    [nobody] The race is over! Two are level at the back, so nobody’s points are doubled.
   *[other] The race is over! Last: { $last }.
}
banjooli-xeet-event-race_tied = The race is over, and first with { $points } points are: { $seats }. It is run again!
banjooli-xeet-event-race_again = Race { $race }: everything is drawn and dealt anew.

## Words

banjooli-xeet-word-red = Red (1)
banjooli-xeet-word-yellow = Yellow (2)
banjooli-xeet-word-green = Green (3)
banjooli-xeet-word-blue = Blue (4)
banjooli-xeet-word-violet = Violet (5)
banjooli-xeet-word-white = white
banjooli-xeet-word-left = left
banjooli-xeet-word-straight = straight
banjooli-xeet-word-right = right
banjooli-xeet-word-first = first
banjooli-xeet-word-second = second
banjooli-xeet-word-third = third
banjooli-xeet-word-movement = Movement die
banjooli-xeet-word-sorcery = Sorcery die
banjooli-xeet-word-start = start
banjooli-xeet-word-finish = finish
banjooli-xeet-word-common_1 = the plain
banjooli-xeet-word-common_2 = the rocks
banjooli-xeet-word-common_3 = the narrows
banjooli-xeet-word-common_4 = the first bend
banjooli-xeet-word-common_5 = the second bend
banjooli-xeet-word-common_6 = the third bend
banjooli-xeet-word-crocodiles = the crocodiles
banjooli-xeet-word-canyon = the canyon
banjooli-xeet-word-a = A
banjooli-xeet-word-b = B
banjooli-xeet-word-earth = earth
banjooli-xeet-word-rock = rock
banjooli-xeet-word-quicksand = quicksand
banjooli-xeet-word-crocodile = crocodile
banjooli-xeet-word-water = water
banjooli-xeet-word-bridge = bridge
banjooli-xeet-word-chasm = chasm
banjooli-xeet-word-lava = lava
banjooli-xeet-word-high_ground = high ground
banjooli-xeet-word-vortex = vortex
banjooli-xeet-word-berry = berry
banjooli-xeet-word-line = the line
banjooli-xeet-word-stands = firm ground
banjooli-xeet-word-nest = in its nest
banjooli-xeet-word-track = on the track
banjooli-xeet-word-arrived = arrived
banjooli-xeet-word-ter = Tër, the trap
banjooli-xeet-word-neex_peepa = Neex Peepa, the delicious berry
banjooli-xeet-word-oor = Oor, jade
banjooli-xeet-word-jembat = Jëmbat, foresight
banjooli-xeet-word-daaaw = Daaaw, go!
banjooli-xeet-word-pakaarlool = Pakaarlool, about turn
banjooli-xeet-word-naangateku = Naangateku, the spear
banjooli-xeet-word-peepa = Peepa, a common berry
banjooli-xeet-word-dof_nooxoor = Dof Nooxoor, magic frenzy
banjooli-xeet-word-voortex = Voortex
banjooli-xeet-word-joka = Joka, the snake
banjooli-xeet-word-lay_start = The track is laid
banjooli-xeet-word-lay_tile = The track is laid
banjooli-xeet-word-turn_curve = The track is laid
banjooli-xeet-word-lay_finish = The track is laid
banjooli-xeet-word-lift_straight = The track is laid
banjooli-xeet-word-lay_special = The track is laid
banjooli-xeet-word-draw_first = A lot for the first turn
banjooli-xeet-word-deal_card = Predictions are dealt
banjooli-xeet-word-deal_berry = A berry is taken
banjooli-xeet-word-throw = The dice fall
banjooli-xeet-word-throw_frenzy = The dice of the frenzy fall
banjooli-xeet-word-throw_vortex = The vortex turns
banjooli-xeet-word-lay_berry = Lay your berry on an earth square
banjooli-xeet-word-reroll = Which dice do you reroll?
banjooli-xeet-word-choose = Move an ostrich, or use the sorcery die
banjooli-xeet-word-leap = Where does it leap to?
banjooli-xeet-word-way = Which way does it run?
banjooli-xeet-word-spear = Who gets the spear?
banjooli-xeet-word-back = Where does the snake send it?
banjooli-xeet-word-exchange = Who changes places?
banjooli-xeet-word-frenzy = Who is next in the frenzy?
banjooli-xeet-word-over = The race is over

## Refusals

banjooli-xeet-no-reroll-now = Dice are rerolled once, right after they were thrown, and not now.
banjooli-xeet-no-deed-now = An ostrich is moved, bewitched or freed once the dice lie; something else is being waited for now.
banjooli-xeet-no-way-now = No ostrich is running now: choose one first.
banjooli-xeet-no-berry-to-lay = There is no berry to lay now.
banjooli-xeet-nobody-leaps = No ostrich leaps over the crocodiles now.
banjooli-xeet-no-snake = No snake sends an ostrich back now.
banjooli-xeet-no-spear = There is no spear to hand on now.
banjooli-xeet-no-exchange = No vortex lets ostriches change places now.
banjooli-xeet-no-frenzy = There is no frenzy now.
banjooli-xeet-not-rolled = { $ostrich } cannot be moved: no die shows that colour, and jokers never move an ostrich alone.
banjooli-xeet-no-joker = { $face } is not a joker: only white is, and the colour of an ostrich that has arrived.
banjooli-xeet-joker-not-rolled = No die shows this joker: { $face }.
banjooli-xeet-has-arrived = { $ostrich } has arrived and runs no more.
banjooli-xeet-is-scared = { $ostrich } is scared and cannot run until somebody frees it.
banjooli-xeet-no-full-way = { $ostrich } has no way on which all these squares can be run.
banjooli-xeet-no-magic = These dice are not magic.
banjooli-xeet-not-meant = The sorcery die ({ $face }) has no power over { $ostrich }.
banjooli-xeet-not-scared = { $ostrich } is not scared, so there is nothing to free it from.
banjooli-xeet-scared-already = { $ostrich } is scared already.
banjooli-xeet-not-on-track = { $ostrich } is not on the track, so it cannot be bewitched.
banjooli-xeet-not-a-full-way = { $ostrich } cannot run this way: every step must be free, and all { $points } squares must be run.
banjooli-xeet-not-free-earth = A berry is laid on free earth, past the start; square { NUMBER($square, useGrouping: 0) } is not that.
banjooli-xeet-not-there = { $ostrich } cannot land on that square.
banjooli-xeet-spear-another = The spear goes to another player at this table.
banjooli-xeet-exchange-another = { $ostrich } cannot change places: it must be another ostrich, and one that has not arrived.
banjooli-xeet-not-waiting = { $ostrich } is not waiting for a move in this frenzy.
banjooli-xeet-too-many-jokers = { $jokers ->
    [0] There is no joker left in this frenzy.
    [one] There is only { $jokers } joker left in this frenzy.
   *[other] There are only { $jokers } jokers left in this frenzy.
}
banjooli-xeet-not-so-many-jokers = { $ostrich } cannot run with { $jokers ->
    [0] no joker
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}: it has no way for that, or, being the last one, must take more.
banjooli-xeet-no-such-tile = There is no tile called “{ $tile }”; write for example “common_4 a left”, “crocodiles” or “start b”.
banjooli-xeet-cannot-stand = An ostrich cannot stand there: each needs a square of its own, without rock, water, chasm or lava.
banjooli-xeet-no-earth = A berry can lie on earth only, one on a square.
banjooli-xeet-unreadable = This position cannot be read ({ $reason }); docs/games/banjooli-xeet.md says how one is written.
banjooli-xeet-position-length = This race is { $wanted } tiles long between start and finish (the option “middle_tiles”), and { $tiles } are laid.
banjooli-xeet-position-ends = A race begins with a start, ends with a finish, and has neither in between.
banjooli-xeet-position-curves = Two curves never lie side by side.
banjooli-xeet-position-arrived = An ostrich that has arrived stands on no square.
banjooli-xeet-position-over = Three ostriches have arrived, so this race is over.
banjooli-xeet-position-scared = Only an ostrich on the track can be scared, and on a crocodile it leaps instead.
banjooli-xeet-position-speared = Seat { $seat } has the turn, so the spear has had its effect: “may_reroll” says that there is no reroll.
banjooli-xeet-position-no-berries = This race is run without berries: the option “berries” says whether there are any.
banjooli-xeet-position-many-berries = Each player lays one berry, so there are { $players } at most.
banjooli-xeet-position-effects = Of each effect there is one berry, which works once it is eaten; this position needs more of them.

# Why a choice is better

banjooli-xeet-because-own-first = Your first more often wins the race: { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more on average.
banjooli-xeet-because-own-second = Your second more often comes second: { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more on average.
banjooli-xeet-because-own-third = Your third more often comes third: { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more on average.
banjooli-xeet-because-own-elsewhere = Your three are more often on the podium, if in another place: { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more on average.
banjooli-xeet-because-own-last = Your last is more often last, which doubles: { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more on average.
banjooli-xeet-because-own-oor = You get more from Oor: { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more on average.
banjooli-xeet-because-others-first = The others’ first wins less often: { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} less for them on average.
banjooli-xeet-because-others-second = The others’ second comes second less often: { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} less for them on average.
banjooli-xeet-because-others-third = The others’ third comes third less often: { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} less for them on average.
banjooli-xeet-because-others-elsewhere = The others’ three are less often on the podium: { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} less for them on average.
banjooli-xeet-because-others-last = The others’ last is less often last, so less is doubled: { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} less for them on average.
banjooli-xeet-because-others-oor = The others get less from Oor: { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} less on average.
