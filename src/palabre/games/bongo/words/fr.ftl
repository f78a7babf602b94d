### Tous les mots de Bongo, en français.

bongo-name = Bongo
bongo-fun = Les dés tombent, tout le monde regarde, quelqu’un crie : rhino ! gnou ! bongo ! ou bien rien ? Soyez rapide, mais voyez juste : un cri de travers coûte vos photos.
bongo-trainer = Entraînement à Bongo
    .more = Apprenez à lire les dés à votre rythme, niveau après niveau.
    .go = S’entraîner

## Options

bongo-option-level = Niveau
    .help = Les braconniers retirent un animal du compte ; les gardes peuvent les arrêter.
bongo-option-level-basic = Simple
bongo-option-level-poachers = Avec braconniers
bongo-option-level-guards = Avec braconniers et gardes
bongo-option-after_wrong_call = Après une erreur
    .help = Peut-on crier encore avant le prochain lancer ?
bongo-option-after_wrong_call-out = Hors jeu jusqu’au prochain lancer
bongo-option-after_wrong_call-free = On peut crier encore
bongo-option-roller = Qui lance
    .help = Le gagnant de la manche, ou chacun son tour comme dans la première édition.
bongo-option-roller-winner = Le gagnant
bongo-option-roller-in_turn = Chacun son tour
bongo-option-monopoly = Photos d’un même animal pour gagner
    .help = Dix, c’est toutes ; les éditions suivantes disent six.
bongo-option-patience = Secondes pour regarder
    .help = Ensuite la réponse est montrée et personne ne marque.
bongo-option-patience-off = Jusqu’à ce que quelqu’un trouve
bongo-option-first = Qui commence
    .help = Au sort, ou la place que vous nommez : beaucoup de règles disent le plus jeune.
bongo-option-first-drawn = Au sort
bongo-option-first-seat0 = Première place
bongo-option-first-seat1 = Deuxième place
bongo-option-first-seat2 = Troisième place
bongo-option-first-seat3 = Quatrième place
bongo-option-first-seat4 = Cinquième place
bongo-option-first-seat5 = Sixième place
bongo-option-first-seat6 = Septième place
bongo-option-first-seat7 = Huitième place
bongo-option-richest = Quand il n’y a plus de photo d’un animal
    .help = À qui peut-on en prendre une quand on gagne la manche ?
bongo-option-richest-other = À qui d’autre en a le plus
bongo-option-richest-anybody = À qui en a le plus ; à personne si l’on en a soi-même le plus
bongo-option-slower0 = Première place ralentie, en millisecondes
    .help = S’ajoute au temps de cette place à chaque cri : plus c’est grand, plus c’est facile pour les autres.
bongo-option-slower1 = Deuxième place ralentie, en millisecondes
    .help = S’ajoute au temps de cette place à chaque cri : plus c’est grand, plus c’est facile pour les autres.
bongo-option-slower2 = Troisième place ralentie, en millisecondes
    .help = S’ajoute au temps de cette place à chaque cri : plus c’est grand, plus c’est facile pour les autres.
bongo-option-slower3 = Quatrième place ralentie, en millisecondes
    .help = S’ajoute au temps de cette place à chaque cri : plus c’est grand, plus c’est facile pour les autres.
bongo-option-slower4 = Cinquième place ralentie, en millisecondes
    .help = S’ajoute au temps de cette place à chaque cri : plus c’est grand, plus c’est facile pour les autres.
bongo-option-slower5 = Sixième place ralentie, en millisecondes
    .help = S’ajoute au temps de cette place à chaque cri : plus c’est grand, plus c’est facile pour les autres.
bongo-option-slower6 = Septième place ralentie, en millisecondes
    .help = S’ajoute au temps de cette place à chaque cri : plus c’est grand, plus c’est facile pour les autres.
bongo-option-slower7 = Huitième place ralentie, en millisecondes
    .help = S’ajoute au temps de cette place à chaque cri : plus c’est grand, plus c’est facile pour les autres.

## Les règles

bongo-chapter-components = Ce qu’il y a sur la table
bongo-chapter-reading = Lire les dés
bongo-chapter-round = Une manche
bongo-chapter-first = Qui était le premier

