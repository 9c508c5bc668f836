# Refusals: one sentence, what is wrong and what would be right. Nothing has changed when somebody reads it.

refused-other = That is not possible now (`{ $key }`).
refused-encounter-ended = This fight is over: `/encounter open` begins another.
refused-already-begun = The fight has already begun.
refused-nothing-to-continue = Time is running already: there is nothing to continue.
refused-held = { $reason ->
        [ahead] Time waits before it moves on: let it run first (`Resume`, or `/gm resume`).
        [player] Time stands still: let it run again first (`Resume`, or `/gm resume`).
        [unattended] Time stands still: let it run again first (`Resume`, or `/gm resume`).
       *[other] Time stands still: the GM must first let it run again (`Resume`, or `/gm resume`).
    }
refused-already-held = Time stands still already: `/gm resume` lets it run again.
refused-not-at-rest = Nothing has stopped: the fight goes on by itself.
refused-not-held = Time is running already: there is nothing to resume.
refused-undo-too-far = That is too far back: take back fewer rulings at once.
refused-nothing-to-redo = There is nothing to restore: only what was just taken back can be, until something new is said.
refused-question-changed = The situation has changed since this button was posted: see the current question below.
refused-already-answered = This question has its answer already.
refused-not-offered = That choice is not offered: take one of those the question shows.
refused-moment-set-back = This message no longer counts, since the bot’s file was put back to an earlier state: see the fight’s latest messages.
refused-moment-passed = That moment has passed: there is nothing left to do here, see the fight’s latest messages.

# The table
refused-no-encounter-here = There is no fight in this channel: `/encounter open` begins one.
refused-encounter-already-here = A fight is already under way in this channel: end it (`/encounter end`) or take a thread of its own.
refused-not-in-a-server = Fights are played in a server’s channel, not in private messages.
refused-unknown-ruleset = “{ $typed }” is no known game. Known: { $names }.
refused-not-up = Nothing is asked of { $name } just now: { $command } is for when the turn comes.
refused-waits-for-absent = { $asked ->
        [yes] The fight waits for { $names }: the GM is asked whether to have { $several ->
            [yes] these characters
           *[no] that character
        } played, or to go on waiting.
       *[no] The fight waits for { $names }, who did not answer in time.
    } `Resume` lets it go on.
refused-gm-asked = First the GM is awaited ({ $kind }): the rest comes after that.
refused-not-in-this-game = { $command } is no part of this game ({ $game }).
refused-not-in-this-game-but = { $command } is no part of this game ({ $game }): { $instead }.
refused-option-not-in-this-game = `{ $option_option }` means nothing in this game: leave it out.
refused-no-variants = { $game } has no variants: leave `variant` out.
refused-not-asked-with = `{ $option_option }` has nothing to choose here: leave it out.
refused-option-not-taken = { $takes ->
        [none] `{ $option_option }` has nothing to say here: leave it out.
       *[other] `{ $option_option }` has nothing to say here: leave it out; there is { $takes_options }.
    }
refused-unknown-tempo = “{ $typed }” is no tempo. Choose from: { $names }.
refused-figure-beyond = “{ $typed }” will not do: from { $low } to { $high }.
refused-first-choose = Before `{ $option_option }` there is something to choose: { $blank }
refused-ambiguous-name = “{ $typed }” may mean several names: { $names }. Please say more of it.
refused-unknown-name = Nobody here is called “{ $typed }”. Present: { $names }.
refused-not-an-option = “{ $typed }” matches nothing here. Choose from: { $names }.
refused-which-rule = “{ $typed }” may mean several rules: { $names }. Please say more, or give the number.
refused-unknown-rule = No rule answers to “{ $typed }”: give a number, `{ $example }` for instance, or words of a title.
refused-no-rules = The rules of this game have no summaries here: ask the GM.
refused-not-yours = That is for whoever plays { $name } to decide, or for the GM.
refused-on-autopilot = The autopilot leads { $names_listed } in your place. To take over again, ask the GM for `/npc give` with you as the player, or to use [For the GM].
refused-no-combatant = You play nobody in this fight: `/encounter join` brings you in.
refused-plan-of-another = The plan of { $name } is read by nobody but whoever plays them.
refused-no-plan = { $name } has no plan to follow at the moment.
refused-plan-amount = A condition that is measured needs its measure: say `amount` as well.
refused-no-orders = { $name } has no order to give at the moment.
refused-which-combatant = You play several combatants ({ $names }): say which one with `who`.
refused-nobody-here = There is nobody in this fight yet: `/encounter join` or `/npc add`.
refused-awaits-first = { $gm ->
        [yes] An answer of the GM is awaited first
       *[no] An answer of { $whom } is awaited first
    }: until then { $name } can announce nothing.
refused-answer-first = { $name } has an answer to give first ({ $kind }): what follows is announced after it.
refused-not-begun = The fight has not begun yet: `/encounter start` starts it.
refused-not-gm = Only the GM can do that.
refused-too-few-to-start = It takes at least two sides to start: players come in with `/encounter join`, foes with `/npc add`.
refused-nothing-pending = Nothing is asked of you just now.
refused-nothing-secret-for-you = There is nothing for you to choose here.
refused-nothing-to-undo = There are not that many rulings to take back.
refused-no-such-ruling = There is no ruling on that line of the log: `/encounter log` shows the numbers.
refused-no-such-page = There is no such page: the log has { $most ->
        [one] only one
       *[other] { $most }
    }.
