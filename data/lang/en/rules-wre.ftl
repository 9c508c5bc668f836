# D&D Alternatif, WRE: wrestling. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-WRE-001 = wrestling mode
    .summary =
        A mode of its own, at closest quarters: gripping, pinning, twisting, strangling. Each action needs a
        reaction roll, countering excepted; what it will be is decided when its segment comes, not when it is
        announced.

rule-ALT-WRE-002 = wrestling reaction die
    .summary =
        That of a two-handed weapon: d8 up to martial bonus 6, d6 up to 12, d4 up to 18, d3 beyond (setting:
        `wrestle_bm19_die`). At rank 4 the next line: d6, d4, d3, d2.

rule-ALT-WRE-003 = first wrestling reaction
    .summary =
        The first reaction roll is lowered by the Dexterity bonus, to 1 at least: on entering the mode, and
        again when the clinch begins. A wrestling action is used in its segment or lost: it is never held.

rule-ALT-WRE-004 = wrestling score
    .summary =
        Half the martial bonus (rounded down) + standard Strength bonus + Dexterity bonus + rank in wrestling.
        Monsters compute it alike.

rule-ALT-WRE-005 = wrestling class
    .summary =
        The target’s AC + standard Strength + rank in wrestling + an adjustment for size. Defence factors of
        weapons and shields do not count.

rule-ALT-WRE-006 = size in wrestling
    .summary =
        +8 for each category above medium size, −4 for each below: gnome −4, ogre or troll +8, fire giant +16.

rule-ALT-WRE-007 = strike total in wrestling
    .summary =
        d20 + wrestling score against the opponent’s wrestling class: equal or above succeeds. This holds for
        escaping and defending, too; only getting past the guard and pushing oppose two totals.

rule-ALT-WRE-008 = wrestling: 20 and 1 on the die
    .summary =
        A natural 20 always succeeds; if the action hurts it is an exceptional critical, but of 1d4 body
        points. A natural 1 always fails, and that is all (setting: “natural 1 in wrestling”).

rule-ALT-WRE-009 = free hands
    .summary =
        A wrestler holds nothing but a light weapon (dagger, knife, garrotte) or a small object. One hand at
        least stays free, unless it is a garrotte.

rule-ALT-WRE-010 = one wrestling action per segment
    .summary =
        A humanoid never has more than one wrestling action in a segment, countering included. Some monsters
        are exceptions.

rule-ALT-WRE-011 = wrestling: actions in the same segment
    .summary =
        Each chooses in secret to act or to go on the defensive and be able to counter. If both act, both
        actions are resolved. Whoever gives up is postponed by half the die; if both do, each rolls a first
        reaction anew.

rule-ALT-WRE-012 = locked on contact
    .summary =
        Two unarmed opponents who both choose to wrestle are locked as soon as they touch, without any roll.

rule-ALT-WRE-013 = kept off by a weapon
    .summary =
        As long as the opponent uses a weapon one can only try to get past the guard, use the special action,
        or profit by a lowered guard. Bare fists keep nobody off (our reading).

rule-ALT-WRE-014 = wrestling: lowered guard
    .summary =
        Instead of an opportunity attack one may seize an opponent who lowers the guard, without a roll, and at once
        take a free wrestling action.

rule-ALT-WRE-015 = locked in wrestling
    .summary =
        One can do nothing but wrestle until the clinch is broken. Melee weapons are of no use and are
        dropped, daggers excepted; no parry, no dodge.

rule-ALT-WRE-016 = entering a clinch
    .summary =
        What either was preparing is void; each rolls a first wrestling reaction from that segment, Dexterity
        included.

rule-ALT-WRE-017 = several wrestlers
    .summary =
        Whoever is locked cannot pull others in, but anybody free may come and seize one of the wrestlers,
        without a roll or a free action (setting: “free action on joining a clinch”). Outnumbering counts.

rule-ALT-WRE-018 = wrestlers share a cell
    .summary =
        Wrestlers all stand in the same cell: that of the person seized (our reading).

rule-ALT-WRE-019 = breaking the clinch
    .summary =
        Three ways: bring the opponent down and stay up; have the opponent underneath, get up and leave; leave
        the opponent to an ally who is locked as well. No way is open under a key of that opponent.

rule-ALT-WRE-020 = a key holds fast
    .summary =
        As long as an opponent holds a key on you, you cannot break off by any means.

rule-ALT-WRE-021 = wrestlers are exposed
    .summary =
        Against the weapons of others a wrestler’s guard is down: one opportunity attack each per segment. But the
        blow may go to another wrestler: 30% and 10% for each wrestler, rolled before the blow.

rule-ALT-WRE-022 = key
    .summary =
        A part of the body, named before the roll, is immobilised. Each key suffered costs 5 on every d20 roll
        (setting: “malus of a key”) and adds a die to reaction rolls.

rule-ALT-WRE-023 = key on an arm
    .summary =
        That arm and what it holds are of no use, and cannot strike, as long as the key is held.

