### Les tables du jour, en français.

daily-title = Les tables du jour
daily-how = Une partie de chaque jeu, chaque jour : les mêmes dés, les mêmes tuiles et les mêmes robots pour tous sur ce serveur. Vous avez un seul essai à chacun ; aucun coup ne se reprend, et vous pouvez partir et revenir jusqu’à la fin du jour.
daily-left = { $hours ->
    [0] { $minutes ->
        [one] Il reste une minute à ce jour.
       *[other] Il reste { $minutes } minutes à ce jour.
    }
    [one] Il reste une heure à ce jour.
   *[other] Il reste { $hours } heures à ce jour.
} Un nouveau jour commence à minuit UTC.
daily-streak = { $days ->
    [0] Pas encore de jours de suite.
    [one] Un jour de suite.
   *[other] { $days } jours de suite.
}
daily-play = Jouer la partie du jour
daily-on = Continuer
daily-table = Retour à la table
daily-with = { $seats } places, robots : { $bot }
daily-won = Gagné, { $margin ->
    [0] à égalité de points
    [one] avec un point d’avance
   *[other] avec { $margin } points d’avance
}
daily-lost = { $margin ->
    [0] Pas gagné, à égalité de points
    [one] Un point de retard
   *[other] { $margin } points de retard
}
daily-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
daily-rank = { $rank ->
    [one] 1ᵉʳ sur { NUMBER($of, useGrouping: 0) }
   *[other] { NUMBER($rank, useGrouping: 0) }ᵉ sur { NUMBER($of, useGrouping: 0) }
}
daily-alone = Première partie finie du jour
daily-late = Finie après son jour : elle n’a pas de rang
daily-champion = { $bot } en a fait { $score }, à votre place, avec vos dés et les mêmes robots : { $margin ->
    [0] à égalité avec le meilleur autre
    [one] un point d’avance
   *[other] { $margin } points d’avance
}.
daily-champion-behind = { $bot } en a fait { $score }, à votre place, avec vos dés et les mêmes robots : { $margin ->
    [one] un point derrière le meilleur autre
   *[other] { $margin } points derrière le meilleur autre
}.
daily-champion-plays = { $bot } y joue encore ; revenez voir dans un moment.
daily-again = Regarder encore
daily-guests = Les rangs comptent les invités, et un invité est un navigateur : qui en a deux a deux essais.
daily-fair = Les dés de chaque jour sont scellés la veille, et le sceau est ouvert le lendemain : personne n’a pu regarder d’avance, et chacun peut vérifier. Aucun grain de sel n’y entre : qui tient ce serveur l’aurait pu.
daily-published = Les sceaux et les secrets de tous les jours, en un fichier
daily-seal = Sceau : { $seal }
daily-share = Partager
daily-picture = Garder l’image
daily-copied = Copié : collez-le où vous voulez.
daily-text = Palabre, { $day } : { $game }, { $result }. { $rank }. { $streak }
