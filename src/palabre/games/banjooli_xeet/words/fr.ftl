### Tous les mots de Banjooli Xeet, en français.

banjooli-xeet-name = Banjooli Xeet
banjooli-xeet-fun = Vous avez prédit l’ordre d’arrivée des autruches. À vous de le provoquer, sans que personne devine ce que vous aviez annoncé.

## Options

banjooli-xeet-option-middle_tiles = Longueur de la course
    .help = Combien de tuiles entre le départ et l’arrivée.
banjooli-xeet-option-specials = Tuiles spéciales
    .help = À la place d’un tronçon ordinaire ; une seule, c’est mieux. Crocodiles et vortex sont les deux faces d’une tuile, canyon et lave celles de l’autre.
banjooli-xeet-option-specials-0 = Aucune
banjooli-xeet-option-specials-1 = Une, tirée au sort
banjooli-xeet-option-specials-2 = Deux, tirées au sort
banjooli-xeet-option-specials-crocodiles = Crocodiles
banjooli-xeet-option-specials-vortex = Vortex
banjooli-xeet-option-specials-canyon = Canyon
banjooli-xeet-option-specials-lava = Lave
banjooli-xeet-option-specials-crocodiles_canyon = Crocodiles et canyon
banjooli-xeet-option-specials-crocodiles_lava = Crocodiles et lave
banjooli-xeet-option-specials-vortex_canyon = Vortex et canyon
banjooli-xeet-option-specials-vortex_lava = Vortex et lave
banjooli-xeet-option-berries = Baies
    .help = Onze surprises, cachées sur la piste.
banjooli-xeet-option-berries-false = Non
banjooli-xeet-option-berries-true = Oui
banjooli-xeet-option-magic = Cinq dés magiques
    .help = Quels lancers font courir cinq cases à n’importe quelle autruche.
banjooli-xeet-option-magic-same_or_rainbow = Cinq pareils, ou chaque couleur une fois
banjooli-xeet-option-magic-same = Cinq pareils seulement
banjooli-xeet-option-magic_dice = Dés de la magie
    .help = Le blanc, et la couleur d’une autruche arrivée, peuvent-ils être magiques ?
banjooli-xeet-option-magic_dice-no_jokers = Sans joker
banjooli-xeet-option-magic_dice-any = Jokers compris
banjooli-xeet-option-curve = Virages
    .help = Le couloir intérieur est plus court, ou tous se valent.
banjooli-xeet-option-curve-one_three_five = Intérieur plus court
banjooli-xeet-option-curve-even = Tous égaux
banjooli-xeet-option-tie = En cas d’égalité
    .help = Le plus de places exactes l’emporte, ou la victoire se partage, ou l’on refait une course.
banjooli-xeet-option-tie-exact_places = Places exactes
banjooli-xeet-option-tie-shared = Partage
banjooli-xeet-option-tie-again = Nouvelle course
banjooli-xeet-option-first = Qui commence
    .help = Au sort, ou la place que vous nommez : beaucoup de règles disent le plus jeune.
banjooli-xeet-option-first-drawn = Au sort
banjooli-xeet-option-first-seat0 = Première place
banjooli-xeet-option-first-seat1 = Deuxième place
banjooli-xeet-option-first-seat2 = Troisième place
banjooli-xeet-option-first-seat3 = Quatrième place
banjooli-xeet-option-first-seat4 = Cinquième place
banjooli-xeet-option-ahead0 = Première place, points au départ
    .help = S’ajoutent à sa carte à la fin, sans jamais doubler : un cadeau de qui joue mieux.
banjooli-xeet-option-ahead1 = Deuxième place, points au départ
    .help = S’ajoutent à sa carte à la fin, sans jamais doubler : un cadeau de qui joue mieux.
banjooli-xeet-option-ahead2 = Troisième place, points au départ
    .help = S’ajoutent à sa carte à la fin, sans jamais doubler : un cadeau de qui joue mieux.
banjooli-xeet-option-ahead3 = Quatrième place, points au départ
    .help = S’ajoutent à sa carte à la fin, sans jamais doubler : un cadeau de qui joue mieux.
