### What is said when a bot is named wrongly or misbehaves.

# Specs

bots-unknown = There is no bot called “{ $spec }”; there are { $specs }, mcts:sims=5000, my_module:MyBot and stdio:COMMAND.
bots-bad-setting = “{ $setting }” in “{ $spec }” is no setting; settings are written like sims=5000.
bots-no-such-setting = “{ $spec }” has no setting called “{ $setting }”; it has { $settings }.
bots-no-settings = The bot “{ $spec }” takes no settings, so “{ $setting }” means nothing to it.
bots-no-module = The bot “{ $spec }” cannot be loaded: { $reason }.
bots-no-class = The bot “{ $spec }” cannot be loaded: there is nothing called { $name } in the module { $module }.
bots-no-choose = “{ $spec }” is not a bot: it has no method choose(seat).
bots-not-learnt = Nothing has been learnt of { $game } yet, so learnt=1 means nothing there.

# Programs on the other side of a pipe

bots-stdio-empty = A bot in a program of its own needs a command, as in stdio:python3 mybot.py.
bots-stdio-cannot-start = The bot “{ $command }” cannot be started: { $reason }.
bots-stdio-silent = The bot “{ $command }” has not answered within { $seconds } seconds.
bots-stdio-ended = The bot “{ $command }” has ended without an answer. { $said }
bots-stdio-no-json = The bot “{ $command }” has answered with something that is not a JSON object on one line: { $answer }
bots-stdio-no-choice = The bot “{ $command }” has chosen something that is not in its list of choices: { $answer }
bots-too-late = What happened can be asked for while a seat chooses, not afterwards.
bots-raised = The bot “{ $spec }” has failed: { $reason }
bots-bad-choice = The bot “{ $spec }” has chosen something that is not in its list of choices: { $answer }

# Tournaments

bots-tournament-playing = Playing
bots-tournament-played = { $games } games at { $tables } twin tables of { $players } seats, from seed { $seed }, in { $seconds } s
bots-tournament-bot = bot
bots-tournament-win-share = wins
bots-tournament-win-interval = 95 %
bots-tournament-mean-score = points
bots-tournament-score-interval = 95 %
bots-tournament-equal = An equal share is { $share }.
bots-tournament-rating = rating
bots-tournament-rating-interval = 95 %
bots-tournament-response = best answer
bots-tournament-plot = { $game }: ratings from { $games } games of { $players } seats, with intervals of 95 %
bots-tournament-forfeits = { $bot } has lost { $games ->
    [one] one game
   *[other] { $games } games
} by forfeit: { $reason }
