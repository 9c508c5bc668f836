# Les consignes : ce qu’un combattant répond d’avance. Le panneau est privé.

orders-panel = 📋 **{ $who }** : consignes en vigueur
orders-line = { $order ->
        [none] { $matter }
       *[other] { $matter } : **{ $order }**
    }
orders-choose = Changer une consigne…
orders-matter = 📋 **{ $who }** : { $matter }. Quelle consigne ?
orders-given = ✅ Consigne { DE($who) } : { $matter } → { $order }.
button-orders-back = Retour

word-order-ask = demander
word-order-always = toujours
word-order-never = jamais

word-matter-manner = en général
word-order-everything = tout me demander
word-order-harm = seulement ce qui peut me blesser
word-order-prudent = jouer pour moi, prudemment
word-order-usual = comme en général
word-matter-finish = finir seul
about-matter-finish = Il ne vous reste que ce qui ne coûte rien : votre tour finit seul, ou demande.
about-matter-manner =
    Ce que disent les autres consignes passe avant. Tout me demander : chaque choix que les règles vous laissent. Seulement ce qui peut me blesser : le reste continue comme avant, tant qu’aucun doute n’est possible. Jouer pour moi, prudemment : votre combattant agit et se défend seul ; vous pouvez parler à tout moment.

## D&D Alternatif
option-alternatif-orders-matter = { $weapon ->
        [none] { $matter_word }
       *[other] { $matter_word } ({ $weapon_shown })
    }
word-alternatif-matter-strike = frappe
word-alternatif-matter-strike-left = frappe de la main gauche
word-alternatif-matter-parry = parade
word-alternatif-matter-parry-left = parade de la main gauche
word-alternatif-matter-free = coup gratuit
word-alternatif-matter-simultaneous = simultané
word-alternatif-matter-wrestle = action de lutte
word-alternatif-matter-follow = suivre qui l’on repousse
word-alternatif-matter-grab = arme capturée
word-alternatif-matter-pull = bras de fer pour une arme
word-alternatif-matter-swap = changer de place
word-alternatif-matter-expose = garde à baisser
word-alternatif-matter-release = cible de tir disparue
word-alternatif-matter-aim = viser
word-alternatif-matter-again = être rappelé quand on temporise
word-alternatif-matter-changed = changement en cours d’action
word-alternatif-matter-dagger = avantage de spécialiste à la dague
word-alternatif-order-if_defensive = seulement sur la défensive
word-alternatif-order-last_target = même cible
word-alternatif-order-attack = attaquer
word-alternatif-order-return_to_guard = revenir en garde
word-alternatif-order-escape = s’évader
word-alternatif-order-key = clé
word-alternatif-order-batter = cogner
word-alternatif-order-one_hand = d’une main
word-alternatif-order-both_hands = à deux mains

# Ce que chaque sujet règle d’avance.
about-alternatif-matter-strike = Votre action est venue : frapper la dernière cible sans rien demander, ou ne préparer aucune action avec cette arme.
about-alternatif-matter-strike-left = Comme la frappe, pour la main gauche.
about-alternatif-matter-parry = Le premier coup qui touche dans un segment est paré avec cette arme : toujours, jamais, ou seulement quand cela ne coûte rien.
about-alternatif-matter-parry-left = Comme la parade, pour la main gauche ; elle passe la première.
about-alternatif-matter-free = Attaques gratuites et franches, choc et réception d’une charge : les saisir ou y renoncer.
about-alternatif-matter-simultaneous = Un adversaire agit au même segment : attaquer ou revenir en garde, avec toutes vos armes.
about-alternatif-matter-oppose = On tente une action spéciale contre vous : y opposer une attaque ou une parade.
about-alternatif-matter-dodge = Un tir vous touche et rien ne peut le parer : esquiver ou non.
about-alternatif-matter-counter = Une prise réussit contre vous : la contrer, ou seulement quand cela ne coûte rien.
about-alternatif-matter-wrestle_choice = Deux lutteurs peuvent agir au même segment : agir, ou passer sur la défensive.
about-alternatif-matter-wrestle = Votre action de lutte est venue : ce que vous faites chaque fois que c’est possible ; le reste se demande.
about-alternatif-matter-keep_up = Un adversaire recule d’une case : le suivre ou le laisser.
about-alternatif-matter-follow = Vous avez repoussé quelqu’un : avancer après lui ou rester.
about-alternatif-matter-grab = Vous capturez une arme : la tirer d’une main, ou lâcher la vôtre pour tirer à deux mains.
about-alternatif-matter-pull = Vous tirez tous deux sur une arme : tirer encore, ou lâcher prise.
about-alternatif-matter-swap = Un compagnon veut changer de place avec vous : accepter ou refuser.
about-alternatif-matter-expose = Ce que vous annoncez baisse votre garde : continuer quand même, ou renoncer.
about-alternatif-matter-release = La cible de votre tir n’est plus là : viser la première autre, ou garder le tir prêt.
about-alternatif-matter-aim = Votre dé est connu : viser le plus longtemps possible, ou pas du tout.
about-alternatif-matter-again = Vous temporisez : on vous redemande ce que vous faites à chaque round, quand on vous frappe, quand un ennemi arrive ou que quelqu’un tombe ; ou bien jamais.
about-alternatif-matter-changed = Une arme perdue, une chute, un nouvel adversaire : dire autre chose, ou continuer comme annoncé.
about-alternatif-matter-dagger = Spécialiste des deux armes en main, dont une dague à gauche : le dé de réaction avantageux va à la dague (toujours), ou à la main droite (jamais).
note-button-act = Agir…
note-button-orders = Consignes
note-button-orders-of = Consignes : { $name }
