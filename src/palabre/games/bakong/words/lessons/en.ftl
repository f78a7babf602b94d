### The lesson of Bakong, in English.

bakong-lesson-first = To the temple and back

bakong-lesson-first-goal = Here you are in the jungle, already near the temple. It keeps big emeralds: take one, and go home. The game ends when somebody is back at the base camp; most points then win.
bakong-lesson-first-dice = Two dice every turn. One flips the tile that lies so far ahead of you, the other lets you walk. Which does what is up to you.
bakong-lesson-first-flip = Two steps ahead there is a ditch: passing it would cost an ouch, 3 points less. Flip it before you pass!
    .do = Let the 2 flip, and walk with the 4.
    .good = Below the ditch, an emerald: no ouch on the way. And four steps lead to an abandoned camp.
    .other = With the 4 to flip you would walk only 2, straight into the ditch. The other way round is better.
bakong-lesson-first-camp = At an abandoned camp you may take an object. Each helps: the rope passes rivers, the grapple cliffs, the kit saves ouches…
    .do = A cliff is waiting for you. Take the grapple.
    .good = With rope and grapple neither river nor cliff stops you.
    .not-nothing = You may decline, when the pack is full. Yours has room.
    .other = A good object too. But look ahead: it is a cliff that comes.
bakong-lesson-first-pack = This is your pack. Larger things go only into the middle pocket; small emeralds and the compass go anywhere. Not everything will fit…
bakong-lesson-first-quicksand = Right ahead, quicksand: passing it takes one of your objects. Behind it the cliff, which the grapple passes, and a cave.
    .do = Let the 1 flip the quicksand, and walk 3 to the cave.
    .good = The quicksand is turned, the cliff is climbed. In a cave two dice are rolled: 4 and 5, and the lower one counts. Emeralds worth four!
    .other = Walking 1 you would end in the quicksand, and leave an object there.
bakong-lesson-first-cave = Four points: an emerald worth 3 and one worth 1, or four worth 1. Each takes a square of the pack.
    .do = Take what needs least room: one of 3 and one of 1.
    .good = Only two squares for 4 points.
    .other = As many points, but four squares. Keep room for the big emerald.
bakong-lesson-first-temple = The temple is three steps away. Between you and it, a river: the rope passes it, else your walk would end there.
    .do = Walk 3; the 2 flips what it finds.
    .good = The temple! The 17 is left, the biggest. It is cursed: waterfalls will not help you any more. And it does not fit into the pack.
    .other = With 2 steps you would not be there yet. The 3 leads to the temple.
bakong-lesson-first-room = You must make room. What you throw here stays at the temple. On the way back the first trial is the river.
    .do = Throw the grapple, keep the rope.
    .good = The emerald is in the pack. Now turn round: everything goes towards the base camp.
    .not-rope = Without the rope the river would stop you within two steps. Keep it.
bakong-lesson-first-back = On the way back, “ahead” is the other way. The rope passes the river; but the cliff, without a grapple, would stop you. It is four steps away.
    .do = Let the 4 flip the cliff, and walk 5.
    .good = The way is free, and you end on an emerald: another point.
    .other = Then the cliff would still be in your way. Flip it with the 4.
bakong-lesson-first-rest = Now get home! The first one back gets 3 points more, but an emerald of 17 weighs a lot. Mind the ouches.
