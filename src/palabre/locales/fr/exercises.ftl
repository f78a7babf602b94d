### Les exercices : des positions où un choix est clairement le meilleur, en français.

exercises-of = { $game } : exercices
exercises-more = Des positions de vraies parties. Dans chacune, un choix est clairement meilleur que tous les autres : trouvez-le, puis voyez ce que vaut chaque choix.
exercises-none = Ce jeu n’a pas encore d’exercices.
exercises-all = Tous les exercices
exercises-grade-1 = Pour s’échauffer
exercises-grade-2 = Délicats
exercises-grade-3 = Pièges
exercises-solved = { $solved } sur { $of } résolus
exercise-number = Exercice { NUMBER($number, useGrouping: 0) }
exercise-among = sur { $of } · { $grade }
exercise-solved = résolu
exercise-tried = essayé
exercise-ask = C’est à vous. Un choix est clairement le meilleur : lequel ?
exercise-right = C’est ça !
exercise-wrong = Pas cette fois.
exercise-better = « { $best } » vaut { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus que « { $other } ».
exercise-beside-usual = Face à « { $usual } », le choix le plus fréquent :
exercise-in-all-own = À la fin vous avez { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} { $more ->
    [true] de plus
   *[false] de moins
} en moyenne.
exercise-in-all-others = À la fin les autres ont { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} { $more ->
    [true] de plus
   *[false] de moins
} en moyenne.
exercise-worths = Ce que vaut chaque choix
exercise-every = Voir les { $count } choix
exercise-best = ★ le meilleur
exercise-yours = votre choix
exercise-top = ±0
exercise-less = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
exercise-off = à { NUMBER($points, maximumFractionDigits: 2) } près
exercise-next = Suivant
exercise-again = Réessayer
exercise-how = Comment le sait-on ?
exercise-exact = Résolu jusqu’au bout : chaque choix et chaque tirage possibles ont été comptés, chacun jouant au mieux. Les points sont votre avance sur les autres.
exercise-played-out = À partir de ce que vous voyez, chaque choix a été joué 2 000 fois jusqu’à la fin de la partie, puis encore 2 000 fois : à chaque fois celui-ci l’emportait sans aucun doute (99 fois sur 100). Les points sont votre avance sur la moyenne des autres.
exercise-missed = Qui le manque : { $levels }.
exercise-missed-by = { $level } { NUMBER($percent, maximumFractionDigits: 0) } %
