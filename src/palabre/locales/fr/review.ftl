### Les positions analysées et les parties revues, en français.

# Ce qui ne se peut pas

analyse-over = La partie est finie : nommez un moment avant la fin.
analyse-no-move = Il n’y a pas de coup { $move } dans cette partie ; ils vont de 0 à { NUMBER($most, useGrouping: 0) }.
analyse-no-choice = Personne n’a rien choisi au coup { NUMBER($move, useGrouping: 0) }.
review-unfinished = Cette partie n’est pas finie (après { NUMBER($moves, useGrouping: 0) } coups) : seule une partie finie peut être revue. Une de ses positions peut être analysée.

# Une position

analyse-title = { $game }, avant le coup { NUMBER($move, useGrouping: 0) }
analyse-eyes-all = D’après tout ce qui est là, caché ou non.
analyse-eyes-seat = D’après ce { QUE($name) } peut savoir.
analyse-simulations = { $simulations } simulations pour chaque nombre ; entre crochets, les intervalles à 95 %.
analyse-exact = Les points sont exacts : chaque choix et chaque tirage jusqu’à la fin ont été comptés. Les parts de victoire sont simulées.
analyse-share = part de la victoire
analyse-points = points
analyse-choice = choix
analyse-behind = derrière le meilleur
analyse-then = suite habituelle
analyse-nothing = Ce n’est pas à ces yeux de choisir ici.
analyse-bot = { $bot } choisirait pour { $name } : { $choice }
analyse-value = selon lui
analyse-visits = essayé

# Une partie entière

review-title = { $game } : la part de la chance, la part des choix
review-how = Chaque moment a été rejoué { $simulations } fois à partir de ce qui était vraiment là, chacun jouant avec soin. Tous les nombres sont des parts d’une victoire.
review-ledger = D’où vient chaque résultat
review-adds = Départ + chance + choix propres + choix des autres = résultat, exactement. « Donné » est à part : ce que les choix propres ont coûté face aux meilleurs, d’après ce que cette personne pouvait savoir.
review-player = joueur
review-start = départ
review-luck = chance
review-own = choix propres
review-others = choix des autres
review-result = résultat
review-cost = donné
review-played-clear = Chance mise à part, { $name } a le mieux joué : { $ahead } de victoire de plus par ses choix que le suivant (95 % : de { $low } à { $high }).
review-played-unclear = On ne peut pas dire qui a le mieux joué : { $name } a { $ahead } de victoire d’avance, mais tout est possible de { $low } à { $high } (95 %).
review-luckiest = Le lancer le plus heureux, coup { NUMBER($move, useGrouping: 0) } : { $what } → { $name } { $change }.
review-turning = Les tournants
review-turn = Coup { NUMBER($move, useGrouping: 0) } : { $what } → { $changes }.
review-mistakes = Les erreurs les plus chères
review-no-mistakes = Aucune erreur ne se détache sans aucun doute.
review-mistake = Coup { NUMBER($move, useGrouping: 0) }, { $name } : « { $chosen } » a coûté { $cost } de victoire (95 % : de { $low } à { $high }). Il valait mieux « { $best } ».
review-why = À { $name } : { $because }
review-by = { $name } : { $choice }
review-nature = des dés et des tirages
review-moment = coup
review-happened = ce qui s’est passé
review-curve = Ce que chacun pouvait espérer
review-curve-words = Les courbes de la part de victoire espérée, une par joueur ; le tableau plus bas a toutes les valeurs.
review-every = Chaque moment
review-readers = Lire contre la montre
review-kind = lancer
review-calls = annonces
review-errors = erreurs
review-before = avant : { $seconds }
review-before-games = { $games ->
    [0] Aucune de vos parties d’avant n’a de bilan : rien à comparer pour l’instant.
    [one] « Avant » : votre seule partie précédente qui a un bilan.
   *[other] « Avant » : le milieu de vos { $games } parties précédentes qui ont un bilan.
}
review-median = juste après (s)
review-won = gagné
review-table = la table
review-hands = Qui savait quoi, et quand
review-hands-how = À quel point la table pouvait être sûre de ce que chacun tenait en secret, d’après ses seuls choix : une ligne par joueur, de l’aveugle au certain. C’est ainsi que comptent les robots qui tirent des conclusions.
review-away = Trahi par un choix
review-away-nobody = Personne ne s’est trahi.
review-gave-away = Coup { NUMBER($move, useGrouping: 0) }, { $name } : « { $choice } ». Dès lors, la table pouvait tenir { $hand } pour plus probable que tout le reste ensemble.
review-kept-secret = { $name } a gardé { $hand } secret : à la fin, la table y aurait cru à { $share }.
review-hands-every = Chaque choix, et ce qu’il disait
review-hands-true = la vérité
review-hands-likeliest = alors le plus probable
review-progress = on rejoue

