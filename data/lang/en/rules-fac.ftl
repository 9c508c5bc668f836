# D&D Alternatif, FAC: weapon factors. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-ALT-FAC-001 = weapon factors
    .summary =
        An option that the text recommends. Each melee weapon has an attack factor and a defence factor, from 0 (bare
        fist) to +6, added to strike totals, never to damage. Longsword: +3 and +3. Setting: “weapon factors”.

rule-ALT-FAC-002 = attack factor
    .summary =
        An attack adds the attack factor of the weapon used.

rule-ALT-FAC-003 = defence factor
    .summary =
        A parry adds the defence factor of the parrying weapon. d20 11, martial bonus 5, shield +4: 20.

rule-ALT-FAC-004 = factor of the other actions
    .summary =
        Attacks on equipment and special actions use the attack factor. Exception: pushing with a shield uses its
        defence factor.

rule-ALT-FAC-005 = melee AC
    .summary =
        The defence factor is added to AC against a melee attack that the weapon could parry: not from behind, nor
        against a sneak attack, wrestling or shooting. Shield, buckler and pavise count against shots too. AC 17,
        shield 4: 21. Opportunity attack: “opportunity attacks ignore the defence factor”. When surprised it stays (chosen reading).

rule-ALT-FAC-006 = the better defence factor
    .summary =
        With two weapons AC gets only the higher of the two defence factors. Chosen reading: whoever loses factors for
        want of skill keeps it in AC (setting: “lost factors leave the AC, too”).

rule-ALT-FAC-007 = base AC 12
    .summary =
        Weapon factors may be used without adding defence to AC: the base AC is then 12 instead of 10 for everybody,
        and attacks and parries keep their factors. Setting: “defence factor in the AC”.
