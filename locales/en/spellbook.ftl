# What SpellBook says.
