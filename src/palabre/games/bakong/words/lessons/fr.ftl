### La leçon de Bakong, en français.

bakong-lesson-first = Aller au temple et en revenir

bakong-lesson-first-goal = Vous voici dans la jungle, déjà près du temple. Il garde de grosses émeraudes : prenez-en une, et rentrez. La partie finit quand quelqu’un est de retour au campement ; qui a alors le plus de points gagne.
bakong-lesson-first-dice = Chaque tour, deux dés. L’un retourne la tuile qui est à cette distance devant vous, l’autre vous fait avancer. C’est vous qui choisissez lequel fait quoi.
bakong-lesson-first-flip = À deux pas il y a un fossé : y passer vous coûterait un bobo, soit 3 points de moins. Retournez-le avant d’y passer !
    .do = Que le 2 retourne, et que le 4 avance.
    .good = Sous le fossé, une émeraude : passage sans bobo. Et quatre pas mènent à un campement abandonné.
    .other = Avec le 4 pour retourner, vous n’avanceriez que de 2, droit dans le fossé. L’inverse est mieux.
bakong-lesson-first-camp = Au campement abandonné on peut prendre un objet. Chacun aide : la corde passe les rivières, le grappin les falaises, la trousse évite les bobos…
    .do = Une falaise vous attend bientôt. Prenez le grappin.
    .good = Avec la corde et le grappin, ni rivière ni falaise ne vous arrête.
    .not-nothing = On peut refuser, quand le sac est plein. Le vôtre a de la place.
    .other = Un bon objet aussi. Mais regardez devant vous : c’est une falaise qui vient.
bakong-lesson-first-pack = Voici votre sac. Les gros objets ne vont que dans la poche du milieu ; les petites émeraudes et la boussole vont partout. Tout ne tiendra pas…
bakong-lesson-first-quicksand = Juste devant, des sables mouvants : y passer vous prend un objet. Derrière eux la falaise, que le grappin passe, et une grotte.
    .do = Que le 1 retourne les sables, et que le 3 avance jusqu’à la grotte.
    .good = Les sables sont tournés, la falaise est franchie. Dans la grotte on lance deux dés : 4 et 5, et le plus petit compte. Quatre points d’émeraudes !
    .other = En avançant de 1, vous finiriez dans les sables, et y laisseriez un objet.
bakong-lesson-first-cave = Quatre points : une émeraude de 3 et une de 1, ou quatre de 1. Chacune prend une case du sac.
    .do = Prenez le moins de place : une de 3 et une de 1.
    .good = Deux cases seulement pour 4 points.
    .other = Autant de points, mais quatre cases. Gardez de la place pour la grosse émeraude.
bakong-lesson-first-temple = Le temple est à trois pas. Entre vous et lui, une rivière : la corde la passe, sinon elle arrêterait votre marche.
    .do = Avancez de 3 ; le 2 retourne ce qu’il trouve.
    .good = Le temple ! Il reste la 17, la plus grosse. Elle est maudite : les chutes d’eau ne vous aideront plus. Et elle ne tient pas dans le sac.
    .other = Avec 2 pas, vous n’arriveriez pas encore. Le 3 mène au temple.
bakong-lesson-first-room = Il faut faire de la place. Ce que vous jetez ici reste au temple. Sur le chemin du retour, la première épreuve est la rivière.
    .do = Jetez le grappin, gardez la corde.
    .good = L’émeraude est dans le sac. Maintenant, demi-tour : tout se joue vers le campement.
    .not-rope = Sans corde, la rivière vous arrêterait au bout de deux pas. Gardez-la.
bakong-lesson-first-back = Au retour, « devant » est de l’autre côté. La corde passe la rivière ; mais la falaise, sans grappin, vous arrêterait. Elle est à quatre pas.
    .do = Que le 4 retourne la falaise, et que le 5 avance.
    .good = La voie est libre, et vous finissez sur une émeraude : encore un point.
    .other = Alors la falaise resterait devant vous. Retournez-la avec le 4.
bakong-lesson-first-rest = À vous de rentrer ! Le premier de retour gagne 3 points de plus, mais une émeraude de 17 pèse lourd. Gare aux bobos.
