### Ce que dit le noyau quand une demande est impossible, et les quelques événements communs à tous les jeux.

# Avant la partie

no-such-game = Aucun jeu ne s’appelle « { $game } » ; il y a { $games }.
bad-players = { $game } se joue de { $least } à { $most } joueurs, et non à { $players }.
no-such-option = { $game } n’a pas d’option « { $option } » ; il a { $options }.
bad-option-value = L’option { $option } ne peut pas valoir « { $value } » ; elle peut valoir { $values }.
even-no-handicap = { $game } n’a pas de handicap qui égaliserait une table.
option-no-such-seat = « { $value } » n’est pas à cette table : on y est { $players }, en comptant depuis seat0 (option « { $option } »).

# Choisir

bad-seat = Il n’y a pas de place { $seat } à cette table ; les places vont de 0 à { NUMBER($most, useGrouping: 0) }.
game-is-over = La partie est finie : on ne peut plus rien jouer.
not-your-turn = Ce n’est pas à la place { $seat } d’agir ; `to_act` donne celles qui le peuvent.
no-such-action = { $game } ne connaît pas l’action { $choice } ; il faut en prendre une dans la liste des choix.
not-now = Cela ne peut pas se jouer maintenant ; il faut prendre une action dans la liste des choix.
not-for-the-clock = L’horloge n’a rien à jouer ici.
bad-note = { $note } n’est pas une note qu’une table met à un coup : « late » ou « typed » avec une place, « restarted », « photo ».
bad-at = { $at } n’est pas un temps : c’est un nombre entier de millisecondes.
bad-whole-number = « { $name } » doit être un nombre entier, et { $value } n’en est pas un.
bad-number-between = « { $name } » doit être un nombre entier de { $least } à { $most }, et { $value } ne l’est pas.
bad-number-least = « { $name } » doit être un nombre entier d’au moins { $least }, et { $value } ne l’est pas.
bad-amount = « { $name } » doit être un nombre fini et d’au moins 0, et { $value } n’en est pas un.
bad-luck = « rng » doit être un nombre entier ou un random.Random, et { $value } n’est ni l’un ni l’autre.
bad-match = Il faut une partie ou le texte d’un relevé, et non { $value }.
nature-cannot = Les dés ne peuvent pas donner { $choice } ici ; cela s’écrit comme { $example }.

# Reprendre un coup

undo-nothing = Personne n’a encore rien choisi : il n’y a rien à reprendre.
undo-not-yours = Le dernier choix vient de la place { $seat } ; elle seule peut le reprendre.
undo-chance = Des dés ou un tirage sont tombés depuis : le choix reste.
undo-others = Quelqu’un d’autre a agi depuis : le choix reste.
undo-shown = Le choix a révélé quelque chose de caché : il reste.
undo-turn-passed = Le tour est passé : le choix reste.
undo-away = La place { $seat } est absente et ne peut être consultée : le choix reste.
undo-twin = Une autre table joue avec les mêmes dés et ne peut être consultée : le choix reste.
undo-off = À cette table, tout choix reste : on en a convenu avant la partie.
undo-denied = Les autres ne veulent pas de cette reprise : le choix reste.

# Relevés de parties

