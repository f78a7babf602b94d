### Every word of Bakong, in English.

bakong-name = Bakong
bakong-fun = Through a jungle that changes under your feet to the temple and back, with a backpack that is always one square too small.

## Options

bakong-option-map_colour = The map looks at
    .help = The second tile must match the colour that was turned away, or the one that came up.
bakong-option-map_colour-turned_away = The colour turned away
bakong-option-map_colour-revealed = The colour that came up
bakong-option-quicksand = Quicksand takes an object
    .help = At once, or when the move is over.
bakong-option-quicksand-at_once = At once
bakong-option-quicksand-after_move = After the move
bakong-option-memory_aid = Memory aid
    .help = Shows the hidden faces that everybody has already seen.
bakong-option-memory_aid-true = Yes
bakong-option-memory_aid-false = No
bakong-option-first = Who begins
    .help = The first seat, another one you name (the rulebook says the youngest), or whoever the lot names.
bakong-option-first-seat0 = First seat
bakong-option-first-drawn = By lot
bakong-option-first-seat1 = Second seat
bakong-option-first-seat2 = Third seat
bakong-option-first-seat3 = Fourth seat
bakong-option-first-seat4 = Fifth seat
bakong-option-first-seat5 = Sixth seat
bakong-option-obstacles = River and cliff
    .help = Whoever has rope or grapple passes them, or may stop there.
bakong-option-obstacles-passed = Are passed
bakong-option-obstacles-may_stop = One may stop there
bakong-option-sunk_object = What sank can be had again
    .help = Already at the abandoned camp where you stop, or only after the stop.
bakong-option-sunk_object-before_stop = Before the stop
bakong-option-sunk_object-after_stop = After the stop
bakong-option-making_room = Objects thrown to make room
    .help = As many as you like, or one at most; at the temple always as many as needed.
bakong-option-making_room-several = Several
bakong-option-making_room-one_object = One
bakong-option-ahead0 = First seat begins with emeralds
    .help = Small emeralds worth so many points lie in this pack from the start, and take room there.
bakong-option-ahead1 = Second seat begins with emeralds
    .help = Small emeralds worth so many points lie in this pack from the start, and take room there.
bakong-option-ahead2 = Third seat begins with emeralds
    .help = Small emeralds worth so many points lie in this pack from the start, and take room there.
bakong-option-ahead3 = Fourth seat begins with emeralds
    .help = Small emeralds worth so many points lie in this pack from the start, and take room there.
bakong-option-ahead4 = Fifth seat begins with emeralds
    .help = Small emeralds worth so many points lie in this pack from the start, and take room there.
bakong-option-ahead5 = Sixth seat begins with emeralds
    .help = Small emeralds worth so many points lie in this pack from the start, and take room there.

## The rules

bakong-chapter-components = What lies on the table
bakong-chapter-start = The start
bakong-chapter-turn = A turn
bakong-chapter-tiles = The tiles, and what you take along
bakong-chapter-temple = The temple, the way back and the end