banjooli-xeet-option-ahead4 = Cinquième place, points au départ
    .help = S’ajoutent à sa carte à la fin, sans jamais doubler : un cadeau de qui joue mieux.

## Les règles

banjooli-xeet-chapter-components = Ce qu’il y a sur la table
banjooli-xeet-chapter-setting_up = Mise en place
banjooli-xeet-chapter-turn = Votre tour
banjooli-xeet-chapter-movement = Comment courent les autruches
banjooli-xeet-chapter-specials = Tuiles spéciales
banjooli-xeet-chapter-berries = Les baies
banjooli-xeet-chapter-end = La fin

banjooli-xeet-rule-BX-C1 = Un départ, une arrivée, six tuiles communes et deux spéciales, toutes à deux faces ; cinq autruches, côté course et côté peur ; cinq dés de mouvement et un dé de sorcellerie ; onze baies ; dix cartes de prédiction.
banjooli-xeet-rule-BX-C2 = Les autruches sont Rouge (1), Jaune (2), Verte (3), Bleue (4) et Violette (5). Chaque dé montre ces cinq couleurs et le blanc, qui est le joker. Il y a une baie de chaque sorte.
banjooli-xeet-rule-BX-C3 = Une tuile a trois couloirs et, en ligne droite, trois rangées. Dans un virage, le couloir intérieur a une case, celui du milieu trois et l’extérieur cinq ; des barrières empêchent d’en changer avant la sortie. Chaque virage tourne à gauche ou à droite. On peut convenir de trois cases par couloir ; les sables mouvants d’un couloir sont alors au milieu.
banjooli-xeet-rule-BX-C4 = Les cinq nids sont hors de la piste, devant les deux rangées du départ. Du nid, le premier pas mène à n’importe quel couloir de la première rangée. L’arrivée a deux rangées, puis vient la ligne, puis les cases d’arrivée.
banjooli-xeet-rule-BX-C5 = Une prédiction nomme les autruches qui finiront première, deuxième et troisième, et celle qui sera dernière. Sur les dix cartes, chaque autruche tient deux fois chaque place : aucune carte n’est meilleure qu’une autre.
banjooli-xeet-rule-BX-1 = On tire les tuiles une à une, sur une face au hasard, entre départ et arrivée : quatre, ou une ou deux de plus pour une course plus longue. Jamais un virage après un virage : le second est posé sur sa face droite. Une ou deux lignes droites communes peuvent céder la place à des tuiles spéciales, tirées au sort ou choisies d’un commun accord : crocodiles ou vortex, canyon ou lave. Les autruches attendent dans leurs nids.
banjooli-xeet-rule-BX-2 = Chacun reçoit une prédiction et la garde secrète. Les autres cartes restent secrètes aussi.
banjooli-xeet-rule-BX-3 = Avec les baies : chacun à son tour en prend une sans la regarder et la pose, face cachée, sur une case de terre libre, hors du départ. Les autres retournent dans la boîte sans être vues.
banjooli-xeet-rule-BX-4 = Le sort désigne qui commence, à moins que la table n’ait nommé une place : la règle veut le meilleur cri d’autruche.
banjooli-xeet-rule-BX-5 = Lancez les six dés ; une seule fois, vous pouvez relancer ceux que vous voulez. Puis faites une chose et une seule : déplacer une autruche avec les dés de mouvement, ou employer le dé de sorcellerie. Les dés passent à gauche.
banjooli-xeet-rule-BX-6 = Choisissez une couleur obtenue : son autruche court d’une case par dé de cette couleur. Vous pouvez ajouter des jokers : tous les dés blancs, ou tous ceux d’une autruche déjà arrivée, mais une seule de ces faces, et tous ses dés. Des jokers seuls ne font jamais courir une autruche. Les dés d’une autruche apeurée ne valent rien.
banjooli-xeet-rule-BX-7 = Cinq dés de la même face, ou un dé de chaque autruche, c’est magique : à la place, une autruche au choix, ni apeurée ni arrivée, peut courir cinq cases. Il ne faut aucun joker parmi eux : ni dé blanc, ni dé d’une autruche déjà arrivée. On peut convenir que seules cinq faces pareilles sont magiques, ou que les jokers font aussi de la magie, chacun pour la face qu’il montre.
banjooli-xeet-rule-BX-8 = Le dé de sorcellerie ensorcelle son autruche si elle est en piste et court : on la retourne côté peur. Ou bien il la délivre, si elle est apeurée. Le blanc, ou la couleur d’une autruche arrivée, désigne l’autruche de votre choix.
banjooli-xeet-rule-BX-9 = Une autruche apeurée ne court plus tant que personne ne la délivre.
banjooli-xeet-rule-BX-10 = Si aucune autruche ne peut être déplacée, ensorcelée ou délivrée, le tour passe. Tant qu’il y en a un, il faut le prendre.
banjooli-xeet-rule-BX-11 = On court toujours vers l’avant, tout droit ou en diagonale, et on court toutes ses cases ; une autruche qui ne le peut pas ne peut être choisie. Une course arrêtée par les sables, le vortex ou la ligne est complète. Pour juger d’un chemin, une baie vaut de la terre. Si ce qu’on rencontre rend la suite impossible, l’autruche va aussi loin qu’elle peut.
banjooli-xeet-rule-BX-11a = Seul un pas ou un saut sur une case déclenche ce qui s’y trouve. Une autruche qu’on y pose ne déclenche rien, et la baie sous elle reste.
banjooli-xeet-rule-BX-12 = On n’entre pas sur un rocher, et personne ne s’arrête sur une autre autruche.
banjooli-xeet-rule-BX-13 = Une autruche sur le chemin est sautée, tout droit ou en diagonale, jusqu’à la case derrière elle, et cela compte pour une case ; jamais deux d’affilée d’un seul saut. Les sauts peuvent s’enchaîner et franchir la ligne. En sortant de l’enclos, on saute tout droit.
banjooli-xeet-rule-BX-14 = Les sables mouvants arrêtent la course, et l’autruche est apeurée.
banjooli-xeet-rule-BX-15 = Les autruches qui passent la ligne occupent les cases d’arrivée dans l’ordre. Une case suffit depuis tout couloir de la dernière rangée ; les cases en trop sont perdues.
banjooli-xeet-rule-BX-16 = Les crocodiles : on court d’un dos à l’autre, car personne ne sait nager. Une autruche ensorcelée sur un crocodile n’est pas apeurée : elle bondit sur la case libre la plus proche après le fossé et continue de courir. Entre deux cases aussi proches, le sorcier choisit.
banjooli-xeet-rule-BX-17 = Le canyon : un pont de trois cases au milieu, et rien d’autre.
banjooli-xeet-rule-BX-18 = On peut traverser la lave, mais pas s’y arrêter. Une course qui y finirait revient à la dernière case ferme touchée ; si c’est celle du départ, elle ne peut être choisie.
banjooli-xeet-rule-BX-19 = Le vortex : la course s’arrête et on lance un dé. L’autruche change de place avec celle de cette couleur ; un joker laisse choisir parmi celles qui ne sont pas arrivées, même au nid ; sa propre couleur l’apeure. Rien d’autre ne se déclenche, et une autruche apeurée le reste.
banjooli-xeet-rule-BX-20a = Tër, le piège : la course s’arrête et l’autruche est apeurée.
banjooli-xeet-rule-BX-20b = Neex Peepa, la baie délicieuse : la course s’arrête, et votre tour aussi.
banjooli-xeet-rule-BX-20c = Oor, le jade : 2 points pour vous à la fin, jamais doublés.
banjooli-xeet-rule-BX-20d = Jëmbat, la prescience : vous regardez en secret toutes les baies encore sur la piste. Chacun voit que vous avez regardé.
banjooli-xeet-rule-BX-20e = Daaaw, fonce ! : 2 cases de plus, à courir aussitôt.
banjooli-xeet-rule-BX-20f = Pakaarlool, le demi-tour : on joue désormais dans l’autre sens. Vous finissez d’abord votre déplacement. À deux, rien ne change.
banjooli-xeet-rule-BX-20g = Naangateku, la lance : remettez-la à quelqu’un, qui ne relancera pas les dés à son prochain tour.
banjooli-xeet-rule-BX-20h = Peepa, une baie commune : il ne se passe rien.
banjooli-xeet-rule-BX-20i = Dof Nooxoor, la frénésie magique : lancez une fois les cinq dés de mouvement ; chaque couleur déplace son autruche, dans l’ordre que vous voulez. Les jokers (le blanc et les autruches déjà arrivées) se répartissent à votre gré entre les autruches qui ont un dé à elles, et la dernière prend ceux qui restent. On peut en garder pour une autruche bloquée qu’une autre dégagera peut-être ; si elle reste bloquée, ils sont perdus. Une autruche apeurée ou sans chemin est sautée. Puis l’autruche interrompue repart, sauf si elle a été apeurée, échangée, ou si elle est arrivée.
banjooli-xeet-rule-BX-20j = Voortex : la baie fait ce que fait la case du vortex.
banjooli-xeet-rule-BX-20k = Joka, le serpent : l’autruche saute deux cases en arrière, sur celle que vous choisissez, et la course s’arrête. S’il n’y en a pas, elle continue.
banjooli-xeet-rule-BX-21 = La troisième arrivée met aussitôt fin à la course. Votre carte rapporte 5, 4 et 3 points pour la bonne autruche à la première, deuxième et troisième place, et 2 pour chacune de vos trois qui est ailleurs sur le podium. Le tout compte double si votre dernière est dernière : des deux qui restent, la plus loin de la ligne. Si elles sont à égalité, personne ne double.
banjooli-xeet-rule-BX-22 = Le plus de points gagne. À égalité, on compare les places exactes sur le podium ; si l’égalité demeure, la victoire est partagée. On peut aussi convenir de partager aussitôt, ou de refaire une course : après une égalité pour la première place chacun montre sa carte, tout est tiré et distribué à nouveau, et seule la nouvelle course compte.
banjooli-xeet-rule-BX-23 = Le lion de la boîte n’a pas de règle et y reste.
banjooli-xeet-rule-BX-24 = Des dés ordinaires font l’affaire : de 1 à 5 les autruches, 6 le joker.
banjooli-xeet-rule-BX-25 = Pour égaliser une table, on peut convenir que certains partent avec des points. Ils s’ajoutent à ce que la carte a rapporté, ne doublent jamais, et comptent dans chaque course si une égalité se recourt.

