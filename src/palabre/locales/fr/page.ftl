### Tous les mots de la page, en français.

## Partout

palabre = Palabre
page-title = { $place } · Palabre
place-table = Table
place-join = Invitation
place-rules = Règles
place-exercises = Exercices
place-daily = Les tables du jour
place-trainer = Entraînement
place-replay = Parties enregistrées
place-review = Bilan
place-drawings = Dessins
place-mine = Mes parties
place-lost = Nulle part
to-home = Vers l’accueil
page-tools = Langue et réglages
skip = Aller droit à la page
close = Fermer
on = Oui
off = Non
yes = Oui
no = Non
you = Vous
guest = Invité
log = Ce qui s’est passé
log-again = Revoir ce coup
speak-other = English
screen-missing = Cette partie de la page n’est pas arrivée. Rechargez-la, s’il vous plaît.

## Réglages

settings = Réglages
settings-language = Langue
settings-theme = Lumière
settings-motion = Mouvement
    .help = Les pièces glissent et les dés roulent, ou bien tout va droit à sa place.
settings-pace = Rythme
    .help = Combien de temps les coups des autres restent à l’écran.
pace-slow = Lent
pace-normal = Normal
pace-quick = Vif
pace-once = Tout de suite
settings-sound = Sons
loudness-off = Aucun
loudness-quiet = Doux
loudness-normal = Normal
loudness-loud = Fort
settings-letters = Taille des lettres
letters-normal = Normale
letters-large = Grande
letters-largest = Très grande
settings-contrast = Contraste
contrast-auto = Comme mon appareil
contrast-normal = Normal
contrast-more = Renforcé
settings-notices = Me prévenir quand c’est à moi
    .help = Un avis de votre appareil quand cette page est cachée ; le navigateur vous demande d’abord.
settings-patterns = Motifs pour les couleurs
    .help = Chaque couleur reçoit aussi son propre motif.
language-auto = Comme mon navigateur
language-fr = Français
language-en = English
theme-auto = Comme mon appareil
theme-light = Plein jour
theme-dark = À la lampe
motion-auto = Comme mon appareil
motion-on = Animé
motion-off = Immobile

## Accueil

welcome = Quatre jeux sous un même arbre
    .more = Asseyez-vous en famille, entre amis ou avec quelques robots : sur un seul écran, ou chacun le sien. Rien à installer, pas de compte.
game-by = Un jeu { DE($by) }
players = { $least } à { $most } joueurs
minutes = { $minutes } minutes
age = dès { $age } ans
play-now = Jouer
open-table = Ouvrir une table
exercises = Exercices
rules = Règles
daily = Les tables du jour
    .more = Une partie de chaque jeu par jour, avec les mêmes dés pour tous sur ce serveur. Un seul essai chacun.
    .go = Vers les tables du jour
join-title = Rejoindre une table
join-code = Le code que l’on vous a donné
join = Rejoindre
join-unknown = Aucune table ne porte le code { $code }. Relisez-le ?
my-tables = Mes tables
    .all = Voir toutes mes parties finies
    .keep = Il n’y a pas de compte : gardez-y un fichier ou un lien, au cas où ce navigateur vous oublierait.
    .none = Aucune pour l’instant. Commencez ci-dessus.
watch = Regarder
    .none = Aucune table ouverte en ce moment.
free-seat = une place libre
bot = Robot
table-over = terminée
table-ready = prête à commencer
table-waiting = attend des joueurs
table-salting = va commencer
table-playing = en cours
table-void = interrompue
go-on = Reprendre la partie
go-on-your-turn = À vous de jouer : { $game }
go-on-with = Reprendre { $game }
your-turn = à vous
record = Ouvrir une partie enregistrée
    .more = Revoyez une partie finie, coup par coup, avec les yeux de chacun.
    .go = Vers les parties enregistrées
    .drop = Déposez une partie ici, ou choisissez un fichier
record-unreadable = Ceci n’est pas une partie de Palabre.
offline = Palabre est hors de portée pour le moment : aucune partie ne peut commencer.
    .more = Nous continuons d’appeler ; ce mot s’en ira tout seul. L’entraînement marche quand même.
offline-short = Palabre ne répond pas pour le moment. Réessayez dans un instant.

## Ouvrir une table

open-table-of = Ouvrir une table { DE($game) }
your-name = Votre nom à la table
their-name = Son nom
name-of = Nom du joueur { NUMBER($number, useGrouping: 0) }
how-many = Combien de joueurs ?
the-others = Les autres
others-guest = Viennent par un lien
    .help = Vous recevez un lien et un code à transmettre.
others-here = Sont ici avec moi
    .help = Tout le monde joue sur cet appareil, qui passe de main en main.
others-bot = Sont des robots
    .help = La partie commence quand vous le dites.
others-mixed = Un peu de tout
    .help = Dites pour chaque place qui s’y assied.
