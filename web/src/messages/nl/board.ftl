# A board to zoom and walk over.

board-zoom = Zoomen
board-closer = Dichterbij
board-further = Verder weg
board-whole = Het hele bord
