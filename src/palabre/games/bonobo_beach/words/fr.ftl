### Tous les mots de Bonobo Beach, en français.

bonobo-beach-name = Bonobo Beach
bonobo-beach-fun = Étalez votre serviette là où il fera le meilleur, avant que piscines, radios et toilettes n’en décident autrement.

## Options

bonobo-beach-option-tiles = Losanges
    .help = Le jeu aimable a plus de bons voisins que de mauvais.
bonobo-beach-option-tiles-standard = Ordinaires
bonobo-beach-option-tiles-friendly = Aimables
bonobo-beach-option-board = Île
    .help = La petite est pour une partie courte.
bonobo-beach-option-board-island = Île entière
bonobo-beach-option-board-small = Petite île
bonobo-beach-option-first = Qui commence
    .help = La première place, une autre que vous nommez (la règle dit le plus jeune), ou celle que le sort désigne.
bonobo-beach-option-first-seat0 = Première place
bonobo-beach-option-first-drawn = Au sort
bonobo-beach-option-first-seat1 = Deuxième place
bonobo-beach-option-first-seat2 = Troisième place
bonobo-beach-option-first-seat3 = Quatrième place
bonobo-beach-option-series = Plusieurs parties de suite
    .help = Les points passent à la partie suivante.
bonobo-beach-option-series-false = Non
bonobo-beach-option-series-true = Oui
bonobo-beach-option-ahead0 = Première place, points au départ
    .help = Son marqueur part avec cette avance : un cadeau de qui joue mieux.
bonobo-beach-option-ahead1 = Deuxième place, points au départ
    .help = Son marqueur part avec cette avance : un cadeau de qui joue mieux.
bonobo-beach-option-ahead2 = Troisième place, points au départ
    .help = Son marqueur part avec cette avance : un cadeau de qui joue mieux.
bonobo-beach-option-ahead3 = Quatrième place, points au départ
    .help = Son marqueur part avec cette avance : un cadeau de qui joue mieux.

## Les règles

bonobo-beach-chapter-box = Ce qu’il y a sur la table
bonobo-beach-chapter-turn = Votre tour
bonobo-beach-chapter-pawn = Poser un pion
bonobo-beach-chapter-rhombus = Poser un losange
bonobo-beach-chapter-end = La fin

