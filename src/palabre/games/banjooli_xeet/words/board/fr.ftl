### Ce que la page dit au bord de la piste, en français.

banjooli-xeet-board-track = La piste
banjooli-xeet-board-podium = Le podium
banjooli-xeet-board-1 = 1
banjooli-xeet-board-2 = 2
banjooli-xeet-board-3 = 3
banjooli-xeet-board-ahead = au départ
banjooli-xeet-board-last = dernière
banjooli-xeet-board-own-card = Votre prédiction
banjooli-xeet-board-would-earn = { $points ->
    [one] { $points } point à cet instant
   *[other] { $points } points à cet instant
}
banjooli-xeet-board-points-now = à présent
banjooli-xeet-board-now = points si la course finissait là
banjooli-xeet-board-earned = Dont { $points } acquis.
banjooli-xeet-board-race = Où en est la course
banjooli-xeet-board-to-line = { $points ->
    [one] encore { $points } case
   *[other] encore { $points } cases
}
banjooli-xeet-board-scared = apeurée
banjooli-xeet-board-last-now = dernière
banjooli-xeet-board-came = { $place ->
    [1] 1re
    [2] 2e
   *[3] 3e
}
banjooli-xeet-board-was-last = Dernière : { $ostrich }.
banjooli-xeet-board-nobody-last = Deux sont à égalité derrière : personne ne double ses points.
banjooli-xeet-board-has-jade = Le jade, 2 points de plus : { $names }.
banjooli-xeet-board-is-speared = Pas de relance au prochain tour : { $names }.
banjooli-xeet-board-reversed = On joue dans l’autre sens.
banjooli-xeet-board-berries = Les baies que vous connaissez
banjooli-xeet-board-eaten = mangée

banjooli-xeet-board-dice = Les dés
banjooli-xeet-board-die = Dé { $die } : { $face }
banjooli-xeet-board-sorcery-die = Dé de sorcellerie : { $face }
banjooli-xeet-board-no-face = pas encore lancé
banjooli-xeet-board-reroll-die = { $what }, relancer
banjooli-xeet-board-reroll = { $count ->
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}

banjooli-xeet-board-run-one = Courir
banjooli-xeet-board-sorcery = Sorcellerie
banjooli-xeet-board-bewitch = Ensorceler
banjooli-xeet-board-free = Délivrer
banjooli-xeet-board-magic = Magie
banjooli-xeet-board-deed = { $deed } : { $points ->
    [one] { $points } case
   *[other] { $points } cases
}, { $ends ->
    [one] { $ends } arrivée possible
   *[other] { $ends } arrivées possibles
}
banjooli-xeet-board-hint = { $phase ->
    [lay_berry] Posez votre baie, sans la regarder, sur une case éclairée.
    [reroll] Touchez les dés à relancer ; les autres restent.
    [choose] Faites courir une autruche, ou servez-vous du dé de sorcellerie. Touchez pour voir où elle peut aller.
    [way] { $points ->
        [one] Où court-elle ? { $points } case.
       *[other] Où court-elle ? { $points } cases.
    }
    [leap] Le crocodile claque des dents ! Où bondit-elle ?
    [back] Le serpent ! Où recule-t-elle ?
    [spear] À qui la lance, pour ne pas relancer ?
    [exchange] Le vortex : avec qui échange-t-elle sa place ?
    [frenzy] { $jokers ->
        [0] La folie : qui court maintenant ?
        [one] La folie : qui court maintenant ? { $jokers } joker à donner.
       *[other] La folie : qui court maintenant ? { $jokers } jokers à donner.
    }
   *[other] À vous de jouer.
}
banjooli-xeet-board-go = { $do ->
    [way] Courir là
    [lay_berry] La poser là
    [leap] Bondir là
    [back] Reculer là
    [spear] La donner
    [exchange] Échanger
    [bewitch] L’ensorceler
    [free] La délivrer
   *[other] Courir !
}
banjooli-xeet-board-other-way = Un autre chemin
banjooli-xeet-board-square = tuile { $place } ({ $tile }), { $lane ->
    [0] couloir de gauche
    [1] couloir du milieu
   *[2] couloir de droite
}, case { $step }, { $kind }
banjooli-xeet-board-run = { $effect ->
    [line] Au-delà de la ligne !
    [quicksand] Dans les sables mouvants, où elle prend peur : { $where }
    [vortex] Dans le vortex : { $where }
    [berry] Jusqu’à une baie : { $where }
    [lava] Sur la lave, et retour à : { $where }
   *[stands] Jusqu’à : { $where }
}
banjooli-xeet-board-lay_berry = La baie sur : { $where }
banjooli-xeet-board-leap = Bondir sur : { $where }
banjooli-xeet-board-back = Reculer sur : { $where }
banjooli-xeet-board-racer = { $ostrich } : { $where }{ $scared ->
    [yes] , apeurée
   *[no] { "" }
}{ $points ->
    [-1] { "" }
    [0] { "" }
    [one] , à { $points } case de la ligne
   *[other] , à { $points } cases de la ligne
}{ $last ->
    [yes] , dernière pour l’instant.
   *[no] .
}
banjooli-xeet-board-berry-on = { $berry } : { $where }.

banjooli-xeet-board-short = Banjooli Xeet en bref
    .aim = Votre carte secrète prédit quelles autruches arriveront première, deuxième, troisième et dernière. Faites qu’elle dise vrai.
    .turn = Lancez six dés, et relancez une fois ceux que vous voulez. Puis faites courir une couleur, ou, avec le dé de sorcellerie, ensorcelez ou délivrez une autruche.
    .mind = Chaque autruche est à tout le monde. Les dés blancs sont des jokers : ils ajoutent des cases à une couleur obtenue.
    .end = La troisième autruche sur la ligne met fin à la course. Si votre dernière est bien la dernière, tous vos points comptent double.
banjooli-xeet-board-with-jokers = jokers compris
banjooli-xeet-board-box-movement = Dé de course
banjooli-xeet-board-box-sorcery = Dé de sorcellerie
banjooli-xeet-board-box-vortex = Dé du tourbillon
banjooli-xeet-board-tie = Le plus de places exactes sur le podium a décidé.
