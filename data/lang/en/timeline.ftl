# The timeline: what is under way and what comes, moment by moment, in thirty columns.
# `timeline-<game>` is the heading of a moment; its attribute `.now` names the field that holds the present one.

timeline-title = 🗓️ **{ $moment }**
timeline-now = Now
timeline-other = { $moment }
timeline-nothing = Nothing in sight, as far as you can know.
timeline-more = … and { $count } more
slot-other = { $who }: { $kind }

## D&D Alternatif
timeline-alternatif = Segment { $moment }
    .now = segment
slot-alternatif-due = { $hand ->
        [left] { $who } acts ({ $weapon }, left)
       *[other] { $who } acts ({ $weapon })
    }
slot-alternatif-prepares = { $label ->
        [none] { $until ->
            [none] { $who } prepares: { $action_word }{ $spell ->
                [none] { "" }
               *[other] {" "}({ $spell_word })
            }
           *[other] { $who } prepares, until segment { $until }: { $action_word }{ $spell ->
               [none] { "" }
              *[other] {" "}({ $spell_word })
           }
        }
       *[other] { $until ->
            [none] { $who } prepares: { $label_shown }
           *[other] { $who } prepares, until segment { $until }: { $label_shown }
        }
    }
slot-alternatif-acts = { $label ->
        [none] { $until ->
            [none] { $who }: { $action_word }{ $spell ->
                [none] { "" }
               *[other] {" "}({ $spell_word })
            }
           *[other] { $who }, until segment { $until }: { $action_word }{ $spell ->
               [none] { "" }
              *[other] {" "}({ $spell_word })
           }
        }
       *[other] { $until ->
            [none] { $who }: { $label_shown }
           *[other] { $who }, until segment { $until }: { $label_shown }
        }
    }
slot-alternatif-held = { $until ->
        [none] { $who } waits, action ready
       *[other] { $who } waits, action ready, until segment { $until }
    }
slot-alternatif-defensive = { $until ->
        [none] { $who }: defensive ({ $weapon })
       *[other] { $who }: defensive ({ $weapon }), until segment { $until }
    }
slot-alternatif-beat = { $until ->
        [none] { $who } marks a beat
       *[other] { $who } marks a beat, until segment { $until }
    }
slot-alternatif-guard_down = { $until ->
        [none] { $who }: guard down
       *[other] { $who }: guard down, until segment { $until }
    }
