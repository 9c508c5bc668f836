# Fifth edition, TUR: what a turn holds. The title is what “Why?” adds to the number, `.summary` what `/rule` says.

rule-DN5-TUR-001 = one move and one action
    .summary =
        On your turn you may move up to your speed and take one action, in the order you like.

rule-DN5-TUR-002 = doing less, or nothing
    .summary =
        You may give up the move, the action or both. Whoever hesitates takes Dodge or Ready. Chosen reading: Dodge
        is proposed for whoever lets time pass.

rule-DN5-TUR-003 = where actions come from
    .summary =
        The action is one of the ten common ones, one of your class or of an ability, one of a monster’s profile, or
        an improvised one.

rule-DN5-TUR-004 = a bonus action, if something grants it
    .summary =
        There is a bonus action only if an ability, a spell or a rule says so: the rogue’s cunning, a spell, a
        second light weapon.

rule-DN5-TUR-005 = only one bonus action
    .summary =
        One bonus action a turn at most, and always on one’s own. Whoever has several to choose from chooses.

rule-DN5-TUR-006 = when the bonus action comes
    .summary =
        It comes whenever you like in your turn, unless its description says when. Whoever cannot act has no bonus
        action either.

rule-DN5-TUR-007 = speaking costs nothing
    .summary =
        In your turn, a few words or a brief gesture cost neither action nor movement. The game master says what
        would be too long.

rule-DN5-TUR-008 = one object in passing
    .summary =
        Once a turn an object is handled for free, along with the move or the action: drawing a weapon, opening a
        door.

rule-DN5-TUR-009 = a second object
    .summary =
        Handling a second object in the same turn takes the action. Chosen reading: letting go of what one holds
        costs nothing.

rule-DN5-TUR-010 = objects that take the action
    .summary =
        Some objects, magical or special, always need the action, when their description says so.

rule-DN5-TUR-011 = a delicate task
    .summary =
        For a hard or careful gesture, a stuck door or the crank of a drawbridge, the game master may demand the
        action.

rule-DN5-TUR-012 = everyday gestures
    .summary =
        These go with a move or an action: drawing, sheathing, opening, picking up, taking out a potion, handing
        something over, pulling a lever, turning a key… Chosen reading: drinking a potion takes the action.
