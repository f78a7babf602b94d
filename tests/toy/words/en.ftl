### Every word of Stall, in English.

stall-name = Stall
stall-fun = Fruit lies face down on a stall, everybody has a wish, and monkeys want a card of yours.

## Options

stall-option-rounds = Rounds
    .help = How often everybody has a turn.
stall-option-monkeys = Monkeys
    .help = Whether a monkey wants to go on to the next player.
stall-option-monkeys-true = Yes
stall-option-monkeys-false = No

## The rules

stall-chapter-turn = A turn
stall-rule-ST-1 = Look at a card of the stall, or change one of yours for it. Who takes a monkey changes it for a card that the next player chooses.
stall-rule-ST-2 = When everybody has had all their turns, the cards are turned up: fruits count, and a wish that came true counts 3 more.

## Actions

stall-do-peek = Look at card { $place }
stall-do-swap = Change your card { $card } for card { $place }
stall-do-give = Give card { $card } for the monkey
stall-do-wish = A wish: { $fruit }
stall-do-deal = A card is dealt

## Events

stall-event-dealt = A card is dealt.
stall-event-wished = Somebody has a wish.
stall-event-peeked = { $seat } looks at card { $place }.
stall-event-swapped = { $seat } takes card { $place }.
stall-event-monkey = It is a monkey!
stall-event-given = { $seat } gives a card for the monkey.
stall-event-turn_passed = The next turn.
stall-event-shown = All cards are turned up.

## Words

stall-word-monkey = monkey
stall-word-fig = fig
stall-word-lime = lime
stall-word-date = date
stall-word-mango = mango
stall-word-wish = Wishes are dealt
stall-word-deal = Cards are dealt
stall-word-turn = Somebody’s turn
stall-word-give = A card for the monkey
stall-word-over = The game is over
