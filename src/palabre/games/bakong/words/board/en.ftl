### What the page says in the jungle, in English.

bakong-board-trail = The trail
bakong-board-dice = The dice and their tasks
bakong-board-flip = turns
bakong-board-move = walks
bakong-board-hint-first-object = Take one object along. Tap it to see how it fits.
bakong-board-hint-journal = Your journal lets you roll both dice once more.
bakong-board-hint-flip = Which die turns a tile over? Tap it, or drag it to its task. The other one walks.
bakong-board-hint-map = Your map may turn a second tile of the same colour, anywhere ahead of you.
bakong-board-hint-walk = How far do you go?
bakong-board-hint-quicksand = Quicksand! Choose in your pack what sinks.
bakong-board-hint-abandoned-camp = You may take an object that somebody has left here.
bakong-board-hint-mix = Which small emeralds do you take out of the cave?
bakong-board-hint-waterfall = The waterfall soothes: you may give back an ouch.
bakong-board-hint-big-emerald = Choose a big emerald. The 17 is cursed: waterfalls will not help you any more.
bakong-board-hint-temple = Others have left objects here. Take what you like, then leave the temple.
bakong-board-hint-make-room = Choose in your pack what you throw away.
bakong-board-waiting = { $you ->
    [yes] It is your turn.
   *[no] { $name } is thinking.
}
bakong-board-turns = { $known ->
    [yes] Tile { $place } turns from { $shows } into
   *[no] Tile { $place } ({ $shows }) turns into one of
}
bakong-board-turns-nothing = No tile is turned: there is none that far ahead.
bakong-board-steps = { $steps }:
bakong-board-if = If it is { $faces }:
bakong-board-stop = You stop on tile { $place } ({ $face }).
bakong-board-perhaps = You get at most to tile { $place } ({ $face }).
bakong-board-held-up = You are held up on tile { $place } ({ $face }).
bakong-board-temple = You reach the temple.
bakong-board-camp = You are back first!
bakong-board-ouches = { $n ->
    [one] one ouch
   *[other] { $n } ouches
}
bakong-board-lost = { $n ->
    [one] one object lost
   *[other] { $n } objects lost
}
bakong-board-gems = { $n ->
    [one] at least one small emerald
   *[other] at least { $n } small emeralds
}
bakong-board-fits = { $free ->
    [0] It fits; then the pack is full.
    [one] It fits; then one square is free.
   *[other] It fits; then { $free } squares are free.
}
bakong-board-fits-not = It does not fit: you would have to throw something away.
bakong-board-fit = { $fit ->
    [0] None of them fits without throwing something away.
    [one] One of them fits at once.
   *[other] { $fit } of them fit at once.
}
bakong-board-then-fits = Then there is room enough.
bakong-board-then-fits-not = That alone does not make room enough.
bakong-board-to-temple = It stays in the temple.
bakong-board-to-supply = It goes back to the supply.
bakong-board-wants-room = There is no room for this: { $name }.
bakong-board-big = big emerald { $worth }
bakong-board-small = small emerald { $worth }
bakong-board-flip-also = { $said } ({ $shows })
bakong-board-below = below: { $face }
bakong-board-nothing = nothing
bakong-board-seat = { $name }: { $place ->
    [0] { $face }
    [25] { $face }
   *[other] tile { $place }, { $face }
}, { $way }. Carries { $carried }. Small emeralds worth { $small }. { $ouches ->
    [0] No ouches.
    [one] One ouch.
   *[other] { $ouches } ouches.
}
bakong-board-pack = { $name }: { $free ->
    [0] the pack is full
    [one] one square free
   *[other] { $free } squares free
}
bakong-board-pack-of = { $name }’s pack
bakong-board-repack = Repack
    .help = Drag things where you like. With keys: arrows move, R turns.
bakong-board-repack-done = Done packing
bakong-board-lies = { $name }: { $pocket }
bakong-board-pocket-middle = main compartment
bakong-board-pocket-left = left pocket
bakong-board-pocket-right = right pocket
bakong-board-pocket-top = top pocket
bakong-board-packs = Other packs
bakong-board-all-packs = Packs
bakong-board-supply = Supply
bakong-board-left = { $name }: { $left } left
bakong-board-count-big = big emerald
bakong-board-count-small = small emeralds
bakong-board-count-first-back = first back
bakong-board-count-ouches = { $n ->
    [one] one ouch
   *[other] { $n } ouches
}

bakong-board-short = Bakong in short
    .aim = To the temple for a big emerald, and back to the camp; small emeralds on the way count too.
    .turn = Roll two dice: one turns over the tile that many steps ahead of you, the other moves you.
    .mind = Objects help: the rope across rivers, the grapple up cliffs, first aid against ouches. But the pack is small.
    .end = Whoever is back first ends the game and gets 3 points. Each ouch costs 3.
bakong-board-box-die = Die
bakong-board-tie = The higher big emerald decided.
