# Ce qu’on répond à qui rejoint un combat, quel que soit le jeu.

refused-already-joined = { $name } est déjà dans ce combat.
refused-gm-side = Les adversaires sont menés par le MJ : rejoignez les joueurs, ou demandez-lui de vous confier l’un des siens.
refused-how-many-creatures = Ajoutez de 1 à { $most } créatures à la fois.
refused-one-side = Vous jouez déjà { $name } dans l’autre camp : on ne joue que d’un côté.
refused-unknown-creature = « { $typed } » n’est pas une créature connue. Connues : { $names }.

note-arrival = 🚪 { $player } voudrait entrer avec { $name }, { $side ->
    [foes] dans le camp adverse
   *[players] du côté des joueurs
}. Le MJ décide.
note-arrival-in = Laisser entrer
note-arrival-out = Refuser
note-arrival-withdraw = Renoncer
note-arrival-asked = 🚪 Le combat a commencé : le MJ décide si { $name } y entre. Vous attendez sa réponse ; elle vous appellera.
note-arrival-granted = { $player } 🚪 Le MJ vous laisse entrer.
note-arrival-open = 🚪 { $player } : le MJ n’a pas répondu. Qui joue dans ce camp peut laisser entrer { $name } ; jusque-là, vous attendez.
note-arrival-granted-by = { $player } 🚪 { $by } vous laisse entrer, le MJ n’ayant pas répondu.
note-arrival-told = { $gm } 🚪 Quelqu’un entre en cours de combat.
note-arrival-over = 🚪 { $name } n’entre plus : le combat est fini.
note-arrival-refused = 🚪 { $by } ne laisse pas entrer { $name }.
note-arrival-refused-you = 🚪 Le MJ ne laisse pas entrer { $name } dans ce combat.
note-arrival-withdrawn = 🚪 { $by } renonce à entrer.
note-arrival-withdrew = 🚪 C’est retiré : { $name } n’entre pas.
refused-arrival-waits = Vous avez déjà demandé à entrer avec { $name } : attendez la réponse du MJ, ou renoncez par `/combat quitter`.
refused-arrivals-full = Trop de demandes attendent déjà le MJ : demandez-lui de répondre à l’une d’elles.

note-lines = 🗺️ Qui se tient où : { $grid ->
    [yes] devant, sur la ligne de son camp, ou quatre mètres plus loin
   *[no] derrière, nul n’est atteint au corps à corps tant qu’un des siens tient devant
}.
note-lines-side = • { $which ->
    [both] Devant : { $front } ; derrière : { $behind }
    [front] Devant : { $front }
   *[behind] Derrière : { $behind }
}.
note-lines-move = { $name } passe { $where ->
    [front] devant
   *[behind] derrière
}
note-lines-choose = Changer de place…
refused-lines-begun = Le combat a commencé : on passe devant en attaquant, on échange sa place avec un compagnon, ou le MJ le corrige.
word-where-front = devant
word-where-behind = derrière
