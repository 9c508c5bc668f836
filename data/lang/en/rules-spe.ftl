# D&D Alternatif, SPE: special melee actions.

rule-ALT-SPE-001 = six special actions
    .summary =
        If the GM admits them, a melee action that comes up may be used to push, knock down, engage in wrestling,
        break through, disarm or seize a weapon instead of striking.

rule-ALT-SPE-002 = declaring it
    .summary =
        The reaction die is the weapon’s; the special action is stated when the action comes up, before the d20. Its
        strike total is an attack’s, with the attack factor, plus its modifier.

rule-ALT-SPE-003 = modifiers
    .summary =
        Push: 0. Breakthrough, knock-down, seizing a pole weapon: −6. Engaging in wrestling, disarming, any other
        capture: −8.

rule-ALT-SPE-004 = the risk
    .summary =
        Every special action offers its target a free action at once; the two are simultaneous and each takes effect
        even if the other fells its author. Whoever suffers several says first what he opposes to each; all dice fall
        after that. Setting: “blind choices within a segment”.

rule-ALT-SPE-005 = opposed actions
    .summary =
        It succeeds if its total equals or exceeds that of the attack opposed to it, not the AC. The opposing attack
        need not hit anybody.

rule-ALT-SPE-006 = hit on the way
    .summary =
        Whether or not it succeeds, the free attack wounds its author if it reaches the AC.

rule-ALT-SPE-007 = natural 20 and 1
    .summary =
        Natural 20: success, without damage unless stated. Natural 1: fumble. An opposing attack of natural 20 makes
        it fail, even against a 20; one of natural 1 has failed (reading kept).

rule-ALT-SPE-008 = the weapon’s action
    .summary =
        The weapon that did it neither parries nor takes a free action in that segment. Another weapon can.

rule-ALT-SPE-009 = push
    .summary =
        Modifier 0. The enemy is driven straight back; the author may follow one cell. Out of reach the engagement
        ends.

rule-ALT-SPE-010 = length of a push
    .summary =
        One cell of 2 m for every started 4 points of difference: 1 to 4 one cell, 5 to 8 two. Against several
        actions the highest counts.

rule-ALT-SPE-011 = tie, and a lower 20
    .summary =
        On a tie the push succeeds without moving anybody (a setting). A natural 20 with a lower total is worth one
        cell.

rule-ALT-SPE-012 = pushing with a shield
    .summary =
        A shield, pavise or buckler pushes with its defence factor. For the push only (reading kept).

rule-ALT-SPE-013 = push, natural 20
    .summary =
        The target also takes the weapon’s normal damage, not doubled.

rule-ALT-SPE-014 = knock-down
    .summary =
        Modifier −6. The target falls. The GM may call for a Dexterity test to keep hold of weapons.

rule-ALT-SPE-015 = knock-down, natural 20
    .summary =
        The target also takes 1d8 from the fall; on 6, 7 or 8 also 1d6−1 body points (reading kept).

rule-ALT-SPE-016 = weapons made to knock down
    .summary =
        Bec de corbin +3, hooked pole weapons +2, man-catcher +4.

rule-ALT-SPE-017 = engage in wrestling
    .summary =
        Modifier −8. Both are wrestling from now on; their melee initiatives lapse.

rule-ALT-SPE-018 = engage in wrestling, natural 20
    .summary =
        The target is on the ground at once, the author on top.

rule-ALT-SPE-019 = weapon capture: the grab
    .summary =
        The off hand must be free. Success: a grip, then the contest of strength. Natural 20: torn away at once. On
        1 to 5 with a two-handed weapon other than a bastard sword one’s own is lost.

rule-ALT-SPE-020 = weapon capture: the contest
    .summary =
        A d6 for each hand on the weapon plus standard Strength; the higher one has it. A tie goes on in the next
        segment (a simple action) unless one lets go. Once settled, the engagement is broken.

rule-ALT-SPE-021 = disarm
    .summary =
        Modifier −8. The weapon flies from the hand with its initiative. A strapped shield cannot be disarmed (house
        choice).

rule-ALT-SPE-022 = breakthrough
    .summary =
        Modifier −6. The author gets behind the target, who turns at once. There must be room to pass.

rule-ALT-SPE-023 = breakthrough between two
    .summary =
        Each of the two enemies has a free action; one that wins is enough to stop it.

rule-ALT-SPE-024 = breakthrough: the flank
    .summary =
        Only what is wielded on the side passed opposes; a two-handed weapon on both. With nothing there: a reflex
        save (reading kept).

rule-ALT-SPE-025 = breakthrough, natural 20
    .summary =
        A blow in the back on the way: the weapon’s normal damage.

rule-ALT-SPE-026 = parrying the free attack
    .summary =
        The author may parry with a second weapon, which saves from damage. The parried attack still opposes, except
        after a critical parry (a setting).

rule-ALT-SPE-027 = done as a free action
    .summary =
        Done as a free action it exposes its author too (a setting), unless it answers a special action.

rule-ALT-SPE-028 = coordinated actions
    .summary =
        In melee allies coincide only by luck: a melee action cannot be delayed. Those whose actions come
        in the same segment choose without seeing the others’ choices, and dice fall after the last one. Setting:
        “blind choices within a segment”.

rule-ALT-SPE-029 = one free action
    .summary =
        It offers only one, even to two weapons; one that was used cannot take it, one on the defensive can.

rule-ALT-SPE-030 = special action against special action
    .summary =
        The target may answer with one of its own: the higher succeeds; equal, neither.

rule-ALT-SPE-031 = parrying instead
    .summary =
        The target may parry instead: the parry opposes, wins ties, and a critical parry stops even a natural 20.

rule-ALT-SPE-032 = opposing several actions
    .summary =
        With two weapons one opposes free action and parry, or regular attack and free action: it must win against
        each.

rule-ALT-SPE-033 = nothing to oppose
    .summary =
        Without an available weapon, surprised or with a lowered guard: a reflex save, which must be higher; a
        natural 20 always holds.

rule-ALT-SPE-034 = larger creatures
    .summary =
        −8 for each size category above the author, the breakthrough excepted. The GM may admit the breakthrough
        only, or nothing.

rule-ALT-SPE-035 = special actions of monsters
    .summary =
        Case by case, as the GM says; they run the same risk.

rule-ALT-SPE-036 = from description to action
    .summary =
        The GM links a described manoeuvre to a special action, states cost and risk, and asks for confirmation.

rule-ALT-SPE-037 = in a simultaneous segment
    .summary =
        Who was attacking the author with a single weapon takes that strike as the free action. With two weapons the
        regular attack and the free action both oppose.
