### The lesson of Bonobo Beach, in English.

bonobo-beach-lesson-first = A first day at the beach

bonobo-beach-lesson-first-island = This is the island. Your four pawns look for a pleasant spot, where triangles meet. What lies around a spot gives points, or takes some. Most points at the end win.
bonobo-beach-lesson-first-draw = On your turn you do one thing: draw a rhombus, or put a pawn.
    .do = Draw a rhombus.
    .good = A pool! Now that is pleasant.
    .not-pawn = A pawn, soon. On bare sand there is nothing to gain yet: begin with a rhombus.
bonobo-beach-lesson-first-lay = What is drawn is laid, on two neighbouring triangles. The pool is worth 3: it gives 6 at its two tips and 3 at its two wide corners.
    .do = Lay it in the middle, where the ring beats.
    .good = There it is. Your opponent puts a pawn far below, on bare sand.
    .other = That would be allowed. This once, lay it in the middle, in the ring.
bonobo-beach-lesson-first-numbers = The pebbles count for you: every place shows the sum of what points at it. Here the pool gives 6, and the spring beside it 2 more: 8. Over there mosquitoes take two away.
bonobo-beach-lesson-first-pawn = When to put a pawn? Too early, and the others send sharks; too late, and the place is taken, or closed.
    .do = Now! Put a pawn on the 8.
    .good = Well seen: 8 for the moment. But nothing is counted while there is sand left around it.
    .not-draw = You could. But this 8 is the best place on the island, and the other one sees it too.
    .other = That place is worth less. Look for the largest number: 8.
bonobo-beach-lesson-first-radio = Look: they have turned a radio up beside you. It is worth −2, so your place is down to 6. A single triangle around you is still bare.
bonobo-beach-lesson-first-close = Cover it, and your pawn scores at once.
    .do = Draw a rhombus.
    .good = A spring: another good neighbour.
    .not-pawn = Keep your pawns: the first one is about to score.
bonobo-beach-lesson-first-score = If the spring touches your pawn with a tip, it gives it twice its worth: 4.
    .do = Lay it on the last bare triangle beside your pawn.
    .good = 6 + 2 − 2 + 4 = 10 points! And your pawn is back in your hand.
    .other = There your pawn would not be closed in yet. Cover its last triangle.
bonobo-beach-lesson-first-dune = See this triangle: no rhombus can cover it any more, it is cut off. It is a dune: at the end it doubles the pawns beside it.
bonobo-beach-lesson-first-towel = A pawn put there stays to the end. This place is worth 3: at the end, 6.
    .do = Put a pawn between the spring and the hammock, beside the dune.
    .good = It will not move any more, and counts double.
    .not-draw = Later. First a place beside the dune, while it is free.
    .other = Look for the place beside the dune that shows most.
bonobo-beach-lesson-first-toilets = A triangle that is cut off may also show a parasol: it turns minus into plus. Or toilets: they drive away all pawns around them. These nearly are, and your opponent’s pawn is just beside them…
    .do = Draw a rhombus.
    .good = A jellyfish, −3. Even a bad rhombus is of use in the right place.
    .not-pawn = Rather draw: you can play a trick on your opponent.
bonobo-beach-lesson-first-chase = The toilets have one free neighbour left.
    .do = Cover that neighbour, in the ring.
    .good = The toilets are cut off: the other pawn flees without a point, and nobody will go there any more.
    .other = There the toilets would stay quiet. Cover their last neighbour.
bonobo-beach-lesson-first-rest = Now play on to the end! The game ends when nothing fits any more; then the pawns left on the beach count.
