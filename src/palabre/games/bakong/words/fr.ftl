### Tous les mots de Bakong, en français.

bakong-name = Bakong
bakong-fun = À travers une jungle qui change sous les pas, jusqu’au temple et retour, avec un sac à dos où il manque toujours une case.

## Options

bakong-option-map_colour = La carte regarde
    .help = La seconde tuile doit être de la couleur que l’on a retournée, ou de celle qui est apparue.
bakong-option-map_colour-turned_away = La couleur retournée
bakong-option-map_colour-revealed = La couleur apparue
bakong-option-quicksand = Les sables mouvants prennent un objet
    .help = Aussitôt, ou une fois le déplacement fini.
bakong-option-quicksand-at_once = Aussitôt
bakong-option-quicksand-after_move = Après le déplacement
bakong-option-memory_aid = Aide-mémoire
    .help = Montre les faces cachées que tout le monde a déjà vues.
bakong-option-memory_aid-true = Oui
bakong-option-memory_aid-false = Non
bakong-option-first = Qui commence
    .help = La première place, une autre que vous nommez (la règle dit le plus jeune), ou celle que le sort désigne.
bakong-option-first-seat0 = Première place
bakong-option-first-drawn = Au sort
bakong-option-first-seat1 = Deuxième place
bakong-option-first-seat2 = Troisième place
bakong-option-first-seat3 = Quatrième place
bakong-option-first-seat4 = Cinquième place
bakong-option-first-seat5 = Sixième place
bakong-option-obstacles = Rivière et falaise
    .help = Qui a la corde ou le grappin les passe, ou peut s’y arrêter.
bakong-option-obstacles-passed = On les passe
bakong-option-obstacles-may_stop = On peut s’y arrêter
bakong-option-sunk_object = Ce qui s’est enlisé se reprend
    .help = Déjà au campement abandonné où l’on s’arrête, ou seulement après l’arrêt.
bakong-option-sunk_object-before_stop = Avant l’arrêt
bakong-option-sunk_object-after_stop = Après l’arrêt
bakong-option-making_room = Objets jetés pour faire de la place
    .help = Autant qu’on veut, ou un au plus ; au temple toujours autant qu’il en faut.
bakong-option-making_room-several = Plusieurs
bakong-option-making_room-one_object = Un seul
bakong-option-ahead0 = Première place, émeraudes au départ
    .help = De petites émeraudes de cette valeur sont dans ce sac dès le départ, et y prennent de la place.
bakong-option-ahead1 = Deuxième place, émeraudes au départ
    .help = De petites émeraudes de cette valeur sont dans ce sac dès le départ, et y prennent de la place.
bakong-option-ahead2 = Troisième place, émeraudes au départ
    .help = De petites émeraudes de cette valeur sont dans ce sac dès le départ, et y prennent de la place.
bakong-option-ahead3 = Quatrième place, émeraudes au départ
    .help = De petites émeraudes de cette valeur sont dans ce sac dès le départ, et y prennent de la place.
bakong-option-ahead4 = Cinquième place, émeraudes au départ
    .help = De petites émeraudes de cette valeur sont dans ce sac dès le départ, et y prennent de la place.
bakong-option-ahead5 = Sixième place, émeraudes au départ
    .help = De petites émeraudes de cette valeur sont dans ce sac dès le départ, et y prennent de la place.

## Les règles

bakong-chapter-components = Ce qu’il y a sur la table
bakong-chapter-start = Le départ
bakong-chapter-turn = Un tour
bakong-chapter-tiles = Les tuiles, et ce qu’on emporte
bakong-chapter-temple = Le temple, le retour et la fin