bonobo-beach-rule-BB-G1 = L’île est un hexagone de 54 triangles. Là où leurs coins se rejoignent, il y a 37 emplacements : 19 à l’intérieur, entourés de six triangles, 12 le long du rivage avec trois, et 6 aux coins avec deux. Il y a place pour 27 losanges au plus, si bien que la pile de 28 ne s’épuise jamais. La petite île a 24 triangles, 19 emplacements et une pile de 14.
bonobo-beach-rule-BB-G2 = Chaque triangle montre une chose : 36 sont des dunes, 9 des parasols, 9 des toilettes.
bonobo-beach-rule-BB-G3 = Un losange couvre deux triangles qui ont un côté commun. Sa valeur vise quatre emplacements : le double aux deux pointes aiguës, la valeur simple aux deux coins obtus. Le tourner d’un demi-tour n’y change rien.
bonobo-beach-rule-BB-G4 = Il y a 28 losanges, valant de 1 à 4 : bronzeurs, piscine, source et hamac sont agréables, moustiques, radio, méduse et requin ne le sont pas. La pile aimable contient davantage des premiers.
bonobo-beach-rule-BB-18 = Une pile doit avoir un losange pour deux triangles de son île ; toute autre boîte est refusée.
bonobo-beach-rule-BB-1 = On joue dans le sens des aiguilles d’une montre. La première place commence, ou une autre que la table nomme (celle du plus jeune, dit la règle), ou celle que le sort désigne.
bonobo-beach-rule-BB-2 = À votre tour, faites exactement une chose : mettre un de vos quatre pions sur un emplacement, ou piocher un losange et le poser face visible.
bonobo-beach-rule-BB-3 = Décidez avant de piocher. Ce qui est pioché doit être posé.
bonobo-beach-rule-BB-4 = On ne passe pas tant qu’on peut faire quelque chose, même si cela coûte des points. Qui ne peut ni l’un ni l’autre est sauté, et qui est seul à pouvoir encore mettre des pions continue seul.
bonobo-beach-rule-BB-5 = Un pion va sur un emplacement vide, à côté d’au moins un triangle découvert.
bonobo-beach-rule-BB-6 = Aucun pion ne va à côté de toilettes actives, c’est-à-dire de toilettes qu’aucun losange ne peut plus couvrir.
bonobo-beach-rule-BB-7 = Un pion reste où il est jusqu’à ce qu’il marque ou soit chassé.
bonobo-beach-rule-BB-8 = Un losange va sur deux triangles libres qui ont un côté commun, où qu’ils soient et quoi qu’ils montrent, mais jamais sur un autre losange.
bonobo-beach-rule-BB-9 = Quand tous les triangles autour d’un pion sont couverts, le pion marque aussitôt : on additionne les nombres qui le visent, agréables ou non. Le marqueur avance ou recule, et le pion revient en main. Tous les pions qu’un même losange enferme marquent, à qui qu’ils soient.
bonobo-beach-rule-BB-10 = Un triangle libre qui n’a plus de voisin libre est isolé. Il est actif pour le reste de la partie.
bonobo-beach-rule-BB-11 = Des toilettes actives chassent aussitôt les pions de leurs trois emplacements, sans points, et personne ne peut plus y aller.
bonobo-beach-rule-BB-12 = Parasols et dunes actifs ne font rien avant le décompte final. Les pions à côté d’eux restent.
bonobo-beach-rule-BB-13 = Après un losange, les triangles qu’il isole s’éveillent d’abord, puis les toilettes chassent, puis les pions marquent. L’ordre ne change jamais le résultat.
bonobo-beach-rule-BB-14 = La partie finit quand plus personne ne peut poser un losange ni mettre un pion.
bonobo-beach-rule-BB-15 = Alors comptent les pions restés sur la plage. On additionne les nombres qui visent chacun. À côté d’un parasol actif, les moins deviennent des plus. Puis la somme double pour chaque dune active à côté, même une somme négative : deux dunes la multiplient par quatre, trois par huit. Ce qu’un losange couvre ne compte pas.
bonobo-beach-rule-BB-16 = Qui a le plus de points gagne ; à égalité on partage la victoire. Un marqueur peut descendre sous zéro.
bonobo-beach-rule-BB-17 = Les marqueurs partent de zéro. Dans une série, ils continuent d’où la dernière partie les a laissés, et la place suivante commence.
bonobo-beach-rule-BB-19 = Pour égaliser une table, on peut convenir que certains marqueurs partent avec de l’avance.

## Actions

bonobo-beach-do-put_pawn = Mettre un pion en ({ $at })
bonobo-beach-do-draw = Piocher un losange
bonobo-beach-do-lay = Le poser sur les triangles { $on }
bonobo-beach-do-draw_tile = Pioché : { $motif } ({ $value })
bonobo-beach-do-draw_starter = { $seat } commence

## Événements

