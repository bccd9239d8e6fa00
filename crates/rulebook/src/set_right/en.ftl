# Why something is not set right.

organiser-only = Only the organiser sets something right.
organiser-only-allowed = Tell them what went wrong, or raise a dispute.
no-reason = Whoever sets something right says why.
no-reason-allowed = Write `because` and a reason in one line, in 1 to 500 characters.
stands-so = { $of } stands at { $now } already.
not-that = { $of } cannot be set to { $wanted }.
numbers = { $least } to { $most } are allowed; now it is { $now }.
