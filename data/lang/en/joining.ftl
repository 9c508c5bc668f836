# What whoever joins a fight is told, whatever the game.

refused-already-joined = { $name } is in this fight already.
refused-gm-side = The foes are the game master’s: join the players, or ask for one of the foes to be handed to you.
refused-how-many-creatures = Add from 1 to { $most } creatures at once.
refused-one-side = You play { $name } on the other side already: nobody plays on both.
refused-unknown-creature = “{ $typed }” is no known creature. Known: { $names }.

note-arrival = 🚪 { $player } would like to join with { $name }, { $side ->
    [foes] on the opposing side
   *[players] on the players’ side
}. The GM decides.
note-arrival-in = Let in
note-arrival-out = Refuse
note-arrival-withdraw = Withdraw
note-arrival-asked = 🚪 The fight has begun: the GM decides whether { $name } joins. You are waiting for the answer; it will call you.
note-arrival-granted = { $player } 🚪 The GM lets you in.
note-arrival-open = 🚪 { $player }: the GM has not answered. Whoever plays on that side may let { $name } in; until then you wait.
note-arrival-granted-by = { $player } 🚪 { $by } lets you in, since the GM has not answered.
note-arrival-told = { $gm } 🚪 Somebody joins a fight that has begun.
note-arrival-over = 🚪 { $name } does not join any more: the fight is over.
note-arrival-refused = 🚪 { $by } does not let { $name } in.
note-arrival-refused-you = 🚪 The GM does not let { $name } into this fight.
note-arrival-withdrawn = 🚪 { $by } does not want to join any more.
note-arrival-withdrew = 🚪 Withdrawn: { $name } does not join.
refused-arrival-waits = You have asked to join with { $name } already: wait for the GM’s answer, or give up with `/encounter leave`.
refused-arrivals-full = Too many requests wait for the GM already: have one of them answered first.

note-lines = 🗺️ Who stands where: { $grid ->
    [yes] in front, on the line of one’s side, or four metres behind it
   *[no] nobody behind is reached hand to hand while one of theirs holds the front
}.
note-lines-side = • { $which ->
    [both] In front: { $front }; behind: { $behind }
    [front] In front: { $front }
   *[behind] Behind: { $behind }
}.
note-lines-move = { $name } goes { $where ->
    [front] to the front
   *[behind] behind
}
note-lines-choose = Change places…
refused-lines-begun = The fight has begun: attack to step to the front, change places with a companion, or let the GM correct it.
word-where-front = in front
word-where-behind = behind
