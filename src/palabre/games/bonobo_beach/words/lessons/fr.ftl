### La leçon de Bonobo Beach, en français.

bonobo-beach-lesson-first = Première journée à la plage

bonobo-beach-lesson-first-island = Voici l’île. Vos quatre pions cherchent un coin agréable, là où les triangles se touchent. Ce qui les entoure donne des points, ou en enlève. Qui en a le plus à la fin gagne.
bonobo-beach-lesson-first-draw = À votre tour, une seule chose : piocher un losange, ou mettre un pion.
    .do = Piochez un losange.
    .good = Une piscine ! Ça, c’est agréable.
    .not-pawn = Un pion, bientôt. Sur le sable nu, il n’y a encore rien à gagner : commencez par un losange.
bonobo-beach-lesson-first-lay = Un losange pioché se pose, sur deux triangles voisins. La piscine vaut 3 : elle donne 6 à ses deux pointes et 3 à ses deux coins larges.
    .do = Posez-la au milieu, là où bat l’anneau.
    .good = La voilà. Votre adversaire, lui, met un pion tout en bas, sur le sable nu.
    .other = Ce serait permis. Pour cette fois, posez-la au milieu, dans l’anneau.
bonobo-beach-lesson-first-numbers = Les galets comptent pour vous : chaque emplacement montre la somme de ce qui le vise. Ici la piscine donne 6, et la source voisine 2 de plus : 8. Là-bas les moustiques en ôtent deux.
bonobo-beach-lesson-first-pawn = Quand mettre un pion ? Trop tôt, les autres lui envoient des requins ; trop tard, la place est prise, ou fermée.
    .do = Maintenant ! Mettez un pion sur le 8.
    .good = Bien vu : 8 pour l’instant. Mais rien n’est compté tant qu’il reste du sable autour.
    .not-draw = On pourrait. Mais ce 8 est la meilleure place de l’île, et l’autre la voit aussi.
    .other = Cette place vaut moins. Cherchez le plus grand nombre : 8.
bonobo-beach-lesson-first-radio = Voyez : on vous a posé une radio à fond à côté. Elle vaut −2 : votre place n’en vaut plus que 6. Il reste un seul triangle découvert autour de vous.
bonobo-beach-lesson-first-close = Couvrez-le, et votre pion marque aussitôt.
    .do = Piochez un losange.
    .good = Une source : encore un bon voisin.
    .not-pawn = Gardez vos pions : le premier est tout près de marquer.
bonobo-beach-lesson-first-score = Si la source touche votre pion par une pointe, elle lui donne le double : 4.
    .do = Posez-la sur le dernier triangle découvert près de votre pion.
    .good = 6 + 2 − 2 + 4 = 10 points ! Et votre pion revient en main.
    .other = Là, votre pion ne serait pas encore entouré. Couvrez son dernier triangle.
bonobo-beach-lesson-first-dune = Regardez ce triangle : plus aucun losange ne peut le couvrir, il est isolé. C’est une dune : à la fin, elle double les pions d’à côté.
bonobo-beach-lesson-first-towel = Un pion posé là reste jusqu’au bout. Cette place vaut 3 : à la fin, 6.
    .do = Mettez un pion entre la source et le hamac, au bord de la dune.
    .good = Il ne bougera plus, et comptera double.
    .not-draw = Plus tard. D’abord une place au bord de la dune, tant qu’elle est libre.
    .other = Cherchez la place au bord de la dune qui montre le plus.
bonobo-beach-lesson-first-toilets = Un triangle isolé peut aussi montrer un parasol : il change les moins en plus. Ou des toilettes : elles font fuir tous les pions autour. Celles-ci le sont presque, et un pion adverse est juste à côté…
    .do = Piochez un losange.
    .good = Une méduse, −3. Même un mauvais losange sert, bien placé.
    .not-pawn = Piochez plutôt : vous pouvez jouer un tour à votre adversaire.
bonobo-beach-lesson-first-chase = Les toilettes n’ont plus qu’un voisin libre.
    .do = Couvrez ce voisin, dans l’anneau.
    .good = Les toilettes sont isolées : l’autre pion s’enfuit sans rien marquer, et personne ne s’y mettra plus.
    .other = Là, les toilettes resteraient tranquilles. Couvrez leur dernier voisin.
bonobo-beach-lesson-first-rest = À vous de jouer jusqu’au bout ! La partie finit quand plus rien n’entre ; alors comptent les pions restés sur la plage.
