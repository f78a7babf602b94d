### The lesson of Banjooli Xeet, in English.

banjooli-xeet-lesson-first = The race and the secret

banjooli-xeet-lesson-first-card = Five ostriches run, and none of them is yours. But your secret card foretells the race: red first, yellow second, blue third, and violet last. It is up to you to make it come true.
banjooli-xeet-lesson-first-dice = Six dice every turn: five make ostriches run, the sixth is the sorcery die. Once a turn you may reroll any you like.
banjooli-xeet-lesson-first-reroll = Two reds and a white, which is a joker: red is four squares from the line. The green and the violet die are of no use to you.
    .do = Mark the green and the violet die, then reroll them.
    .good = Another red! Three reds and a joker: four squares.
    .not-keep = You may keep them. But two of your dice do nothing: reroll those.
    .other = Keep the reds and the white. Reroll only the green and the violet.
banjooli-xeet-lesson-first-run = An ostrich runs as many squares as there are dice of its colour. You may add the jokers, all or none.
    .do = Let red run, with the joker.
    .good = Four squares, straight to the line.
    .not-short = Without the joker, three squares: it would stop just before the line.
    .not-yellow = Yellow can wait: your card wants it second.
    .not-spell = Bewitching can wait. Blue is on your card!
banjooli-xeet-lesson-first-line = Now choose its way: always forward, straight or diagonal. All points must be used.
    .do = Lead red over the line.
    .good = Red comes in first, as you foretold!
banjooli-xeet-lesson-first-rival = And now the opponent pushes green. It is not on your card: if it gets onto the podium, it takes the place of one of yours.
banjooli-xeet-lesson-first-keep = Look at the sorcery die: it is green. There is nothing to reroll.
    .do = Keep all dice.
    .good = Instead of running you may bewitch.
    .other = Reroll nothing: the green sorcery die is precious.
banjooli-xeet-lesson-first-scare = The sorcery die bewitches the ostrich of its colour: scared, it does not move any more until somebody frees it.
    .do = Bewitch green.
    .good = It trembles where it stands. The opponent must spend a turn to free it, or push blue… which is on your card too.
    .not-violet = Anything but violet: your card wants it last.
    .other = That would be allowed. But green is close to the line: stop it.
banjooli-xeet-lesson-first-count = What counts: 5, 4 and 3 points for an ostrich in the place foretold, 2 if it is on the podium in another place. And all of it doubles if your last one does come last. The race ends with the third arrival.
banjooli-xeet-lesson-first-secret = And hush! Whoever guesses your card will bewitch your favourites. Now and then help an ostrich that is none of yours, and do not show too plainly that violet must stay behind.
banjooli-xeet-lesson-first-rest = Your turn! Bring in yellow, then blue, and leave violet behind.
