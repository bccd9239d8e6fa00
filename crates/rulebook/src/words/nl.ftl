# Een woord dat er geen is. Wat er in de zin op volgt, zet de punt.

not-named = `{ $text }` staat niet in de lijst; kies uit { $known }
not-small = `{ $text }` is geen id; schrijf 1 tot 60 kleine letters, cijfers en koppeltekens
not-short = `{ $text }` is geen id; schrijf 1 tot 12 letters, cijfers en koppeltekens
one-of = Een van { $known }
an-id = Een id
