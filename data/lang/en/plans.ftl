# Plans: what a combatant will do, step by step, for who plays by messages. The panel is private.

plan-none = 📜 **{ $who }** has no plan. Add steps to it, then `Follow this plan`: it will answer for your combatant, and you may speak at any time. Nobody else reads it.
plan-head = 📜 { $manner ->
        [followed] Plan of **{ $who }**, followed:
        [done] Plan of **{ $who }**, carried out:
        [impossible] Plan of **{ $who }**, stopped: the present step can be done no more.
       *[waiting] Plan of **{ $who }**, not followed yet:
    }
plan-step = { $number }. { $when ->
        [none] { "" }
       *[other] { $when },{" "}
    }{ $deed }{ $meant ->
        [none] { "" }
       *[other] {" "}→ { $meant }
    }{ $done ->
        [yes] {" "}(done)
       *[no] { "" }
    }{ $now ->
        [yes] {" "}◀
       *[no] { "" }
    }
plan-so-far = Step to add: { $step }…
plan-choose-deed = Add a step…
plan-choose-foe = Against whom?
plan-choose-when = When?
plan-choose-amount = How many?
button-plan = Plan…
note-button-plan = Plan
told-by-plan = { $said } *(by plan)*

plan-when-alternatif-below = below { $amount ->
        [1] one stamina point
       *[other] { $amount } stamina points
    }
plan-when-percentile-below = below { $amount ->
        [1] one hit point
       *[other] { $amount } hit points
    }
plan-when-alternatif-from = from segment { $amount } on
plan-when-percentile-from = from round { $amount } on
plan-when-crowded = when outnumbered
plan-when-alone = with no companion standing
plan-when-likely = at { $amount } % or better

word-deed-attack = attack
word-deed-guarded = attack defensively
word-deed-fierce = attack offensively
word-deed-cast = cast a spell
word-deed-withdraw = step back
word-deed-flee = flee
word-deed-stand_by = stand by
word-deed-defend = defend
word-deed-ask_me = ask me
word-deed-follow = Follow this plan
word-deed-suspend = Suspend
word-deed-take_back = Take the last step back
word-deed-clear = Drop
word-percentile-deed-stand_by = do nothing
word-foe-nearest = the nearest
word-percentile-foe-nearest = the first within reach
word-when-always = in its turn
word-when-below = below so many points
word-alternatif-when-from = from a segment on
word-percentile-when-from = from a round on
word-when-crowded = when outnumbered
word-when-alone = with no companion standing
word-when-likely = at such a chance or better

about-plan-attack = Until the target falls; then the next step
about-plan-guarded = In the Defensive posture, until the target falls
about-plan-fierce = In the Offensive posture, until the target falls
about-plan-cast = The first of your spells that harms, as long as there is one
about-plan-alternatif-withdraw = Stand by; on a map, also step back by a cell each round
about-plan-percentile-withdraw = Break off, then do nothing
about-plan-flee = Run from those in contact
about-plan-stand_by = Wait, on one’s guard
about-plan-defend = Parry or dodge in that case alone; without such a step, always
about-plan-ask_me = The choice is yours, the plan stays
about-plan-below = The step goes before the others once you are below that
about-plan-always = One after the other, in their order