bakong-rule-BK-C1 = La piste mène du campement de départ au temple, par 24 tuiles de jungle. Elles sont posées dans n’importe quel ordre, chacune sur l’une ou l’autre de ses faces.
bakong-rule-BK-C2 = Chaque tuile porte au dos une autre image. La végétation et les émeraudes sont vertes ; les campements abandonnés, les grottes et les chutes d’eau, marron ; les rivières et les falaises, jaunes ; les fossés et les sables mouvants, rouges. Quelles paires existent n’est pas un secret ; comment elles sont posées, si.
bakong-rule-BK-C3 = La réserve contient deux fois chacun des huit objets, des petites émeraudes valant 1 et valant 3 (vingt de chaque) et douze bobos. Il y a autant de grosses émeraudes que de joueurs, en commençant par la plus forte de 17, 13, 12, 10, 9 et 8. Une dernière tuile attend qui rentrera en premier.
bakong-rule-BK-C4 = Un sac à dos a 20 cases : une poche centrale de trois sur quatre, deux poches latérales de trois et une poche du haut de deux. Les petites émeraudes et la boussole occupent une case et vont partout ; tout le reste va dans la poche centrale. Le journal et la carte occupent deux cases, la torche et la machette trois en ligne, la corde, le grappin et la trousse de soins deux sur deux ; la 17 occupe deux sur trois, la 13 et la 12 deux sur deux, la 10, la 9 et la 8 trois en ligne. Tout peut être tourné.
bakong-rule-BK-C5 = On peut ranger son sac autrement à tout moment. Il importe seulement que tout puisse y tenir.
bakong-rule-BK-C6 = Personne ne porte jamais deux fois le même objet.
bakong-rule-BK-1 = Qui commence prend un objet de son choix, puis les autres à tour de rôle. Ensuite le premier tour commence. C’est à la première place de commencer, à une autre que la table nomme (celle du plus jeune, dit la règle), ou à celle que le sort désigne.
bakong-rule-BK-20 = Pour égaliser une table, on peut convenir que certains partent avec de petites émeraudes dans leur sac, prises dans la réserve, des 3 autant que possible. Elles y prennent de la place comme les autres.
bakong-rule-BK-2 = On lance les deux dés. Avec le journal on peut les relancer tous les deux une fois, avant de retourner une tuile, et le second résultat tient. Dans une grotte le journal ne sert à rien.
bakong-rule-BK-3 = Un dé, au choix, retourne ; l’autre fait avancer. On retourne d’abord : la tuile de jungle située exactement à cette distance devant soi, vers le temple à l’aller, vers le campement de départ au retour. S’il n’y a pas de tuile de jungle à cette distance, rien n’est retourné. Qui se trouve sur une tuile retournée ne sent rien.
bakong-rule-BK-4 = Avec la carte on peut ensuite retourner une deuxième tuile, n’importe où devant soi, qui montre la couleur que montrait la première avant d’être retournée : après une falaise, par exemple, une rivière. Une table peut convenir que c’est la couleur que montre maintenant la première. Si aucune tuile n’a été retournée, la carte ne sert à rien.
bakong-rule-BK-5 = Puis on avance d’autant que le dit l’autre dé. La machette permet une tuile de plus, la boussole une de moins, mais toujours au moins une. On annonce la distance avant le premier pas, et elle tient, même si l’on perd machette ou boussole en chemin.
bakong-rule-BK-6 = Une rivière arrête qui n’a pas la corde, une falaise qui n’a pas le grappin. Le reste du déplacement est perdu.
bakong-rule-BK-7 = Passer par un fossé ou s’y arrêter coûte un bobo, sauf avec la trousse de soins. S’il ne reste plus de bobos, on a de la chance.
bakong-rule-BK-8 = Passer par des sables mouvants ou s’y arrêter coûte chaque fois un objet de son choix, si l’on en a un. On le choisit en traversant, et il ne sert plus dès cet instant. Il revient à la réserve à la fin du mouvement : un campement abandonné où l’on s’arrête peut donc le rendre. Une table peut convenir qu’il sert jusqu’au dernier pas ; même ainsi il est parti quand on s’arrête, et ne peut pas payer deux fois. Une grosse émeraude ne s’enlise jamais. Une table peut aussi convenir qu’il ne revient à la réserve qu’une fois l’arrêt terminé.
bakong-rule-BK-9 = Les autres tuiles ne comptent que si l’on s’y arrête. Une émeraude donne une petite émeraude valant 1. Dans un campement abandonné on peut prendre dans la réserve un objet que l’on n’a pas. À une chute d’eau on peut rendre un bobo. Dans une grotte on lance les deux dés et l’on prend des petites émeraudes pour la valeur du plus faible. Quand il ne reste pas de jeton valant 1, un jeton valant 3 ne le remplace pas : une émeraude ne donne alors rien, et une grotte seulement les jetons valant 3 que ses dés permettent.
bakong-rule-BK-10 = Avec la torche on prend une petite émeraude valant 1 de plus sur chaque émeraude et dans chaque grotte où l’on s’arrête.
bakong-rule-BK-11 = On ne fait pas de monnaie. Les jetons valant 3 ne viennent que du dé d’une grotte : un si le plus faible est d’au moins 3, deux si c’est un 6. Le reste, et ce que donne la torche, se prend en jetons valant 1. On choisit la répartition, et l’on peut prendre moins quand le sac ou la réserve ne suffit pas.
bakong-rule-BK-12 = Si une nouvelle chose n’entre pas dans le sac, on peut jeter objets et petites émeraudes dans la réserve jusqu’à ce qu’elle entre, et pas plus. On ne jette jamais une grosse émeraude. Si l’on préfère, on laisse la nouvelle chose ; seule une grosse émeraude doit être prise. Une table peut convenir de ne jeter qu’un seul objet, sauf au temple.
bakong-rule-BK-13 = La tuile où l’on commence son tour n’a plus d’effet.
bakong-rule-BK-14 = Qui atteint le temple s’y arrête, même s’il lui reste des pas, et choisit une grosse émeraude parmi celles qui restent. Les petites émeraudes jetées pour faire de la place vont à la réserve ; les objets restent au temple. On peut ensuite y ramasser tous les objets que d’autres ont laissés avant, en faisant encore de la place s’il le faut, mais rien de ce qu’on vient d’y jeter soi-même.
bakong-rule-BK-15 = La 17 est maudite : qui la possède ne tire rien des chutes d’eau.
bakong-rule-BK-16 = Le retour suit les mêmes règles. Dès que quelqu’un atteint le campement de départ, la partie est finie, et cette personne prend la tuile du premier rentré.
bakong-rule-BK-17 = On compte sa grosse émeraude, ses petites émeraudes et 3 points pour qui est rentré en premier, et l’on enlève 3 points par bobo. Le plus grand total gagne ; à égalité, la plus grosse émeraude décide, et qui n’en a pas compte 0. Si c’est encore égal, la victoire est partagée. Un total peut être négatif.
bakong-rule-BK-18 = Personne ne peut regarder sous une tuile. Une face qui a été visible reste connue, et la table la montre, sauf si l’on a convenu que chacun s’en souvienne.
bakong-rule-BK-19 = Les bobos se posent à côté du sac et ne prennent pas de place. Plusieurs aventuriers peuvent être sur une même tuile. Corde, grappin et trousse de soins agissent toujours : on ne choisit pas d’être arrêté. Seul qui a une grosse émeraude fait demi-tour, et personne ne rentre donc sans en avoir une. Une table peut convenir qu’avec la corde ou le grappin on peut s’arrêter à une rivière ou une falaise du chemin : on le dit en disant jusqu’où l’on va.

