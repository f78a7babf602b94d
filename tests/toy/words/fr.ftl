### Tous les mots de l’Étal, en français.

stall-name = L’Étal
stall-fun = Des fruits cachés sur un étal, un vœu pour chacun, et des singes qui veulent une de vos cartes.

## Options

stall-option-rounds = Manches
    .help = Combien de fois chacun joue.
stall-option-monkeys = Singes
    .help = Un singe veut-il passer au joueur suivant ?
stall-option-monkeys-true = Oui
stall-option-monkeys-false = Non

## Les règles

stall-chapter-turn = Un tour
stall-rule-ST-1 = Regardez une carte de l’étal, ou échangez-la contre une des vôtres. Qui prend un singe l’échange contre une carte que le suivant choisit.
stall-rule-ST-2 = Quand chacun a joué tous ses tours, on retourne les cartes : les fruits comptent, et un vœu exaucé compte 3 de plus.

## Actions

stall-do-peek = Regarder la carte { $place }
stall-do-swap = Échanger votre carte { $card } contre la carte { $place }
stall-do-give = Donner la carte { $card } pour le singe
stall-do-wish = Un vœu : { $fruit }
stall-do-deal = Une carte est donnée

## Événements

stall-event-dealt = Une carte est donnée.
stall-event-wished = Quelqu’un fait un vœu.
stall-event-peeked = { $seat } regarde la carte { $place }.
stall-event-swapped = { $seat } prend la carte { $place }.
stall-event-monkey = C’est un singe !
stall-event-given = { $seat } donne une carte pour le singe.
stall-event-turn_passed = Au suivant.
stall-event-shown = Toutes les cartes sont retournées.

## Mots

stall-word-monkey = singe
stall-word-fig = figue
stall-word-lime = citron vert
stall-word-date = datte
stall-word-mango = mangue
stall-word-wish = Les vœux
stall-word-deal = On donne les cartes
stall-word-turn = Quelqu’un joue
stall-word-give = Une carte pour le singe
stall-word-over = La partie est finie