# Sur la page

review-rough = Un premier aperçu : un bilan plus fin est fait à { $percent } % et le remplacera.
review-finer = Chaque moment a été rejoué { $simulations } fois. Tant que vous regardez, un bilan plus fin se prépare : { $percent } % faits.
review-making = On fait le bilan de la partie
    .more = Chaque moment est rejoué de nombreuses fois ; un premier aperçu vient en quelques secondes.
review-done = { $percent } % sont faits
review-ahead = { $ahead ->
    [0] C’est au tour de cette partie.
    [one] Une autre partie passe avant.
   *[other] { $ahead } autres parties passent avant.
}
review-cannot = Le bilan de cette partie n’est pas possible
review-failed = Le bilan n’a pas pu être fait.
review-no-table = Aucune table n’est nommée ici : ouvrez un bilan à la fin d’une partie.
review-again = Réessayer
review-to-replay = La partie seule
review-at = Coup { NUMBER($move, useGrouping: 0) } sur { NUMBER($of, useGrouping: 0) } : { $shares }
review-slider = Le moment montré
review-share-of = { $name } { $share }
review-moment-now = Ce moment
review-to-choose = À { $name } de choisir. D’après ce { QUE($name) } pouvait savoir :
review-comes-luck = Viennent ensuite des dés et des tirages : { $what }.
review-ended = La partie est finie.
review-worths = Ce que valait chaque choix
review-looking = On rejoue les choix…
review-sharper = On affine encore…
review-worth-best = le meilleur
review-worth-chosen = choisi
review-worth-off = à { $off } près
review-worth-behind = { $behind } derrière le meilleur
review-every-choice = Les { $count } choix
review-then = Suite habituelle : { $line }
review-through = Par les yeux { DE($name) }
review-how-found = Comment on le trouve
review-to-moment = Montrer
review-calls-worth = Ce que chaque annonce a gagné ou coûté

# Jouer la suite

play-on = Jouer la suite d’ici
    .more = Une nouvelle table commence à ce moment. Ce que vous n’y saviez pas est placé autrement.
play-on-seat = Votre place
play-on-others = Les autres
play-on-bots = Des robots
play-on-link = Par lien
play-on-luck = Les dés
play-on-new = De nouveaux
play-on-same = Comme ils sont tombés
play-on-same-help = Les mêmes dés tombent tant que tout demande la même chose.
play-on-go = À la table

# Ce que pensaient les robots

thoughts-ask = Qu’en pensait { $name } ?
thoughts-of = Ce { QUE($name) } pensait
thoughts-one = { $choice } : { $value }, essayé { $visits ->
    [one] une fois
   *[other] { $visits } fois
}
thoughts-line = Ensuite, c’était attendu : { $line }
thoughts-none = C’était su d’avance, ou choisi sans peser.
thoughts-other = Aujourd’hui ce serait un autre choix : quelqu’un d’autre jouait peut-être ici.