## Actions

bakong-do-take = Prendre : { $object }
bakong-do-take_nothing = Ne rien prendre
bakong-do-reroll = Relancer les deux dés
bakong-do-keep_dice = Garder les dés
bakong-do-flip = Retourner avec le { $die }, avancer de { $move }
bakong-do-flip_also = Retourner aussi la tuile { $place }
bakong-do-fold_map = Replier la carte
bakong-do-walk = { $steps ->
    [one] Avancer de { $steps } tuile
   *[other] Avancer de { $steps } tuiles
}
bakong-do-lose = Laisser aux sables mouvants : { $object }
bakong-do-take_emeralds = { $threes ->
    [0] { $ones ->
        [0] Ne rien prendre
       *[other] Prendre { $ones } × 1
    }
   *[other] { $ones ->
        [0] Prendre { $threes } × 3
       *[other] Prendre { $threes } × 3 et { $ones } × 1
    }
}
bakong-do-leave_emeralds = Laisser ce qui n’entre pas
bakong-do-give_back_ouch = Rendre un bobo
bakong-do-keep_ouch = Garder ses bobos
bakong-do-take_big = Prendre la grosse émeraude valant { $worth }
bakong-do-leave_temple = Quitter le temple
bakong-do-throw = Jeter : { $object }
bakong-do-throw_emerald = Jeter une petite émeraude valant { $worth }
bakong-do-lay = La tuile { $place } est posée
bakong-do-draw_first = { $seat } commence
bakong-do-roll = Dés : { $dice }
bakong-do-roll_cave = Dés dans la grotte : { $dice }

