# What the wire has to say.

api-refused = Refused
api-unexpected = Unexpected answer
api-answered = The server answered { $status } { $text }.
api-unreachable = No connection
api-unreachable-now = The server cannot be reached. The order was not confirmed; trying again is safe.