bakong-rule-BK-C1 = The trail leads from the base camp over 24 jungle tiles to the temple. The tiles lie in any order, each on either of its two sides.
bakong-rule-BK-C2 = Every tile has a different picture on its back. Plains and emeralds are green, abandoned camps, caves and waterfalls brown, rivers and cliffs yellow, ditches and quicksand red. Which pairs there are is no secret; how they lie is.
bakong-rule-BK-C3 = The supply holds each of the eight objects twice, small emeralds worth 1 and worth 3 (twenty each) and twelve ouches. There are as many big emeralds as players, beginning with the highest of 17, 13, 12, 10, 9 and 8. One more tile waits for whoever is back first.
bakong-rule-BK-C4 = A backpack has 20 squares: a central pocket of three by four, two side pockets of three and a top pocket of two. Small emeralds and the compass cover one square and go anywhere; everything else belongs into the central pocket. Journal and map cover two squares, torch and machete three in a row, rope, grapple and first-aid kit two by two; the 17 covers two by three, the 13 and the 12 two by two, the 10, 9 and 8 three in a row. Any piece may be turned.
bakong-rule-BK-C5 = You may repack whenever you like. All that matters is whether everything can be made to fit.
bakong-rule-BK-C6 = Nobody ever carries the same object twice.
bakong-rule-BK-1 = The first player takes an object of their choice, then the others in turn. After that the first player begins. That is the first seat, another one that the table names (the rulebook says the youngest player’s), or whoever the lot names.
bakong-rule-BK-20 = To make a table even, it may agree that some begin with small emeralds in their pack, taken from the supply, 3s as far as they go. They take room there like any other.
bakong-rule-BK-2 = Roll both dice. With the journal you may roll both once more before you flip a tile, and then the second roll stands. The journal is of no use in a cave.
bakong-rule-BK-3 = One die of your choice flips, the other moves. Flip first: the jungle tile exactly that many tiles ahead of you, towards the temple on the way out and towards the base camp on the way back. If there is no jungle tile at that distance, none is flipped. Whoever stands on a flipped tile feels nothing.
bakong-rule-BK-4 = With the map you may then flip a second tile, anywhere ahead of you, that shows the colour your first tile showed before it was flipped: after a cliff, say, a river. A table may agree that it is the colour the first tile shows now. If no tile was flipped, the map does nothing.
bakong-rule-BK-5 = Then you move as far as the other die says. With the machete you may go one tile further, with the compass one tile less, but at least one. You say how far before the first step, and that stands, even if you lose machete or compass on the way.
bakong-rule-BK-6 = A river stops whoever has no rope, a cliff whoever has no grapple. The rest of the move is lost.
bakong-rule-BK-7 = Passing a ditch, or stopping on it, costs you an ouch, unless you have the first-aid kit. If there are no ouches left, you are lucky.
bakong-rule-BK-8 = Passing quicksand, or stopping on it, costs you an object of your choice each time, if you have one. You choose as you cross it, and the object stops working at once. It is back in the supply when your movement ends, so an abandoned camp where you stop can give it back. A table may agree that it serves until the last step; even then it is gone when you stop, and cannot pay twice. A big emerald never sinks. A table may also agree that it is back in the supply only when your stop is done with.
bakong-rule-BK-9 = The other tiles matter only where you stop. An emerald gives you a small emerald worth 1. At an abandoned camp you may take an object from the supply that you do not have. At a waterfall you may give back an ouch. In a cave you roll both dice and take small emeralds worth the lower one. When no token worth 1 is left, a token worth 3 does not take its place: an emerald then gives nothing, and a cave only the tokens worth 3 that its dice allow.
bakong-rule-BK-10 = With the torch you take one more small emerald worth 1 on each emerald and in each cave where you stop.
bakong-rule-BK-11 = No change is given. Tokens worth 3 come only out of a cave’s die: one for a lower die of at least 3, two for a 6. The rest, and the torch’s, is paid in tokens worth 1. You choose the mix, and may take less when pack or supply run short.
bakong-rule-BK-12 = If something new does not fit, you may throw objects and small emeralds back into the supply until it does, and no further. Big emeralds are never thrown. If you would rather not, you leave the new thing; only a big emerald has to be taken. A table may agree that only one object is thrown, except at the temple.
bakong-rule-BK-13 = The tile on which you begin your turn does nothing again.
bakong-rule-BK-14 = Whoever reaches the temple stops there, even with steps to spare, and chooses a big emerald among those left. Small emeralds thrown to make room go to the supply; objects stay at the temple. Then you may pick up any objects that others left there before you, making room again if you must, but nothing that you have thrown there yourself on this visit.
bakong-rule-BK-15 = The 17 is cursed: its owner gets nothing from waterfalls.
bakong-rule-BK-16 = The way back follows the same rules. As soon as somebody reaches the base camp, the game is over, and that player takes the tile for the first one back.
bakong-rule-BK-17 = Count your big emerald, your small emeralds and 3 points for being back first, and take off 3 for each ouch. The most points win; in a tie the higher big emerald decides, and who has none there has 0. If that is equal too, the win is shared. A total may be below zero.
bakong-rule-BK-18 = Nobody may look under a tile. A face that has been up stays known, and the table shows it, unless it was agreed that everybody remembers for themselves.
bakong-rule-BK-19 = Ouches lie beside the pack and take no room. Adventurers may share a tile. Rope, grapple and first-aid kit always work: you cannot choose to be stopped. Only who has a big emerald turns round, so nobody gets back without one. A table may agree that with rope or grapple you may stop at a river or cliff on your way: say so when you say how far you go.

