### The lessons of Bongo, in English.

bongo-lesson-reading = Reading the dice

bongo-lesson-reading-dice = All dice fall together, and everybody looks for the animal they mean. Whoever calls it first takes a photo of it. Here nobody hurries you: take a good look.
bongo-lesson-reading-equal = The two yellow dice say how many. Equal, it is that number: 2. Look for the animal that is there exactly twice.
    .do = Which animal is there twice? Call it!
    .good = Two gnus, that was it: a photo of a gnu for you.
    .not-nothing = There is one! Count each animal: which is there twice?
    .other = Count again: exactly two, neither more nor less.
bongo-lesson-reading-third = The yellow dice differ: 1 and 2. Then it is the other one, the one that is not there: 3.
    .do = Which animal is there three times?
    .good = Three rhinos. The number that is missing is the whole spice of the game.
    .not-nothing = There is one. The number wanted is 3: count the animals.
    .other = The number wanted is the one missing: neither 1 nor 2, but 3.
bongo-lesson-reading-pair = 3 and 1: that is 2. But two animals are there twice! Then it is the third one, even if it is alone, even if it is not there.
    .do = Which is the third?
    .good = Rhinos and gnus are level: it is the bongo.
    .not-rhino = The rhino is there twice, but so is the gnu. So it is the third.
    .not-gnu = The gnu is there twice, but so is the rhino. So it is the third.
    .other = Two animals fit: then it is the one that is left.
bongo-lesson-reading-risk = Mind: whoever calls a wrong animal gives back all photos of that animal. And a wrong “nothing” gives back all there are.
bongo-lesson-reading-none = Look for 1. If no animal fits, the call is “nothing”.
    .do = Is there an animal that is there just once?
    .good = None: it was “nothing”.
    .not-bongo = The bongo is not there at all: zero is not one.
    .other = That one is there more than once. None fits…
bongo-lesson-reading-photo = For a right “nothing” you choose your photo. Two of each animal, and you have won!
    .do = You have two rhinos, a gnu and a bongo. Take a gnu.
    .good = Two rhinos, two gnus: only a bongo is missing.
    .not-rhino = You have two rhinos already: a third would not help.
    .other = A bongo would help as much. This once, take the gnu.
bongo-lesson-reading-rest = And now for real: the first right call takes the photo. Your opponent reads slowly. Two of each animal, and you have won!

bongo-lesson-poachers = The poachers

bongo-lesson-poachers-red = The red dice are the poachers. They are after an animal, and one white die of that animal does not count any more. All the rest is read as before.
bongo-lesson-poachers-hunt = Two equal red dice are after that animal: the rhino. Take a rhino away, then read: 2 is wanted.
    .do = Which animal is there twice, without the rhino taken?
    .good = Three rhinos less one: two. It is the rhino.
    .not-nothing = Do not forget the poachers: there is a rhino less.
    .other = First take a rhino away, then count.
bongo-lesson-poachers-third = Two different red dice are after the third animal: here the rhino again. The yellow ones, 1 and 3, ask for 2.
    .do = Take a rhino away. Who is there twice?
    .good = Two rhinos and two bongos: then it is the gnu, which is not even there!
    .not-bongo = There are two bongos, but two rhinos too, once one of them is taken.
    .other = Two rhinos and two bongos are left. Two animals fit: so it is…
bongo-lesson-poachers-absent = The poachers are after the bongo, and there is none: nothing is taken.
    .do = 3 is wanted. Who is there three times?
    .good = Three gnus, and the poachers go home with nothing.
    .not-nothing = There is: nothing is taken, so all white dice count.
    .not-rhino = There are only two rhinos.
    .other = Count the white dice, all of them: who is there three times?
bongo-lesson-poachers-rest = Now for real: yellow, red, white, in that order. Two of each animal, and you have won!

bongo-lesson-guards = The guards

bongo-lesson-guards-green = The green die is the guard. If it shows the animal that the poachers are after, it protects it: they take nothing.
bongo-lesson-guards-saved = The poachers are after the rhino, and the guard is with the rhino too: nothing is taken.
    .do = 2 is wanted. Who is there twice?
    .good = Three rhinos stay three: twice, that is the bongo.
    .not-gnu = The rhino is protected: there are three, not two. A single animal fits.
    .other = The guard protects the rhino: count all white dice.
bongo-lesson-guards-elsewhere = This time the poachers are after the rhino (gnu and bongo: the third), and the guard is with the gnu. It does not protect the rhino.
    .do = 2 is wanted. Who is there twice?
    .good = Three rhinos less one: two rhinos.
    .not-nothing = The guard is elsewhere: a rhino is taken. Count again.
    .other = Take a rhino away: the guard looks elsewhere.
bongo-lesson-guards-rest = You can read everything. Now for real: two of each animal, and you have won!