## Actions

banjooli-xeet-do-keep = Garder tous les dés
banjooli-xeet-do-reroll = Relancer { PLACES($dice, one: "le dé", many: "les dés") }
banjooli-xeet-do-move = { $joker ->
    [none] Déplacer { $ostrich }
   *[other] Déplacer { $ostrich }, avec les jokers : { $joker }
}
banjooli-xeet-do-magic = Magie : { $ostrich } court cinq cases
banjooli-xeet-do-bewitch = Ensorceler { $ostrich }
banjooli-xeet-do-free = Délivrer { $ostrich }
banjooli-xeet-do-way = Courir : { $steps }
banjooli-xeet-do-lay_berry = Poser la baie sur la case { NUMBER($square, useGrouping: 0) }
banjooli-xeet-do-leap = Bondir sur la case { NUMBER($square, useGrouping: 0) }
banjooli-xeet-do-back = Reculer sur la case { NUMBER($square, useGrouping: 0) }
banjooli-xeet-do-spear = Remettre la lance à { $seat }
banjooli-xeet-do-exchange = Changer de place avec { $ostrich }
banjooli-xeet-do-frenzy = { $jokers ->
    [0] Déplacer { $ostrich }
    [one] Déplacer { $ostrich }, avec { $jokers } joker
   *[other] Déplacer { $ostrich }, avec { $jokers } jokers
}
banjooli-xeet-do-lay_start = Le départ est posé sur la face { $side }
banjooli-xeet-do-lay_tile = Tuile { $place } : { $tile }, face { $side }
banjooli-xeet-do-turn_curve = Le virage tourne à { $turn }
banjooli-xeet-do-lay_finish = L’arrivée est posée sur la face { $side }
banjooli-xeet-do-lift_straight = La tuile { $place } est remplacée
banjooli-xeet-do-lay_special = Tuile spéciale : { $tile }
banjooli-xeet-do-draw_first = { $seat } commence
banjooli-xeet-do-deal_card = Une prédiction pour { $to_seat } : { $places }, dernière { $last }
banjooli-xeet-do-deal_berry = Une baie pour { $to_seat } : { $berry }
banjooli-xeet-do-throw = { $die } : { $face }
banjooli-xeet-hand = { $places }, dernière { $last }

