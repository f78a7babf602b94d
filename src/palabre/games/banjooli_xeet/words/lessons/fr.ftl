### La leçon de Banjooli Xeet, en français.

banjooli-xeet-lesson-first = La course et le secret

banjooli-xeet-lesson-first-card = Cinq autruches courent, et aucune n’est à vous. Mais votre carte secrète prédit la course : la rouge première, la jaune deuxième, la bleue troisième, et la violette dernière. À vous de faire qu’elle dise vrai.
banjooli-xeet-lesson-first-dice = Chaque tour, six dés : cinq font courir, le sixième est le dé de sorcellerie. Une fois par tour, vous pouvez relancer ceux que vous voulez.
banjooli-xeet-lesson-first-reroll = Deux rouges et un blanc, qui est un joker : la rouge est à quatre cases de l’arrivée. Le vert et le violet ne vous servent pas.
    .do = Marquez le vert et le violet, puis relancez-les.
    .good = Un rouge de plus ! Trois rouges et un joker : quatre cases.
    .not-keep = On peut garder. Mais deux de vos dés ne servent à rien : relancez-les.
    .other = Gardez les rouges et le blanc. Relancez seulement le vert et le violet.
banjooli-xeet-lesson-first-run = Une autruche avance d’autant de cases qu’elle a de dés de sa couleur. On peut y ajouter les jokers, tous ou aucun.
    .do = Faites courir la rouge, avec le joker.
    .good = Quatre cases, droit vers l’arrivée.
    .not-short = Sans le joker, trois cases : elle s’arrêterait juste avant la ligne.
    .not-yellow = La jaune attendra : votre carte la veut deuxième.
    .not-spell = Vous ensorcellerez plus tard. La bleue est sur votre carte !
banjooli-xeet-lesson-first-line = Choisissez maintenant son chemin : toujours en avant, droit ou de biais. Tous les points doivent servir.
    .do = Menez la rouge au-delà de la ligne.
    .good = La rouge arrive première, comme vous l’aviez prédit !
banjooli-xeet-lesson-first-rival = Et voilà que l’adversaire pousse la verte. Elle n’est pas sur votre carte : si elle monte sur le podium, elle prend la place d’une des vôtres.
banjooli-xeet-lesson-first-keep = Regardez le dé de sorcellerie : il est vert. Il n’y a rien à relancer.
    .do = Gardez tous les dés.
    .good = Au lieu de courir, on peut ensorceler.
    .other = Ne relancez rien : le dé de sorcellerie vert est précieux.
banjooli-xeet-lesson-first-scare = Le dé de sorcellerie ensorcelle l’autruche de sa couleur : apeurée, elle ne bouge plus, jusqu’à ce que quelqu’un la délivre.
    .do = Ensorcelez la verte.
    .good = Elle tremble sur place. À l’adversaire de perdre un tour pour la délivrer, ou de pousser la bleue… qui est aussi sur votre carte.
    .not-violet = Surtout pas la violette : votre carte la veut dernière.
    .other = Ce serait permis. Mais la verte est tout près de l’arrivée : arrêtez-la.
banjooli-xeet-lesson-first-count = Ce qui compte : 5, 4 et 3 points pour une autruche à la place prédite, 2 si elle est sur le podium à une autre place. Et tout double si votre dernière finit bien dernière. La course s’arrête à la troisième arrivée.
banjooli-xeet-lesson-first-secret = Et chut ! Qui devine votre carte ensorcellera vos favorites. Aidez parfois une autruche qui n’est pas à vous, et ne montrez pas trop que la violette doit rester derrière.
banjooli-xeet-lesson-first-rest = À vous ! Amenez la jaune, puis la bleue, et laissez la violette derrière.
