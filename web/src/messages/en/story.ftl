# The campaign as a story, and the table of what it carries from one fight to the next.

story-page = The story of { $name } · Wapenrol
story-name = The story
story-link = The story
story-back = To the table
story-markdown = As Markdown
story-print = Print…
story-opening = The chronicler clears their throat…
story-turns = Turns
story-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
story-map = { $turn ->
    [0] The land before the first turn
   *[other] The land at the end of turn { $turn }
}
story-record = Line { $record } of the log
story-land = { $name }: { $players }
story-land-holds = { $name } with { $castles ->
    [one] 1 castle
   *[other] { $castles } castles
}
story-carry = What is carried on
story-carry-page = What is carried on · Wapenrol
story-carry-about = What passes between the map of a campaign, its battles and the sieges of the city. Each is a house rule with a number. Whatever a fight changes on the map names its rule, and the line of the log that changed it.
story-carry-id = Number
story-carry-rule = Rule
