# Devices that sign orders.
devices-label = a browser
devices-title = Devices
devices-about = In this campaign each order is signed by a device of its seat, so that nobody else, the organiser included, can give one in its name.
devices-no-devices = No device signs for anybody yet.
devices-signs-for = “{ $label }” signs for { $name }
devices-release = Release
devices-release-for = Release “{ $label }” of { $name }
devices-release-why = Why shall “{ $label }” sign for { $name } no more? Everybody will read it.
devices-signs-elsewhere = Another device signs for you.
devices-signs-elsewhere-what = This browser can look, but not give orders. If that device is lost, or was never yours, ask the organiser to release it, then open this page again.
devices-not-bound = This browser could not be made to sign your orders: { $why }
devices-foreign-intent = The server asks to sign something else.
devices-foreign-intent-what = What it put before this browser is not what was sent ({ $what } differs). Nothing was signed and nothing was ordered.
devices-read-as = The server has read “{ $notation }” as { $command }. Sign that?
