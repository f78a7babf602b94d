### Tous les mots dits à une table, en français.

## Avant la partie

lobby-waiting = { $free ->
    [one] Une place est encore libre. La partie commence d’elle-même quand tout le monde est assis.
   *[other] { $free } places sont encore libres. La partie commence d’elle-même quand tout le monde est assis.
}
lobby-begins = Tout le monde est là. Le hasard est scellé, la partie commence…
lobby-long = Tout le monde est là. Ce serveur joue pour la première fois : les règles s’installent, une minute ou deux…
lobby-free = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
lobby-yours = Tout est en place, et rien ne bouge avant que vous commenciez.
lobby-all-sit = Tout le monde est assis. La partie commence quand chacun a dit que c’est bon.
lobby-even = Qui dit que c’est bon accepte les handicaps écrits à côté des noms.
lobby-awaits = On attend { $names }.
lobby-free-host = { $free ->
    [one] Une place est encore libre : invitez quelqu’un, ou asseyez-y un robot.
   *[other] { $free } places sont encore libres : invitez quelqu’un, ou asseyez-y des robots.
}
lobby-daily = C’est la table du jour, { $day } : la même chance pour tous, et un seul essai.
begin = Commencer
begin-anyway = Commencer quand même
begin-title = On y va ?
ready-say = C’est bon pour moi
ready-say-all = C’est bon pour nous
ready-said = Pour vous, c’est bon.
ready-not = Finalement, pas encore
seat-ready = c’est bon
countdown = Prêts ?
seats = Les places
sit-here = M’asseoir ici
sit-somebody = Quelqu’un ici
sit-bot = Un robot
sit-them = Asseoir
take-away = Retirer { $name }
stand-up = Me lever
remove = Prier { $name } de partir
seat-yours = vous
seat-away = absent
seat-held = un robot joue
seat-held-yours = un robot joue pour vous
seat-ahead = parti avec { $amount } d’avance
seat-rated = cote { NUMBER($points, useGrouping: 0) }
seat-rating = cote { NUMBER($points, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) })
seat-slower = ralenti de { $seconds } s
watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
invite = Inviter les autres
    .more = Faites passer le lien, dictez le code, ou montrez l’image à un téléphone dans la pièce.
invite-text = Viens jouer à { $game } !
invite-code = Code : { $code }
invite-link = Lien vers cette table
invite-qr = Le lien en code QR
copy-link = Copier le lien
share = Partager
link-copied = Le lien est copié.
link-marked = Le lien est sélectionné : copiez-le d’ici.
just-watch = Regarder seulement

## La force des robots

level-chosen = Robots : { $bot }, parce que { $because ->
    [first] c’est votre première partie.
    [won] { $games ->
        [one] vous avez gagné la dernière partie.
       *[other] vous avez gagné les { $games } dernières parties.
    }
    [lost] { $games ->
        [one] la dernière partie était dure.
       *[other] les { $games } dernières parties étaient dures.
    }
    [top] personne ici n’est plus fort.
    [bottom] personne ici n’est plus doux.
   *[even] vous êtes de force égale.
}
level-stands = Robots : { $bot }.
levels-differ = Des robots de plusieurs forces.
level-easier = Plus facile ?
level-harder = Plus difficile ?
level-next = Contre { $bot }
to-trainer = S’entraîner

## À la table

at-table = Une table { DE($game) }
table-laying = On dresse la table
    .more = Un instant…
table-cannot-go-on = Cette partie ne peut pas continuer
    .more = Les règles de ce serveur ont changé depuis son début, et elle ne mènerait plus au même point. Personne n’a gagné ni perdu.
primer-rules = Toute la règle
your-turn-now = À vous de jouer
turn-of = { $name } joue
turn-of-all = Tous à la fois
nature-acts = Le hasard décide
pressed = C’est dit ! Qui était premier ?
game-over = La partie est finie
title-your-turn = ● À vous · { $game }
hurry = Plus vite
tools = À la table
undo = Reprendre
react = Réagir
reactions = Réactions
reaction-bravo = Bravo !
reaction-laugh = Ha ha !
reaction-wow = Oh !
reaction-ouch = Aïe !
reaction-hurry = Toujours là ?
reaction-thanks = Merci !
reaction-good_luck = Bonne chance !
reaction-well_played = Bien joué !
reaction-that_was_close = C’était juste !
reaction-one_moment = Un instant, s’il vous plaît
reaction-your_turn = C’est à vous
reaction-once_more = On en refait une ?
say = Dire quelque chose à tout le monde ici
say-what = Vos mots…
say-it = Le dire
said-by = { $name } : { $text }
people = Les autres
mute = Couper
mute-name = Couper { $name }
report = Le dire à l’hôte
    .more = Seul l’hôte de la table le lit, avec ce qui a été dit en dernier ; c’est gardé avec la table aussi longtemps que les noms.
