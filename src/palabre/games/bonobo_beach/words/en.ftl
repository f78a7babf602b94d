### Every word of Bonobo Beach, in English.

bonobo-beach-name = Bonobo Beach
bonobo-beach-fun = Spread your towel where the sun will be best, before pools, radios and toilets decide otherwise.

## Options

bonobo-beach-option-tiles = Rhombi
    .help = The friendly set has more good neighbours than bad ones.
bonobo-beach-option-tiles-standard = Standard
bonobo-beach-option-tiles-friendly = Friendly
bonobo-beach-option-board = Island
    .help = The small one is for a short game.
bonobo-beach-option-board-island = Whole island
bonobo-beach-option-board-small = Small island
bonobo-beach-option-first = Who begins
    .help = The first seat, another one you name (the rulebook says the youngest), or whoever the lot names.
bonobo-beach-option-first-seat0 = First seat
bonobo-beach-option-first-drawn = By lot
bonobo-beach-option-first-seat1 = Second seat
bonobo-beach-option-first-seat2 = Third seat
bonobo-beach-option-first-seat3 = Fourth seat
bonobo-beach-option-series = Several games in a row
    .help = Points are carried on to the next game.
bonobo-beach-option-series-false = No
bonobo-beach-option-series-true = Yes
bonobo-beach-option-ahead0 = First seat begins with points
    .help = Its marker starts so far ahead: a present from those who play better.
bonobo-beach-option-ahead1 = Second seat begins with points
    .help = Its marker starts so far ahead: a present from those who play better.
bonobo-beach-option-ahead2 = Third seat begins with points
    .help = Its marker starts so far ahead: a present from those who play better.
bonobo-beach-option-ahead3 = Fourth seat begins with points
    .help = Its marker starts so far ahead: a present from those who play better.

## The rules

bonobo-beach-chapter-box = What lies on the table
bonobo-beach-chapter-turn = Your turn
bonobo-beach-chapter-pawn = Putting a pawn
bonobo-beach-chapter-rhombus = Laying a rhombus
bonobo-beach-chapter-end = The end

bonobo-beach-rule-BB-G1 = The island is a hexagon of 54 triangles. Where their corners meet there are 37 places: 19 inside with six triangles round them, 12 along the shore with three, and 6 at the corners with two. At most 27 rhombi fit, so the stack of 28 never runs out. The small island has 24 triangles, 19 places and a stack of 14.
bonobo-beach-rule-BB-G2 = Every triangle shows one thing: 36 are dunes, 9 are parasols, 9 are toilets.
bonobo-beach-rule-BB-G3 = A rhombus covers two triangles that share an edge. Its value points at four places: twice the value at the two sharp tips, once at the two blunt corners. Turning it round changes nothing.
bonobo-beach-rule-BB-G4 = There are 28 rhombi, worth from 1 to 4: sunbathers, pool, spring and hammock are pleasant, mosquitoes, radio, jellyfish and shark are not. The friendly stack holds more of the pleasant ones.
bonobo-beach-rule-BB-18 = A stack must have a rhombus for every two triangles of its island; other boxes are refused.
bonobo-beach-rule-BB-1 = Play goes round clockwise. The first seat begins, or another one that the table names (the rulebook says the youngest player’s), or whoever the lot names.
bonobo-beach-rule-BB-2 = On your turn do exactly one thing: put one of your four pawns on a place, or draw a rhombus and lay it face up.
bonobo-beach-rule-BB-3 = Decide before you draw. What you have drawn you must lay.
bonobo-beach-rule-BB-4 = Nobody may pass who can do something, even if it costs points. Who can do neither is passed over, and who alone can still put pawns goes on alone.
bonobo-beach-rule-BB-5 = A pawn goes on an empty place beside at least one uncovered triangle.
bonobo-beach-rule-BB-6 = No pawn goes beside active toilets, that is, toilets that no rhombus can cover any more.
bonobo-beach-rule-BB-7 = A pawn stays where it is until it scores or is chased away.
bonobo-beach-rule-BB-8 = A rhombus goes on any two free triangles that share an edge, wherever they are and whatever they show, but never on another rhombus.
bonobo-beach-rule-BB-9 = When every triangle round a pawn is covered, the pawn scores at once: add up the numbers that point at it, pleasant or not. The marker moves, and the pawn returns to its owner’s hand. All pawns that one rhombus closes in score, whoever owns them.
bonobo-beach-rule-BB-10 = A free triangle with no free neighbour left is cut off. It is active for the rest of the game.
bonobo-beach-rule-BB-11 = Active toilets chase the pawns from their three places at once, without points, and nobody may go there any more.
bonobo-beach-rule-BB-12 = Active parasols and dunes do nothing before the final count. Pawns beside them stay.
bonobo-beach-rule-BB-13 = After a rhombus, first the triangles it cuts off wake up, then toilets chase, then pawns score. The order never changes the result.
bonobo-beach-rule-BB-14 = The game ends when nobody can lay a rhombus or put a pawn.
bonobo-beach-rule-BB-15 = Now the pawns on the beach count. Add up the numbers that point at each. Beside an active parasol, minus becomes plus. Then double the sum for every active dune beside it, a sum below nought as well: two dunes make it four times as much, three eight times. What a rhombus covers counts for nothing.
bonobo-beach-rule-BB-16 = Whoever has most points wins; equals share the win. A marker may stand below nought.
bonobo-beach-rule-BB-17 = Markers begin at nought. In a series they go on from where the last game left them, and each game the next seat clockwise begins.
bonobo-beach-rule-BB-19 = To make a table even, it may agree that some markers begin ahead of nought.