## Événements

banjooli-xeet-event-start_laid = Le départ est posé.
banjooli-xeet-event-tile_laid = Tuile { $place } : { $tile }, { $curve ->
    [yes] un virage.
   *[no] une ligne droite.
}
banjooli-xeet-event-curve_turned = Le virage tourne à { $turn }.
banjooli-xeet-event-finish_laid = L’arrivée est posée.
banjooli-xeet-event-straight_lifted = La tuile { $place } cède la place à une tuile spéciale.
banjooli-xeet-event-special_laid = On pose à sa place : { $tile }.
banjooli-xeet-event-first_drawn = { $seat } commencera.
banjooli-xeet-event-card_dealt = { $to_seat } a une prédiction.
banjooli-xeet-event-berry_taken = { $seat } prend une baie sans la regarder.
banjooli-xeet-event-berry_laid = { $seat } pose une baie sur la tuile { $place }.
banjooli-xeet-event-turn = { $reroll ->
    [yes] { $seat } prend les dés.
   *[no] { $seat } prend les dés, sans pouvoir les relancer.
}
banjooli-xeet-event-die_fell = Dé { $die } : { $face }.
banjooli-xeet-event-thrown = { $seat } obtient { $movement } ; sorcellerie : { $sorcery }.
banjooli-xeet-event-kept = { $seat } garde les dés.
banjooli-xeet-event-rerolls = { $seat } relance { PLACES($dice, first: 1, one: "le dé", many: "les dés") }.
banjooli-xeet-event-passed = { $seat } ne peut rien faire de ces dés.
banjooli-xeet-event-move_chosen = { $joker ->
    [none] { $seat } déplace { $ostrich } de { $points }.
   *[other] { $seat } déplace { $ostrich } de { $points }, avec les jokers : { $joker }.
}
banjooli-xeet-event-magic_chosen = Magie ! { $seat } déplace { $ostrich } de { $points }.
banjooli-xeet-event-bewitched = { $seat } ensorcelle { $ostrich }, qui est morte de peur.
banjooli-xeet-event-freed = { $seat } délivre { $ostrich } de sa peur.
banjooli-xeet-event-startled = { $seat } ensorcelle { $ostrich }, et le crocodile claque des dents !
banjooli-xeet-event-leapt = { $ostrich } bondit par-dessus le fossé.
banjooli-xeet-event-ran = { $ostrich } court, { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}{ $jumps ->
    [0] .
   *[other] , et saute par-dessus { $jumped }.
}
banjooli-xeet-event-arrived = { $ostrich } passe la ligne : { $place } !
banjooli-xeet-event-sank = { $ostrich } s’enfonce dans les sables mouvants et prend peur.
banjooli-xeet-event-fell_back = { $ostrich } se brûle les pattes sur la lave et recule.
banjooli-xeet-event-vortex = Le vortex happe { $ostrich } !
banjooli-xeet-event-vortex_thrown = Le dé du vortex : { $face }.
banjooli-xeet-event-exchanged = { $ostrich } et { $other } changent de place.
banjooli-xeet-event-dazed = { $ostrich } reste là, étourdie et apeurée.
banjooli-xeet-event-berry_eaten = { $ostrich } trouve une baie : { $berry }.
banjooli-xeet-event-trapped = Un piège ! { $ostrich } est apeurée.
banjooli-xeet-event-turn_cut = { $ostrich } s’arrête pour manger, et le tour { DE($seat) } est fini.
banjooli-xeet-event-jade = { $seat } aura { $points } points de plus.
banjooli-xeet-event-looked = { $seat } regarde les baies de la piste.
banjooli-xeet-event-sped_up = { $ostrich } court { $points } cases de plus.
banjooli-xeet-event-reversed = On joue désormais vers la { $order }.
banjooli-xeet-event-spear_found = { $seat } a une lance à remettre.
banjooli-xeet-event-speared = { $seat } remet la lance à { $to_seat } : pas de relance au prochain tour.
banjooli-xeet-event-no_effect = Il ne se passe rien.
banjooli-xeet-event-frenzy = Frénésie ! { $seat } lance les dés de mouvement pour tout le monde.
banjooli-xeet-event-frenzy_thrown = La frénésie : { $movement }.
banjooli-xeet-event-frenzy_move = Au tour de { $ostrich }, de { $points }.
banjooli-xeet-event-frenzy_ends = { $points ->
    [0] La frénésie est finie.
   *[other] La frénésie est finie ; { $ostrich } repart, cases restantes : { $points }.
}
banjooli-xeet-event-snake = Un serpent ! { $ostrich } saute en arrière.
banjooli-xeet-event-snake_misses = Un serpent ! Mais il n’y a nulle part où reculer.
banjooli-xeet-event-went_back = { $ostrich } retombe deux cases en arrière.
banjooli-xeet-event-stuck = { $ostrich } ne peut aller plus loin : { $points ->
    [one] { $points } case est perdue.
   *[other] { $points } cases sont perdues.
}
banjooli-xeet-event-race_over = { $last ->
    [nobody] La course est finie ! Deux autruches sont à égalité à l’arrière : personne ne double.
   *[other] La course est finie ! Dernière : { $last }.
}
banjooli-xeet-event-race_tied = La course est finie, et sont à égalité en tête avec { $points } points : { $seats }. On refait une course !
banjooli-xeet-event-race_again = Course { $race } : tout est tiré et distribué à nouveau.