bongo-rule-BO-C1 = Cinq dés blancs montrent les animaux, deux jaunes la pellicule, deux rouges sont les braconniers et le vert est le garde. Un dé d’animaux porte sur deux faces chacun le rhinocéros, le gnou et le bongo ; un dé de pellicule porte sur deux faces chacun le 1, le 2 et le 3.
bongo-rule-BO-C2 = Il y a trente photos : dix rhinocéros, dix gnous et dix bongos.
bongo-rule-BO-C3 = Le jeu de base lance les blancs et les jaunes. Le deuxième niveau ajoute les rouges, le troisième aussi le vert ; le garde ne vient jamais sans braconniers.
bongo-rule-BO-1 = Les dés jaunes disent combien de fois l’animal doit être là. S’ils sont d’accord, c’est le nombre qu’ils montrent ; sinon, c’est celui qu’aucun des deux ne montre.
bongo-rule-BO-2 = Les dés rouges désignent de même l’animal chassé : celui que montrent les deux, ou sinon celui qu’aucun ne montre. Un dé blanc de cet animal ne compte plus. Si aucun dé blanc ne le montre, les braconniers rentrent bredouilles.
bongo-rule-BO-3 = Quand le dé vert montre l’animal chassé, les gardes arrivent à temps et tous les dés blancs comptent. Sinon les braconniers font leur œuvre.
bongo-rule-BO-4 = On compte alors les dés blancs qui restent. Un animal convient s’il est là exactement autant de fois qu’il le faut. Un seul convient : on crie son nom. Deux conviennent : on crie le troisième, même s’il n’est sur aucun dé. Aucun ne convient : on crie « rien ».
bongo-rule-BO-5 = Les trois ne peuvent jamais convenir à la fois. « Rien » est juste dans 38,3 % des lancers de base, dans 45,1 % avec les braconniers et dans 42,8 % avec les gardes ; dans 13,2 % les braconniers cherchent un animal qui n’est pas là.
bongo-rule-BO-6 = Tous les dés tombent ensemble, et chacun crie dès qu’il veut : rhinocéros, gnou, bongo ou rien. La première réponse juste gagne la manche.
bongo-rule-BO-7 = Qui gagne la manche prend une photo de l’animal crié. Pour « rien », c’est l’animal de son choix, même un dont toutes les photos sont parties.
bongo-rule-BO-8 = Si toutes les photos de l’animal sont parties, on peut en prendre une à qui d’autre en a le plus, au choix entre égaux, ou n’en rien faire. Une table peut convenir que le gagnant compte aussi : s’il en a plus que tous les autres, il n’obtient rien.
bongo-rule-BO-9 = Une erreur coûte toutes les photos de l’animal crié ; un « rien » de trop les coûte toutes. Elles retournent aussitôt à la réserve, avant que quiconque en prenne une, et la manche continue.
bongo-rule-BO-10 = Après une erreur on attend le lancer suivant. Si tout le monde s’est trompé, la réponse est montrée, personne ne marque et la même personne relance. C’est une règle maison. Selon la boîte, chacun continue à crier, chaque erreur se payant à nouveau, et une table peut en convenir.
bongo-rule-BO-11 = Le sort désigne qui lance en premier, à moins que la table n’ait nommé une place ; ensuite c’est qui a gagné la manche. Une table peut convenir que les dés passent plutôt à gauche, même après une manche sans gagnant.
bongo-rule-BO-12 = Quand personne n’a trouvé en une demi-minute, ou dans le temps convenu à la table, la réponse est montrée, personne ne marque et la même personne relance. C’est une règle maison. Selon la boîte, la manche continue jusqu’à ce que quelqu’un trouve, et une table peut en convenir.
bongo-rule-BO-13 = Deux photos de chaque animal gagnent aussitôt la partie, de même que les dix d’un seul animal (six ou plus, si la table en a convenu). Seul qui vient de recevoir une photo peut gagner.
bongo-rule-BO-14 = Le premier est celui qui a mis le moins de temps entre voir les dés et appuyer, chacun sur son propre écran, plus le handicap de qui en porte un ; la vitesse de la connexion ne compte pas. Les erreurs commises avant se paient, celles d’après ou du même instant non ; avoir raison trop tard ne coûte rien. Là où l’on peut encore crier après une erreur, celle que l’on fait avant sa propre bonne réponse se paie toujours. De ceux qui ont raison au même instant gagne celui qui a le moins de photos, et entre égaux le sort décide.
bongo-rule-BO-15 = Personne ne lit des dés en moins de 120 millièmes de seconde : appuyer si tôt est une maladresse. Elle est ignorée, ne coûte rien, et l’on peut appuyer encore.
bongo-rule-BO-16 = Pour égaliser une table, on peut convenir de ralentir qui lit plus vite : tant de millièmes de seconde s’ajoutent au temps de qui porte le handicap, à chaque cri, avant de comparer les temps. Cela ne rend aucun appui trop tôt ni trop tard, et le temps des autres ne change pas.

## Actions

bongo-do-call = { $answer } !
bongo-do-choose = Prendre une photo : { $animal }
bongo-do-take_from = Le prendre à { $seat }
bongo-do-decline = N’en prendre aucun
bongo-do-time_up = Le temps est écoulé
bongo-do-level = Raison au même instant : { $seats }
bongo-do-draw_roller = { $seat } lance en premier
bongo-do-throw_white = Dés blancs : { $dice }
bongo-do-throw_film = Pellicule : { $dice }
bongo-do-throw_poachers = Braconniers : { $dice }
bongo-do-throw_guard = Garde : { $die }
bongo-do-draw_lot = Le sort désigne { $seat }

