### Tous les mots dits à une table, en français.

plain-choices = Ce que vous pouvez choisir
