# What is wrong with a variable of the environment, a sheet or a data file.

refused-settings-number = Setting refused: `{ $variable }` must be a whole number, not “{ $value }”.
refused-settings-range = Setting refused: `{ $variable }` must be from { $least } to { $most }, not “{ $value }”.
refused-settings-choice = Setting refused: `{ $variable }` must be one of these, not “{ $value }”: { $choices }.
refused-settings-wrong = Setting refused: `{ $variable }` will not do (“{ $value }”): { $why }.
refused-settings-url = Setting refused: `{ $variable }` must be a whole address such as `https://example.org/api`.
refused-settings-proxy = Setting refused: `{ $variable }` must be the address of an HTTP proxy, such as `http://proxy.example:3128`.
refused-settings-path = Setting refused: `{ $variable }` must be a path of which each name has at most 255 bytes.
refused-settings-shards = Setting refused: `{ $variable }` must be different numbers such as `0,1`, all below `SHARD_COUNT`.
refused-settings-port-taken = Setting refused: `{ $variable }` is { $port }, but another program holds that port of { $host }; choose one that is free.
refused-settings-port-forbidden = Setting refused: `{ $variable }` is { $port }, a port kept for this machine’s administrator; choose one above 1023.
refused-settings-host-unknown = Setting refused: `{ $variable }` must be an address of this machine, such as `127.0.0.1` or `0.0.0.0`, which “{ $host }” is not.
refused-settings-token-missing = The bot’s token is missing: put it in `{ $variable }`, or its file in `DISCORD_TOKEN_FILE`. You find it in Discord’s developer portal, page “Bot”.
refused-settings-token-twice = There are two different tokens: keep `{ $variable }` or `DISCORD_TOKEN_FILE`, not both.
refused-settings-token-file = `{ $variable }` names a file that is empty or cannot be read: { $path }. It must hold the bot’s token and nothing else.
refused-settings-token-malformed = `{ $variable }` does not hold a bot token: copy it in one piece, without spaces or quotes, from Discord’s developer portal, page “Bot”.

refused-sheet-missing = Sheet refused: `{ $field }` is missing.
refused-sheet-missing-called = Sheet refused: “{ $label }” (`{ $field }`) is missing.
refused-sheet-unknown = Sheet refused: there is no field `{ $field }`.
refused-sheet-number = Sheet refused: `{ $field }` must be a whole number, not “{ $value }”.
refused-sheet-text = Sheet refused: `{ $field }` must be a text in quotes, not “{ $value }”.
refused-sheet-flag = Sheet refused: `{ $field }` must be `true` or `false`, not “{ $value }”.
refused-sheet-list = Sheet refused: `{ $field }` must be a list in brackets, not “{ $value }”.
refused-sheet-table = Sheet refused: `{ $field }` must be a set of named values, not “{ $value }”.
refused-sheet-range = Sheet refused: `{ $field }` must be from { $least } to { $most }, not “{ $value }”.
refused-sheet-length = Sheet refused: { $field ->
        [name] it needs a name (`name`) of { $least } to { $most } characters
       *[other] `{ $field }` takes { $least } to { $most } characters or items
    }.
refused-sheet-choice = Sheet refused: `{ $field }` must be one of these, not “{ $value }”: { $choices }.
refused-sheet-dice = Sheet refused: `{ $field }` must be dice such as `1d8` or `2d6`, not “{ $value }”.
refused-sheet-number_or_dice = Sheet refused: `{ $field }` must be a number from −20 to 20 or dice such as `1d4`, not “{ $value }”.
refused-sheet-name = Sheet refused: `{ $field }` must fit on one line, without control characters.
refused-sheet-wrong = Sheet refused: `{ $field }` will not do (“{ $value }”): { $why }.
refused-sheet-entry = Sheet refused: { $field ->
        [ready] “{ $value }” is no ready-made character. Choose from: { $choices }
        [class] “{ $value }” is no class. Choose from: { $choices }
        [weapon] “{ $value }” is no weapon of the catalogue. Try: { $choices }
       *[other] `{ $field }` names “{ $value }”, which the catalogue does not have. Try: { $choices }
    }.
refused-sheet-class-twice = Sheet refused: { $value } is the class already; other classes (`other_classes`) are those beside it.
refused-sheet-bonus = Sheet refused: it takes a class (`class`) with its level (`level`), or a martial bonus (`bm`).
refused-sheet-two-hands = Sheet refused: “{ $value }” takes both hands, the other one must stay empty (`left`).
refused-sheet-not-left = Sheet refused: “{ $value }” cannot be held in the off hand (`left`).
refused-sheet-only-left = Sheet refused: “{ $value }” is held in the off hand only (`left`, not `right`).
refused-sheet-hands = Sheet refused: no hand is left for “{ $value }” (`{ $field }`).
refused-sheet-gauges = Sheet refused: gauges of this body are missing (`{ $field }`): { $missing }.
refused-sheet-layers = Sheet refused: more than { $most } materials one over the other ({ $parts }, line { $value } of the table) (`{ $field }`).
refused-sheet-toml = Sheet refused, line { $line } (“{ $value }”): { $fault ->
        [equals] write a field, the equals sign, then its value (`level = 3`).
        [value] write a number as it is (`3`), a text between straight quotes (`"Nell"`), a list in brackets.
        [quotes] a text stays on its line, between two straight quotes (`"Nell"`); a backslash is written twice.
        [more] something is left after the value, and each line gives one field only.
        [bracket] the closing bracket or brace is missing.
        [twice] this field is given above already, keep one of them.
       *[other] this line cannot be read; write a field, the equals sign, then its value (`level = 3`).
    }
