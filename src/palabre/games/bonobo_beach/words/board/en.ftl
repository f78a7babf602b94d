### What the page says on the beach, in English.

bonobo-beach-the-island = The island
bonobo-beach-board-hint-turn = Draw a rhombus, or put a pawn on a lit place.
bonobo-beach-board-hint-draw = All your pawns are on the beach. Draw a rhombus.
bonobo-beach-board-hint-put = No rhombus fits any more. Put a pawn on a lit place.
bonobo-beach-board-hint-lay = It covers two triangles: choose the edge between them.
bonobo-beach-board-put = Put a pawn on { $place }, worth { $points } now
bonobo-beach-board-put-here = Put a pawn here
bonobo-beach-board-lay = Lay it on { $covers }: { $tip } at { $tips }, { $corner } at { $corners }
bonobo-beach-board-lay-here = Lay it here
bonobo-beach-board-turn = Turn it
bonobo-beach-board-wakes = { $count ->
    [one] It cuts off a triangle: { $shows }.
   *[other] It cuts off triangles: { $shows }.
}
bonobo-beach-board-quiet = Nothing else happens at once.
bonobo-beach-board-pointing = So far { $numbers } point here: { $points }.
bonobo-beach-board-nothing-points = Nothing points here yet.
bonobo-beach-board-at-the-end = Parasols and dunes beside it make that { $points } at the end.
bonobo-beach-board-left = { $left } left
bonobo-beach-board-stack = Still in the stack
bonobo-beach-board-of-kind = { $motif } ({ $value }): { $left } left
bonobo-beach-board-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] one pawn
   *[other] { $hand } pawns
} in hand.
bonobo-beach-board-standing = On the beach: { $places }.
bonobo-beach-board-threatened = About to be cut off: { $triangles }.
bonobo-beach-board-awake = Cut off and active: { $triangles }.
bonobo-beach-board-so-far = { $points } on the track
bonobo-beach-board-under-parasol = beside a parasol: minus counts as plus
bonobo-beach-board-beside-dunes = { $dunes ->
    [one] beside a dune
   *[other] beside { $dunes } dunes
}

bonobo-beach-board-event-pawn_put = { $seat } puts a pawn on { $place } ({ $beside }): { $points ->
    [0] nothing so far.
   *[other] { $points } so far.
}
bonobo-beach-board-event-tile_laid = { $seat } lays { $motif } ({ $value }) over { $on }.
bonobo-beach-board-event-woken = Cut off now: { $shows }.
bonobo-beach-board-event-chased = The toilets chase { $seat }’s pawn from { $place }.

bonobo-beach-board-short = Bonobo Beach in short
    .aim = Find good places for your four pawns: all the numbers that point at one are added up, pleasant or not.
    .turn = On your turn put a pawn on a place, or draw a rhombus and lay it on two free triangles.
    .mind = Once every triangle round a pawn is covered, it scores at once and comes back to your towel.
    .end = Pawns on the beach at the end count too. A triangle that nobody can cover any more changes much: a dune doubles, a parasol turns minus into plus, toilets chase everybody away.
bonobo-beach-board-box-tile = Rhombus
