# The siege of a walled town over days.

fortified-town-siege-days = The days of the siege
fortified-town-siege-turn-of = { $last ->
    [0] Strategic turn <strong>{ $turn }</strong>
   *[other] Strategic turn <strong>{ $turn }</strong> of { $last }
}
fortified-town-siege-day = Day { $day }
fortified-town-siege-day-of = Strategic turn { $turn }{ $last ->
    [0] {""}
   *[other] { " " }of { $last }
}, day { $day } of 5
fortified-town-siege-moment = strategic turn { $turn }, day { $day }
fortified-town-siege-moment-fought = strategic turn { $turn }, day { $day }, turn { $game }
fortified-town-siege-waits = { $name }: { $step ->
    [preparations] miners can be sent
    [relief] battle or refuge
    [initiative] take the initiative or decline it
    [action] what to do with the day
    [reply] assault on this day of battering, or not
    [terms] terms can be offered
   *[fighting] fighting
}
fortified-town-siege-initiative = initiative: { $name }
fortified-town-siege-reversed = the roles are reversed: the besiegers sit in what they hold
fortified-town-siege-blockaded = the sea is barred today
fortified-town-siege-hungry = hungry, and fighting as if wounded: { WITHIN($names) }
fortified-town-siege-alive-of = { $left } of { $all } alive

# What is asked.
fortified-town-siege-over = The siege is over
fortified-town-siege-council = Council
fortified-town-siege-wait = The day waits for them. Your own council is called when it waits for you.
fortified-town-siege-ask = { $step ->
    [preparations] Do you send miners?
    [relief] A relief has come: what now?
    [initiative] Do you take the initiative?
    [reply] Do you assault today?
    [terms] Do you offer terms?
   *[action] What do you do today?
}
fortified-town-siege-ask-how = { $step ->
    [preparations] A strategic turn begins. Five engineers who dig all through it can undermine a wall.
    [relief] Give battle outside, or shut yourselves in with what you hold.
    [initiative] There is a battle outside. Who has the initiative, acts in the town.
    [reply] The enemy's machines have shot: on such a day you may assault without the initiative.
    [terms] The fifth day is over. A failed offer costs nothing.
   *[action] { $role ->
        [besiegers] You have the initiative, and besiege. One thing can be done today.
       *[besieged] You have the initiative, behind walls. One thing can be done today.
    }
}
fortified-town-siege-course = { $course ->
    [assault] Assault
    [batter] Batter the walls
    [ladders] Make ladders
    [fascines] Make fascines
    [mend] Mend a machine
    [blockade] Blockade the sea
    [repair] Repair a wall
    [rest] Rest
    [sortie] Make a sortie
    [withdraw] Withdraw to the citadel
    [dig] Dig a mine
    [dig-nobody] Send nobody to dig
    [battle-all] Battle with everybody
    [battle-part] Battle with a part
    [refuge] Take refuge
    [accept] Take the initiative
    [decline] Decline it
    [offer] Offer terms
    [pass] Do nothing
   *[give-up] Go home
}
fortified-town-siege-course-does = { $course ->
    [assault] Both sides place their people, and it is fought today.
    [batter] The machines shoot three salvos; four hits bring a wall down.
    [ladders] Two more, for the next assault.
    [fascines] Three more hexes of moat can be filled before an assault.
    [mend] It shoots with its whole strength again.
    [blockade] No ship brings food or help today.
    [repair] One hit on a wall or a gate is made good.
    [rest] The wounded heal better today.
    [sortie] Up to ten come out of a gate and have the first turn.
    [withdraw] The town and half of the store are given up.
    [dig-nobody] The garrison cannot tell the one from the other.
    [dig] Five engineers dig for this whole strategic turn; the mine is sprung in the next assault.
    [battle-all] You leave what you hold: the garrison has the whole town again.
    [battle-part] Some fight outside, the others go on with the siege.
    [refuge] You shut yourselves in with what you hold; engines that stay outside are lost.
    [accept] You act today.
    [decline] The besiegers act today.
    [offer] One die decides, with all that weighs on the garrison.
    [pass] The day goes by.
   *[give-up] The siege is over, and the besieged have won.
}
fortified-town-siege-surely = { $course ->
    [withdraw] Give up the town and half of the store?
   *[give-up] Give up the siege? It is over then.
}
fortified-town-siege-surely-yes = { $course ->
    [withdraw] Yes, withdraw
   *[give-up] Yes, go home
}
fortified-town-siege-no = No
fortified-town-siege-hex-chosen = { $hex } is chosen. Go on where you were asked for it.

