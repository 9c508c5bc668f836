# D&D Alternatif: positions and movement.

## What happens
event-alternatif-placed = { $reason ->
        [gm] 🔧 The GM puts **{ $combatant }** on { $cell }.
       *[other] { "" }
    }
event-alternatif-ground_said = { $combatant ->
        [none] 🔧 Ground on { $cells }: { $ground_count ->
            [0] clear.
           *[other] { $ground_words }.
        }
       *[other] 🔧 Under the feet of { $combatant }: { $ground_count ->
            [0] nothing particular.
           *[other] { $ground_words }.
        }
    }
event-alternatif-step_meant = { $swap ->
        [none] { $path_count ->
            [0] ✋ **{ $combatant }** stays there: no step is planned any more.
            [one] 👣 **{ $combatant }** will take a step once the segment’s blows have fallen.
           *[other] 👣 **{ $combatant }** will walk slowly, one cell per segment ({ $path_count } cells).
        }
       *[other] 👣 **{ $combatant }** offers **{ $swap_shown }** to swap places.
    }
event-alternatif-stepped = 👣 { $how ->
        [away] **{ $combatant }** steps back.
        [toward] **{ $combatant }** takes a step towards **{ $other }**.
        [follow] { $other ->
            [none] **{ $combatant }** goes along: { $before } → **{ $cell }**.
           *[other] **{ $combatant }** follows **{ $other_shown }** and stays in contact.
        }
       *[lead] **{ $combatant }** takes a step: { $before } → **{ $cell }**.
    }
event-alternatif-cell_contested = 💥 { $enemies_count ->
        [0] { "" }
       *[other] **{ $combatant }** and { $enemies } want the same cell.{" "}
    }**{ $combatant }** takes { $cell }, { $by ->
        [strength] by Strength.
        [dice] by a d6.
       *[dexterity] by Dexterity.
    }
event-alternatif-step_lost = { $other ->
        [none] ✋ **{ $combatant }** cannot take the step: something bars the way.
       *[other] { "" }
    }
event-alternatif-stayed = { "" }
    .manner = quiet
event-alternatif-swap_agreed = { $agreed ->
        [yes] { "" }
       *[no] ✋ **{ $combatant }** stays there.
    }
event-alternatif-swapped = 🔁 **{ $combatant }** and **{ $other }** swap places.
event-alternatif-run_meant = { "" }
    .manner = quiet
event-alternatif-ran = 🏃 { $blocked ->
        [yes] **{ $combatant }** finds the way barred and stops.
       *[no] { $flees ->
            [yes] **{ $combatant }** takes flight over { $metres } m.
           *[no] { $aim ->
                [none] **{ $combatant }** { $pace ->
                    [walk] walks
                    [sprint] runs flat out
                   *[run] runs
                }
               *[other] **{ $combatant }** { $pace ->
                    [walk] walks
                    [sprint] runs flat out
                   *[run] runs
                } towards **{ $aim_shown }**
            }, { $cells_count ->
                [0] { $metres } m.
               *[other] { $cells_metres } m{ $path_count ->
                    [0] .
                   *[other] , and goes on.
                }
            }
        }
    }
event-alternatif-shoved = { $cornered ->
        [none] ↔️ **{ $combatant }** is pushed from { $before } to **{ $cell }**.
       *[other] 🧱 **{ $combatant }** is cornered: +2 to hit as long as that lasts.
    }
event-alternatif-cornered = 🧱 **{ $combatant }** { $on ->
        [yes] is cornered: +2 to hit as long as that lasts.
       *[no] is cornered no more.
    }
event-alternatif-went_through = { $after ->
        [yes] 👣 **{ $combatant }** moves up to **{ $cell }**.
       *[no] ⤴️ **{ $combatant }** gets to **{ $cell }**, behind { $other }.
    }

## What is asked
question-alternatif-keep_up = **{ $who }**, { $names_listed } { $count ->
        [one] steps away
       *[other] step away
    }. Do you keep contact?
option-alternatif-keep_up-follow = { $mover ->
        [none] Follow { $value }
       *[other] Follow to { $value }
    }