refused-sheet-format = Sheet refused: this is { $format ->
    [foundry] a Foundry actor (JSON)
    [dndbeyond] a D&D Beyond character (JSON)
    [avrae] an Avrae character (JSON)
    [fight] the export of a fight (JSON), which the command `verify` checks
    [page] a web page
    [table] a table (CSV)
   *[json] JSON
}. A sheet is written in TOML, a field a line, such as `name = "Nell"`; `/sheet export` shows one.
refused-sheet-large = Sheet refused: it is larger than { $most } KB.
refused-sheet-excess = Sheet refused, line { $line }: { $fault ->
        [depth] lists, tables and the parts of a dotted name stand inside each other down to { $most } at most.
        [digits] the digits of a number come to { $most } at most.
       *[signs] the values and signs of a sheet come to { $most } at most.
    }

refused-catalogue-missing = Data refused ({ $place }): this value is missing.
refused-catalogue-unknown = Data refused ({ $place }): there is no such field.
refused-catalogue-number = Data refused ({ $place }): this value must be a whole number, not “{ $value }”.
refused-catalogue-text = Data refused ({ $place }): this value must be a text in quotes, not “{ $value }”.
refused-catalogue-flag = Data refused ({ $place }): this value must be `true` or `false`, not “{ $value }”.
refused-catalogue-list = Data refused ({ $place }): this value must be a list in brackets, not “{ $value }”.
refused-catalogue-table = Data refused ({ $place }): this value must be a set of named values, not “{ $value }”.
refused-catalogue-range = Data refused ({ $place }): this value must be from { $least } to { $most }, not “{ $value }”.
refused-catalogue-length = Data refused ({ $place }): this value must be { $least } to { $most } characters or entries long.
refused-catalogue-choice = Data refused ({ $place }): this value must be one of these, not “{ $value }”: { $choices }.
refused-catalogue-dice = Data refused ({ $place }): this value must be dice such as `1d8` or `2d6`, not “{ $value }”.
refused-catalogue-number_or_dice = Data refused ({ $place }): this value must be a number from −20 to 20 or dice such as `1d4`, not “{ $value }”.
refused-catalogue-name = Data refused ({ $place }): this value must fit on one line, without control characters.
refused-catalogue-wrong = Data refused ({ $place }): this value will not do (“{ $value }”): { $why }.
refused-catalogue-entry = Data refused ({ $place }): this value names “{ $value }”, which the catalogue does not have. Try: { $choices }.
refused-catalogue-class-twice = Data refused ({ $place }): { $value } is the class already; other classes (`other_classes`) are those beside it.
refused-catalogue-bonus = Data refused ({ $place }): it takes a class (`class`) with its level (`level`), or a martial bonus (`bm`).
refused-catalogue-two-hands = Data refused ({ $place }): “{ $value }” takes both hands, the other one must stay empty (`left`).
refused-catalogue-not-left = Data refused ({ $place }): “{ $value }” cannot be held in the off hand (`left`).
refused-catalogue-only-left = Data refused ({ $place }): “{ $value }” is held in the off hand only (`left`, not `right`).
refused-catalogue-hands = Data refused ({ $place }): no hand is left for “{ $value }”.
refused-catalogue-gauges = Data refused ({ $place }): gauges of this body are missing: { $missing }.
refused-catalogue-layers = Data refused ({ $place }): more than { $most } materials one over the other ({ $parts }, line { $value } of the location table).
refused-catalogue-toml = Data refused ({ $place }): this is not readable TOML ({ $why }).
refused-catalogue-file = Data refused ({ $place }): no file of that name is read; those that are: { $choices }.
refused-catalogue-folder = The folder of `HOUSE_DATA` does not exist: { $place }.
refused-catalogue-unreadable = Data refused ({ $place }): the file cannot be read ({ $why }).
refused-catalogue-id = Data refused ({ $place }): an entry is named in plain lower-case letters, digits and `_`, such as `orc_chief`.
refused-catalogue-absent = Data refused ({ $place }): the catalogue has no “{ $value }”.
refused-catalogue-unplayed = Data refused ({ $place }): no rule plays “{ $value }”.
refused-catalogue-taken = Data refused ({ $place }): “{ $other }” has { $value } already.
refused-catalogue-gap = Data refused ({ $place }): no entry covers the numbers from { $least } to { $most }.