## Actions

bonobo-beach-do-put_pawn = Put a pawn at ({ $at })
bonobo-beach-do-draw = Draw a rhombus
bonobo-beach-do-lay = Lay it on triangles { $on }
bonobo-beach-do-draw_tile = Drawn: { $motif } ({ $value })
bonobo-beach-do-draw_starter = { $seat } begins

## Events

bonobo-beach-event-starter_drawn = The lot says that { $seat } begins.
bonobo-beach-event-pawn_put = { $seat } puts a pawn on { $place }, where { $points ->
    [0] nothing counts so far.
   *[other] { $points } counts so far.
}
bonobo-beach-event-drawing = { $seat } draws a rhombus.
bonobo-beach-event-tile_drawn = It is: { $motif } ({ $value }).
bonobo-beach-event-tile_laid = { $seat } lays it on triangles { $on }: { $motif } ({ $value }).
bonobo-beach-event-woken = Triangle { $triangle } is cut off: { $shows }.
bonobo-beach-event-chased = The toilets of triangle { $triangle } chase { $seat }’s pawn from { $place }.
bonobo-beach-event-scored = { $seat }’s pawn on { $place } scores { $points } ({ $numbers }).
bonobo-beach-event-passed = { $seat } has nothing to put and nothing to lay, and passes.
bonobo-beach-event-counted = { $seat }’s pawn on { $place } counts { $points }: { $numbers }{ $parasol ->
    [yes] , all as plus under the parasol
   *[no] { "" }
}{ $dunes ->
    [0] { "" }
    [one] , times { $times } for a dune
   *[other] , times { $times } for { $dunes } dunes
}.
bonobo-beach-event-ended = The game is over. First: { $seats }.

## Words

bonobo-beach-word-dune = dune
bonobo-beach-word-parasol = parasol
bonobo-beach-word-toilets = toilets
bonobo-beach-word-sunbathers = sunbathers
bonobo-beach-word-pool = pool
bonobo-beach-word-spring = spring
bonobo-beach-word-hammock = hammock
bonobo-beach-word-mosquitoes = mosquitoes
bonobo-beach-word-radio = loud radio
bonobo-beach-word-jellyfish = jellyfish
bonobo-beach-word-shark = shark
bonobo-beach-word-draw_starter = Who begins?
bonobo-beach-word-turn = A pawn, or a rhombus?
bonobo-beach-word-draw = A rhombus is drawn
bonobo-beach-word-lay = Where does it go?
bonobo-beach-word-over = The game is over

## Refusals

bonobo-beach-lay-first = The rhombus that has been drawn must be laid first.
bonobo-beach-draw-first = Draw a rhombus before laying one.
bonobo-beach-no-room = Nowhere are two free triangles side by side, so no rhombus can be drawn.
bonobo-beach-no-pawn = All four pawns are on the beach already.
bonobo-beach-not-on-this-board = This island has no such place or pair of triangles.
bonobo-beach-occupied = A pawn of seat { $seat } stands on { $place } already.
bonobo-beach-barred = Active toilets bar { $place }.
bonobo-beach-complete = Every triangle round { $place } is covered.
bonobo-beach-covered = A rhombus already covers at least one of the triangles { $on }.
bonobo-beach-position-overlap = Two rhombi of this position overlap, or one lies beside the island.
bonobo-beach-position-barred = A pawn of this position stands beside active toilets, which would have chased it.
bonobo-beach-position-complete = A pawn of this position stands where every triangle is covered, or off the island; it would have been scored.
bonobo-beach-position-small-stack = The stack of this position might run out while a rhombus still fits.
bonobo-beach-position-no-room = A tile has been drawn in this position, and nowhere can it lie.
bonobo-beach-position-two-pawns = Two pawns of this position stand on the same place.
bonobo-beach-position-too-many-pawns = Every seat at the table has { $most } pawns, and only seats at the table have any.
bonobo-beach-position-too-many-tiles = The box has fewer tiles of value { $value } than lie in this position.
bonobo-beach-position-lot = Something lies on this beach already, so the lot has fallen: “seat” says whose turn it is.

# Why a choice is better

bonobo-beach-because-own-on_the_way = Your pawns score { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more when their places are complete.
bonobo-beach-because-own-last_count = Your pawns that stay to the end count { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more.
bonobo-beach-because-others-on_the_way = The others’ pawns score { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} less when their places are complete.
bonobo-beach-because-others-last_count = The others’ pawns that stay to the end count { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} less.
