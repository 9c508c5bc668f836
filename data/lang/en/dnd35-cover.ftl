# D&D 3.5: cover, the ground, Reflex saves that the GM asks for.

event-dnd35-cover_said = 🧱 { $attacker ->
        [none] { $degree ->
            [map] The GM says no more of the cover of **{ $combatant }**: the map says it, where there is one.
           *[other] **{ $combatant }**: { $degree_word }.
        }
       *[other] { $degree ->
            [map] The GM says no more of the cover of **{ $combatant }** against { $attacker_shown }: the map says it, where there is one.
           *[other] **{ $combatant }** against { $attacker_shown }: { $degree_word }.
        }
    }
event-dnd35-cover_judged = { $degree ->
        [none] { "" }
       *[other] 🧱 **{ $target }** against { $combatant }: { $degree_word }.
    }
event-dnd35-ground_said = { $kinds_count ->
        [0] 🗺️ Clear ground: { $cells }.
       *[other] 🗺️ Ground ({ $kinds_words }): { $cells }.
    }
event-dnd35-reflex_rolled = 🤸 **{ $combatant }**, Reflex{ $attacker ->
        [none] { "" }
       *[other] {" "}against { $attacker_shown }
    }: { $success ->
        [yes] **saved**
       *[no] failed
    }{ $total ->
        [none] { "" }
       *[other] {" "}(**{ $total_shown }**)
    }, { $suffers ->
        [nothing] no damage
        [half] half of the damage
       *[all] all of the damage
    }.
why-dnd35-reflex_rolled = Reflex: { $terms } = **{ $total }** against **{ $against }**
question-dnd35-cover = 🧱 { $attacker } attacks { $target }: how much cover?
option-dnd35-cover-none = No cover
option-dnd35-cover-soft = A creature
option-dnd35-cover-cover = Cover
option-dnd35-cover-improved = Improved cover
option-dnd35-cover-total = Total cover
means-dnd35-cover-none = nothing covers the target
means-dnd35-cover-soft = somebody is in the way: +4 to AC
means-dnd35-cover-cover = a wall, a tree, a low wall: +4 to AC
means-dnd35-cover-improved = an arrow slit, for instance: +8 to AC
means-dnd35-cover-total = nothing reaches the target: the attack is void
word-dnd35-degree-none = no cover
word-dnd35-degree-soft = behind a creature
word-dnd35-degree-cover = cover
word-dnd35-degree-improved = improved cover
word-dnd35-degree-total = total cover
word-dnd35-words-none = none
    .short = no cover, no concealment
word-dnd35-words-soft = behind a creature
word-dnd35-words-cover = cover
word-dnd35-words-improved = improved cover
word-dnd35-words-total = total
    .short = total cover, total concealment
word-dnd35-words-map = as on the map
word-dnd35-words-burst = a burst
word-dnd35-words-spread = a spread, which turns corners
word-dnd35-tool-cover = cover (words: how much; target: against whom, else everybody)
word-dnd35-tool-reflex = Reflex save (value: DC; target: the origin)
word-dnd35-question-cover = cover of the target
word-dnd35-why-reflex = Reflex save
word-dnd35-field-against = DC
word-dnd35-ground-obstacle = wall
word-dnd35-ground-low_wall = low wall
    .look = outline
word-dnd35-ground-loophole = arrow slit
    .look = outline
word-dnd35-ground-fog = fog
    .look = dotted
word-dnd35-ground-darkness = darkness
    .look = striped
word-dnd35-ground-plain = clear ground
word-dnd35-kinds-obstacle = wall
word-dnd35-kinds-low_wall = low wall
word-dnd35-kinds-loophole = arrow slit
word-dnd35-kinds-fog = fog
word-dnd35-kinds-darkness = darkness
word-dnd35-value-map = read off the map, unless the GM says otherwise
word-dnd35-value-judge = the GM judges each attack
word-dnd35-value-said = only what the GM says
word-setting-soft_cover = soft cover
word-setting-soft_cover_melee = soft cover in melee
setting-dnd35-cover = Cover and concealment are read off the map (without one there is what the GM says), the GM judges them at each attack, or says them alone.
setting-dnd35-soft_cover = Whether a creature between two others covers the target.
setting-dnd35-soft_cover_melee = Whether a creature between two covers from blows, too, or from shots and reach alone.
refused-dnd35-too-many-cells = Too many squares at once ({ $count }): at most { $most }.
refused-dnd35-dead = { $name } rolls no more saves.
