### Ce que dit la page à la table de Bongo et à l’entraînement, en français.

## Les dés

bongo-board-in-the-air = Les dés sont en l’air.
bongo-board-dice = Dés blancs : { $white }. Pellicule : { $film }.
bongo-board-dice-poachers = Braconniers : { $poachers }.
bongo-board-dice-guard = Garde : { $guard }.
bongo-board-about-to-fall = { $you ->
    [yes] Vous secouez les dés. Prêts ?
   *[no] { $name } secoue les dés. Prêts ?
}
bongo-board-last-throw = Le lancer précédent

## Crier

bongo-board-answers = Vos réponses
bongo-board-stake = { $lost ->
    [one] (une erreur coûte { $lost } photo)
   *[other] (une erreur coûte { $lost } photos)
}
bongo-board-letter-rhino = r
bongo-board-letter-gnu = g
bongo-board-letter-bongo = b
bongo-board-letter-nothing = n
bongo-board-out = Hors jeu jusqu’au prochain lancer.
bongo-board-rolls = { $name } lance.

## Photos

bongo-board-trophies = Photos
bongo-board-supply = Encore à prendre
bongo-board-supply-heard = Encore à prendre : rhinocéros { $rhino }, gnou { $gnu }, bongo { $bongo }.
bongo-board-shelf = { $name } : rhinocéros { $rhino }, gnou { $gnu }, bongo { $bongo }.
bongo-board-chooses = { $you ->
    [yes] Vous choisissez une photo.
   *[no] { $name } choisit une photo.
}
bongo-board-choose-animal = Rien du tout, bien vu ! Quelle photo voulez-vous ?
bongo-board-choose-owner = Il n’y en a plus dans la réserve ({ $animal }). À qui le prenez-vous ?
bongo-board-won-each = Deux de chaque animal : c’est gagné.
bongo-board-won-all = { $count } fois { $animal } : c’est gagné.

## La photo-finish

bongo-board-photo = La photo-finish
bongo-board-photo-level = La photo-finish : trop serré pour trancher
bongo-board-photo-rule = Qui était premier ?
bongo-board-press = { $name } : { $answer }, au bout de { $seconds } secondes, à { $bar } millisecondes près ; { $verdict }.
bongo-board-verdict-won = premier
bongo-board-verdict-level = ex æquo
bongo-board-verdict-late = juste, mais après
bongo-board-verdict-punished = faux
bongo-board-verdict-spared = faux, mais épargné
bongo-board-verdict-early = trop tôt
bongo-board-verdict-out = déjà hors jeu

## L’entraînement

bongo-board-waiting = Les dés attendent d’être lancés.
bongo-board-train-level = Que voulez-vous lire ?
bongo-board-train-start = Lancez les dés, puis touchez ce qu’ils disent.
bongo-board-train-ready = Prêt …
bongo-board-train-throw = Lancer les dés
bongo-board-train-next = Lancer suivant
bongo-board-train-rules = Comment lire les dés
bongo-board-train-wrong = Non : { $answer }.
bongo-board-train-right = Juste, en { $seconds } s.
bongo-board-train-as-quick = Juste, en { $seconds } s. Aussi vite que ce robot : { $rival }.
bongo-board-progress = Vos progrès
bongo-board-progress-none = Vous verrez ici comme vous devenez rapide. Tout reste sur cet appareil.
bongo-board-progress-more = Chaque point est le temps médian de dix lancers, chaque croix une erreur. Gardé sur cet appareil seulement.
bongo-board-beaten = { $sure ->
    [yes] Vous battriez déjà { $bot }
   *[no] Vous battriez peut-être { $bot }
} : premier dans { $share } % des lancers, d’après les { $throws } derniers ({ $low } à { $high } %).
bongo-board-beaten-none = Encore un peu plus vite pour { $bot } : vous seriez premier dans { $share } % des lancers, d’après les { $throws } derniers ({ $low } à { $high } %).
bongo-board-beaten-soon = { $missing ->
    [one] Encore un lancer, et vous verrez qui vous battriez.
   *[other] Encore { $missing } lancers, et vous verrez qui vous battriez.
}
bongo-board-chart-heard = { $series ->
    [one] Une série de lancers
   *[other] { $series } séries de lancers
} : au début { $first } secondes, à la fin { $last }, au mieux { $best }.
bongo-board-chart-empty = Aucun lancer n’a encore été bien lu.
bongo-board-kinds = Par sorte de lancer
bongo-board-column-kind = Lancer
bongo-board-column-throws = vus
bongo-board-column-errors = faux
bongo-board-column-seconds = secondes
bongo-board-kind-same-number = La pellicule dit deux fois le même nombre
bongo-board-kind-other-number = La pellicule diffère : l’autre nombre
bongo-board-kind-one-match = Un animal convient
bongo-board-kind-two-match = Deux conviennent : c’est le troisième
bongo-board-kind-nothing = Aucun ne convient : rien
bongo-board-kind-poached = Les braconniers en prennent un
bongo-board-kind-not-poached = Les braconniers n’en prennent aucun
bongo-board-kind-saved = Les gardes arrivent à temps
bongo-board-kind-not-saved = Les gardes sont ailleurs
bongo-board-kind-easy = Facile à lire
bongo-board-kind-tricky = Retors
bongo-board-kind-twisted = À se tordre le cerveau
bongo-board-kind-all = Tous les lancers
bongo-board-forget = Oublier ces temps
bongo-board-forget-sure = Vraiment les oublier ?

bongo-board-short = Bongo en bref
    .aim = Criez les premiers ce que disent les dés. Chaque cri juste rapporte une photo, et deux photos de chaque animal font gagner.
    .turn = Les dés jaunes disent combien : le nombre que montrent les deux, sinon celui de 1, 2 et 3 qui manque.
    .mind = Quel animal est là exactement tant de fois ? Criez-le ! S’il y en a deux, criez le troisième ; s’il n’y en a pas, criez « rien ».
    .end = Un cri de travers coûte toutes vos photos de cet animal.

## Quand tout le monde joue à la fois

bongo-board-now = Criez ce que disent les dés !
bongo-board-now-one = Choisissez une photo
bongo-board-points-said = Photos sur le chemin de deux par animal :
bongo-board-score = { $points ->
    [one] { $points } photo
   *[other] { $points } photos
}
bongo-board-right = juste
bongo-board-wrong = faux, et cela coûte { $lost ->
    [0] zéro photo
    [one] une photo
   *[other] { $lost } photos
}
bongo-board-wrong-call = { $name } crie « { $answer } » : { $lost ->
    [0] faux, mais sans photo à perdre.
    [one] faux, une photo s’en va.
   *[other] faux, { $lost } photos s’en vont.
}
bongo-board-wrong-because = { $name } a crié « { $answer } », mais les dés disaient « { $meant } » : { $lost ->
    [0] pas de photo à perdre.
    [one] une photo s’en va.
   *[other] { $lost } photos s’en vont.
}
bongo-board-box-white = Dé blanc
bongo-board-box-film = Dé jaune
bongo-board-box-poachers = Dé rouge
bongo-board-box-guard = Dé vert
bongo-board-real-dice = Les vrais dés roulent ! Appuyez dès que vous savez.
