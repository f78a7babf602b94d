### Ce que la page dit sur la plage, en français.

bonobo-beach-the-island = L’île
bonobo-beach-board-hint-turn = Piochez un losange, ou mettez un pion sur un emplacement éclairé.
bonobo-beach-board-hint-draw = Tous vos pions sont sur la plage. Piochez un losange.
bonobo-beach-board-hint-put = Plus aucun losange n’entre. Mettez un pion sur un emplacement éclairé.
bonobo-beach-board-hint-lay = Il couvre deux triangles : choisissez le côté qui les sépare.
bonobo-beach-board-put = Mettre un pion en { $place }, qui vaut { $points } pour l’instant
bonobo-beach-board-put-here = Mettre un pion ici
bonobo-beach-board-lay = Le poser sur { $covers } : { $tip } en { $tips }, { $corner } en { $corners }
bonobo-beach-board-lay-here = Le poser ici
bonobo-beach-board-turn = Le tourner
bonobo-beach-board-wakes = { $count ->
    [one] Il isole un triangle : { $shows }.
   *[other] Il isole des triangles : { $shows }.
}
bonobo-beach-board-quiet = Rien d’autre ne se passe aussitôt.
bonobo-beach-board-pointing = Ici visent { $numbers }, soit { $points } pour l’instant.
bonobo-beach-board-nothing-points = Rien ne vise encore cet emplacement.
bonobo-beach-board-at-the-end = Parasols et dunes voisins en feront { $points } à la fin.
bonobo-beach-board-left = { $left ->
    [one] { $left } restant
   *[other] { $left } restants
}
bonobo-beach-board-stack = Encore dans la pile
bonobo-beach-board-of-kind = { $motif } ({ $value }) : encore { $left }
bonobo-beach-board-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [0] aucun pion
    [one] un pion
   *[other] { $hand } pions
} en main.
bonobo-beach-board-standing = Sur la plage : { $places }.
bonobo-beach-board-threatened = Bientôt isolés : { $triangles }.
bonobo-beach-board-awake = Isolés et actifs : { $triangles }.
bonobo-beach-board-so-far = { $points } sur la piste
bonobo-beach-board-under-parasol = près d’un parasol : les moins comptent en plus
bonobo-beach-board-beside-dunes = { $dunes ->
    [one] près d’une dune
   *[other] près de { $dunes } dunes
}

bonobo-beach-board-event-pawn_put = { $seat } met un pion en { $place } ({ $beside }) : { $points ->
    [0] rien pour l’instant.
   *[other] { $points } pour l’instant.
}
bonobo-beach-board-event-tile_laid = { $seat } pose { $motif } ({ $value }) sur { $on }.
bonobo-beach-board-event-woken = Isolé désormais : { $shows }.
bonobo-beach-board-event-chased = Les toilettes chassent un pion de { $place } : { $seat }.

bonobo-beach-board-short = Bonobo Beach en bref
    .aim = Trouvez de bons emplacements pour vos quatre pions : tous les nombres pointés vers l’un d’eux s’additionnent, agréables ou non.
    .turn = À votre tour, mettez un pion sur un emplacement, ou piochez un losange et posez-le sur deux triangles libres.
    .mind = Dès que tous les triangles autour d’un pion sont couverts, il marque aussitôt et revient sur votre serviette.
    .end = Les pions encore sur la plage comptent à la fin. Un triangle que plus rien ne peut couvrir change beaucoup : une dune double, un parasol change moins en plus, des toilettes font fuir tout le monde.
bonobo-beach-board-box-tile = Losange
