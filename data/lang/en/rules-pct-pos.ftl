# Percentile rules, POS: postures and psy. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-PCT-POS-001 = one posture a round
    .summary =
        Focus, Anticipating, Offensive, Defensive, or none. Chosen reading: it is chosen with the declaration, holds
        for the whole round, also before your turn, and ends when the next declarations are closed.

rule-PCT-POS-002 = Focus: cheaper spells
    .summary =
        In Focus a spell costs 1 psy less. Chosen reading: never below 0.

rule-PCT-POS-003 = Focus: skill rolls
    .summary =
        In Focus, +5 on skill rolls: attacks (spells included), Riding, Dodge to break off. Chosen reading: not on
        Physique or Luck rolls, except when a characteristic stands in for the skill of an attack.

rule-PCT-POS-004 = Anticipating: giving up the action
    .summary =
        You give up your action for one thing only, chosen in the declaration: energy, a bonus on the next action, or
        a reaction. Chosen reading: energy and bonus are earned when your turn comes and kept until used, at most one
        of each.

rule-PCT-POS-005 = Anticipating: energy
    .summary =
        The next spell costs 2 psy less, never below 0; cast in Focus, 3 less.

rule-PCT-POS-006 = Anticipating: preparing the action
    .summary =
        The next action has +10 on its roll, for both weapons if there are two; the bonus is then gone, hit or miss.
        Chosen reading: neither a parry nor the riding roll is that action.

rule-PCT-POS-007 = Anticipating: reaction
    .summary =
        You name an action of an enemy or an ally: as soon as it comes, this round, you act at once, out of turn. If
        it does not come, the action is lost. Chosen reading: you act before it is resolved (setting:
        “moment of the reaction”).

rule-PCT-POS-008 = Anticipating: no defence
    .summary =
        In Anticipating, neither parry nor dodge for the whole round, also after the reaction.

rule-PCT-POS-009 = Offensive: maximum damage
    .summary =
        A successful attack does the maximum of its damage dice, unrolled; a critical doubles it. Parry and protection
        still count. So it is with a spell of damage (setting: “spells in Offensive”). Chosen reading: a bonus in dice
        is also at its maximum.

rule-PCT-POS-010 = Offensive: no defence
    .summary =
        In Offensive, neither parry nor dodge for the whole round, whether or not the attack has been made.

rule-PCT-POS-011 = Offensive: critical up to 10
    .summary =
        In Offensive the attack is a critical success on 01 to 10, instead of 01 to 05; so is the roll of a spell of
        damage (setting: “spells in Offensive”).

rule-PCT-POS-012 = Defensive
    .summary =
        Once a round a successful parry absorbs all the damage of an attack. This posture also allows the announced
        dodge and does not forbid attacking.

rule-PCT-POS-013 = paying for a spell
    .summary =
        A spell costs the psy it names: −1 in Focus, −2 with gathered energy, −3 with both, never below 0. Who cannot
        pay cannot cast it. Chosen reading: the cost is due even if the roll fails, but not if the spell does not take
        place.