record-cut = La ligne { NUMBER($line, useGrouping: 0) } du relevé est coupée : chaque ligne, la dernière aussi, finit par un saut de ligne.
record-no-hash = La ligne { NUMBER($line, useGrouping: 0) } du relevé ne finit pas par son empreinte de 16 chiffres hexadécimaux.
record-broken-chain = La ligne { NUMBER($line, useGrouping: 0) } du relevé a été changée, ou une ligne avant elle a été ajoutée, ôtée ou déplacée : son empreinte ne convient pas.
record-not-json = La ligne { NUMBER($line, useGrouping: 0) } du relevé n’est pas un objet JSON.
record-format = Ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas un relevé de Palabre d’un format de 1 à { NUMBER($format, useGrouping: 0) } ; son format est { $found }.
record-otherwise = La ligne { NUMBER($line, useGrouping: 0) } n’est pas telle que Palabre l’écrit : un nom s’y trouve deux fois, manque ou est de trop, ou une valeur est d’une autre sorte. Il faudrait : { $wanted }
record-no-text = Ligne { NUMBER($line, useGrouping: 0) } : un relevé est un texte.
record-of-a-seat = Ligne { NUMBER($line, useGrouping: 0) } : ce relevé ne contient que ce qu’une place savait pendant la partie ; il faut demander le relevé entier une fois la partie finie.
record-bad-header = La ligne { NUMBER($line, useGrouping: 0) }, l’en-tête, ne décrit aucune partie possible : { $reason }
record-contradiction = Ligne { NUMBER($line, useGrouping: 0) }, l’en-tête : les joueurs et les options ne sont pas ceux de la position.
record-wrong-salt = Ligne { NUMBER($line, useGrouping: 0) }, l’en-tête : un sel n’est pas celui dont l’empreinte avait été annoncée à tous avant que le premier ne soit dévoilé.
record-without-salt = Ligne { NUMBER($line, useGrouping: 0) }, l’en-tête : les dés ont été lancés sans le sel du reçu.
record-other-hashes = Ligne { NUMBER($line, useGrouping: 0) }, l’en-tête : les empreintes des sels ne sont pas celles du reçu. L’une d’elles a été remplacée après avoir été montrée.
receipt-unreadable = Ce fichier n’est pas un reçu : la page en écrit un quand vous choisissez « Garder le reçu » à côté de « Vérifier les dés ».
record-rules = Ligne { NUMBER($line, useGrouping: 0) } : le relevé suit la version { $found } des règles, et celles-ci sont de la version { NUMBER($wanted, useGrouping: 0) }.
record-box = Ligne { NUMBER($line, useGrouping: 0) } : le relevé vient de la boîte { $found }, et cette boîte est { $wanted }.
record-bad-move = La ligne { NUMBER($line, useGrouping: 0) } du relevé ne peut pas se jouer : { $reason }
record-missing = il manque « { $field } ».
record-kind = un texte, un nombre ou une liste se trouve là où il faut autre chose.
record-bad-undo = Il n’y a pas de coup { $undo } auquel revenir : il n’a pas été joué, ou il a déjà été repris.
record-bad-chance = La ligne { NUMBER($line, useGrouping: 0) } du relevé ne peut pas se jouer : { $of ->
    [0] le hasard n’y joue pas.
   *[other] le hasard y tire un nombre à partir de 0 et inférieur à { NUMBER($of, useGrouping: 0) }.
}
record-bad-name = Ligne { NUMBER($line, useGrouping: 0) } du relevé : le nombre tiré par le hasard et ce qu’il est dit avoir fait ne s’accordent pas.
record-wrong-pick = Ligne { NUMBER($line, useGrouping: 0) } du relevé : le secret fait tirer un autre nombre au hasard.
record-wrong-again = Ligne { NUMBER($line, useGrouping: 0) } du relevé : ce que le hasard avait montré avant une reprise revient, et rien d’autre n’est dit revenir.
record-wrong-secret = Ligne { NUMBER($line, useGrouping: 0) } du relevé : le secret publié là n’est pas celui qui était promis au début.
record-wrong-end = Ligne { NUMBER($line, useGrouping: 0) } du relevé : le résultat n’est pas celui où mènent les coups.
record-sealed = La ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement ne dit pas encore le secret, car d’autres jouent encore avec les mêmes dés : il est dit quand plus personne n’y joue. Pour une partie du jour, un fichier des jours peut l’avoir (--days).
record-no-day = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : le fichier des jours ne dit rien de ce jeu ce jour-là.
record-unfinished = La ligne { NUMBER($line, useGrouping: 0) } est la dernière et ne donne aucun résultat : seule une partie finie peut être vérifiée.

# Simulations

batch-too-small = Un lot demande au moins une partie et un fil, et non { $games } et { $workers }.
batch-bad-actions = Un pas prend des nombres entiers, un pour chacune des { $games } parties.
batch-illegal = À la place { $place }, le numéro { $action } ne peut pas être joué maintenant : `mask` dit lesquels le peuvent.
batch-not-kept = Ce lot n’a pas été prié de garder ce qui est joué : ouvrez-le avec keep=True.
envs-missing = Il y faut le paquet { $package }, qui n’est pas installé : `pip install palabre[{ $extra }]`.
envs-not-built = Les dessins sont faits par un programme construit avec la page, et il n’est pas là : `npm run build` dans web/, ou un paquet wheel.
envs-not-drawn = Une table { DE($game) } n’a pas pu être dessinée ; la cause est écrite plus haut.
envs-illegal = Le siège { $seat } ne peut pas jouer le numéro { $action } maintenant : son masque dit lesquels il peut.
cuda-not-installed = Pour une carte graphique, il faut numba-cuda et CuPy : `pip install palabre[cuda]`.
cuda-no-card = Il n’y a pas ici de carte graphique que CuPy puisse employer : { $why }
simulate-no-games = Il faut jouer au moins une partie, et non { $games }.
simulate-endless = La partie { NUMBER($number, useGrouping: 0) } { DE($game) } avec la graine { $seed } ne finit pas : c’est une erreur dans ses règles, merci de la signaler.

# Positions

position-no-field = Rien ne s’appelle « { $field } » sur cette table ; il y a { $fields }.
position-bad-value = « { $field } » ne peut pas être { $value } : la forme est autre, ou la valeur n’y tient pas.

# Événements de tous les jeux

event-undone = { $seat } reprend son dernier choix.
