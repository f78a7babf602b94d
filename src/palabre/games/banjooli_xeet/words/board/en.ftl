### What the page says at the track, in English.

banjooli-xeet-board-track = The track
banjooli-xeet-board-podium = The podium
banjooli-xeet-board-1 = 1st
banjooli-xeet-board-2 = 2nd
banjooli-xeet-board-3 = 3rd
banjooli-xeet-board-ahead = at the start
banjooli-xeet-board-last = last
banjooli-xeet-board-own-card = Your prediction
banjooli-xeet-board-would-earn = { $points ->
    [one] worth { $points } point now
   *[other] worth { $points } points now
}
banjooli-xeet-board-points-now = points now
banjooli-xeet-board-now = points if the race ended now
banjooli-xeet-board-earned = { $points } of them are certain.
banjooli-xeet-board-race = How the race stands
banjooli-xeet-board-to-line = { $points ->
    [one] { $points } square to go
   *[other] { $points } squares to go
}
banjooli-xeet-board-scared = scared
banjooli-xeet-board-last-now = last now
banjooli-xeet-board-came = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
banjooli-xeet-board-was-last = Last: { $ostrich }.
banjooli-xeet-board-nobody-last = Two are level at the back: nobody’s points are doubled.
banjooli-xeet-board-has-jade = Jade, 2 points more: { $names }.
banjooli-xeet-board-is-speared = No reroll next turn: { $names }.
banjooli-xeet-board-reversed = Play goes round the other way.
banjooli-xeet-board-berries = Berries that you know
banjooli-xeet-board-eaten = eaten

banjooli-xeet-board-dice = The dice
banjooli-xeet-board-die = Die { $die }: { $face }
banjooli-xeet-board-sorcery-die = Sorcery die: { $face }
banjooli-xeet-board-no-face = not thrown yet
banjooli-xeet-board-reroll-die = { $what }, reroll
banjooli-xeet-board-reroll = { $count ->
    [one] Reroll { $count } die
   *[other] Reroll { $count } dice
}

banjooli-xeet-board-run-one = Run
banjooli-xeet-board-sorcery = Sorcery
banjooli-xeet-board-bewitch = Bewitch
banjooli-xeet-board-free = Free
banjooli-xeet-board-magic = Magic
banjooli-xeet-board-deed = { $deed }: { $points ->
    [one] { $points } square
   *[other] { $points } squares
}, { $ends ->
    [one] { $ends } possible end
   *[other] { $ends } possible ends
}
banjooli-xeet-board-hint = { $phase ->
    [lay_berry] Lay your berry, unseen, on one of the lit squares.
    [reroll] Tap the dice that you want to throw again; the others stay.
    [choose] Run an ostrich, or use the sorcery die. Tap one to see where it can go.
    [way] { $points ->
        [one] Where does it run? { $points } square.
       *[other] Where does it run? { $points } squares.
    }
    [leap] The crocodile snaps! Where does it leap to?
    [back] The snake! Where does it jump back to?
    [spear] Who gets the spear, and will not reroll?
    [exchange] The vortex: with whom does it change places?
    [frenzy] { $jokers ->
        [0] The frenzy: who runs next?
        [one] The frenzy: who runs next? There is { $jokers } joker to give.
       *[other] The frenzy: who runs next? There are { $jokers } jokers to give.
    }
   *[other] It is your turn.
}
banjooli-xeet-board-go = { $do ->
    [way] Run there
    [lay_berry] Lay it there
    [leap] Leap there
    [back] Back there
    [spear] Hand it over
    [exchange] Change places
    [bewitch] Bewitch it
    [free] Free it
   *[other] Run!
}
banjooli-xeet-board-other-way = Another way
banjooli-xeet-board-square = tile { $place } ({ $tile }), { $lane ->
    [0] left lane
    [1] middle lane
   *[2] right lane
}, square { $step }, { $kind }
banjooli-xeet-board-run = { $effect ->
    [line] Over the line!
    [quicksand] Into the quicksand, where it is scared: { $where }
    [vortex] Into the vortex: { $where }
    [berry] To a berry: { $where }
    [lava] Over the lava, and back to: { $where }
   *[stands] To { $where }
}
banjooli-xeet-board-lay_berry = The berry on { $where }
banjooli-xeet-board-leap = Leap to { $where }
banjooli-xeet-board-back = Back to { $where }
banjooli-xeet-board-racer = { $ostrich }: { $where }{ $scared ->
    [yes] , scared
   *[no] { "" }
}{ $points ->
    [-1] { "" }
    [0] { "" }
    [one] , { $points } square to the line
   *[other] , { $points } squares to the line
}{ $last ->
    [yes] , last now.
   *[no] .
}
banjooli-xeet-board-berry-on = { $berry }: { $where }.

banjooli-xeet-board-short = Banjooli Xeet in short
    .aim = Your secret card foretells which ostriches come first, second, third and last. Make it come true.
    .turn = Roll six dice, and once more those you like. Then run with one colour, or bewitch or free an ostrich with the sorcery die.
    .mind = Every ostrich is everybody’s. White dice are jokers: they add squares to a colour that was rolled.
    .end = The third ostrich over the line ends the race. If yours is the last one, all your points count twice.
banjooli-xeet-board-with-jokers = jokers included
banjooli-xeet-board-box-movement = Race die
banjooli-xeet-board-box-sorcery = Sorcery die
banjooli-xeet-board-box-vortex = Die of the vortex
banjooli-xeet-board-tie = More exact places on the podium decided.
