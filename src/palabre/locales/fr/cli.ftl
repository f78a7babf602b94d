### Ce que dit la ligne de commande, en français.

# Plaintes

cli-file = { $file } : { $reason }.
cli-not-text = { $file } n’est pas un fichier de texte, donc pas un relevé.
cli-option-form = « { $word } » n’est pas une option : cela s’écrit nom=valeur.
cli-bots-and-seats = { $bots ->
    [one] { $bots } robot est nommé
   *[other] { $bots } robots sont nommés
} pour { $seats } places : il en faut un pour toutes, ou un pour chacune.
cli-port = Palabre ne peut pas écouter là ({ $reason }) : il faut arrêter ce qui y écoute, ou choisir un autre port avec --port.
cli-database-current = La base est à jour.
cli-database-restoring = { $source } contient { $tables ->
    [one] une table
   *[other] { $tables } tables
}, { $games ->
    [one] une partie
   *[other] { $games } parties
}, dernier usage { $last }.
cli-database-copied = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, dernier usage { $last }
cli-database-replace-keys = Une autre clé s’y trouve déjà : { $files }. Une fois remplacée, toutes les personnes venues avec elle seront de nouveaux invités. La remplacer ?
cli-only-in-checkout = « { $what } » est un outil de celles et ceux qui font Palabre : il est dans les sources, pas dans ce qui est installé.
cli-left = La partie a été quittée avant la fin.

# Autour d’une partie

cli-you = Joueur { NUMBER($number, useGrouping: 0) } (vous)
cli-player = Joueur { NUMBER($number, useGrouping: 0) }
cli-choose = { $name }, choisissez :
cli-number = Un nombre de 1 à { NUMBER($n, useGrouping: 0) }, s’il vous plaît.
cli-won = { $n ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
cli-scores = Points : { $scores }
cli-unfinished = Le relevé s’arrête ici, après { NUMBER($moves, useGrouping: 0) } coups ; la partie n’est pas finie.
cli-playing = on joue

# Vérifier

cli-verified = Le relevé tient : { $game }, { $players } joueurs, { NUMBER($moves, useGrouping: 0) } coups, tous permis et aucun changé.
cli-verified-position = La partie a commencé d’une position préparée, et non du début.
cli-verified-undone = { $choices ->
    [one] Un choix a été repris.
   *[other] { $choices } choix ont été repris.
}
cli-verified-secret = Chaque lancer vient du secret scellé par la première ligne.
cli-verified-laid = { $laid ->
    [one] Le premier lancer était préparé d’avance, comme pour une leçon ; tous les autres viennent du secret scellé par la première ligne.
   *[other] Les { $laid } premiers lancers étaient préparés d’avance, comme pour une leçon ; tous les autres viennent du secret scellé par la première ligne.
}
cli-verified-commitment = Le sceau est celui du reçu.
cli-verified-hashes = { $hashes ->
    [one] L’empreinte du seul sel est celle du reçu.
   *[other] Les empreintes des { $hashes } sels sont celles du reçu : aucune n’a été remplacée après coup.
}
cli-verified-salt = Votre sel est dans chaque lancer.
cli-verified-nobody = Personne n’a donc pu choisir les dés, ni l’hôte ni un joueur.
cli-verified-no-receipt = Non vérifié, faute de reçu (--receipt) : si le sceau et les empreintes ont été montrés avant le premier coup, et si votre sel est dans les dés. L’hôte a pu choisir les dés.
cli-verified-no-salt = Le reçu ne contient aucun sel de vous : l’hôte et les joueurs ensemble ont pu choisir les dés.
cli-verified-no-hashes = Le reçu ne contient pas les empreintes : l’hôte et un autre joueur ont pu choisir un sel après avoir vu le vôtre.
cli-verified-rounds = Votre navigateur a dévoilé { $rounds } sels pour cette table : l’hôte a pu choisir entre autant de parties.
cli-verified-unopened = { $unopened ->
    [one] Un sel promis n’a jamais été dévoilé : l’hôte a pu choisir de le compter ou non.
   *[other] { $unopened } sels promis n’ont jamais été dévoilés : l’hôte a pu choisir lesquels compter.
}
cli-verified-seed = Chaque lancer vient de la graine de la première ligne.
cli-verified-generator = Chaque lancer vient du générateur de la simulation, par la graine et le numéro de la partie.
cli-verified-daily = Chaque jet vient du secret du { $day }, et le k-ième de chaque sorte est le même pour tous ceux qui ont joué ce jour-là. Il n’y entre aucun grain de sel : qui tient le serveur pouvait connaître les dés d’avance.
cli-verified-twin = Chaque jet vient du secret de deux tables jumelles, et le k-ième de chaque sorte est le même aux deux. Il n’y entre aucun grain de sel : qui tient le serveur pouvait connaître les dés d’avance.
cli-verified-published = Le sceau est celui du fichier des jours.
cli-verified-typed = Les lancers ont été saisis par des personnes ; ils ne peuvent pas être vérifiés.

# Simuler

cli-simulated = { $games } parties { DE($game) } à { $players } joueurs, graine { $seed }
cli-total-decisions = décisions
cli-total-nature-moves = coups du hasard
cli-total-turns = tours
cli-total-mean-length = décisions par partie
cli-total-mean-turns = tours par partie
cli-amount = { $n }
cli-total-seat = place { NUMBER($number, useGrouping: 0) }
cli-total-share = gagne { $share } %, { $points } points
cli-total-seconds = secondes
cli-total-rate = décisions par seconde et par cœur

# Listes

cli-column-game = jeu
cli-column-players = joueurs
cli-column-minutes = minutes
cli-column-age = âge
cli-column-options = options (la première valeur est celle par défaut)
cli-column-kind = sorte de lancer
cli-column-throws = lancers
cli-column-errors = erreurs
cli-column-median = secondes, médiane

# L’entraînement

cli-answers = L’un de ceux-ci, ou son début : { $answers }.
cli-right = Juste, en { $seconds } s.
cli-wrong = Non.
cli-hardness = difficulté { $number }

# Exercises

cli-exercises-none = On ne trouve rien dans « { $game } » : ce jeu ne dit pas d’où viennent ses points.
cli-exercises-found = exercices trouvés : { $found }
cli-dataset = { $rows } décisions de { $games } parties sont dans { $file }, ce qu’elles sont dans { $card }.

# Tables égales

cli-even-played = { $games } parties sur des tables jumelles, en { $seconds } secondes
cli-even-bot = robot
cli-even-alone = gagne sans
cli-even-amount = handicap
cli-even-interval = à 95 %
cli-even-share = gagne avec
cli-even-means-ahead = Le handicap, ce sont des points au départ : qui les a est aidé.
cli-even-means-slower = Le handicap, ce sont des millisecondes ajoutées à son propre temps : qui les a est ralenti.
cli-even-use = Pour ces places : { $options }

# Plusieurs machines

cluster-away = Aucun ordonnanceur Dask ne répond à { $address }.
cluster-differs = Ces machines jouent d’après d’autres règles, ou avec une autre version de Palabre : { $workers }.
cluster-no-records = Une seule machine écrit les parties : retirez --records, ou --dask.
study-unreadable = { $file } n’est pas le plan d’une étude : { $reason }.
study-changed = { $file } contient les résultats d’un autre plan, ou d’autres règles : ce qui fut prévu reste prévu. Donnez un autre nom au nouveau plan.
cli-study-done = Le rapport est dans { $file }.
