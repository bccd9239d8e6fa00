# A board to zoom and walk over.

board-zoom = Zoom
board-closer = Closer
board-further = Further
board-whole = The whole board
