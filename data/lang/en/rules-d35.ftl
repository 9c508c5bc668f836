# D&D 3.5: the rules that the game applies. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-D35-BAS-001 = rounds and order
    .summary =
        A round lasts 6 seconds. People act from the highest initiative to the lowest, and the order stays from
        round to round.

rule-D35-BAS-002 = initiative
    .summary =
        A d20, the Dexterity modifier and other bonuses. Of equals the greater modifier goes first; where that is
        equal, too, a d20 decides.

rule-D35-BAS-003 = flat-footed
    .summary =
        Before the first turn nobody has a Dexterity or dodge bonus to AC, nor attacks of opportunity; a Dexterity
        penalty stays.

rule-D35-BAS-004 = surprise round
    .summary =
        When some only know of the enemy, they act in a round of their own first, with one standard or move action
        each. The game master says who is unaware.

rule-D35-BAS-005 = attack roll
    .summary =
        A d20, the base attack bonus, Strength in melee or Dexterity at range, size: a hit if the total reaches the
        AC.

rule-D35-BAS-006 = armour class
    .summary =
        10, armour, shield, Dexterity, size, natural armour, deflection, dodge. Touch attacks ignore armour, shield
        and natural armour.

rule-D35-BAS-007 = natural 20 and 1
    .summary =
        An attack hits on a 20 of the die and misses on a 1, whatever the totals.

rule-D35-BAS-008 = critical hit
    .summary =
        A die in the threat range that hits asks for a second roll with the same bonuses; if it hits, too, damage is
        rolled as often as the weapon says.

rule-D35-BAS-009 = damage
    .summary =
        The weapon’s dice and Strength, half as much again with two hands; a penalty counts in full. At least 1
        point.

rule-D35-BAS-010 = full attack
    .summary =
        One attack is a standard action. Those after it, at −5 each, make the turn a full-round action; a five-foot
        step remains possible.

rule-D35-BAS-011 = sizes
    .summary =
        Size changes attacks and AC, the space and the reach.

rule-D35-BAS-012 = threatened squares
    .summary =
        One threatens the squares that one can strike in melee. A reach weapon doubles the reach and does not strike
        up close; bare hands threaten nothing.

rule-D35-BAS-013 = bare hands and range
    .summary =
        Bare hands deal nonlethal damage and expose one to an armed target. Beyond the first range increment each
        further one costs 2, ten at most.

rule-D35-BAS-014 = saving throw
    .summary =
        A d20 and the bonus against the DC; a 20 of the die succeeds, a 1 fails.

rule-D35-BAS-016 = stacking bonuses
    .summary =
        Two bonuses of one type do not add up, but for dodge, circumstance and untyped ones.

rule-D35-BAS-019 = movement on the grid
    .summary =
        A move action is worth the speed. Diagonals count one square, then two. One passes allies, not opponents,
        and nobody stops on a taken cell.

rule-D35-BAS-021 = what a round lasts
    .summary =
        An effect of one round lasts until the next turn of whoever brought it about. Fractions are rounded down.

rule-D35-BAS-022 = order of dice
    .summary =
        Initiative first; an attack of opportunity is settled before what provoked it; attack, confirmation, damage,
        saves.

rule-D35-ACT-001 = standard and move actions
    .summary =
        A turn: one standard and one move action in either order; a second move may take the place of the standard
        action.

rule-D35-ACT-002 = full-round action
    .summary =
        It fills the turn; only a five-foot step goes with it.

rule-D35-ACT-003 = five-foot step
    .summary =
        1.50 m without exposing oneself, once a round, if one does not move otherwise.

rule-D35-ACT-007 = restricted activity
    .summary =
        One action a round, standard or move: in the surprise round, disabled, staggered.

rule-D35-ACT-013 = delay
    .summary =
        One lets somebody act first; the new place holds for the whole fight.

rule-D35-AOO-001 = leaving a threatened square
    .summary =
        Leaving a square that an enemy threatens gives it an attack, wherever the step leads; a five-foot step does
        not.

rule-D35-AOO-002 = acts that provoke
    .summary =
        In a threatened square these expose you: shooting, striking with bare hands, casting openly, loading, sheathing,
        picking up, drinking a potion, standing up. Drawing and letting go do not.

rule-D35-AOO-003 = attack of opportunity
    .summary =
        A single melee attack at the full bonus, if one wishes.

rule-D35-AOO-004 = one a round
    .summary =
        One attack of opportunity a round, never two for the same opportunity; it comes back at the beginning of the
        turn.

rule-D35-AOO-005 = before the act
    .summary =
        It is settled before the step or act that provoked it; then the turn goes on, if it can.

rule-D35-AOO-006 = who makes none
    .summary =
        Neither those who have not had a first turn, nor the unarmed, nor the unconscious.

rule-D35-HPS-001 = disabled
    .summary =
        At 0 hit points, one action a round; an effort costs a hit point.

rule-D35-HPS-002 = dying
    .summary =
        From −1 to −9: unconscious, a hit point lost each round.

