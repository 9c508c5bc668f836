# D&D Alternatif: what is wrong, and what would be right.

refused-alternatif-already-declared = { $name } is getting ready to strike { $target } already, at segment { $segment }.
refused-alternatif-already-doing = { $name } is doing that already: let it be, or announce something else.
refused-alternatif-already-held = { $name } keeps an action ready already: `/release` lets it go.
refused-alternatif-already-in-contact = { $a } and { $b } are in contact already.
refused-alternatif-already-offered = { $name } already has a free action against { $target } in this segment.
refused-alternatif-already-standby = { $name } is standing by already.
refused-alternatif-amount = “{ $value }” will not do ({ $field_word }): give a number of segments or dice, such as `3` or `1d6`.
refused-alternatif-not-dice = “{ $value }” does not fit ({ $field_word }): give dice, such as `d8` or `2d6`.
refused-alternatif-answer-first = { $name } must answer first ({ $kind ->
        [strike] whom to strike
        [parry] parry or take the hit
        [free] strike or let it pass
        [simultaneous] attack or return to guard
       *[other] the question that stands
    }){ $announces ->
        [yes] ; `/next` keeps an announcement for afterwards
       *[no] { "" }
    }.
refused-alternatif-beat-in-melee = No beat segment in the middle of a melee: { $name } is in contact.
refused-alternatif-test-blows = No simultaneous test between two melee actions: come up in one segment, those of { $name } and { $target } both take place.
refused-alternatif-chosen-apart = Others act in the same segment as { $name }, and each chooses without seeing the others: only the question that was asked can be answered, which offers “Do something else”, too.
refused-alternatif-cannot-take = { $name } cannot act at once against { $target }: { $why ->
        [out] one of them is out of the fight
        [surprised] { $name } is surprised
        [apart] they are not in contact
        [guard] the guard of { $name } is down
        [held] a hold keeps { $name } from it
        [unseen] { $name } does not see { $target }
        [reach] { $target } is out of reach
        [taken] that was done in this segment already
       *[acted] every weapon of { $name } has acted in this segment
    }.
refused-alternatif-hands-full = { $name } has no free hand{ $weapon ->
        [none] { "" }
       *[other] {" "}for { $weapon_the }
    }{ $held ->
        [none] .
        [all] : sheathe or drop first what those hands hold.
       *[other] : sheathe or drop { $held_the } first.
    }
refused-alternatif-melee-not-held = A melee action is not kept ready: { $name } chooses what to do with it when it comes up, or stands by (`/standby`).
refused-alternatif-no-enemy = { $name } has no enemy in sight.
refused-alternatif-no-free-fist = { $name } has no free fist: no hand is empty.
refused-alternatif-no-injury = { $name } has no wound to heal.
refused-alternatif-no-manner = “{ $value }” is not possible here: an attack is a plain one, leave the option empty.
refused-alternatif-no-offer = { $name } has no free action against { $target } to take back.
refused-alternatif-no-such-weapon = { $name } has no weapon “{ $typed }”. There are: { $weapons_words }.
refused-alternatif-not-an-enemy = { $target } is no enemy. Enemies in sight: { $names }.
refused-alternatif-not-bleeding = { $name } does not bleed: there is nothing to bandage.
refused-alternatif-not-hurt = { $name } has { $kind ->
        [wear] all stamina
       *[body] all body points
    } already.
refused-alternatif-not-in-contact = { $a } and { $b } are not in contact. { $names ->
        [none] Nobody is in contact with { $a }.
       *[other] In contact with { $a }: { $names }.
    }
refused-alternatif-not-out = { $name } is not out of the fight.
refused-alternatif-not-prone = { $name } is standing already.
refused-alternatif-not-ready = { $name }’s action will not be ready before the end of segment { $segment }.
refused-alternatif-not-your-moment = { $name }’s action comes at segment { $segment }; it is now segment { $now }.
refused-alternatif-counts-before = One moment: what { $who } has just announced counts before { $name }’s blow.
refused-alternatif-nothing-held = { $name } keeps no action ready: `/hold` keeps one.
refused-alternatif-nothing-pending = { $name } has no action in preparation.
refused-alternatif-not-there = { $name } does not have { $weapon_the } { $action ->
    [draw] in a sheath
    [pick_up] on the ground
   *[sheathe] in hand
}; there is: { $weapons_words }.
refused-alternatif-nothing-to-draw = { $name } has no sheathed weapon.
refused-alternatif-nothing-to-drop = { $name } holds nothing to drop.
refused-alternatif-nothing-to-pick-up = { $name } has nothing on the ground to pick up.
refused-alternatif-nothing-to-sheathe = { $name } holds nothing to sheathe.
refused-alternatif-nothing-to-strike-with = { $name } has no action in preparation: announce one with `/declare`.
refused-alternatif-other-hand = { $name } does not hold that. In hand: { $weapons_words }.
refused-alternatif-out = { $name } { $fate ->
        [unconscious] is unconscious
        [dying] is dying
        [dead] is dead
       *[open] is out of the fight
    }: the GM may mend that with `/fix`.
refused-alternatif-same-side = { $a } and { $b } are on the same side.
refused-alternatif-say-what = Say what { $name } does: for example `/declare action:other how:lighting a torch`.
refused-alternatif-nothing-to-watch = { $why ->
        [oneself] { $name } cannot wait for a deed of their own
        [out] { $target } can do nothing any more
       *[unseen] { $name } does not see that one
    }: stand by until a segment, or until somebody else acts.
refused-alternatif-segment-range = Segment { $segment } will not do: it must come after segment { $now }, up to segment { $last }.
refused-alternatif-setting-value = The setting “{ $setting }” cannot be “{ $value }”. Choose from: { $options }.
refused-alternatif-target-out = { $target } is out of the fight already. Enemies in sight: { $names }.
refused-alternatif-too-late-to-hold = { $name }’s action is no longer in preparation: it is too late to keep it.
refused-alternatif-unknown-action = “{ $action }” is not an action. There are: { $known_words }.
refused-alternatif-unknown-setting = “{ $setting }” is no setting. Known: { $known }.
refused-alternatif-which-hand = { $name } holds { $weapon_the } in more than one hand: say which with `with` ({ $hands_words }).
refused-alternatif-of-no-weapon = “{ $field_field }” is not a weapon’s: leave `with` out.
refused-alternatif-which-target = { $name } has several enemies ({ $names }): say which one with `target`.
