### Ce que dit la page dans la jungle, en français.

bakong-board-trail = La piste
bakong-board-dice = Les dés et leurs rôles
bakong-board-flip = retourne
bakong-board-move = avance
bakong-board-hint-first-object = Emportez un objet. Touchez-le pour voir s’il tient dans le sac.
bakong-board-hint-journal = Votre journal permet de relancer les deux dés une fois.
bakong-board-hint-flip = Quel dé retourne une tuile ? Touchez-le, ou glissez-le sur son rôle. L’autre fait avancer.
bakong-board-hint-map = Votre carte peut retourner une deuxième tuile de la même couleur, n’importe où devant vous.
bakong-board-hint-walk = Jusqu’où allez-vous ?
bakong-board-hint-quicksand = Sables mouvants ! Choisissez dans le sac ce qui s’enfonce.
bakong-board-hint-abandoned-camp = Vous pouvez prendre un objet abandonné ici.
bakong-board-hint-mix = Quelles petites émeraudes prenez-vous dans la grotte ?
bakong-board-hint-waterfall = La chute d’eau apaise : vous pouvez rendre un bobo.
bakong-board-hint-big-emerald = Choisissez une grosse émeraude. La 17 est maudite : les chutes d’eau ne vous aideront plus.
bakong-board-hint-temple = D’autres ont laissé des objets ici. Prenez ce qui vous plaît, puis quittez le temple.
bakong-board-hint-make-room = Choisissez dans le sac ce que vous jetez.
bakong-board-waiting = { $you ->
    [yes] C’est à vous de jouer.
   *[no] { $name } réfléchit.
}
bakong-board-turns = { $known ->
    [yes] Tuile { $place } : { $shows } devient
   *[no] Tuile { $place } ({ $shows }) : elle devient l’une de celles-ci
}
bakong-board-turns-nothing = Aucune tuile n’est retournée : il n’y en a pas à cette distance.
bakong-board-steps = { $steps } :
bakong-board-if = Si c’est { $faces } :
bakong-board-stop = Vous vous arrêtez sur la tuile { $place } ({ $face }).
bakong-board-perhaps = Vous allez au mieux jusqu’à la tuile { $place } ({ $face }).
bakong-board-held-up = Vous êtes arrêté sur la tuile { $place } ({ $face }).
bakong-board-temple = Vous atteignez le temple.
bakong-board-camp = Vous rentrez en premier !
bakong-board-ouches = { $n ->
    [one] un bobo
   *[other] { $n } bobos
}
bakong-board-lost = { $n ->
    [one] un objet perdu
   *[other] { $n } objets perdus
}
bakong-board-gems = { $n ->
    [one] au moins une petite émeraude
   *[other] au moins { $n } petites émeraudes
}
bakong-board-fits = { $free ->
    [0] Il y a la place ; ensuite le sac est plein.
    [one] Il y a la place ; il reste ensuite une case libre.
   *[other] Il y a la place ; il reste ensuite { $free } cases libres.
}
bakong-board-fits-not = Il n’y a pas la place : il faudrait jeter quelque chose.
bakong-board-fit = { $fit ->
    [0] Aucune ne tient sans jeter quelque chose.
    [one] Une seule tient tout de suite.
   *[other] { $fit } tiennent tout de suite.
}
bakong-board-then-fits = Il y a alors assez de place.
bakong-board-then-fits-not = Cela seul ne fait pas assez de place.
bakong-board-to-temple = Cela reste au temple.
bakong-board-to-supply = Cela retourne à la réserve.
bakong-board-wants-room = Il n’y a pas la place pour ceci : { $name }.
bakong-board-big = grosse émeraude { $worth }
bakong-board-small = petite émeraude { $worth }
bakong-board-flip-also = { $said } ({ $shows })
bakong-board-below = dessous : { $face }
bakong-board-nothing = rien
bakong-board-seat = { $name } : { $place ->
    [0] { $face }
    [25] { $face }
   *[other] tuile { $place }, { $face }
}, { $way }. Porte { $carried }. Petites émeraudes : { $small }. { $ouches ->
    [0] Aucun bobo.
    [one] Un bobo.
   *[other] { $ouches } bobos.
}
bakong-board-pack = { $name } : { $free ->
    [0] le sac est plein
    [one] une case libre
   *[other] { $free } cases libres
}
bakong-board-pack-of = Le sac { DE($name) }
bakong-board-repack = Ranger
    .help = Glissez les choses où vous voulez. Au clavier : les flèches déplacent, R tourne.
bakong-board-repack-done = Rangé
bakong-board-lies = { $name } : { $pocket }
bakong-board-pocket-middle = grand compartiment
bakong-board-pocket-left = poche gauche
bakong-board-pocket-right = poche droite
bakong-board-pocket-top = poche du haut
bakong-board-packs = Les autres sacs
bakong-board-all-packs = Les sacs
bakong-board-supply = Réserve
bakong-board-left = { $name } : { $left } en réserve
bakong-board-count-big = grosse émeraude
bakong-board-count-small = petites émeraudes
bakong-board-count-first-back = premier de retour
bakong-board-count-ouches = { $n ->
    [one] un bobo
   *[other] { $n } bobos
}

bakong-board-short = Bakong en bref
    .aim = Jusqu’au temple pour une grosse émeraude, puis retour au campement ; les petites émeraudes du chemin comptent aussi.
    .turn = Lancez deux dés : l’un retourne la tuile à cette distance devant vous, l’autre vous fait avancer.
    .mind = Les objets aident : la corde passe les rivières, le grappin les falaises, la trousse évite les bobos. Mais le sac est petit.
    .end = Qui rentre en premier termine la partie et gagne 3 points. Chaque bobo en coûte 3.
bakong-board-box-die = Dé
bakong-board-tie = La plus grosse émeraude a décidé.
