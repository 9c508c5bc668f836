# D&D 5: what each answer leads to, of grapples, help, hiding and first aid.
means-dnd5-declare-action-grapple = { $friends ->
        [yes] no foe in reach of your hand; in the place of an attack, whoever is held no longer moves
       *[no] in the place of an attack; the target can no longer move
    }
means-dnd5-declare-action-shove = { $friends ->
        [yes] no foe in reach of your hand; in the place of an attack, whoever is shoved falls or goes back
       *[no] in the place of an attack; the target falls or goes back 1.5 m
    }
means-dnd5-declare-action-escape = your action, to get out of the hold
means-dnd5-declare-action-release = costs nothing; whom you hold is free
means-dnd5-declare-skill = your roll against the Athletics of who holds you
means-dnd5-resist = your roll against the attacker’s; a tie saves you
means-dnd5-price-action = the action is spent
means-dnd5-price-free = the action is left
means-dnd5-shove-prone = the target is prone; close by it is easier to hit
means-dnd5-shove-push = the target goes back, and provokes nobody
means-dnd5-shove = the target goes back there, and provokes nobody
means-dnd5-declare-action-help = until your next turn, the first roll of your ally has advantage
means-dnd5-declare-against-task = the next check of your ally has advantage
means-dnd5-declare-against = the first attack of your ally on this foe has advantage
means-dnd5-declare-action-hide = the GM says whether it is possible; then Stealth against passive perceptions
means-dnd5-declare-action-search = your total against the Stealth of whoever hides
means-dnd5-declare-action-rush = your bonus action; up to your speed towards a foe, none of your movement is spent
means-dnd5-declare-action-reckless = advantage hand to hand in this turn; advantage against you until your next one
means-dnd5-declare-action-quick_dash = your speed once more, for your bonus action
means-dnd5-declare-action-quick_disengage = your movement provokes no attack, for your bonus action
means-dnd5-declare-action-quick_hide = like Hide, for your bonus action
means-dnd5-declare-action-unarmed = bludgeoning damage: 1 + your Strength modifier
means-dnd5-declare-action-second_weapon = your bonus action, without your modifier to damage
means-dnd5-declare-action-guess = one attack, with disadvantage, where somebody might hide
means-dnd5-declare-action-first_aid = a Medicine check of DC 10 puts the target out of danger
means-dnd5-hideout-allow = Stealth against passive perceptions; the action is used
means-dnd5-hideout-deny = nothing is spent
means-dnd5-sense = the total against the Stealth of whoever hides
means-dnd5-temporary-take = they take the place of those that you have
means-dnd5-temporary-keep = the new ones are lost
