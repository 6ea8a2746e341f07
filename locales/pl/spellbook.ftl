# Co mówi SpellBook.