rule-D35-HPS-003 = death
    .summary =
        At −10 hit points or fewer one is dead; nobody counts farther down than that.

rule-D35-HPS-004 = stabilisation
    .summary =
        At the beginning of its turn a dying creature has a 10 % chance to lose no more; else it loses a hit point.

rule-D35-HPS-005 = healing the dying
    .summary =
        Any healing, even of a single point, stabilises the dying: nothing more is lost.

rule-D35-HPS-010 = nonlethal damage
    .summary =
        They are counted apart from the hit points, and however many there are, they do not kill.

rule-D35-HPS-011 = staggered
    .summary =
        As much nonlethal damage as hit points: one action a round.

rule-D35-HPS-012 = knocked out
    .summary =
        More nonlethal damage than hit points: unconscious.

rule-D35-HPS-015 = massive damage
    .summary =
        50 points or more at once: a Fortitude save against 15, or death.

rule-D35-GRA-001 = grapple check
    .summary =
        A d20, the base attack bonus, Strength and the special size modifier.

rule-D35-GRA-002 = several attempts
    .summary =
        Whoever has several attacks can grapple several times a round, each time with 5 less.

rule-D35-GRA-003 = starting: the opportunity
    .summary =
        Trying to seize somebody lets them strike first; any damage at all spoils the attempt.

rule-D35-GRA-004 = starting: the grab
    .summary =
        A touch attack in melee must hit, in the place of an attack.

rule-D35-GRA-005 = starting: the hold
    .summary =
        An opposed grapple check that is won starts the grapple and deals the damage of bare hands. Nothing helps
        against somebody two sizes larger.

rule-D35-GRA-006 = starting: into the space
    .summary =
        The attacker enters the opponent’s space at once, exposed to the others; without room the grapple ends.

rule-D35-GRA-007 = grappling: no threatened squares
    .summary =
        Whoever grapples threatens no square: no attacks of opportunity, no flanking.

rule-D35-GRA-008 = grappling: no Dexterity
    .summary =
        Whoever grapples loses the Dexterity bonus to AC, against all, or against the others as the table has it.

rule-D35-GRA-009 = grappling: no movement
    .summary =
        Whoever grapples moves only by dragging the whole grapple, and makes no attacks of opportunity.

rule-D35-GRA-010 = in a grapple: activate an item
    .summary =
        A magic item can be used, without a check, but no scroll.

rule-D35-GRA-011 = in a grapple: attack
    .summary =
        Unarmed, with a natural or a light weapon, at −4, against an opponent in the grapple.

rule-D35-GRA-012 = in a grapple: cast a spell
    .summary =
        Without gestures, as a standard action, components in hand: Concentration against 20 plus its level, or the
        spell is lost.

rule-D35-GRA-013 = in a grapple: deal damage
    .summary =
        A grapple check that is won deals the damage of bare hands; −4 on the check makes it lethal.

rule-D35-GRA-014 = in a grapple: draw
    .summary =
        A light weapon, as a move action, if a grapple check is won against all.

rule-D35-GRA-015 = in a grapple: escape
    .summary =
        A grapple check that is won against all opponents sets free, on a neighbouring square of one’s choice.

rule-D35-GRA-016 = in a grapple: Escape Artist
    .summary =
        An Escape Artist check can take its place, as a standard action.

rule-D35-GRA-017 = in a grapple: pin
    .summary =
        A grapple check that is won pins the opponent for 1 round: until the next turn of the pinner, who can still
        make use of it.

rule-D35-GRA-018 = in a grapple: move
    .summary =
        A standard action, a check won against all, and the whole grapple moves half the speed; +4 against a pinned
        opponent, between two.

rule-D35-GRA-019 = in a grapple: a component
    .summary =
        Getting a component in hand takes the whole turn, without a check.

rule-D35-GRA-020 = in a grapple: free an ally
    .summary =
        A grapple check won against whoever pins an ally leaves him merely grappling.

rule-D35-GRA-021 = in a grapple: turn the weapon
    .summary =
        A grapple check that is won, then an attack at −4 with the opponent’s light weapon, who keeps it.

rule-D35-GRA-022 = pinning: what is still possible
    .summary =
        Deal damage, turn the weapon, move, keep from speaking, snatch an object.

rule-D35-GRA-023 = pinning: let go
    .summary =
        Letting go costs nothing; they grapple no more.

rule-D35-GRA-024 = pinning: what is not
    .summary =
        No weapon, no spell, no component, no escape, no help for an ally, nobody else to pin.

rule-D35-GRA-025 = pinned
    .summary =
        No movement for 1 round, and 4 less AC against all but the pinner.

rule-D35-GRA-026 = breaking a pin
    .summary =
        A grapple or Escape Artist check that is won leaves one merely grappling.

rule-D35-GRA-027 = joining a grapple
    .summary =
        No attack of opportunity and no grab to make: the hold alone is left.

rule-D35-GRA-028 = several in a grapple
    .summary =
        Up to four against one; the smaller count half, the larger double, still larger ones four times.