bonobo-beach-event-starter_drawn = Le sort l’a dit : { $seat } commence.
bonobo-beach-event-pawn_put = { $seat } met un pion en { $place }, où { $points ->
    [0] rien ne compte encore.
   *[other] { $points } compte pour l’instant.
}
bonobo-beach-event-drawing = { $seat } pioche un losange.
bonobo-beach-event-tile_drawn = C’est : { $motif } ({ $value }).
bonobo-beach-event-tile_laid = { $seat } le pose sur les triangles { $on } : { $motif } ({ $value }).
bonobo-beach-event-woken = Le triangle { $triangle } est isolé : { $shows }.
bonobo-beach-event-chased = Les toilettes du triangle { $triangle } chassent un pion de { $place } : { $seat }.
bonobo-beach-event-scored = { $seat } : le pion en { $place } marque { $points } ({ $numbers }).
bonobo-beach-event-passed = { $seat } n’a rien à mettre ni à poser, et passe.
bonobo-beach-event-counted = { $seat } : le pion en { $place } compte { $points }, par { $numbers }{ $parasol ->
    [yes] , tout en plus sous le parasol
   *[no] { "" }
}{ $dunes ->
    [0] { "" }
    [1] , fois { $times } pour une dune
   *[other] , fois { $times } pour { $dunes } dunes
}.
bonobo-beach-event-ended = La partie est finie. En tête : { $seats }.

## Mots

bonobo-beach-word-dune = dune
bonobo-beach-word-parasol = parasol
bonobo-beach-word-toilets = toilettes
bonobo-beach-word-sunbathers = bronzeurs
bonobo-beach-word-pool = piscine
bonobo-beach-word-spring = source
bonobo-beach-word-hammock = hamac
bonobo-beach-word-mosquitoes = moustiques
bonobo-beach-word-radio = radio à fond
bonobo-beach-word-jellyfish = méduse
bonobo-beach-word-shark = requin
bonobo-beach-word-draw_starter = Qui commence ?
bonobo-beach-word-turn = Un pion ou un losange ?
bonobo-beach-word-draw = Un losange est pioché
bonobo-beach-word-lay = Où va-t-il ?
bonobo-beach-word-over = La partie est finie

## Refus

bonobo-beach-lay-first = Le losange pioché doit d’abord être posé.
bonobo-beach-draw-first = Il faut piocher un losange avant d’en poser un.
bonobo-beach-no-room = Nulle part deux triangles libres ne se touchent par un côté : on ne peut plus piocher.
bonobo-beach-no-pawn = Les quatre pions sont déjà sur la plage.
bonobo-beach-not-on-this-board = Cette île n’a pas cet emplacement ou cette paire de triangles.
bonobo-beach-occupied = Un pion de la place { $seat } est déjà en { $place }.
bonobo-beach-barred = Des toilettes actives interdisent { $place }.
bonobo-beach-complete = Tous les triangles autour de { $place } sont couverts.
bonobo-beach-covered = Un losange couvre déjà l’un au moins des triangles { $on }.
bonobo-beach-position-overlap = Deux losanges de cette position se chevauchent, ou l’un d’eux est hors de l’île.
bonobo-beach-position-barred = Un pion de cette position est à côté de toilettes actives, qui l’auraient chassé.
bonobo-beach-position-complete = Un pion de cette position est là où tous les triangles sont couverts, ou hors de l’île ; il aurait marqué.
bonobo-beach-position-small-stack = La pile de cette position pourrait s’épuiser alors qu’un losange trouve encore sa place.
bonobo-beach-position-no-room = Un losange est pioché dans cette position, et nulle part il ne peut aller.
bonobo-beach-position-two-pawns = Deux pions de cette position sont sur le même emplacement.
bonobo-beach-position-too-many-pawns = Chaque place à la table a { $most } pions, et seules les places à la table en ont.
bonobo-beach-position-too-many-tiles = La boîte a moins de losanges de valeur { $value } qu’il n’y en a dans cette position.
bonobo-beach-position-lot = Il y a déjà quelque chose sur cette plage, donc le sort est tombé : « seat » dit à qui c’est de jouer.

# Pourquoi un choix est meilleur

bonobo-beach-because-own-on_the_way = Vos pions marquent { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus quand leur place est complète.
bonobo-beach-because-own-last_count = Vos pions qui restent jusqu’à la fin comptent { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus.
bonobo-beach-because-others-on_the_way = Les pions des autres marquent { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins quand leur place est complète.
bonobo-beach-because-others-last_count = Les pions des autres qui restent jusqu’à la fin comptent { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins.
