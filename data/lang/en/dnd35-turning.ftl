# D&D 3.5: turning undead.

event-dnd35-turning_rolled = ☀️ **{ $combatant }** { $use ->
        [dispel] { $won ->
            [yes] dispels { $target }’s turning
           *[no] cannot dispel { $target }’s turning
        }
        [bolster] { $won ->
            [yes] bolsters undead
           *[no] bolsters no undead
        }
       *[turn] { $won ->
            [yes] turns undead
           *[no] impresses no undead
        }
    }{ $total ->
        [none] { "" }
       *[other]: **{ $total_shown }**{ $against ->
            [none] { $most ->
                [none] { "" }
               *[other], up to { $most_shown } HD
            }
           *[other] {" "}against { $against_shown }
        }
    }.{ $resisting_count ->
        [0] { "" }
       *[other] {" "}Harder to turn than its hit dice tell: { $resisting }.
    }{ $distant_count ->
        [0] { "" }
       *[other] {" "}Out of range (beyond 18 m): { $distant }.
    }
why-dnd35-turning_rolled = { $terms } = **{ $total }**{ $against ->
        [none], that is up to { $most_shown } HD
       *[other] {" "}against **{ $against_shown }**
    }
event-dnd35-strength_rolled = ☀️ { $freed ->
        [yes] Frees { $total ->
            [none] some hit dice
           *[other] up to **{ $total_shown } HD**
        } of undead.
       *[no] { $total ->
            [none] Some hit dice of undead are at the mercy of it.
           *[other] Up to **{ $total_shown } HD** of undead are at the mercy of it.
        }
    }{ $passed_count ->
        [0] { "" }
       *[other] {" "}Not enough for: { $passed }.
    }
why-dnd35-strength_rolled = { $terms } = **{ $total }** HD
event-dnd35-undead_turned = { $destroyed ->
        [yes] 💀 **{ $combatant }** falls to dust before { $by }.
       *[no] 🏃 **{ $combatant }** flees from { $by } for a minute.
    }
event-dnd35-undead_turned-all = { $destroyed ->
        [yes] 💀 { $names } crumble to dust before { $by }.
       *[no] 🏃 { $names } flee from { $by } for a minute.
    }
event-dnd35-cowered = 😱 **{ $combatant }** can flee nowhere and cowers: +2 for whoever attacks.
event-dnd35-turning_ended = { $reason ->
        [near] ❕ { $by } comes too near: **{ $combatant }** is turned no longer.
       *[freed] ❕ **{ $combatant }** is freed from { $by }’s hold.
    }
event-dnd35-got_away = { "" }
    .manner = quiet
event-dnd35-undead_bolstered = 🦴 **{ $combatant }** is harder to turn{ $hit_dice ->
        [none] { "" }
       *[other] {" "}(counts as { $hit_dice_shown } HD)
    } for a minute.

option-dnd35-declare-action-turn_undead = Turn undead
option-dnd35-declare-action-dispel_turning = Dispel a turning
option-dnd35-declare-action-bolster = Bolster undead
option-dnd35-declare-target-all = All within reach
means-dnd35-declare-action-turn_undead = a standard action, one of your uses of the day, within 18 m
means-dnd35-declare-action-dispel_turning = a standard action, one of your uses: beat the check of the other cleric
means-dnd35-declare-action-bolster = a standard action, one of your uses: they count as more HD against turning
means-dnd35-declare-target-all = all undead of your side within 18 m
word-dnd35-target-all = all
word-dnd35-action-turn_undead = turn undead
word-dnd35-action-dispel_turning = dispel a turning
word-dnd35-action-bolster = bolster undead
word-dnd35-status-turned = fleeing from a cleric
word-dnd35-status-cowering = cowering
word-dnd35-status-bolstered = bolstered against turning
word-dnd35-why-turning = turning check
word-dnd35-why-turned = turning damage
term-turning_level = cleric level
term-target_cowering = target cowering