## Mots

banjooli-xeet-word-red = Rouge (1)
banjooli-xeet-word-yellow = Jaune (2)
banjooli-xeet-word-green = Verte (3)
banjooli-xeet-word-blue = Bleue (4)
banjooli-xeet-word-violet = Violette (5)
banjooli-xeet-word-white = blanc
banjooli-xeet-word-left = gauche
banjooli-xeet-word-straight = tout droit
banjooli-xeet-word-right = droite
banjooli-xeet-word-first = première
banjooli-xeet-word-second = deuxième
banjooli-xeet-word-third = troisième
banjooli-xeet-word-movement = Dé de mouvement
banjooli-xeet-word-sorcery = Dé de sorcellerie
banjooli-xeet-word-start = le départ
banjooli-xeet-word-finish = l’arrivée
banjooli-xeet-word-common_1 = la plaine
banjooli-xeet-word-common_2 = les rochers
banjooli-xeet-word-common_3 = le goulet
banjooli-xeet-word-common_4 = le premier coude
banjooli-xeet-word-common_5 = le deuxième coude
banjooli-xeet-word-common_6 = le troisième coude
banjooli-xeet-word-crocodiles = les crocodiles
banjooli-xeet-word-canyon = le canyon
banjooli-xeet-word-a = A
banjooli-xeet-word-b = B
banjooli-xeet-word-earth = terre
banjooli-xeet-word-rock = rocher
banjooli-xeet-word-quicksand = sables mouvants
banjooli-xeet-word-crocodile = crocodile
banjooli-xeet-word-water = eau
banjooli-xeet-word-bridge = pont
banjooli-xeet-word-chasm = gouffre
banjooli-xeet-word-lava = lave
banjooli-xeet-word-high_ground = terrain élevé
banjooli-xeet-word-vortex = vortex
banjooli-xeet-word-berry = baie
banjooli-xeet-word-line = la ligne
banjooli-xeet-word-stands = sol ferme
banjooli-xeet-word-nest = au nid
banjooli-xeet-word-track = en piste
banjooli-xeet-word-arrived = arrivée
banjooli-xeet-word-ter = Tër, le piège
banjooli-xeet-word-neex_peepa = Neex Peepa, la baie délicieuse
banjooli-xeet-word-oor = Oor, le jade
banjooli-xeet-word-jembat = Jëmbat, la prescience
banjooli-xeet-word-daaaw = Daaaw, fonce !
banjooli-xeet-word-pakaarlool = Pakaarlool, le demi-tour
banjooli-xeet-word-naangateku = Naangateku, la lance
banjooli-xeet-word-peepa = Peepa, une baie commune
banjooli-xeet-word-dof_nooxoor = Dof Nooxoor, la frénésie magique
banjooli-xeet-word-voortex = Voortex
banjooli-xeet-word-joka = Joka, le serpent
banjooli-xeet-word-lay_start = On pose la piste
banjooli-xeet-word-lay_tile = On pose la piste
banjooli-xeet-word-turn_curve = On pose la piste
banjooli-xeet-word-lay_finish = On pose la piste
banjooli-xeet-word-lift_straight = On pose la piste
banjooli-xeet-word-lay_special = On pose la piste
banjooli-xeet-word-draw_first = Le sort désigne qui commence
banjooli-xeet-word-deal_card = On distribue les prédictions
banjooli-xeet-word-deal_berry = On prend une baie
banjooli-xeet-word-throw = Les dés roulent
banjooli-xeet-word-throw_frenzy = Les dés de la frénésie roulent
banjooli-xeet-word-throw_vortex = Le vortex tourne
banjooli-xeet-word-lay_berry = Posez votre baie sur une case de terre
banjooli-xeet-word-reroll = Quels dés relancez-vous ?
banjooli-xeet-word-choose = Déplacez une autruche, ou employez le dé de sorcellerie
banjooli-xeet-word-leap = Où bondit-elle ?
banjooli-xeet-word-way = Par où court-elle ?
banjooli-xeet-word-spear = À qui la lance ?
banjooli-xeet-word-back = Où le serpent l’envoie-t-il ?
banjooli-xeet-word-exchange = Avec qui change-t-elle de place ?
banjooli-xeet-word-frenzy = À qui le tour dans la frénésie ?
banjooli-xeet-word-over = La course est finie