rule-ALT-WRE-024 = key on the head, the neck
    .summary =
        A key on the head allows gagging: no word, no cry, no spoken spell. A key on the neck is needed to
        strangle.

rule-ALT-WRE-025 = key on a leg
    .summary =
        As long as at least one leg is held, bringing that opponent down has +5, whoever tries. Two legs give
        no more.

rule-ALT-WRE-026 = under keys
    .summary =
        Under a single key everything is still possible but what the held arm would do. Under two or more:
        escape and counter only.

rule-ALT-WRE-027 = holding a key
    .summary =
        It is no action, but your reactions take one more die. Two keys at most; with two, no action but
        countering. Letting a key go costs nothing (our reading).

rule-ALT-WRE-028 = end of a key
    .summary =
        An escape breaks it, its holder lets go, or can no longer wrestle. Countering does not break a key
        already set. Its penalties end with it.

rule-ALT-WRE-029 = twist
    .summary =
        One key must be held, and only one. It succeeds by itself in its segment, cannot be countered and is
        never critical: 1d3 + wrestling score of attrition damage.

rule-ALT-WRE-030 = limits of a twist
    .summary =
        On an arm or a leg it never goes below 0 body points; at 0 the limb is broken. On the head there is no
        limit: it can kill.

rule-ALT-WRE-031 = strangling in a clinch
    .summary =
        The twist of a key on the neck: 1d8 + wrestling score, without a roll, not to be countered. It can
        kill (setting: “strangling can kill”).

rule-ALT-WRE-032 = bringing down
    .summary =
        The opponent falls. If held by a key of theirs, you fall as well; to keep a key of yours you must
        follow. Whoever follows is on top; whoever stays up has broken the clinch.

rule-ALT-WRE-033 = turning over
    .summary =
        Both on the ground: one gets on top, until the other succeeds in turn. Whoever is underneath has −2 on
        d20 rolls (setting: “malus of whoever is underneath”).

rule-ALT-WRE-034 = countering
    .summary =
        At any instant, without a reaction, against a hold that has just succeeded on you. You go on the
        defensive: the next action is postponed once by half the die (setting: “postponing counts the extra dice”).

rule-ALT-WRE-035 = difficulty of countering
    .summary =
        d20 + score against the opponent’s wrestling class (setting: “difficulty of countering”). Against a natural 20
        only the face of a critical parry will do.

rule-ALT-WRE-036 = what can be countered
    .summary =
        Any wrestling action that needs a roll, even drawing, escaping or using an object. Not getting past
        the guard, nor melee attacks, twists, strangling, or a key already set.

rule-ALT-WRE-037 = drawing in a clinch
    .summary =
        A wrestling action: the total must reach the wrestling class of everybody locked with you. Only a
        dagger or smaller is of use.

rule-ALT-WRE-038 = disarming in a clinch
    .summary =
        Against the wrestling class, without a malus: the opponent drops the weapon or object aimed at.

rule-ALT-WRE-039 = escape
    .summary =
        Against the wrestling class of the key’s holder: one of the keys is broken. It may free a companion,
        if one is locked with the holder.

rule-ALT-WRE-040 = melee-like attack
    .summary =
        Dagger or fist, not with a held arm. The weapon’s damage + its magic + wrestling score, no mastery or
        Strength. Exceptional critical on natural 18 to 20, 1d6−1 body points.

rule-ALT-WRE-041 = getting past the guard
    .summary =
        With empty hands, at −8. The opponent has an opportunity attack at once; its total must be met (setting:
        “tie when getting past the guard”). It hurts if it reaches your AC, even if you get past.

rule-ALT-WRE-042 = getting past the guard: special cases
    .summary =
        The opponent’s natural 20 stops it; otherwise natural 20 succeeds, natural 1 fails; their natural 1
        opposes nothing. Without a ready weapon they oppose a reflex save. Nothing counters this action.

rule-ALT-WRE-043 = battering
    .summary =
        A head against the wall, elbows, knees: against the wrestling class, 1d4 + Strength bonus to damage.

rule-ALT-WRE-044 = pushing in a clinch
    .summary =
        Only while standing. Each rolls d20 + score; with at least as much the opponent goes back 1d3 cells. A
        key takes both along; without one the clinch is broken (setting: “pushing breaks the clinch”).

rule-ALT-WRE-045 = using an object
    .summary =
        A magic object of simple use, no bigger than a dagger: the total must reach the wrestling class of all
        opponents locked with you. The GM says what it does.

rule-ALT-WRE-046 = monsters in wrestling
    .summary =
        Some have a smaller die, several dice and so several actions, actions closed to them or theirs alone.
        The troll tears limbs off: 1d8 + score, 1d6−1 body points on natural 20. The GM reviews them with the
        tools.

rule-ALT-WRE-047 = wrestlers and parries
    .summary =
        Before the clinch a wrestler has nothing to parry with, and countering stops no weapon. Being unarmed
        does not lower the guard: the opponent strikes on their own initiatives.