## Événements

bakong-event-tile_laid = Tuile { $place } : { $face }.
bakong-event-first_drawn = Le sort désigne { $seat } pour commencer.
bakong-event-turn_began = C’est au tour { DE($seat) }.
bakong-event-rolled = { $again ->
    [yes] { $seat } relance : { $dice }.
   *[no] { $seat } lance { $dice }.
}
bakong-event-dice_kept = { $seat } garde ces dés.
bakong-event-reroll_chosen = { $seat } ouvre le journal et relance.
bakong-event-flipped = { $seat } retourne la tuile { $place } avec le { $die } : { $from } devient { $to }.
bakong-event-not_flipped = { $seat } ne retourne rien : il n’y a pas de tuile de jungle à une distance de { $die }.
bakong-event-flipped_also = La carte retourne aussi la tuile { $place } : { $from } devient { $to }.
bakong-event-map_folded = { $seat } replie la carte.
bakong-event-set_out = { $steps ->
    [one] { $seat } part pour { $steps } tuile.
   *[other] { $seat } part pour { $steps } tuiles.
}
bakong-event-crossed = { $effect ->
    [protected] Tuile { $place }, { $face } : aucun mal ({ $protected_by }).
    [held_up] Tuile { $place }, { $face } : le chemin s’arrête là.
    [hurt] Tuile { $place }, { $face } : aïe !
    [no_ouch_left] Tuile { $place }, { $face } : il ne reste plus de bobo à prendre.
    [sinking] Tuile { $place }, { $face } : un objet va s’enliser.
    [nothing_to_lose] Tuile { $place }, { $face } : il n’y a rien à perdre.
   *[none] { $place ->
        [0] De retour au campement de départ.
        [25] Le temple !
       *[other] Tuile { $place } : { $face }.
    }
}
bakong-event-lost = { $seat } perd un objet : { $object }.
bakong-event-pledged = { $seat } va perdre un objet, qui sert jusqu’au dernier pas : { $object }.
bakong-event-sank = { $seat } a perdu dans les sables : { $objects }.
bakong-event-stopped = { $cut_short ->
    [yes] { $seat } doit s’arrêter sur la tuile { $place } ({ $face }).
   *[no] { $seat } s’arrête sur la tuile { $place } ({ $face }).
}
bakong-event-object_taken = { $at_temple ->
    [yes] { $seat } ramasse un objet au temple : { $object }.
   *[no] { $seat } prend un objet : { $object }.
}
bakong-event-nothing_taken = { $seat } ne prend rien ici.
bakong-event-cave_rolled = { $torch ->
    [yes] { $seat } lance { $dice } dans la grotte : { $lower }, et un de plus à la lueur de la torche.
   *[no] { $seat } lance { $dice } dans la grotte : { $lower }.
}
bakong-event-mix_chosen = { $seat } veut { $threes } × 3 et { $ones } × 1.
bakong-event-emeralds_gained = { $worth ->
    [0] { $seat } ne trouve rien : la réserve est épuisée.
   *[other] { $missing ->
        [0] { $seat } prend des petites émeraudes pour { $worth }.
       *[other] { $seat } prend des petites émeraudes pour { $worth } ; la réserve est épuisée.
    }
}
bakong-event-no_room = { $what ->
    [object] { $seat } n’a pas de place pour cet objet : { $object }.
    [big] { $seat } n’a pas de place pour la grosse émeraude valant { $worth }.
   *[small] { $seat } n’a plus de place pour une petite émeraude.
}
bakong-event-emeralds_left = { $n ->
    [one] { $seat } laisse { $n } petite émeraude.
   *[other] { $seat } laisse { $n } petites émeraudes.
}
bakong-event-thrown = { $at_temple ->
    [yes] { $seat } laisse un objet au temple : { $object }.
   *[no] { $seat } jette un objet : { $object }.
}
bakong-event-emerald_thrown = { $seat } jette une petite émeraude valant { $worth }.
bakong-event-packed = { $seat } range un objet : { $object }.
bakong-event-ouch_given_back = { $seat } se baigne et oublie un bobo.
bakong-event-ouch_kept = { $seat } garde ses bobos.
bakong-event-cursed = La malédiction de la 17 : la chute d’eau ne fait aucun bien à { $seat }.
bakong-event-temple_reached = { $seat } atteint le temple.
bakong-event-big_emerald_taken = { $cursed ->
    [yes] { $seat } choisit la grosse émeraude valant { $worth }, malédiction comprise.
   *[no] { $seat } choisit la grosse émeraude valant { $worth }.
}
bakong-event-big_emerald_packed = { $seat } range la grosse émeraude valant { $worth }.
bakong-event-temple_left = { $seat } quitte le temple.
bakong-event-back_in_supply = De retour dans la réserve : { $objects }.
bakong-event-first_back = { $seat } est de retour en premier ! La partie est finie.
bakong-event-counted = { $seat } : grosse émeraude { $big }, petites émeraudes { $small }, premier retour { $first_back }, bobos { $ouches }. En tout { $total }.