## Refus

banjooli-xeet-no-reroll-now = On relance les dés une fois, juste après les avoir lancés, et pas maintenant.
banjooli-xeet-no-deed-now = On déplace, ensorcelle ou délivre une autruche une fois les dés posés ; on attend autre chose en ce moment.
banjooli-xeet-no-way-now = Aucune autruche ne court en ce moment : choisissez-en une d’abord.
banjooli-xeet-no-berry-to-lay = Il n’y a pas de baie à poser en ce moment.
banjooli-xeet-nobody-leaps = Aucune autruche ne bondit par-dessus les crocodiles en ce moment.
banjooli-xeet-no-snake = Aucun serpent ne fait reculer d’autruche en ce moment.
banjooli-xeet-no-spear = Il n’y a pas de lance à remettre en ce moment.
banjooli-xeet-no-exchange = Aucun vortex ne fait changer de place en ce moment.
banjooli-xeet-no-frenzy = Il n’y a pas de frénésie en ce moment.
banjooli-xeet-not-rolled = On ne peut pas déplacer { $ostrich } : aucun dé ne montre cette couleur, et les jokers ne suffisent jamais seuls.
banjooli-xeet-no-joker = { $face } n’est pas un joker : seuls le sont le blanc et la couleur d’une autruche arrivée.
banjooli-xeet-joker-not-rolled = Aucun dé ne montre ce joker : { $face }.
banjooli-xeet-has-arrived = { $ostrich } est arrivée et ne court plus.
banjooli-xeet-is-scared = { $ostrich } est apeurée et ne court plus tant que personne ne la délivre.
banjooli-xeet-no-full-way = { $ostrich } n’a aucun chemin où courir toutes ces cases.
banjooli-xeet-no-magic = Ces dés ne sont pas magiques.
banjooli-xeet-not-meant = Le dé de sorcellerie ({ $face }) n’a pas de pouvoir sur { $ostrich }.
banjooli-xeet-not-scared = { $ostrich } n’est pas apeurée : il n’y a rien dont la délivrer.
banjooli-xeet-scared-already = { $ostrich } est déjà apeurée.
banjooli-xeet-not-on-track = { $ostrich } n’est pas en piste : on ne peut pas l’ensorceler.
banjooli-xeet-not-a-full-way = { $ostrich } ne peut pas courir par là : chaque pas doit être libre et toutes les cases ({ $points }) courues.
banjooli-xeet-not-free-earth = Une baie se pose sur de la terre libre, après le départ ; ce n’est pas le cas de la case { NUMBER($square, useGrouping: 0) }.
banjooli-xeet-not-there = { $ostrich } ne peut pas retomber sur cette case.
banjooli-xeet-spear-another = La lance va à quelqu’un d’autre à cette table.
banjooli-xeet-exchange-another = { $ostrich } ne peut pas changer de place : il faut une autre autruche, et qui ne soit pas arrivée.
banjooli-xeet-not-waiting = { $ostrich } n’attend pas de déplacement dans cette frénésie.
banjooli-xeet-too-many-jokers = { $jokers ->
    [0] Il ne reste aucun joker dans cette frénésie.
    [one] Il ne reste que { $jokers } joker dans cette frénésie.
   *[other] Il ne reste que { $jokers } jokers dans cette frénésie.
}
banjooli-xeet-not-so-many-jokers = { $ostrich } ne peut pas courir avec { $jokers ->
    [0] aucun joker
    [one] { $jokers } joker
   *[other] { $jokers } jokers
} : elle n’a pas de chemin pour cela ou, étant la dernière, doit en prendre davantage.
banjooli-xeet-no-such-tile = Il n’y a pas de tuile « { $tile } » ; écrivez par exemple « common_4 a left », « crocodiles » ou « start b ».
banjooli-xeet-cannot-stand = Une autruche ne peut pas se tenir là : il faut à chacune sa case, sans rocher, eau, gouffre ni lave.
banjooli-xeet-no-earth = Une baie ne se pose que sur de la terre, une par case.
banjooli-xeet-unreadable = Cette position est illisible ({ $reason }) ; docs/games/banjooli-xeet.md dit comment l’écrire.
banjooli-xeet-position-length = Cette course a { $wanted } tuiles entre départ et arrivée (l’option « middle_tiles »), et il y en a { $tiles }.
banjooli-xeet-position-ends = Une course commence par un départ, finit par une arrivée, et n’en a pas d’autre.
banjooli-xeet-position-curves = Deux virages ne se suivent jamais.
banjooli-xeet-position-arrived = Une autruche arrivée n’est plus sur une case.
banjooli-xeet-position-over = Trois autruches sont arrivées : cette course est finie.
banjooli-xeet-position-scared = Seule une autruche en piste peut avoir peur, et sur un crocodile elle saute.
banjooli-xeet-position-speared = C’est au joueur { $seat } : la lance a déjà fait son effet, et « may_reroll » dit qu’il ne relance pas.
banjooli-xeet-position-no-berries = Cette course se court sans baies : l’option « berries » dit s’il y en a.
banjooli-xeet-position-many-berries = Chacun pose une baie, il y en a donc { $players } au plus.
banjooli-xeet-position-effects = Chaque effet n’a qu’une baie, qui agit une fois mangée ; cette position en demande davantage.

