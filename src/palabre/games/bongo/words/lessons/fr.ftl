### Les leçons de Bongo, en français.

bongo-lesson-reading = Lire les dés

bongo-lesson-reading-dice = Tous les dés tombent ensemble, et chacun cherche quel animal ils désignent. Qui le crie le premier en prend une photo. Ici, rien ne presse : regardez bien.
bongo-lesson-reading-equal = Les deux dés jaunes disent combien. Égaux, c’est ce nombre : 2. Cherchez l’animal qui est là exactement deux fois.
    .do = Quel animal est là deux fois ? Criez-le !
    .good = Deux gnous, c’était ça : une photo de gnou pour vous.
    .not-nothing = Si, il y en a un ! Comptez chaque animal : lequel est là deux fois ?
    .other = Comptez encore : il en faut exactement deux, ni plus ni moins.
bongo-lesson-reading-third = Les dés jaunes diffèrent : 1 et 2. Alors c’est l’autre, celui qu’on ne voit pas : 3.
    .do = Quel animal est là trois fois ?
    .good = Trois rhinos. Le nombre qui manque, c’est tout le sel du jeu.
    .not-nothing = Il y en a un. Le nombre cherché est 3 : comptez les animaux.
    .other = Le nombre cherché est celui qui manque : ni 1 ni 2, mais 3.
bongo-lesson-reading-pair = 3 et 1 : c’est 2. Mais deux animaux sont là deux fois ! Alors c’est le troisième, même s’il est seul, même s’il n’y est pas.
    .do = Lequel est le troisième ?
    .good = Rhinos et gnous se valent : c’est le bongo.
    .not-rhino = Le rhino est là deux fois, mais le gnou aussi. C’est donc le troisième.
    .not-gnu = Le gnou est là deux fois, mais le rhino aussi. C’est donc le troisième.
    .other = Deux animaux conviennent : alors c’est celui qui reste.
bongo-lesson-reading-risk = Attention : qui crie le mauvais animal rend toutes ses photos de cet animal-là. Et qui crie « rien » à tort les rend toutes.
bongo-lesson-reading-none = Cherchez 1. Si aucun animal ne convient, il faut crier « rien ».
    .do = Y a-t-il un animal qui soit là une seule fois ?
    .good = Aucun : c’était « rien ».
    .not-bongo = Le bongo n’y est pas du tout : zéro, ce n’est pas un.
    .other = Celui-là est là plus d’une fois. Aucun ne convient…
bongo-lesson-reading-photo = Pour un « rien » juste, on choisit sa photo. Deux de chaque animal, et c’est gagné !
    .do = Vous avez deux rhinos, un gnou et un bongo. Prenez un gnou.
    .good = Deux rhinos, deux gnous : il ne manque qu’un bongo.
    .not-rhino = Vous avez déjà deux rhinos : un troisième n’aiderait pas.
    .other = Un bongo aiderait autant. Pour cette fois, prenez le gnou.
bongo-lesson-reading-rest = Et maintenant, pour de vrai : le premier qui crie juste prend la photo. Votre adversaire lit lentement. Deux de chaque animal, et c’est gagné !

bongo-lesson-poachers = Les braconniers

bongo-lesson-poachers-red = Les dés rouges sont les braconniers. Ils visent un animal, et un dé blanc de cet animal ne compte plus. Tout le reste se lit comme avant.
bongo-lesson-poachers-hunt = Deux dés rouges égaux visent cet animal-là : le rhino. Ôtez un rhino, puis lisez : on cherche 2.
    .do = Quel animal est là deux fois, sans le rhino pris ?
    .good = Trois rhinos moins un : deux. C’est le rhino.
    .not-nothing = N’oubliez pas les braconniers : il y a un rhino de moins.
    .other = Ôtez d’abord un rhino, puis comptez.
bongo-lesson-poachers-third = Deux dés rouges différents visent le troisième animal : ici encore le rhino. Les jaunes, 1 et 3, demandent 2.
    .do = Ôtez un rhino. Qui est là deux fois ?
    .good = Deux rhinos et deux bongos : alors c’est le gnou, qui n’y est même pas !
    .not-bongo = Les bongos sont deux, mais les rhinos aussi, une fois l’un d’eux pris.
    .other = Il reste deux rhinos et deux bongos. Deux animaux conviennent : c’est donc…
bongo-lesson-poachers-absent = Les braconniers visent le bongo, et il n’y en a pas : rien n’est pris.
    .do = On cherche 3. Qui est là trois fois ?
    .good = Trois gnous, et les braconniers rentrent bredouilles.
    .not-nothing = Si : rien n’est pris, donc tous les dés blancs comptent.
    .not-rhino = Les rhinos ne sont que deux.
    .other = Comptez les dés blancs, tous : qui est là trois fois ?
bongo-lesson-poachers-rest = À vous, pour de vrai : jaunes, rouges, blancs, dans cet ordre. Deux de chaque animal, et c’est gagné !

bongo-lesson-guards = Les gardes

bongo-lesson-guards-green = Le dé vert est le garde. S’il montre l’animal que visent les braconniers, il le protège : ils ne prennent rien.
bongo-lesson-guards-saved = Les braconniers visent le rhino, et le garde aussi est au rhino : rien n’est pris.
    .do = On cherche 2. Qui est là deux fois ?
    .good = Trois rhinos restent trois : deux fois, c’est le bongo.
    .not-gnu = Le rhino est protégé : ils sont trois, pas deux. Un seul animal convient.
    .other = Le garde protège le rhino : comptez tous les dés blancs.
bongo-lesson-guards-elsewhere = Cette fois, les braconniers visent le rhino (gnou et bongo : le troisième), et le garde est au gnou. Il ne protège pas le rhino.
    .do = On cherche 2. Qui est là deux fois ?
    .good = Trois rhinos moins un : deux rhinos.
    .not-nothing = Le garde est ailleurs : un rhino est pris. Comptez encore.
    .other = Ôtez un rhino : le garde regarde ailleurs.
bongo-lesson-guards-rest = Vous savez tout lire. À vous, pour de vrai : deux de chaque animal, et c’est gagné !