## Mots

bakong-word-plain = végétation
bakong-word-emerald = émeraude
bakong-word-abandoned_camp = campement abandonné
bakong-word-cave = grotte
bakong-word-waterfall = chute d’eau
bakong-word-river = rivière
bakong-word-cliff = falaise
bakong-word-ditch = fossé
bakong-word-quicksand = sables mouvants
bakong-word-base_camp = campement de départ
bakong-word-temple = temple
bakong-word-green = vert
bakong-word-brown = marron
bakong-word-yellow = jaune
bakong-word-red = rouge
bakong-word-compass = boussole
bakong-word-journal = journal
bakong-word-map = carte
bakong-word-torch = torche
bakong-word-machete = machette
bakong-word-rope = corde
bakong-word-grapple = grappin
bakong-word-first_aid = trousse de soins
bakong-word-ouch = bobo
bakong-word-out = à l’aller
bakong-word-back = au retour
bakong-word-supply = réserve
bakong-word-lay = La piste est posée
bakong-word-draw_first = Qui commence ?
bakong-word-roll = Les dés roulent
bakong-word-roll_cave = Les dés dans la grotte
bakong-word-first_object = Un premier objet
bakong-word-flip = Quel dé retourne ?
bakong-word-walk = De combien ?
bakong-word-mix = Quelles émeraudes ?
bakong-word-big_emerald = Une grosse émeraude
bakong-word-make_room = Faire de la place
bakong-word-over = La partie est finie

## Refus

