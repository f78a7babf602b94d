## Ce que dit la table quand quelque chose ne va pas

table-not-playing = La partie n’a pas commencé à cette table, ou elle est finie.
seat-taken = La place { $seat } n’est pas libre : prenez-en une autre, ou regardez.
name-empty = Un nom a besoin d’au moins une lettre visible.
only-the-host = Seul l’hôte de la table peut demander à quelqu’un de partir.
no-person-there = Personne ne joue la place { $seat } en ce moment.
no-such-seat = Cette table n’a pas de place { $seat }.
not-your-seat = La place { $seat } est à quelqu’un d’autre.
not-away-long-enough = Un robot peut jouer à cette place quand son joueur est absent depuis { $seconds } secondes.
press-instead = Les dés sont là : appuyez sur une réponse, le plus rapide compte.
no-roll-to-call = Il n’y a pas de dés à annoncer maintenant.
press-too-early = Trop rapide pour avoir lu les dés : cela ne compte pas, appuyez encore.
nothing-to-choose = Ce n’est pas à vous de choisir maintenant.
stale-decision = La partie a avancé depuis : regardez et choisissez à nouveau.
one-question-at-a-time = Une autre question attend une réponse.
no-such-question = Cette question n’est plus posée.
no-rematch-yet = La revanche peut commencer une fois la partie finie, à la demande de ceux qui ont joué.
play-on-same-luck = D’autres jouent encore avec ces dés. Tant qu’ils n’ont pas fini, vous pouvez reprendre la partie avec de nouveaux dés seulement.
play-on-not-over = La partie de cette table n’est pas finie : on ne peut pas encore la reprendre.
play-on-otherwise = Cette partie a { $players } places : reprenez-la avec autant de places et ses options.
play-on-too-early = Rien ne peut être disposé si tôt dans une partie : choisissez un moment plus tardif.
review-not-over = La partie de cette table n’est pas finie : elle ne peut pas encore être revue.
analyse-failed = Ce moment n’a pas pu être étudié. Redemandez dans un instant.
thoughts-no-bot = Aucun robot n’a rien choisi à ce moment.
advice-not-here = Les conseils sont pour les jeux où l’on a le temps de choisir, à une table à part : pas quand on lit les lancers contre la montre, ni dans une leçon, ni à côté d’une table jumelle.
advice-off = Pas de conseils à cette table : cela n’a pas été convenu avant la partie.
advice-one-at-a-time = Votre dernière question est encore à l’étude.
why-knew-more = Il y savait quelque chose que tout le monde ne sait pas, et ses raisons le trahiraient. Demandez après la partie.
why-nothing-yet = Il n’a encore rien choisi.
review-not-there = Cette partie n’a pas encore de bilan : demandez-le d’abord.
review-too-many = Trop de parties attendent d’être revues : redemandez un peu plus tard.
no-such-table = Cette table n’existe pas.
no-bot-there = Aucun robot ne joue la place { $seat }.
no-such-day = Il n’y a pas ce jour-là ici : seulement aujourd’hui et les { $days } jours d’avant.
daily-deleted = Vous avez joué la partie du jour, et effacé ce qu’elle a donné : demain il y en a une autre.
daily-is-closed = Quelqu’un joue là la table du jour : elle s’ouvre aux autres quand le jour est fini.
daily-as-it-is = La table du jour se joue seul, telle qu’elle est, et tout coup est joué.
daily-key-short = { $file } n’est pas une clé : elle a moins de { $bytes } octets, et n’importe qui pourrait deviner les dés de tous les jours. Remettez une copie, ou effacez-la : alors les jours à venir ne seront pas ceux qui étaient promis.
twin-is-closed = Une autre table joue avec les mêmes dés : jusqu’à la fin des deux, chacune ne voit que la sienne.
twin-otherwise = Une table jumelle a besoin d’une place pour des gens, et commence au début.
no-twin = Aucune autre table ne joue avec les mêmes dés.
twin-as-it-is = Une autre table joue la même partie : ses places et ses robots restent comme convenu.
box-not-here = On ne joue pas avec la vraie boîte à cette table : les dés sont lancés pour vous.
box-not-now = Il n’y a rien à lancer ni à saisir en ce moment.
box-one-call = Vous avez déjà annoncé dans cette manche.
box-others-call = Les autres peuvent encore annoncer : terminez la manche dans { $seconds } s.
box-otherwise = Cela ne peut pas se trouver là : { $things } choses sont demandées, chacune avec une de ses faces.
box-otherwise-not = La vraie boîte est sur une seule table : ni annoncée, ni jumelle, ni une leçon, ni une partie reprise.
box-bots-are-blind = Les robots ne voient pas tomber les vrais dés : ils ne peuvent pas faire la course.
no-such-exercise = Cet exercice n’existe pas.
no-such-lesson = Il n’y a pas ici de leçon « { $lesson } » ; il y a { $lessons }.
lesson-otherwise = Une leçon est pour une personne ici et { $bots ->
    [one] un robot
   *[other] { $bots } robots
}, avec ses propres règles et sans pendule.
no-such-level = Il n’y a pas ici de robot « { $level } » ; il y a { $levels }.
too-many-tables = Vous avez déjà { $most } tables ouvertes : finissez-en une d’abord.
too-many-requests = Trop de demandes ; patientez un instant.
foreign-origin = Cette demande vient de la page d’un autre site.
not-understood = Ce message n’est pas comme il faut : { $why }
too-long = Ce message est trop long ; { $most } octets au plus.
server-stops = Le serveur redémarre ; la partie continue dans un instant.
record-too-long = Cet enregistrement est trop long pour être revu ici ; { $most } lignes au plus.
leader-silent = La table passe à un autre processus ; renvoyez.
workers-need-postgres = Plusieurs processus demandent une base PostgreSQL : `--database postgresql://…`.
database-not-current = Cette base n’est pas à jour : lancez d’abord `palabre database upgrade`.
database-not-empty = La base d’arrivée contient déjà des tables : choisissez-en une vide.
backup-exists = Il existe déjà un fichier { $file } : choisissez un autre nom.
table-cannot-write = La maison ne peut rien noter pour l’instant : ceci n’a pas eu lieu ; réessayez dans un moment.
went-wrong = Quelque chose s’est mal passé dans la maison ; ceci n’a pas eu lieu, et la partie continue.
carry-ask = Ce lien fait passer les places de quelqu’un sur cet appareil. Continuez seulement si c’est vous qui l’avez demandé.
carry-here = { $count ->
    [one] Vous avez déjà une table ici. En emportant ces places, vous la laissez derrière vous sur cet appareil.
   *[other] Vous avez déjà { $count } tables ici. En emportant ces places, vous les laissez derrière vous sur cet appareil.
}
carry-take = Emporter ces places, et devenir cet invité ici
carry-stay = Rester qui je suis ici
carry-used = Ce lien a déjà servi, ou il est trop vieux. Faites-en un autre à la table.
too-many-reactions = Cela fait beaucoup de réactions ; attendez un moment.
talk-off = Ici on ne dit que des réactions et des phrases toutes prêtes : l’hôte n’a pas permis d’autres mots.
talk-by-link = On ne parle librement qu’à une table par lien qui n’est pas annoncée.
talk-sit-first = Seuls ceux qui sont assis à la table peuvent parler ici.
text-empty = Il n’y a rien à lire là-dedans.
not-over-yet = La partie n’est pas encore finie.
too-many-tables-here = Beaucoup de tables ont été ouvertes depuis chez vous ; attendez un peu.
cookie-key-short = { $file } n’est pas une clé : il a moins de { $bytes } octets, et n’importe qui pourrait forger des cookies. Remettez une copie, ou supprimez-le : tout le monde sera alors un nouvel invité.
database-in-use = Un autre serveur utilise déjà { $file } : un seul à la fois.
database-full = Impossible d’écrire dans { $file } : le disque est plein.
database-read-only = Impossible d’écrire dans { $file } : le fichier ou son dossier est en lecture seule, ou absent.
database-broken = { $file } est abîmé, ou n’est pas une base : arrêtez, et remettez une copie (`palabre database move COPIE VERS`).
database-trouble = { $file } ne peut pas servir : { $why }
one-seat-each = Vous êtes déjà assis ici : une place chacun, pour que d’autres en trouvent une.
nobody-to-agree = Pendant la partie, personne n’est prié de partir sans l’accord des autres, et il n’y a personne d’autre à qui demander.
already-begun = La partie a déjà commencé.
only-who-sits = Asseyez-vous d’abord : seuls ceux qui jouent disent qu’ils sont prêts.
seats-are-free = Des places sont encore libres : attendez quelqu’un, ou asseyez-y un robot.
handicap-not-accepted = Avec un handicap, la partie commence quand chacun s’est dit prêt.
handicap-in-the-midst = Cette partie reprend là où une autre en était : ce qui fut donné l’a été là-bas.
story-unreadable = Ce fichier ne contient pas vos parties : c’en est un autre, ou il a été modifié.
story-too-long = On ne peut pas apporter plus de { $most } parties.
story-somebody-here = Sur cet appareil quelqu’un d’autre a déjà des tables.
host-only = Seul l’hôte de la table peut le faire.

## Ce que dit un lien avant qu’on le suive

share-house = Quatre jeux de société sous un même arbre : Bongo, Bonobo Beach, Bakong et Banjooli Xeet. En famille, entre amis ou avec des robots, sur un écran ou chacun le sien ; sans compte, sans rien installer.
share-join = Une place vous attend : { $game }
share-table = Une table de { $game }
share-replay = Une partie de { $game }, à revoir
share-review = Une partie de { $game } : la part de la chance, la part des choix
share-exercises = Exercices de { $game }
share-rules = Les règles de { $game }
