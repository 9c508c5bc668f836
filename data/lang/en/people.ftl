# The GM's people: who leads whom, on which side, by which name; what only the GM sees.

## In somebody's words, and in a file, in the place of Discord's number
somebody = a player

## What every game tells; a game may say it otherwise (event-<game>-…)
event-combatant_recorded = { "" }
    .manner = quiet
event-combatant_joined = 🛡️ **{ $name }** joins the fight ({ $weapon }).
event-combatant_joined-all = 🛡️ { $names } join the fight ({ $weapon }).
event-line_taken = { $reason ->
        [forward] ⚔️ **{ $combatant }** steps to the front.
        [swap] { "" }
       *[said] { $behind ->
            [yes] 🏹 **{ $combatant }** stands behind.
           *[no] ⚔️ **{ $combatant }** stands in front.
        }
    }
event-combatant_left = { $reason ->
        [removed] 🚪 The GM takes **{ $name }** out of the fight.
       *[left] 🚪 **{ $name }** leaves the fight.
    }
event-combatant_hidden = 🌫️ The GM puts **{ $combatant }** out of sight.
event-combatant_hidden-all = 🌫️ The GM puts { $names } out of sight.
event-combatant_revealed = 👁️ **{ $name }** appears ({ $weapon }).
event-handed_over = { $temperament ->
        [none] { $player ->
            [none] 🎭 The GM plays **{ $combatant }** from now on.
           *[other] 🎭 { $player_user } plays **{ $combatant }** from now on.
        }
       *[other] 🎭 **{ $combatant }** decides by temperament from now on ({ $temperament_word }).
    }
event-side_changed = 🔀 **{ $combatant }** goes over to { $after ->
        [players] the players’ side.
       *[other] the other side.
    }
event-combatant_renamed = 🏷️ { $before } is called **{ $after }** from now on.
event-combatant_renamed-more = { $before } → **{ $after }**
event-plan_changed = 📜 The plan of **{ $combatant }** changes.
    .manner = quiet
event-plan_followed = 📜 **{ $combatant }** follows a plan.
    .manner = quiet
event-plan_ended = 📜 { $reason ->
        [done] The plan of **{ $combatant }** is carried out: what comes next is to be said.
       *[impossible] The plan of **{ $combatant }** can be followed no further: what comes next is to be said.
    }
event-order_given = 📋 Order for **{ $combatant }**: { $matter_word } → { $order_word }.
event-gm_overrode = 🔧 The GM corrects **{ $combatant }**, { $what_field }: { $before ->
        [none] nothing
       *[other] { $before }
    } → **{ $after ->
        [none] nothing
       *[other] { $after }
    }**{ $reason_raw ->
        [none] .
       *[other] {" "}({ $reason }).
    }
event-setting_changed = 🔧 The GM changes a setting, { $setting_word }: { $before_value } → **{ $after_value }**.
event-settings_changed = 🔧 The GM applies the preset { $which ->
        [letter] “to the letter”
        [reference] “like the reference rules”
       *[none] “{ $called }”
    }: { $changes_each }.
each-changes = { $setting_word } ({ $before_value } → **{ $after_value }**)
each-more = and { $count } more

## What is refused
refused-unknown-side = “{ $typed }” is no side: `players` (with the players) or `foes` (with the foes).
refused-already-on-side = { $name } is on that side already.
refused-two-sides = { $other } is led by the same person on the other side, and nobody plays on both: `/npc side` takes { $name } across.
refused-already-led = { $name } is led like that already: nothing has changed.
refused-bad-name = “{ $typed }” is no name: it takes one of at most 40 characters.
refused-object-figures = “{ $value }” does not say what the object withstands: give its AC, then its hit points{ $parts ->
        [3] , then its hardness, as in 15/18/5
       *[other] , as in 15/18
    }.
refused-no-object = { $name } is no object: choose one that you have placed.
refused-name-taken = { $name } is taken: choose another name.
refused-percentile-pit-sides = In the pit everybody fights alone: { $name } has no side.
refused-no-bot-plays = { $name } is a bot: give the fighter to a person.
refused-not-a-players = { $name } is the GM’s: `/npc remove` or `/npc give`.

note-reveal-panel = 👁️ Show { $name } by surprise? The enemies could do nothing against this first assault{ $begun ->
        [yes] .
       *[no] ; until the first segment nobody would see anything.
    }
note-reveal-surprise = By surprise
note-reveal-plain = Without surprise
note-leaves = 🚪 { $player } leaves the table.
note-leave-panel = You are leaving. What becomes of { $name }? To leave this fighter to somebody, `/encounter leave to:@…`.
note-leave-gm = To the GM
note-leave-autopilot = To the autopilot
note-leave-remove = Remove

note-button-screen = For the GM
note-screen-hidden = { $count ->
        [0] Nobody is hidden.
       *[other] 🌫️ Hidden: { $names }.
    }
note-screen-unasked = { $count ->
        [1] 🤫 Led by you, { $names } is not asked while hidden: to wait would give that away.
       *[other] 🤫 Led by you, { $names } are not asked while hidden: to wait would give that away.
    } `/npc reveal`, and you are asked what they do from their next turn on; `/npc autopilot`, and they watch for their chance.
note-screen-nothing = Nothing awaits you here.
note-screen-elsewhere = { $count ->
        [1] One question awaits you in the channel.
       *[other] { $count } questions await you in the channel.
    }
note-screen-lost = ⚠️ The GM’s screen can no longer be reached: what it said is read behind the button “For the GM”.
note-letter-closed =
    ⚠️ Arbitre has lost a permission in { $channel }, where your fight is played ({ $names }): { $what ->
        [view_channel] “View Channel”
        [send_messages] “Send Messages”
        [send_messages_in_threads] “Send Messages in Threads”
        [read_message_history] “Read Message History”
       *[other] the bot can no longer write there
    }. The fight stands still and no deadline runs; it goes on as soon as the permission is given back.
note-letter-gone =
    ⚠️ The channel of your fight ({ $names }) no longer exists, or Arbitre was removed from it. The fight is held, and all that was played is kept.
    Whoever hosts Arbitre can give you its journal: `python -m bot export { $encounter }`. To play again, open a fight in another channel.
refused-unknown-combatant = Nobody is called “{ $who }” here. In sight: { $names }.
refused-two-people = It takes two different combatants, not { $name } twice.
refused-one-decider = { $name } can follow one will only: a player or a temperament, not both.
refused-too-many = { $count ->
        [0] At least one combatant is needed.
       *[other] That is too many: { $room ->
            [0] every place is taken
            [one] one place is left
           *[other] { $room } places are left
        }.
    }
refused-already-so = Nothing to change: it is so for { $name } already.
refused-already-hidden = { $name } is out of sight already.
refused-not-hidden = { $name } is in sight already.
refused-not-hurt = { $name } has lost nothing: there is nothing to heal.
