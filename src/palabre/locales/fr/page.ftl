### Tous les mots de la page, en français.

palabre = Palabre
