# Fifth edition, AQU: under water. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-DN5-AQU-001 = melee weapons under water
    .summary =
        Without a swimming speed, melee weapon attacks have disadvantage, except with a dagger, a javelin, a shortsword,
        a spear or a trident. Chosen reading: bare hands have disadvantage, and so has the rider’s lance.

rule-DN5-AQU-002 = under water, beyond normal range
    .summary =
        A ranged weapon attack on a target beyond the weapon’s normal range misses whatever the dice say.

rule-DN5-AQU-003 = shooting under water
    .summary =
        Even within normal range the roll has disadvantage, except with a crossbow, a net, or a weapon thrown like a
        javelin: a spear, a trident, a dart.

rule-DN5-AQU-004 = immersed, fire burns less
    .summary =
        A creature or an object wholly under water resists fire: such damage is halved.
