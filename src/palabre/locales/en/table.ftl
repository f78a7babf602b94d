### Every word said at a table, in English.

plain-choices = What you can choose
