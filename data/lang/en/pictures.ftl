## The picture of the timeline
# `bar-<game>-<kind>` is written in the bar; `.look` names its pattern, `.legend` explains it. `axis-<game>`: the moments.
picture-timeline-file = timeline.png
picture-silent = Nothing announced or visible: { $who }
axis-other = Moment
bar-other = { $kind }
    .look = solid

axis-alternatif = Segment
bar-alternatif-due = { $hand ->
        [left] { $weapon } (left)
       *[other] { $weapon }
    }
    .look = mark
    .legend = acts
bar-alternatif-prepares = { $label ->
        [none] { $spell ->
            [none] { $action_word }
           *[other] { $spell_word }
        }
       *[other] { $label_shown }
    }
    .look = hatched
    .legend = prepares
bar-alternatif-acts = { $label ->
        [none] { $spell ->
            [none] { $action_word }
           *[other] { $spell_word }
        }
       *[other] { $label_shown }
    }
    .look = solid
    .legend = under way
bar-alternatif-held = { $label ->
        [none] { $spell ->
            [none] { $action_word }
           *[other] { $spell_word }
        }
       *[other] { $label_shown }
    }
    .look = outline
    .legend = ready
bar-alternatif-defensive = defensive ({ $weapon })
    .look = striped
bar-alternatif-beat = a beat
    .look = crossed
bar-alternatif-guard_down = guard down
    .look = dotted

axis-percentile = Round
bar-percentile-acts = { $action ->
        [none] { $hint ->
            [none] { $place }.
           *[other] { $seems_raw ->
                [none] { $place }. { $hint_word }
               *[other] { $place }. { $seems }
            }
        }
       *[other] { $target ->
            [none] { $place }. { $action_word }
           *[other] { $place }. { $action_word } ({ $target })
        }
    }
    .look = mark
    .legend = acts in that place
bar-percentile-status = { $status_word }
    .look = striped

axis-dnd5 = Round
bar-dnd5-acts = { $place }.
    .look = mark
    .legend = acts in its place
bar-dnd5-status = { $status_word }
    .look = striped

## The map
picture-ground-file = map.png
ground-title = 🗺️ **{ $moment }**
ground-hidden = Hidden: { $who }
ground-place = { $who } at { $cell }
ground-kind = { $kind }: { $cells }
ground-outside = Outside the picture: { $who }
ground-more = … and { $count } more
reach-other = Within reach ({ $cost }): { $cells }
reach-dnd5 = Within your movement: { $cells }
reach-alternatif = { $cost ->
        [0] One step away: { $cells }
        [one] In one segment: { $cells }
       *[other] In { $cost } segments: { $cells }
    }
button-map = Map
button-timeline = Timeline
refused-no-map = No map to show: this fight is played without one, or nobody stands on it yet.
picture-hidden = out of sight
picture-awaited = awaited
picture-reach = Ring: one step away; figure: what it costs.
picture-reach-dnd5 = Ring: within your movement.
picture-reach-alternatif = Ring: one step away; figure: the segments that it takes.