seat-guest = Vient par un lien
seat-here = Est ici avec moi
seat-bot = Robot : { $name }, { $level }
level = De quelle force ?
level-child = Enfant
    .said = comme un enfant
level-easy = Facile
    .said = facile
level-medium = Moyen
    .said = moyen
level-hard = Fort
    .said = fort
level-champion = Champion
    .said = champion
level-random = Hasard
    .said = au hasard
level-greedy = Glouton
    .said = glouton
character-child = Pilo
character-easy = Tama
character-medium = Miri
character-hard = Zerda
character-champion = Oula
character-again = { $name } { NUMBER($number, useGrouping: 0) }
character-level = { $name }, { $level }
player-number = Joueur { $number }
listed = Laisser d’autres regarder ?
    .help = La table est annoncée à l’accueil, et ses places libres sont à tout le monde.
clock = Contre la montre ?
    .help = Qui met plus longtemps à choisir voit le choix se faire sans lui.
even = Table égale
even-ahead = { $name } part avec
    .help = Des points au départ aident qui les a. Tout le monde les voit, et qui vient par le lien doit être d’accord avant que la partie commence.
even-change = Égaliser
even-give = D’accord ainsi
even-slower = { $name } est ralenti de
    .help = Des millièmes de seconde, ajoutés à son propre temps à chaque cri : qui les a est ralenti, les autres ont plus facile. Tout le monde les voit, et qui vient par le lien doit être d’accord avant que la partie commence.
even-suggest = Proposer
even-unknown = De certains on ne sait rien encore : ils sont tenus pour aussi bons que les autres.
seconds = { $seconds } s
box = Avec la vraie boîte
    .help = Vous lancez et piochez à votre propre table, et saisissez ce qui sort ; des robots peuvent jouer avec vous.
box-race =
    .help = Vous lancez vos propres dés, et les téléphones sont les boutons ; les robots ne voient pas les vrais dés, il n’y a donc que des personnes.
box-agreed = Avec la vraie boîte
    .help = Vous lancez et piochez à votre propre table, et saisissez ce qui sort ; cela compte quand tous ceux qui sont là ont dit oui.
twin = Table jumelle
    .help = Une autre famille joue ailleurs avec les mêmes dés ; on compare à la fin. Vous recevez un code pour elle.
twin-games = { $games ->
    [0] Aucune
    [one] Une partie
   *[other] { $games } parties
}
twin-how-long = À côté d’une autre table ?
house-rules = Règles de la maison
agreed = Comment on joue
agreed-usual = Selon la règle de la boîte.
agreed-rule = { $rule } : { $value }
agreed-box = Selon la boîte : { $value }.
talk = Parler librement
    .help = Ceux qui sont à la table peuvent s’écrire. Sinon, il y a les réactions et les phrases toutes prêtes.
talk-not-listed = Seulement là où personne d’autre ne peut regarder : des inconnus pourraient lire. Les réactions et les phrases toutes prêtes restent là.
takes-back = Reprise de coups
    .help = Contre des robots et sur un seul appareil, autant que l’on veut, et les dés déjà vus reviennent ; entre personnes, si toutes sont d’accord.
advice = Avec conseils
    .help = Pour apprendre : qui doit choisir peut demander ce que vaut chaque choix, d’après ce que sa place peut savoir. Tout le monde le voit, c’est écrit sur la feuille de partie, et la partie ne compte pour aucun classement.
advice-ask = Que vaut chaque choix ?
advice-worths = Ce que vaut chaque choix
agreed-final = Tout choix reste
agreed-clock = { $seconds } s par choix
agreed-listed = Tout le monde peut regarder, ou prendre une place libre.

## Ailleurs

invited = Venez vous asseoir
    .more = On vous invite à la table { $code }.
invited-to = { $game }, avec { $names }.
invited-full = Toutes les places sont prises. Venez regarder, ou continuez à jouer si l’une d’elles est à vous.
to-table = À la table
sit-down = S’asseoir
rules-of = { $game } : les règles
lost = Il n’y a rien ici
    .more = Cette adresse ne mène nulle part, ou la table a été débarrassée.
unofficial = Palabre n’est pas officiel : il est fait par des gens qui aiment ces jeux, sans lien avec leurs auteurs, illustrateurs ou éditeurs. Les dessins, les sons et les mots sont les siens. Si un jeu vous plaît ici, cherchez sa boîte.

## Dessins

drawings = Nos dessins
drawings-help = Ce que chacun est et fait
room-table = Sur toutes les tables
room-characters = Qui joue quand un robot joue
thing-child = Pilo, le poussin
thing-easy = Tama, la tortue
thing-medium = Miri, le suricate
thing-hard = Zerda, le fennec
thing-champion = Oula, la chouette
thing-tree = L’arbre à palabres
thing-die = Dé
thing-cog = Réglages
thing-cross = Fermer

## Apprendre

learn = Apprendre
    .done = déjà appris
