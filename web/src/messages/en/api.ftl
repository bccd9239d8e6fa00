# What the wire has to say.

api-refused = Refused
api-unexpected = Unexpected answer
api-answered = The server answered { $status } { $text }.
api-unreachable = No connection
api-unreachable-now = The server cannot be reached. The order was not confirmed; trying again is safe.

# Devices that sign orders.
api-device-label = a browser
api-devices = Devices
api-devices-about = In this campaign each order is signed by a device of its seat, so that nobody else, the organiser included, can give one in its name.
api-no-devices = No device signs for anybody yet.
api-signs-for = “{ $label }” signs for { $name }
api-release = Release
api-release-for = Release “{ $label }” of { $name }
api-release-why = Why shall “{ $label }” sign for { $name } no more? Everybody will read it.
api-signs-elsewhere = Another device signs for you.
api-signs-elsewhere-what = This browser can look, but not give orders. If that device is lost, or was never yours, ask the organiser to release it, then open this page again.
api-not-bound = This browser could not be made to sign your orders: { $why }
api-foreign-intent = The server asks to sign something else.
api-foreign-intent-what = What it put before this browser is not what was sent ({ $what } differs). Nothing was signed and nothing was ordered.
