# D&D Alternatif: outnumbering, height, darkness, narrow places, ranks of pikes.

## In the dark
event-alternatif-groped_in_the_dark = { $outcome ->
        [astray] { $deed ->
            [strike] 🌑 **{ $combatant }** strikes at **{ $target }** unseen: the blow goes astray.
            [parry] 🌑 **{ $combatant }** parries blindly: the parry goes astray.
            [special] 🌑 **{ $combatant }** lunges at **{ $target }** unseen: the action fails.
            [shot] 🌑 **{ $combatant }** shoots at **{ $target }** unseen: the missile goes astray.
            [dodge] 🌑 **{ $combatant }** dodges blindly, to the wrong side.
           *[wrestle] 🌑 **{ $combatant }** grabs for **{ $target }** unseen, and closes on nothing.
        }
       *[goes_on] { "" }
    }
why-alternatif-groped_in_the_dark = { $outcome ->
        [astray] Chance of failure: { $chance }%; d100 = { $face }
       *[goes_on] Chance of failure: { $chance }%; d100 = { $face }, the action goes the right way
    }

## The GM's words
event-alternatif-light_said = { $chance ->
        [none] 🌗 { $combatant ->
            [none] { $other ->
                [none] Everybody sees clearly again.
               *[other] **{ $other }** is seen like everybody else.
            }
           *[other] { $other ->
                [none] **{ $combatant }** sees like everybody else.
               *[other] **{ $combatant }** sees **{ $other }** like everybody else.
            }
        }
       *[other] { $clear ->
            [yes] ☀️ { $combatant ->
                [none] { $other ->
                    [none] There is light enough to fight by.
                   *[other] **{ $other }** is plain to see.
                }
               *[other] { $other ->
                    [none] **{ $combatant }** sees clearly.
                   *[other] **{ $combatant }** sees **{ $other }** clearly.
                }
            }
           *[no] 🌑 { $combatant ->
                [none] { $other ->
                    [none] It is hard to see
                   *[other] **{ $other }** is hard to see
                }
               *[other] { $other ->
                    [none] **{ $combatant }** sees badly
                   *[other] **{ $combatant }** sees **{ $other }** badly
                }
            }: { $chance ->
                [0] { $malus_signed } on every combat action.
               *[other] { $chance }% to fail, and { $malus_signed } on every combat action.
            }
        }
    }
event-alternatif-facing_said = { $target ->
        [none] 👁️ **{ $combatant }** faces whoever he strikes.
       *[other] 👁️ **{ $combatant }** faces **{ $target }**{ $bonus ->
            [0] .
           *[other] : outnumbered, { $bonus_signed } for each against **{ $target }**.
        }
    }
event-alternatif-height_said = { $on ->
        [yes] ⛰️ **{ $combatant }** has the high ground{ $other ->
            [none] .
           *[other] {" "}over **{ $other }**.
        }
       *[no] ⛰️ **{ $combatant }** no longer has the high ground{ $other ->
            [none] .
           *[other] {" "}over **{ $other }**.
        }
    }
event-alternatif-room_said = { $metres ->
        [none] { $what ->
            [width] ↔️ { $combatant ->
                [none] There is room to wield weapons.
               *[other] **{ $combatant }** has room to wield weapons.
            }
           *[ceiling] ↕️ { $combatant ->
                [none] The ceiling is high enough.
               *[other] **{ $combatant }** has height enough.
            }
        }
       *[other] { $what ->
            [width] ↔️ { $combatant ->
                [none] A space { $metres_decimal } m wide
               *[other] **{ $combatant }**: a space { $metres_decimal } m wide
            }{ $inverted ->
                [yes] : weapon factors turn against their owners.
               *[no] .
            }
           *[ceiling] ↕️ { $combatant ->
                [none] A ceiling { $metres_decimal } m high.
               *[other] **{ $combatant }**: a ceiling { $metres_decimal } m high.
            }
        }
    }
event-alternatif-pinned_down = { $on ->
        [yes] 👂 **{ $combatant }** senses exactly where **{ $target }** is.
       *[no] 👂 **{ $combatant }** no longer knows exactly where **{ $target }** is.
    }
event-alternatif-rank_taken = { $rank ->
        [0] 🔱 **{ $combatant }** leaves the rank of pikes.
        [2] 🔱 **{ $combatant }** stands in the second rank of pikes.
       *[other] 🔱 **{ $combatant }** stands in the first rank of pikes.
    }

## Words
word-alternatif-tool-light = light (words, or a value like 25/-3)
word-alternatif-tool-facing = who faces whom
word-alternatif-tool-higher = high ground
word-alternatif-tool-width = width of the place, in metres
word-alternatif-tool-ceiling = height of the ceiling, in metres
word-alternatif-tool-blind_sense = pinned down by blind-sense
word-alternatif-tool-pike_rank = rank of pikes
word-alternatif-words-dark = dark (50%, −4)
word-alternatif-words-gloom = gloom (25%, −3)
word-alternatif-words-dim = light gloom (10%, −2)
word-alternatif-words-faint = faint light (−2)
word-alternatif-words-clear = clear
word-alternatif-words-on = yes
word-alternatif-words-off = no
word-alternatif-words-inverted = factors inverted
word-alternatif-words-lost = factors lost
word-alternatif-words-first = first rank
word-alternatif-words-second = second rank
word-alternatif-why-astray = fighting blind
word-field-chance = chance of failure in percent
word-field-blind_sense = rank in blind-sense
term-pike_rank = rank of pikes

## Settings
word-setting-narrow_inversion = factors inverted in a narrow place
word-setting-second_rank_outnumbers = outnumbering by the second rank
word-setting-unseen_bonus_on_sneak = unseen and sneaking
setting-alternatif-narrow_inversion = In a metre or less weapon factors turn against their owner always, never, or as the GM says.
setting-alternatif-second_rank_outnumbers = The second rank of pikes counts for outnumbering and gains by it, or does not.
setting-alternatif-unseen_bonus_on_sneak = An unseen enemy’s first blow also has the +4 of whoever is not seen, or the sneak bonus alone.

## What is wrong
refused-alternatif-not-a-light = “{ $value }” is no light: give the chance of failure and the malus, like `25/-3`.
refused-alternatif-light-as-before = The light is like that already: give another.
refused-alternatif-too-wide-to-turn = Weapon factors only turn in a metre’s width or less: give a `value` of 1 at most.
refused-alternatif-rank-without-pole = { $name } cannot stand in a rank of pikes ({ $weapon }): it takes a pole weapon in hand.
refused-alternatif-behind-the-pikes = { $name } cannot reach { $target } in the second rank: it takes a pole weapon.