## Actions

bakong-do-take = Take the { $object }
bakong-do-take_nothing = Take nothing
bakong-do-reroll = Roll both dice again
bakong-do-keep_dice = Keep the dice
bakong-do-flip = Flip with the { $die }, move { $move }
bakong-do-flip_also = Flip tile { $place } as well
bakong-do-fold_map = Fold the map
bakong-do-walk = { $steps ->
    [one] Walk { $steps } tile
   *[other] Walk { $steps } tiles
}
bakong-do-lose = Leave the { $object } to the quicksand
bakong-do-take_emeralds = { $threes ->
    [0] { $ones ->
        [0] Take nothing
       *[other] Take { $ones } × 1
    }
   *[other] { $ones ->
        [0] Take { $threes } × 3
       *[other] Take { $threes } × 3 and { $ones } × 1
    }
}
bakong-do-leave_emeralds = Leave what does not fit
bakong-do-give_back_ouch = Give back an ouch
bakong-do-keep_ouch = Keep the ouches
bakong-do-take_big = Take the big emerald worth { $worth }
bakong-do-leave_temple = Leave the temple
bakong-do-throw = Throw the { $object }
bakong-do-throw_emerald = Throw a small emerald worth { $worth }
bakong-do-lay = Tile { $place } is laid
bakong-do-draw_first = { $seat } begins
bakong-do-roll = Dice: { $dice }
bakong-do-roll_cave = Dice in the cave: { $dice }

## Events

