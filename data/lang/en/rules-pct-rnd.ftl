# Percentile rules, RND: the round. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-RND-001 = length of a round
    .summary =
        A fight is cut into rounds of roughly ten seconds (the length varies). In each, everyone who takes part has at
        least one opportunity to act.

rule-PCT-RND-002 = the three steps of a round
    .summary =
        Initiative, declarations, then the actions in initiative order. No step begins before the previous one is
        complete for everybody.

rule-PCT-RND-003 = next round
    .summary =
        When everybody has acted, lost the opportunity or given it up, the next round starts again at the first step.
        Chosen reading: the order of the start still stands, only newcomers roll (setting: “how long initiative lasts”).

rule-PCT-RND-004 = one action each round
    .summary =
        In your place in the order you carry out the action you declared: one a round (chosen reading). Only a rule
        (second weapon, opportunity attack, defence) or the GM gives more.

rule-PCT-RND-005 = a turn is a round
    .summary =
        The rule text’s “tour” and “round” are the same span of time (chosen reading): the defence, the delay of a
        lethal wound and the enemies in contact in a battle are counted in rounds.

rule-PCT-RND-006 = the order of a round
    .summary =
        Initiative dice if any; declarations and postures; the postures take effect for all at once; rolls to break
        off; actions and reactions in initiative order; at the end of the round, strangling, countdowns, statuses that
        end. Chosen reading for the postures and the end.

rule-PCT-RND-007 = end of the fight
    .summary =
        Only the GM ends the fight. The bot proposes it when one side has nobody left able to fight (dead, out of the
        fight, unconscious, fled).
