### Every word of the page, in English.

palabre = Palabre