refused-export-at-the-end = While the fight lasts only the GM may export it; its story (`format`) is everyone’s.
refused-already-taken = That has been taken already.
refused-bad-faces = “{ $typed }” is no row of faces. Write for example `13 5 8`, `d20=13` or `parry Jurl 15`.{ $words ->
        [none] { "" }
       *[other] {" "}The words for dice: { $words_shown }.
    }
refused-bad-face = { $sides ->
        [0] No die shows { $face }: a face is from 1 to 1,000.
       *[other] A d{ $sides } cannot show { $face }.
    }
refused-too-many-faces = Too many faces at once: { $most } at most.
refused-impossible-face = { $name ->
        [none] The face { $face } that was set cannot come from a d{ $sides }: set another (`/gm dice`), then `/gm resume`.
       *[other] { $name } rolls a d{ $sides } ({ $why }): the { $face } that was set cannot come from it. Set another (`/gm dice`), then `/gm resume`; what was just said is kept.
    }
refused-answer-kept = A face set by the GM does not fit the die to be rolled: what you said is kept, and will be taken once the GM lets time run again.
refused-ruling-failed = This ruling could not be made and nothing has changed; time stands still and the GM is told.
refused-not-saved = Nothing could be saved and nothing has changed: try again in a moment.
refused-disk-full = The host’s disk is full: nothing has changed. Please tell whoever hosts the bot.
refused-file-gone = The bot’s file was deleted or replaced under it: nothing more is taken until whoever hosts the bot has put it back. What was taken before is kept; please tell them.
refused-encounter-damaged = This encounter can no longer be read, and stays paused: { $where ->
        [lines] line { $line } of its journal is damaged
        [events] what happened in line { $line } of its journal is damaged
        [packs] its packed journal is damaged
       *[other] what tells where it stood is damaged
    }. The GM can export what is readable (`/encounter export`), then close it (`/encounter end`) to open another one.
refused-sheet-damaged = This sheet is damaged and can no longer be read: create or import it again under the same name.
refused-unexpected = Something went wrong and nothing has changed. If it happens again, give this number to whoever hosts the bot: `{ $id }`.

# Sheets
refused-no-sheet = You have no sheet here: `/sheet create` or `/sheet import`.
refused-which-sheet = You have several sheets ({ $names }): say which one.
refused-unknown-sheet = None of your sheets is called “{ $typed }”. Your sheets: { $names }.
refused-sheet-too-large = That file is too large: a sheet fits into { $most } KB.
refused-option-too-long = That is too long: the option `{ $option }` takes at most { $most ->
        [1] one character
       *[other] { $most } characters
    }.
refused-too-many-encounters = You have { $most ->
        [1] a fight open in this server already: end it
       *[other] { $most } fights open in this server already: end one
    } (`/encounter end`) before you open another.
refused-too-many-encounters-here = This server has { $most ->
        [1] a fight open already: it has
       *[other] { $most } fights open already: one has
    } to be ended (`/encounter end`) before another is opened.
refused-exports-under-way = Your last export is not ready yet: wait for it, then ask again.
refused-exports-under-way-here = This server awaits { $most ->
        [1] an export
       *[other] { $most } exports
    } already: ask again in a moment.
refused-pictures-under-way = The picture is left out: you await { $most } already.
refused-pictures-under-way-here = The picture is left out: this server awaits { $most } already.
refused-sheet-not-text = That file is not text: a sheet is a TOML file in UTF-8.
refused-too-many-sheets = You have { $most } sheets already, which is the most: delete one first.
refused-no-sheet-for = None of your sheets is for { $game }: `/sheet create` makes one.
refused-sheet-for-another-game = { $name } is a sheet for { $theirs }; this fight is played by { $game }: `/sheet create` makes one for it.
refused-sheet-name-taken = You have a sheet called { $name } for { $theirs }: choose another name.
refused-file-unreadable = That file could not be read: send it again.

# Reaching Discord
refused-starting = The bot is only just starting: try again in a few seconds.
refused-command-changed = This command has changed: reload Discord (Ctrl+R), then try again.
refused-argument-missing = The option `{ $argument_option }` is missing: { $argument_about }.
refused-not-a-number = The option `{ $argument_option }` takes a whole number, not “{ $value }”.
refused-not-among = The option `{ $argument_option }` cannot be “{ $value }”. Choose from: { $options_words }.
refused-number-range = { $value } is out of bounds ({ $field_word }): from { $low } to { $high }.
refused-unknown-field = “{ $field }” is no value of a sheet. Choose from: { $known_words }.
refused-lean-upon-what = Advantage and disadvantage go with a roll; for “{ $upon_word }”, give a bonus or a malus.
refused-given-enough = The GM has given { $name } enough (at most { $most }): take some off first, with `value:0`.
refused-nothing-given = The GM has given { $name ->
        [none] nobody anything
       *[other] { $name } nothing
    }{ $upon ->
        [none] { "" }
       *[other] {" "}({ $upon_word })
    }: there is nothing to take off.
refused-not-opened = The fight has not begun yet: `/encounter start` begins it.
refused-not-understood = “{ $typed }” will not do for this option.
refused-token-missing = The bot’s token is missing: give it in DISCORD_TOKEN, or in a file named by DISCORD_TOKEN_FILE.
refused-token-refused = Discord refuses this token: copy a new one from the developer portal.
refused-login-refused = Discord refuses the bot’s login (code { $code }): check the application in the developer portal.
refused-discord-unreachable = Discord cannot be reached: check the network, and DISCORD_PROXY or DISCORD_API_BASE if you have set them.
refused-words-in-secret = This choice is not known yet: words would betray it. Say it without words, and tell the rest once it shows.