## Événements

bongo-event-roller_drawn = { $seat } lance en premier.
bongo-event-thrown = { $what } : { $dice }
bongo-event-called = { $right ->
    [yes] { $seat } crie « { $answer } », et c’est juste.
   *[no] { $seat } crie « { $answer } », c’est faux, et { $n_lost ->
        [0] n’a aucune photo à rendre.
        [one] perd { $n_lost } photo.
       *[other] perd { $n_lost } photos.
    }
}
bongo-event-level = Raison au même instant : { $seats }.
bongo-event-lot_drawn = Le sort désigne { $seat }.
bongo-event-round_won = { $seat } gagne la manche : { $answer }.
bongo-event-animal_chosen = { $seat } veut une photo : { $animal }.
bongo-event-trophy_gained = { $from ->
    [owner] { $seat } prend une photo à { $from_seat } : { $animal }.
   *[supply] { $seat } reçoit une photo : { $animal }.
}
bongo-event-declined = { $seat } ne prend aucune photo.
bongo-event-no_trophy = Il n’y a aucune photo à prendre pour { $seat }.
bongo-event-round_void = { $why ->
    [time_up] Le temps est écoulé
   *[all_out] Tout le monde s’est trompé
} : la réponse était « { $answer } ». Personne ne marque.
bongo-event-won = { $seat } gagne la partie.

## Les dés lus pas à pas

bongo-reading-wanted = La pellicule dit { $dice } : il faut { $number } fois un animal.
bongo-reading-standing = Les dés blancs montrent { $counts }.
bongo-reading-poachers = Les braconniers ({ $dice }) chassent cet animal : { $animal }.
bongo-reading-guards = { $saved ->
    [yes] Les gardes sont auprès de lui ({ $die }) : tous les dés blancs comptent.
   *[no] Les gardes sont ailleurs ({ $die }).
}
bongo-reading-count = Ce qui compte : { $counts }.
bongo-reading-answer = La réponse est « { $answer } ».

## L’entraînement dans le terminal

bongo-training = { $rounds ->
    [one] Un lancer
   *[other] { $rounds } lancers
} : tapez rhinocéros, gnou, bongo ou rien, ou le début du mot, puis Entrée.
bongo-training-white = blancs
bongo-training-film = pellicule
bongo-training-poachers = braconniers
bongo-training-guard = garde
bongo-training-same-number = pellicules d’accord
bongo-training-other-number = pellicules différentes
bongo-training-one-match = un animal convient
bongo-training-two-match = deux conviennent : le troisième
bongo-training-nothing = rien
bongo-training-poached = les braconniers prennent un dé
bongo-training-not-poached = les braconniers n’en prennent pas
bongo-training-saved = gardes à temps
bongo-training-not-saved = gardes ailleurs

## Mots

bongo-word-rhino = rhinocéros
bongo-word-gnu = gnou
bongo-word-bongo = bongo
bongo-word-nothing = rien
bongo-word-draw_roller = Le sort pour le premier lancer
bongo-word-throw_white = Dés blancs
bongo-word-throw_film = Pellicule
bongo-word-throw_poachers = Braconniers
bongo-word-throw_guard = Garde
bongo-word-call = Qui les lit en premier ?
bongo-word-lot = Le sort décide
bongo-word-choose_animal = Une photo est choisie
bongo-word-choose_owner = Une photo change de mains
bongo-word-over = La partie est finie

## Refus

bongo-position-dice = À ce niveau, ou bien tous ces dés sont lancés, ou bien aucun : { $dice }.
bongo-position-trophies = Il n’y a que { $most } photos de chaque animal.
bongo-position-roller = Il s’est déjà passé quelque chose dans cette position, donc quelqu’un lance les dés : « roller » dit qui.
bongo-position-won = Quelqu’un a déjà gagné dans cette position : deux photos de chaque animal, ou toutes celles d’un seul.
bongo-position-free = Une annonce fausse n’élimine personne ici : l’option « after_wrong_call » est « free ».
bongo-position-unpunished = Qui est éliminé s’est trompé, et n’a donc plus de photo d’un animal qui n’était pas la réponse.

bongo-not-for-players = C’est à l’horloge de le dire, pas à un joueur.
bongo-dice-not-thrown = On ne peut pas crier « { $answer } » maintenant : aucun dé n’attend d’être lu.
bongo-out-of-the-round = « { $answer } » ne compte pas : après une erreur on attend le lancer suivant.
bongo-no-animal-to-choose = Un animal n’est choisi que par qui gagne une manche dont la réponse était « rien ».
bongo-not-the-richest = On ne peut pas prendre une photo à la place { $seat } : seulement à un autre joueur qui a le plus de cet animal ({ $animal }).
bongo-nothing-to-take = Il n’y a pas de photo à prendre ni à laisser maintenant : cela vient quand l’animal du gagnant n’est plus dans la réserve.
