# Quello che dice SpellBook.