report-about = Le dire à l’hôte : { $name }
report-name = Un mot à l’hôte au sujet { DE($name) }
report-send = L’envoyer à l’hôte
report-kept = L’hôte le lira.
report-line = { $by } au sujet { DE($about) } :
report-said = { $about } avait dit : { $said }
reports = { $count ->
    [one] Un mot pour vous, l’hôte
   *[other] { $count } mots pour vous, l’hôte
}
unname = Retirer mon nom
let-bot = Laisser jouer un robot
let-bot-for = Un robot pour { $name }
take-back = Rejouer moi-même
leave = Quitter
leave-really = Quitter la table ?
    .more = Un robot continue à votre place ; vous ne pourrez pas y revenir.
leave-yes = Quitter
leave-no = Rester
more = Plus
as-list = En liste
carry = Autre appareil
    .more = Ouvrez ce lien sur un autre téléphone ou ordinateur : vos places vous y suivent. Il ne sert qu’une fois, dans le quart d’heure.
carry-title = Continuer sur un autre appareil
carry-qr = Le lien en code QR
carry-making = Le lien se prépare…
points-said = Points :
clock-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
note-late = { $name } n’a plus de temps ; l’horloge a choisi.
line-lost = La ligne est coupée.
    .more = Nous la rétablissons ; rien n’est oublié.
question-undo = { $name } voudrait reprendre son dernier choix. Êtes-vous tous d’accord ?
question-hold = { $name } est absent. Un robot peut-il jouer en attendant ?
question-remove = L’hôte prie { $name } de quitter la partie ; un robot continuerait. Êtes-vous tous d’accord ?
question-waits = On demande aux autres.
question-waits-for = La réponse attend le retour de { $names }.
help-rules = Dans la règle
help-asking = C’est quoi ?
    .more = Touchez une chose, ou allez-y avec Tab : elle dit ce qu’elle est. Échap pour finir.
rules-contents = Sommaire
rules-pieces = Toutes les pièces
rules-codes = Montrer les numéros des règles
rules-trainer = À l’entraînement
rules-print = Imprimer
rules-example = Un exemple
rules-before = Avant
rules-after = Après
rules-coming = On va chercher les règles…

## Un appareil pour plusieurs

hand-over = Passez l’appareil à { $name }
    .more = Que personne d’autre ne regarde.
i-am = C’est moi, { $name }

## La fin