# Walls and machines.
fortified-town-siege-which-wall = Which wall
fortified-town-siege-tap-or-choose = Tap the map, or choose here
fortified-town-siege-machines = Machines
fortified-town-siege-engine = { $kind ->
    [siege-tower] Siege tower
    [ram] Ram
    [roofed-ram] Roofed ram
    [mangonel] Mangonel
   *[trebuchet] Trebuchet
} { $number }
fortified-town-siege-machine = { $points ->
    [one] 1 battering point
   *[other] { $points } battering points
}, { $hex ->
    [none] laid on nothing
   *[other] laid on { $hex }
}
fortified-town-siege-lay = Lay { $engine } on { $hex }
fortified-town-siege-lay-on = Lay { $engine } on { $hex }
fortified-town-siege-wall = { $hex }: { $hits } of { COUNT($all, "hit", "hits") }
fortified-town-siege-batter = Batter the walls
fortified-town-siege-batter-with-all = Batter { $hex } with all machines
fortified-town-siege-batter-as-laid = Batter as they are laid
fortified-town-siege-mend-engine = Mend { $engine } ({ $lost ->
    [one] 1 point lost
   *[other] { $lost } points lost
})
fortified-town-siege-on-wall = { $course ->
    [dig] Dig
   *[repair] Repair
}{ $hex ->
    [none] {""}
   *[other] { " " }{ $hex }
}
fortified-town-siege-who-dig = { $names } dig.
fortified-town-siege-walls = Walls
fortified-town-siege-off-map = not on the map
fortified-town-siege-digs = digs
fortified-town-siege-relieves = of the relief
fortified-town-siege-outside = fights outside
fortified-town-siege-hits = { $hits } of { COUNT($all, "hit", "hits") }
fortified-town-siege-mined = your mine beneath
fortified-town-siege-laid = laid on it: { $engines }
fortified-town-siege-choosable = can be chosen

# People who are sent.
fortified-town-siege-chosen-of = { $count } chosen of { $most } at most
fortified-town-siege-which-gate = Out of which gate
fortified-town-siege-who-out = Who comes out
fortified-town-siege-sortie-by = { $count ->
    [one] Out of the { $gate } with one
   *[other] Out of the { $gate } with { $count }
}
fortified-town-siege-who-fights = Who fights outside
fortified-town-siege-battle-with = { $count ->
    [one] Give battle with one
   *[other] Give battle with { $count }
}
fortified-town-siege-which-engines = Engines that are brought in
fortified-town-siege-refuge-with = { $count ->
    [0] Take refuge without engines
    [one] Take refuge with one engine
   *[other] Take refuge with { $count } engines
}

# The store.
fortified-town-siege-store = { $whose ->
    [any] In store
   *[besiegers] Your store
}
fortified-town-siege-rations = { $rations ->
    [one] 1 ration
   *[other] { $rations } rations
}; a strategic turn takes { $eaten }: { $turns ->
    [0] not enough for one
    [one] enough for one
   *[other] enough for { $turns }
}.
fortified-town-siege-enough = You have food enough while you besiege.
fortified-town-siege-stored = { $ladders ->
    [0] No ladders
    [one] 1 ladder
   *[other] { $ladders } ladders
} in camp; fascines for { $fascines ->
    [one] 1 hex
   *[other] { $fascines } hexes
} of moat.
fortified-town-siege-ladders-stored = { $ladders ->
    [one] 1 ladder
   *[other] { $ladders } ladders
} in store.
fortified-town-siege-miners = Miners: { $names }. They dig under { $hexes }.
fortified-town-siege-in-camp = in camp ({ $whose })

# Terms.
fortified-town-siege-terms = If terms were offered now
fortified-town-siege-terms-sum = Adds to the die: { $numbers } for the number of the besiegers, { $progress } for their progress.
fortified-town-siege-terms-unknown = What the store of the garrison adds, 0 to 4, only the garrison knows.
fortified-town-siege-terms-store = Your store adds { $store }, which the besiegers do not know.
fortified-town-siege-terms-chance = { $total } or more surrenders: { $faces } of ten dice.
fortified-town-siege-terms-between = { $total } or more surrenders: { $least } to { $most } of ten dice.

# Before an assault.
fortified-town-siege-ready = Before the assault
fortified-town-siege-form-up = { $count ->
    [one] Place the one who is left
   *[other] Form up: place all { $count }
}
fortified-town-siege-first-hand = the first
fortified-town-siege-second-hand = the second, beside them
fortified-town-siege-take = Take { $ladder }
fortified-town-siege-nobody-beside = in camp; two who are placed side by side can take it
fortified-town-siege-bring = Bring { $engine }
fortified-town-siege-where = Where
fortified-town-siege-front = Its front looks to
fortified-town-siege-direction = { $direction ->
    [NE] north-east
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
   *[NW] north-west
}
fortified-town-siege-bring-to = { $hex ->
    [none] Bring it
   *[other] Bring it to { $hex }
}
fortified-town-siege-fill = { $count ->
    [one] Fill the moat: fascines for 1 hex
   *[other] Fill the moat: fascines for { $count } hexes
}
fortified-town-siege-fill-hex = { $hex ->
    [none] Fill
   *[other] Fill { $hex }
}

# The field outside.
fortified-town-siege-tables = Where they fight
fortified-town-siege-table = { $table ->
    [field] The field
   *[town] The town
}
fortified-town-siege-table-acting = { $name }: { $count } can act
fortified-town-siege-both = Both are played in the same turn: a phase is over when you are done on both.
fortified-town-siege-map-of-field = The field outside, in { $title }. Arrow keys walk over the hexes, Enter chooses.