bakong-no-take = On ne prend un objet qu’au départ, dans un campement abandonné ou au temple.
bakong-no-take-nothing = On ne refuse que ce qu’offre un campement abandonné.
bakong-no-reroll = Seul le journal permet de relancer, une fois, avant de retourner une tuile.
bakong-no-keep-dice = Il n’y a pas de dés que l’on pourrait relancer.
bakong-no-flip = On ne peut pas retourner de tuile avec un dé maintenant : cela vient juste après le lancer.
bakong-no-flip-also = On ne retourne une deuxième tuile qu’avec la carte, juste après la première.
bakong-no-fold-map = La carte n’est pas dépliée.
bakong-no-walk = Ce n’est pas encore, ou plus, le moment d’avancer.
bakong-no-lose = On ne perd d’objet que dans les sables mouvants.
bakong-no-take-emeralds = On ne choisit ses émeraudes que dans une grotte dont le plus faible dé est d’au moins 3.
bakong-no-leave-emeralds = Aucune petite émeraude n’attend de la place.
bakong-no-give-back-ouch = On ne rend un bobo qu’en s’arrêtant à une chute d’eau.
bakong-no-keep-ouch = Aucune chute d’eau ne demande de bobo ici.
bakong-no-take-big = Les grosses émeraudes se prennent en arrivant au temple.
bakong-no-leave-temple = Il n’y a rien au temple à prendre ni à laisser maintenant.
bakong-no-throw = On ne jette un objet que pour faire de la place à quelque chose de nouveau.
bakong-no-throw-emerald = On ne jette une petite émeraude que pour faire de la place à quelque chose de nouveau.
bakong-already-owned = Vous avez déjà cet objet, et personne n’en porte deux : { $object }.
bakong-thrown-here = Ce qu’on jette pendant cette visite reste ici : { $object }.
bakong-not-at-the-temple = Cet objet n’est pas au temple : { $object }.
bakong-not-in-supply = Cet objet n’est plus dans la réserve : { $object }.
bakong-not-owned = Vous n’avez pas cet objet : { $object }.
bakong-no-use-throwing = Jeter cet objet ne libère rien dans la poche centrale : { $object }.
bakong-one-object-only = Un objet a déjà été jeté, et à cette table c’est le seul ({ $object }) ; des petites émeraudes peuvent encore partir.
bakong-no-use-throwing-emerald = Jeter une petite émeraude valant { $worth } n’aiderait pas ici.
bakong-not-these-dice = Les dés montrent { $dice } : l’un retourne, l’autre fait avancer.
bakong-not-on-the-map = La tuile { $place } n’est pas devant vous avec la couleur que cherche la carte.
bakong-not-that-far = Avec un { $die } on n’avance pas de { $steps } ; la machette et la boussole permettent un de plus ou un de moins.
bakong-nothing-to-lose = Les sables mouvants ne peuvent pas prendre ce que vous n’avez pas : { $object }.
bakong-not-that-mix = Avec { $dice } dans la grotte, le compte n’y est pas.
bakong-big-emerald-gone = La grosse émeraude valant { $worth } n’est plus là.
bakong-must-make-room = C’est choisi : il faut maintenant lui faire de la place.

## Positions

bakong-position-word = « { $word } » ne veut rien dire ici ; une position de Bakong se décrit avec { $words }.
bakong-position-value = Quelque chose dans cette position n’existe pas dans ce jeu, ou s’y trouve une fois de trop ou de moins.
bakong-position-tiles = La boîte n’a pas les tuiles de cette piste.
bakong-position-too-full = Un des sacs contient plus qu’il n’y entre.
bakong-position-no-emerald = Personne ne se tient au temple sans grosse émeraude.
bakong-position-is-over = Quelqu’un est rentré avec une grosse émeraude : cette partie est finie.
bakong-position-temple = Des objets sont au temple et personne n’y est encore allé : qui y est allé a une grosse émeraude.

# Pourquoi un choix est meilleur

bakong-because-own-big = Votre grosse émeraude rapporte en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus.
bakong-because-own-small = Vous rapportez en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus en petites émeraudes.
bakong-because-own-first_back = Vous rentrez plus souvent en premier : en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus.
bakong-because-own-ouches = Les bobos vous coûtent en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins.
bakong-because-others-big = Les grosses émeraudes des autres rapportent en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins.
bakong-because-others-small = Les autres rapportent en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins en petites émeraudes.
bakong-because-others-first_back = Les autres rentrent moins souvent en premier : en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins.
bakong-because-others-ouches = Les bobos coûtent aux autres en moyenne { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus.