option-alternatif-keep_up-follow-none = Stay
question-alternatif-sidestep = **{ $who }**, somebody else has taken your cell. Where do you go?
option-alternatif-sidestep-cell = To { $value }
option-alternatif-sidestep-cell-none = Stay
question-alternatif-swap = **{ $who }**, { $by } wants to swap places with you. Do you agree?
option-alternatif-swap-yes = Swap
option-alternatif-swap-no = Keep my place
question-alternatif-shove = **{ $who }**, to which cell do you push { $target }?
option-alternatif-shove-shove = To { $value }
option-alternatif-declare-action-approach = Approach
option-alternatif-declare-action-flee = Flee
choose-alternatif-cell = Which cell?
choose-alternatif-to = Which cell?
choose-alternatif-shove = Which cell?
option-alternatif-move-to = { $cell } ({ $step ->
        [yes] a step
       *[no] { $segments ->
            [one] one segment
           *[other] { $segments } segments
        }{ $exposed ->
            [yes] , guard down
           *[no] { "" }
        }
    })
option-alternatif-move-how-step = take a step
option-alternatif-move-how-back = step back
option-alternatif-move-how-walk = walk
option-alternatif-move-how-run = run
option-alternatif-move-how-sprint = run flat out
option-alternatif-move-how-flee = flee
option-alternatif-move-how-swap = swap places
option-alternatif-move-how-stop = give up

## What is wrong
refused-alternatif-no-map = This table plays without a map: the GM can give it one with the setting “map”.
refused-alternatif-no-such-cell = “{ $value }” is no cell: a letter and a number, from { $first } to { $last }.
refused-alternatif-too-many-cells = That would be { $count } cells: { $most } at most.
refused-alternatif-cells-or-person = Say which cells, or under whose feet: one of the two.
refused-alternatif-obstacle-needs-cells = Nobody stands on an obstacle: say on which cells it is.
refused-alternatif-cell-obstacle = There is an obstacle on { $cell }: choose another cell.
refused-alternatif-cell-taken = { $name } already stands on { $cell }: choose a free cell.
refused-alternatif-behind = { $target } stands behind { $names_listed }: charge past them, or bring down whoever bars the way.
refused-alternatif-on-the-map = On a map the cells say where { $name } stands: `/fix place` changes them.
refused-alternatif-out-of-reach = { $target } is { $cells } cells from { $name }: move closer first.
refused-alternatif-too-far-to-strike = { $target } is { $metres } m from { $name }: come up first, at a walk, at a run or in a charge.
refused-alternatif-no-way = No way leads { $name } to { $cell }: choose a free cell that nothing closes off.
refused-alternatif-surrounded = { $name } is surrounded: that takes a breakthrough, or an ally to swap places with.
refused-alternatif-prone = { $name } is on the ground and has to stand up first.
refused-alternatif-say-where = Say where { $name } goes: a cell, somebody to join, or a manner such as stepping back or fleeing.
refused-alternatif-nobody-near = { $name } has nobody in contact: say where to go instead.
refused-alternatif-already-near = { $name } is already next to { $target }.
refused-alternatif-no-distance = Nobody has said how far { $name } is from { $target }: ask the GM, or run.
refused-alternatif-no-swap = { $name } and { $target } cannot swap places: that takes two adjacent allies on their feet who still have their step.
refused-alternatif-nothing-planned = { $name } has no move planned.

## Words
word-ground-plain = clear
word-ground-obstacle = obstacle
    .look = solid
word-ground-difficult = difficult ground
    .look = hatched
word-ground-high_ground = high ground
    .look = striped
word-ground-low_ceiling = low ceiling
    .look = dotted
word-ground-narrow = narrow passage
    .look = crossed
word-field-max_speed = top speed (cells)
word-alternatif-matter-keep_up = an enemy who steps back
word-alternatif-action-move = move
word-alternatif-action-flight = flee
word-alternatif-action-approach = approach
word-question-keep_up = an enemy who steps away
word-question-sidestep = a lost cell
word-question-swap = swapping places
word-question-shove = direction of a push
word-alternatif-tool-cornered = cornered against an obstacle
word-alternatif-why-cell = contested cell
word-alternatif-how-step = take a step
word-alternatif-how-back = step back
word-alternatif-how-walk = walk
word-alternatif-how-run = run
word-alternatif-how-sprint = run flat out
word-alternatif-how-flee = flee
word-alternatif-how-swap = swap places
word-alternatif-how-stop = give up

## Settings
word-setting-map = map
word-setting-walk_speed = walking speed
word-setting-run_speed = running speed
word-alternatif-value-square = square cells
word-alternatif-value-hex = hexagons
setting-alternatif-map = Play on a map of square cells or hexagons of 2 m, or without one.
setting-alternatif-upon_hidden = On a map, whoever comes upon a hidden foe goes on without seeing it, and it makes room, or stops in front of it and sees it.
setting-alternatif-walk_speed = How many cells of 2 m a segment of walking covers.
setting-alternatif-run_speed = How many cells of 2 m a segment of running or charging covers.
