### Every word of the page, in English.

## Everywhere

palabre = Palabre
page-title = { $place } · Palabre
place-table = Table
place-join = Invitation
place-rules = Rules
place-exercises = Exercises
place-daily = Today's tables
place-trainer = Trainer
place-replay = Records
place-review = Review
place-drawings = Drawings
place-mine = My games
place-lost = Nowhere
to-home = To the front page
page-tools = Language and settings
skip = Straight to the page
close = Close
on = On
off = Off
yes = Yes
no = No
you = You
guest = Guest
log = What happened
log-again = Show it again
speak-other = Français
screen-missing = This part of the page could not be fetched. Please load it again.

## Settings

settings = Settings
settings-language = Language
settings-theme = Light
settings-motion = Motion
    .help = Pieces glide and dice tumble, or everything goes straight to its place.
settings-pace = Pace
    .help = How long the moves of others are shown.
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-once = At once
settings-sound = Sound
loudness-off = Off
loudness-quiet = Quiet
loudness-normal = Normal
loudness-loud = Loud
settings-letters = Size of letters
letters-normal = Normal
letters-large = Large
letters-largest = Very large
settings-contrast = Contrast
contrast-auto = As on my device
contrast-normal = Normal
contrast-more = More
settings-notices = Tell me when it is my turn
    .help = A notice of your device while this page is hidden; the browser asks you first.
settings-patterns = Patterns for colours
    .help = Every colour also gets its own pattern.
language-auto = As in my browser
language-fr = Français
language-en = English
theme-auto = As on my device
theme-light = Day
theme-dark = Lamplight
motion-auto = As on my device
motion-on = Moving
motion-off = Still

## Front page

welcome = Four games under one tree
    .more = Sit down with your family, your friends or a few bots: on one device, or each on their own. Nothing to install, no account.
game-by = A game by { $by }
players = { $least } to { $most } players
minutes = { $minutes } minutes
age = from age { $age }
play-now = Play now
open-table = Open a table
exercises = Exercises
rules = Rules
daily = Today's tables
    .more = One game of each kind a day, with the same dice for everybody on this server. One try each.
    .go = To today's tables
join-title = Join a table
join-code = The code you were given
join = Join
join-unknown = No table has the code { $code }. Look at it once more?
my-tables = My tables
    .all = See all my finished games
    .keep = There is no account: keep a file or a link there, in case this browser forgets you.
    .none = None yet. Start one above.
watch = Watch
    .none = No open table just now.
free-seat = a free seat
bot = Bot
table-over = finished
table-ready = ready to begin
table-waiting = waiting for players
table-salting = about to start
table-playing = under way
table-void = broken off
go-on = Go on playing
go-on-your-turn = Your turn at { $game }
go-on-with = Go on with { $game }
your-turn = your turn
record = Open a record
    .more = See a finished game again, move by move, through anybody's eyes.
    .go = To the records
    .drop = Drop a record here, or choose a file
record-unreadable = This is not a record of Palabre.
offline = Palabre is out of reach just now, so no game can begin.
    .more = We keep asking; this goes away by itself. The trainer works all the same.
offline-short = Palabre does not answer just now. Please try again in a moment.

## Opening a table

open-table-of = Open a table of { $game }
your-name = Your name at the table
their-name = Their name
name-of = Name of player { NUMBER($number, useGrouping: 0) }
how-many = How many play?
the-others = The others
others-guest = Come by link
    .help = You get a link and a code to pass on.
others-here = Are here with me
    .help = Everybody plays on this device, which is handed round.
others-bot = Are bots
    .help = The game starts when you say so.
others-mixed = Some of each
    .help = Say for each place who sits there.
seat-guest = Comes by link
seat-here = Is here with me
seat-bot = Bot: { $name }, { $level }
level = How good are they?
level-child = Child
    .said = like a child
level-easy = Easy
    .said = easy
level-medium = Medium
    .said = medium
level-hard = Hard
    .said = hard
level-champion = Champion
    .said = champion
level-random = Luck
    .said = pure luck
level-greedy = Greedy
    .said = greedy
character-child = Pilo
character-easy = Tama
character-medium = Miri
character-hard = Zerda
character-champion = Oula
character-again = { $name } { NUMBER($number, useGrouping: 0) }
character-level = { $name }, { $level }
player-number = Player { $number }
listed = Let others watch?
    .help = The table is listed on the front page, and free seats are open to anybody.
clock = Against the clock?
    .help = Who takes longer than this over a choice has it made for them.
even = Even table
even-ahead = { $name } begins with
    .help = Points at the start help whoever has them. Everybody sees them, and who comes by link has to agree before the game begins.
even-change = Make it even
even-give = Agree on this
even-slower = { $name } is slowed by
    .help = Thousandths of a second, added to one’s own time at every call: who has them is slowed, the others have it easier. Everybody sees them, and who comes by link has to agree before the game begins.
even-suggest = Suggest
even-unknown = Of some nothing is known yet: they are taken to be as good as the others.
seconds = { $seconds } s
box = With the real box
    .help = You roll and draw at your own table, and type in what comes; bots may play along.
box-race =
    .help = You roll your own dice, and phones are the buttons; bots cannot see real dice, so only people play.
box-agreed = With the real box
    .help = You roll and draw at your own table and type in what comes; it counts when all who are there have said yes.
twin = Twin table
    .help = Another family plays elsewhere with the same dice; you compare at the end. You get a code for them.
twin-games = { $games ->
    [0] None
    [one] One game
   *[other] { $games } games
}
twin-how-long = Beside another table?
house-rules = House rules
agreed = How we play
agreed-usual = By the rules of the box.
agreed-rule = { $rule }: { $value }
agreed-box = By the box: { $value }.
talk = Words of your own
    .help = Those who sit at the table may write to each other. Otherwise there are reactions and ready phrases.
talk-not-listed = Only where nobody else can watch: strangers might read them. Reactions and ready phrases are always there.
takes-back = Taking back
    .help = Against bots and on one device as often as one likes, and dice seen come again; among people when all agree.
advice = With advice
    .help = For learning: whoever is to choose may ask what each choice is worth, by what that seat can know. Everybody sees that it is so, the record says it, and the game counts for no rating.
advice-ask = What is each choice worth?
advice-worths = What each choice is worth
agreed-final = Every choice stands
agreed-clock = { $seconds } s for each choice
agreed-listed = Anybody may watch, or take a free seat.

## Other places

invited = Come and sit down
    .more = You are invited to the table { $code }.
invited-to = { $game }, with { $names }.
invited-full = Every seat is taken. Come and watch, or go on playing if one of them is yours.
to-table = To the table
sit-down = Sit down
rules-of = { $game }: the rules
lost = There is nothing here
    .more = This address leads nowhere, or the table has been cleared.
unofficial = Palabre is unofficial: it is made by people who like these games, without any tie to their authors, illustrators or publishers. Pictures, sounds and words are its own. If you enjoy a game here, look for its box.

## Drawings

drawings = Our drawings
drawings-help = What each of them is and does
room-table = On every table
room-characters = Who plays as a bot
thing-child = Pilo, the chick
thing-easy = Tama, the tortoise
thing-medium = Miri, the meerkat
thing-hard = Zerda, the fennec
thing-champion = Oula, the owl
thing-tree = The palaver tree
thing-die = Die
thing-cog = Settings
thing-cross = Close

## Learning

learn = Learn
    .done = learnt