bakong-event-tile_laid = Tile { $place }: { $face }.
bakong-event-first_drawn = The lot falls on { $seat }, who begins.
bakong-event-turn_began = It is { $seat }’s turn.
bakong-event-rolled = { $again ->
    [yes] { $seat } rolls again: { $dice }.
   *[no] { $seat } rolls { $dice }.
}
bakong-event-dice_kept = { $seat } keeps these dice.
bakong-event-reroll_chosen = { $seat } opens the journal and rolls again.
bakong-event-flipped = { $seat } flips tile { $place } with the { $die }: { $from } turns into { $to }.
bakong-event-not_flipped = { $seat } flips nothing: there is no jungle tile at a distance of { $die }.
bakong-event-flipped_also = The map flips tile { $place } too: { $from } turns into { $to }.
bakong-event-map_folded = { $seat } folds the map.
bakong-event-set_out = { $steps ->
    [one] { $seat } sets out for { $steps } tile.
   *[other] { $seat } sets out for { $steps } tiles.
}
bakong-event-crossed = { $effect ->
    [protected] Tile { $place }, { $face }: no harm, thanks to the { $protected_by }.
    [held_up] Tile { $place }, { $face }: the way ends here.
    [hurt] Tile { $place }, { $face }: ouch!
    [no_ouch_left] Tile { $place }, { $face }: no ouch is left to be had.
    [sinking] Tile { $place }, { $face }: an object is going to sink.
    [nothing_to_lose] Tile { $place }, { $face }: there is nothing to lose.
   *[none] { $place ->
        [0] Back at the base camp.
        [25] The temple!
       *[other] Tile { $place }: { $face }.
    }
}
bakong-event-lost = { $seat } loses the { $object }.
bakong-event-pledged = { $seat } is going to lose the { $object }, which serves until the last step.
bakong-event-sank = { $seat } has lost to the quicksand: { $objects }.
bakong-event-stopped = { $cut_short ->
    [yes] { $seat } is stopped on tile { $place } ({ $face }).
   *[no] { $seat } stops on tile { $place } ({ $face }).
}
bakong-event-object_taken = { $at_temple ->
    [yes] { $seat } picks up the { $object } in the temple.
   *[no] { $seat } takes the { $object }.
}
bakong-event-nothing_taken = { $seat } takes nothing here.
bakong-event-cave_rolled = { $torch ->
    [yes] { $seat } rolls { $dice } in the cave: { $lower }, and one more by torchlight.
   *[no] { $seat } rolls { $dice } in the cave: { $lower }.
}
bakong-event-mix_chosen = { $seat } wants { $threes } × 3 and { $ones } × 1.
bakong-event-emeralds_gained = { $worth ->
    [0] { $seat } finds nothing: the supply has run dry.
   *[other] { $missing ->
        [0] { $seat } takes small emeralds worth { $worth }.
       *[other] { $seat } takes small emeralds worth { $worth }; the supply has run dry.
    }
}
bakong-event-no_room = { $what ->
    [object] { $seat } has no room for the { $object }.
    [big] { $seat } has no room for the big emerald worth { $worth }.
   *[small] { $seat } has no room for another small emerald.
}
bakong-event-emeralds_left = { $n ->
    [one] { $seat } leaves { $n } small emerald behind.
   *[other] { $seat } leaves { $n } small emeralds behind.
}
bakong-event-thrown = { $at_temple ->
    [yes] { $seat } leaves the { $object } in the temple.
   *[no] { $seat } throws the { $object } away.
}
bakong-event-emerald_thrown = { $seat } throws a small emerald worth { $worth } away.
bakong-event-packed = { $seat } packs the { $object }.
bakong-event-ouch_given_back = { $seat } bathes and is rid of an ouch.
bakong-event-ouch_kept = { $seat } keeps every ouch.
bakong-event-cursed = The curse of the 17: the waterfall does { $seat } no good.
bakong-event-temple_reached = { $seat } has reached the temple.
bakong-event-big_emerald_taken = { $cursed ->
    [yes] { $seat } reaches for the big emerald worth { $worth }, curse and all.
   *[no] { $seat } reaches for the big emerald worth { $worth }.
}
bakong-event-big_emerald_packed = { $seat } packs the big emerald worth { $worth }.
bakong-event-temple_left = { $seat } leaves the temple.
bakong-event-back_in_supply = Back in the supply: { $objects }.
bakong-event-first_back = { $seat } is back first! The game is over.
bakong-event-counted = { $seat }: big emerald { $big }, small emeralds { $small }, back first { $first_back }, ouches { $ouches }. Together { $total }.

## Words

bakong-word-plain = plain
bakong-word-emerald = emerald
bakong-word-abandoned_camp = abandoned camp
bakong-word-cave = cave
bakong-word-waterfall = waterfall
bakong-word-river = river
bakong-word-cliff = cliff
bakong-word-ditch = ditch
bakong-word-quicksand = quicksand
bakong-word-base_camp = base camp
bakong-word-temple = temple
bakong-word-green = green
bakong-word-brown = brown
bakong-word-yellow = yellow
bakong-word-red = red
bakong-word-compass = compass
bakong-word-journal = journal
bakong-word-map = map
bakong-word-torch = torch
bakong-word-machete = machete
bakong-word-rope = rope
bakong-word-grapple = grapple
bakong-word-first_aid = first-aid kit
bakong-word-ouch = ouch
bakong-word-out = on the way out
bakong-word-back = on the way back
bakong-word-supply = supply
bakong-word-lay = The trail is laid
bakong-word-draw_first = Who begins?
bakong-word-roll = The dice fall
bakong-word-roll_cave = Dice in the cave
bakong-word-first_object = A first object
bakong-word-flip = Which die flips?
bakong-word-walk = How far?
bakong-word-mix = Which emeralds?
bakong-word-big_emerald = A big emerald
bakong-word-make_room = Making room
bakong-word-over = The game is over