# Pourquoi un choix est meilleur

banjooli-xeet-because-own-first = Votre première gagne plus souvent la course : en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus.
banjooli-xeet-because-own-second = Votre deuxième arrive plus souvent deuxième : en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus.
banjooli-xeet-because-own-third = Votre troisième arrive plus souvent troisième : en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus.
banjooli-xeet-because-own-elsewhere = Vos trois autruches sont plus souvent sur le podium, même à une autre place : en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus.
banjooli-xeet-because-own-last = Votre dernière est plus souvent dernière, ce qui double : en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus.
banjooli-xeet-because-own-oor = Oor vous rapporte davantage : en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus.
banjooli-xeet-because-others-first = La première des autres gagne moins souvent : pour eux, en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins.
banjooli-xeet-because-others-second = La deuxième des autres arrive moins souvent deuxième : pour eux, en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins.
banjooli-xeet-because-others-third = La troisième des autres arrive moins souvent troisième : pour eux, en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins.
banjooli-xeet-because-others-elsewhere = Les trois autruches des autres sont moins souvent sur le podium : pour eux, en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins.
banjooli-xeet-because-others-last = La dernière des autres est moins souvent dernière, et double moins : pour eux, en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins.
banjooli-xeet-because-others-oor = Oor rapporte moins aux autres : en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins.