the-count = Le décompte
count-line = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
you-won = Vous avez gagné !
has-won = { $count ->
    [0] Personne n’a gagné
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
podium = Le podium
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
decided-by = Décidé par { $points ->
    [one] un point.
   *[other] { $points } points.
}
decided-level = À égalité de points.
decided-since = En tête pour de bon depuis : « { $since } »
kind-word = { $n ->
    [0] Bien joué quand même : la prochaine partie repart de zéro pour tout le monde.
    [1] Ce n’est que partie remise. On rejoue ?
   *[other] La chance n’y était pas, mais elle change de place.
}
curve = Les points au fil de la partie ; à la fin : { $points }
rematch = Rejouer
to-rematch = Vers la partie suivante
rematch-wished = { $name } aimerait rejouer.
replay = Revoir la partie
download-record = Enregistrer la partie
daily-to-result = Et parmi ceux d’aujourd’hui ?
box-rest = Prenez les dés. Appuyez, puis lancez-les.
box-roll = On lance !
box-calling = Personne n’a encore appuyé.
box-called = Ont appuyé : { $names }
box-stop = Terminer
box-again = Relancer
box-others-type = Les joueurs saisissent ce qui est sur la table.
box-typed = { $name } a saisi :
box-is-it-so = Est-ce bien ce qui est sur la table ?
box-yes = Oui, c’est bien ça
box-no = Non, à ressaisir
box-awaits = On attend le oui { DE($names) }.
box-things = Ce qui est sur la table
box-thing = { NUMBER($number, useGrouping: 0) } : { $what }, { $face }
box-now-rest = À vos dés !
box-now-typed = Est-ce bien ça ?
box-now-typing = Qu’y a-t-il sur la table ?
box-what = { $what } : lequel ? ({ NUMBER($number, useGrouping: 0) } sur { NUMBER($count, useGrouping: 0) })
box-whole = Tout est saisi. Touchez-en un pour le changer.
box-send = Voilà ce qui est là
twin-title = La table jumelle
twin-code = Les autres jouent avec les mêmes dés. Leur code : { $code }
twin-game = Partie { NUMBER($game, useGrouping: 0) }
twin-ours = Ici
twin-theirs = Là-bas
twin-seat = Place { NUMBER($number, useGrouping: 0) }
twin-people = Les gens ensemble
twin-given-up = Une des deux tables n’a jamais été jouée jusqu’au bout, et plus personne n’y revient : il n’y a rien à comparer.
twin-waits = Pas encore finie aux deux tables.
twin-set = Toute la série
twin-more = { $ours ->
    [more] Vous avez fait plus de la même chance.
    [less] Ils ont fait plus de la même chance.
   *[level] Les deux en ont fait autant.
}
twin-again = Regarder encore
check-dice = Vérifier lancers et tirages
keep-receipt = Garder le reçu
dice-honest = Tous les lancers et tirages étaient honnêtes.
dice-hold = L’enregistrement se tient. Que personne n’a pu choisir les dés, il ne vous le montre pas :
dice-missing-seal = Ce navigateur n’était pas là quand le secret fut montré scellé.
dice-missing-salt = Le grain de sel de ce navigateur n’y est pas.
dice-missing-hashes = Ce navigateur n’a pas vu les empreintes de tous les sels avant de donner le sien.
dice-missing-unopened = Un sel promis n’a jamais été donné : qui tient le serveur a pu choisir de le compter ou non.
dice-missing-rounds = Le sel de ce navigateur a été demandé plusieurs fois : qui tient le serveur a pu choisir entre plusieurs parties.
dice-missing-laid = Les premiers lancers étaient préparés d’avance, pour une leçon.
dice-missing-alike = D’autres jouent avec les mêmes dés, aucun grain de sel n’y entre donc : qui tient le serveur pouvait les connaître d’avance.
dice-missing-typed = Les lancers ont été saisis par des personnes, qui ont lancé de vrais dés : ils ne peuvent pas être vérifiés.
dice-missing-sealed = Le secret n’est pas encore dit, car d’autres jouent encore avec lui ; revenez quand plus personne n’y joue, et chaque jet pourra être vérifié.
dice-chain = { $lines } lignes se tiennent ; aucune n’a été changée après coup.
dice-picks = { $picks ->
    [one] Le seul lancer ou tirage est celui que donne le secret scellé.
   *[other] Les { $picks } lancers et tirages sont ceux que donne le secret scellé.
}
dice-promised = Le secret est celui que ce navigateur a vu scellé avant le premier coup.
dice-salted = Le grain de sel de ce navigateur est dedans.
dice-commitment = Le sceau :
dice-forged = Quelque chose ne va pas dans cet enregistrement.
forged-chain = La ligne { NUMBER($line, useGrouping: 0) } a été changée, ou il en manque une avant elle.
forged-unfinished = La partie n’y a pas encore de fin.
forged-secret = Le secret ne répond pas à son sceau.
forged-promise = Ce n’est pas le sceau qui fut montré avant la partie.
forged-hashes = Les empreintes des sels ne sont pas celles qui furent montrées avant la partie.
forged-salt = Un sel n’est pas celui dont l’empreinte fut montrée avant la partie.
forged-again = Ligne { NUMBER($line, useGrouping: 0) } : après une reprise, des dés déjà vus ne sont pas retombés.
forged-pick = La ligne { NUMBER($line, useGrouping: 0) } n’est pas ce que donne le secret.
forged-none = Cette partie n’avait rien promis sur ses dés.

## Revoir une partie

review = Bilan
replay-of = { $game }, à revoir
replay-move = Coup { NUMBER($at, useGrouping: 0) } sur { NUMBER($of, useGrouping: 0) }
replay-start = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-on = Un coup en avant
replay-end = À la fin
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-usual = Normale
replay-speed-fast = Rapide
replay-eyes = Par les yeux de qui ?
replay-eyes-none = Public
replay-loading = On remet la partie en place…
replay-other = Ouvrir un autre enregistrement
replay-review = Ce qui était chance et ce qui était choix dans un enregistrement apporté, Palabre le dit sur votre machine : palabre review FICHIER --html bilan.html
player-seat = Place { NUMBER($number, useGrouping: 0) }

## Le plateau simple

plain-table = Ce qui est sur la table
plain-choices = Ce que vous pouvez choisir

## Leçons

lesson = Leçon
lesson-step = Étape { $step } sur { $steps }
lesson-next = Suite
lesson-show = Montrez-moi
lesson-later = Plus tard
lesson-watch = Regardez ce qui se passe…
lesson-over = Bravo, vous savez jouer à { $game }. La suite ?
lesson-on = Continuer
again-other-eyes = Ce tour a été vu par quelqu’un d’autre sur cet appareil.