## Refusals

bakong-no-take = An object can be taken only at the start, at an abandoned camp or in the temple.
bakong-no-take-nothing = “Nothing” can be taken only where an abandoned camp offers something.
bakong-no-reroll = The dice can be rolled again only by the journal’s owner, once, before a tile is flipped.
bakong-no-keep-dice = There are no dice that could be rolled again.
bakong-no-flip = No tile can be flipped with a die now: that comes right after the roll.
bakong-no-flip-also = A second tile is flipped only with the map, right after the first.
bakong-no-fold-map = The map is not open.
bakong-no-walk = It is not yet time to walk, or no longer.
bakong-no-lose = Objects are lost only to quicksand.
bakong-no-take-emeralds = Emeralds are chosen only in a cave whose lower die is at least 3.
bakong-no-leave-emeralds = There are no small emeralds here that want room.
bakong-no-give-back-ouch = An ouch is given back only where one stops on a waterfall.
bakong-no-keep-ouch = There is no waterfall here to ask for an ouch.
bakong-no-take-big = Big emeralds are taken on arrival in the temple.
bakong-no-leave-temple = There is nothing in the temple to be left or taken now.
bakong-no-throw = Objects are thrown only to make room for something new.
bakong-no-throw-emerald = Small emeralds are thrown only to make room for something new.
bakong-already-owned = You have this object already, and nobody carries one twice: { $object }.
bakong-thrown-here = What was thrown on this visit stays here: { $object }.
bakong-not-at-the-temple = This does not lie in the temple: { $object }.
bakong-not-in-supply = This is not in the supply any more: { $object }.
bakong-not-owned = You do not have this object: { $object }.
bakong-no-use-throwing = Throwing this makes no room in the central pocket: { $object }.
bakong-one-object-only = An object has been thrown already, and at this table one is all ({ $object }); small emeralds may still go.
bakong-no-use-throwing-emerald = Throwing a small emerald worth { $worth } would not help here.
bakong-not-these-dice = The dice show { $dice }: one of them flips, the other moves.
bakong-not-on-the-map = Tile { $place } does not lie ahead with the colour that the map looks for.
bakong-not-that-far = With a { $die } you cannot walk { $steps }; machete and compass allow one more or one less.
bakong-nothing-to-lose = The quicksand cannot have what you do not have: { $object }.
bakong-not-that-mix = With { $dice } in the cave that is not the right sum.
bakong-big-emerald-gone = The big emerald worth { $worth } is not here any more.
bakong-must-make-room = This has been chosen, so room has to be made for it.

## Positions

bakong-position-word = “{ $word }” means nothing here; a position of Bakong is told with { $words }.
bakong-position-value = Something in this position is not one of the things of the game, or there is one too many or too few of it.
bakong-position-tiles = The box does not have the tiles for this trail.
bakong-position-too-full = One of the packs holds more than fits.
bakong-position-no-emerald = Nobody stands in the temple without a big emerald.
bakong-position-is-over = Somebody is back with a big emerald, so this game is over.
bakong-position-temple = Objects lie at the temple, and nobody has been there yet: whoever was there has a big emerald.

# Why a choice is better

bakong-because-own-big = Your big emerald counts { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more on average.
bakong-because-own-small = You bring back { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more in small emeralds on average.
bakong-because-own-first_back = You are back first more often: { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more on average.
bakong-because-own-ouches = Ouches cost you { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} less on average.
bakong-because-others-big = The others’ big emeralds count { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} less on average.
bakong-because-others-small = The others bring back { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} less in small emeralds on average.
bakong-because-others-first_back = The others are back first less often: { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} less on average.
bakong-because-others-ouches = Ouches cost the others { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more on average.
