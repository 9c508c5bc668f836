# Help: what the reader can do now, in this channel; and dice outside the fight.

help-none = **Nobody fights in this channel.**
help-open = • { $encounter_open } begins a fight; you will be its GM.
help-learn = • { $learn }: a small practice fight that teaches how to play, and ends by itself.
help-sheets = • { $sheet_create } makes a character, { $sheet_show } shows it.
help-first-sheet = • { $sheet_create } makes a character.
help-rules = • { $rule } sums up a rule of the game.
help-roll = • { $roll } rolls dice, outside any fight.
help-ended = **The fight of this channel is over.**
help-look-back = • { $encounter_log } tells it, { $why } gives the sum behind a ruling.
help-export = • { $encounter_export } gives it as a file, to verify or to read.
help-lobby = **The fight has not begun**: { $count ->
        [0] nobody is ready
        [one] one combatant is ready
       *[other] { $count } combatants are ready
    }.
help-lobby-in = • You play { $names }; the GM will start.
help-join = • `Join`, or { $encounter_join }, brings you in with a character.
help-add = • { $npc_add } adds foes or allies.
help-start = • { $encounter_start } starts the fight.
help-end = • { $encounter_end } closes the fight and reveals the seed of the dice.
help-held = **The clock is held**: the GM lets it run again.
help-held-gm = **The clock is held**: { $gm_resume } lets it run.
help-waits = **Time waits before it moves on**: answer, announce; `Resume` lets it run.
help-waits-gm = **Time waits before it moves on**: answer, announce; `Resume` or { $gm_resume } lets it run.
help-breath = **A breather**: `Continue` lets time run, `Wait!` holds it.
help-rests = **Nothing is under way any more**: `Continue` lets the fight go on, the GM can end it.
help-asked = **Your answer is awaited**: { $kinds }. The buttons are below the question.
help-asked-there = **Your answer is awaited**: { $kinds }. The buttons are there: { $link }
help-answer = • { $answer } answers in words.
help-waiting = { $names ->
        [none] **Nothing is asked of you**, and nobody is awaited.
       *[other] **Nothing is asked of you**: { $names } awaited.
    }
help-declare = • { $declare } announces your action.
help-strike = • { $strike } deals the blow whose moment has come.
help-orders = • { $orders } answers some questions beforehand.
help-out = • { $names }: out of the fight; you may follow the rest.
help-on-autopilot = • The autopilot leads { $names_listed } in your place; the GM can hand over to you again.
help-spectator = • You are watching; { $encounter_join } brings one of your characters in.
help-panel = • { $gm_panel } is your cockpit.
help-undo = • { $gm_undo } takes rulings back, { $gm_pause } holds the clock.
help-arrival = • You are waiting for the GM to let { $name } in; { $encounter_leave } gives up.
help-undo-held = • { $gm_undo } takes rulings back.
help-fix = • { $fix_set } corrects a value, { $npc_add } adds people.
help-dice = • { $gm_dice } lays down the next results (`attack Jurl 15`): { $words }.
help-status = • { $encounter_status } shows your fighter, { $encounter_timeline } what is to come.
help-timeline = • { $encounter_timeline } shows what is to come.
help-why = • { $why } gives the sum of the last ruling, { $rule } sums up a rule.

rolled = 🎲 { $who }: { $sum } = **{ $total }**
rolled-for = 🎲 { $who }, { $label }: { $sum } = **{ $total }**
rolled-apart = *Outside the fight: this roll has no part in it.*
refused-bad-dice = “{ $typed }” is no roll: write a sum such as `2d6+3`, `4d6kh3` or `d20 adv`, with any words behind it.
refused-too-many-dice = That is too much for one roll: 100 dice at most, of 1,000 sides at most, in ten terms, and numbers up to 100,000.
