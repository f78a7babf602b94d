### Ce qui est dit quand un robot est mal nommé ou se conduit mal.

# Désignations

bots-unknown = Aucun robot ne s’appelle « { $spec } » ; il y a { $specs }, mcts:sims=5000, mon_module:MonRobot et stdio:COMMANDE.
bots-bad-setting = « { $setting } » dans « { $spec } » n’est pas un réglage ; un réglage s’écrit comme sims=5000.
bots-no-such-setting = « { $spec } » n’a pas de réglage « { $setting } » ; il a { $settings }.
bots-no-settings = Le robot « { $spec } » n’a pas de réglages : « { $setting } » ne lui dit rien.
bots-no-module = Le robot « { $spec } » ne peut pas être chargé : { $reason }.
bots-no-class = Le robot « { $spec } » ne peut pas être chargé : rien ne s’appelle { $name } dans le module { $module }.
bots-no-choose = « { $spec } » n’est pas un robot : il n’a pas de méthode choose(seat).
bots-not-learnt = Rien n’a encore été appris { DE($game) } : learnt=1 n’y veut rien dire.

# Programmes à l’autre bout d’un tube

bots-stdio-empty = Un robot dans son propre programme a besoin d’une commande, comme dans stdio:python3 monrobot.py.
bots-stdio-cannot-start = Le robot « { $command } » ne démarre pas : { $reason }.
bots-stdio-silent = Le robot « { $command } » n’a pas répondu en { $seconds } secondes.
bots-stdio-ended = Le robot « { $command } » s’est arrêté sans répondre. { $said }
bots-stdio-no-json = Le robot « { $command } » a répondu autre chose qu’un objet JSON sur une ligne : { $answer }
bots-stdio-no-choice = Le robot « { $command } » a choisi quelque chose qui n’est pas dans sa liste de choix : { $answer }
bots-too-late = Ce qui s’est passé se demande pendant qu’un siège choisit, pas après.
bots-raised = Le robot « { $spec } » a échoué : { $reason }
bots-bad-choice = Le robot « { $spec } » a choisi quelque chose qui n’est pas dans sa liste de choix : { $answer }

# Tournois

bots-tournament-playing = Parties
bots-tournament-played = { $games } parties à { $tables } tables jumelles de { $players } places, graine { $seed }, en { $seconds } s
bots-tournament-bot = robot
bots-tournament-win-share = victoires
bots-tournament-win-interval = 95 %
bots-tournament-mean-score = points
bots-tournament-score-interval = 95 %
bots-tournament-equal = Une part égale est de { $share }.
bots-tournament-rating = cote
bots-tournament-rating-interval = 95 %
bots-tournament-response = meilleure réplique
bots-tournament-plot = { $game } : cotes de { $games } parties à { $players } places, intervalles à 95 %
bots-tournament-forfeits = { $bot } a perdu { $games ->
    [one] une partie
   *[other] { $games } parties
} par forfait : { $reason }
