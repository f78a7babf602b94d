# Mes parties

mine-all = Tous
mine-bring = Apporter un fichier
mine-brought = apportée
mine-carry = Lien vers un autre appareil
mine-cost = Coût des choix par partie
mine-cost-line = perdu
mine-count = { $games ->
    [0] Aucune partie ne convient.
    [one] Une partie
   *[other] { $games } parties
}
mine-days = Ce serveur les garde { $days } jours après le dernier passage à une table.
mine-ended = Comment elle a fini
mine-ended-all = Toutes
mine-ended-lost = Perdues
mine-ended-won = Gagnées
mine-errors = Erreurs
mine-file = Garder un fichier
    .help = Le fichier contient vos parties telles qu’elles sont listées ici, et la clé par laquelle ce serveur vous connaît : ne le donnez à personne. Apportez-le sur ce serveur pour être de nouveau vous-même sur n’importe quel appareil ; sur un autre serveur, les parties sont listées comme apportées et ne comptent pour rien. Les feuilles de partie n’y sont pas : chaque partie a la sienne.
mine-first = au début
mine-for-ever = Ce serveur les garde pour toujours.
mine-forget = Effacer
    .why = Tous les résultats, parties apportées et classements disparaissent pour de bon. À vos tables finies votre nom est retiré ; les autres gardent leur liste, et la feuille de partie y reste sans nom. Les parties en cours restent les vôtres. Les fichiers que vous avez gardés ne changent pas.
mine-forget-now = Tout effacer
mine-forgotten = Effacé. À { $tables ->
    [one] une table
   *[other] { $tables } tables
} votre nom n’est plus là.
mine-advice = avec conseils
mine-handicap = avec un handicap
mine-has-brought = { $games ->
    [0] Rien n’y est nouveau ici.
    [one] Une partie a été apportée.
   *[other] { $games } parties ont été apportées.
}
mine-instead = Être la personne du fichier
    .why = Sur cet appareil quelqu’un d’autre a déjà des tables. Gardez-les par un fichier ou un lien avant de continuer : ensuite cet appareil est à qui est le fichier.
mine-is-back = Vous revoilà.
mine-keep = Garder tout cela
    .why = Il n’y a pas de compte : qui vous êtes n’est écrit que dans ce navigateur. Qui le perd revient par un fichier ou un lien gardé d’avance, et par rien d’autre.
mine-last = à la fin
mine-link = À ouvrir dans quelques minutes sur l’autre appareil ; il sert une fois, et tout ce qui est ici vient avec :
mine-lost = Perdue
mine-more = En montrer plus
mine-none = Aucune partie finie pour l’instant. Elles seront listées ici.
mine-rating = Vous êtes à { NUMBER($points, useGrouping: 0) } points, sans doute entre { NUMBER($low, useGrouping: 0) } et { NUMBER($high, useGrouping: 0) }, après { $games } parties.
mine-rating-near = C’est près { DE($name) }, { $level }.
mine-rating-shown = Le laisser voir aux autres ?
    .help = À côté de votre nom, avant la partie et pendant, pour tout jeu dont trois parties sont connues. C’est non tant que vous ne le dites pas, et dit pour cet appareil seulement.
mine-readings = Temps de lecture, réponses justes
mine-record = Feuille de partie
mine-remember = Gardez de temps en temps un fichier ou un lien : si ce navigateur vous oublie, rien d’autre ne ramène vos parties.
mine-replay = Revoir
mine-reviewed = chance { $luck }, ses choix { $choices }
mine-shared = Partagée
mine-somebody = quelqu’un
mine-which = Jeu
mine-wins = Part de victoires, dix dernières parties par niveau
mine-won = Gagnée
