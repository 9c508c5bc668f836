# D&D 5 : les objets qu’on manie, et ce dont aucune règle ne parle.
event-dnd5-object_handled = { $what ->
        [draw] 🗡️ **{ $combatant }** prend en main { $weapon_the }
        [stow] 🎒 **{ $combatant }** range { $weapon_the }
        [let_go] 🎒 **{ $combatant }** lâche { $weapon_the }
        [pick_up] 🗡️ **{ $combatant }** ramasse { $weapon_the }{ $source ->
            [none] { "" }
           *[other] {" "}{ DE($source_shown) }
        }
        [use] 🎒 **{ $combatant }** utilise un objet
       *[handle] 🎒 **{ $combatant }** manie un objet
    }{ $cost ->
        [action] , de son action.
        [object] , au passage.
       *[free] .
    }
event-dnd5-let_fall = 🎒 **{ $combatant }** laisse échapper { $weapon_the }.
event-dnd5-near_said = { "" }
    .manner = quiet
event-dnd5-action_demanded = 🎒 Le MJ demande à **{ $combatant }** son action pour cela.
event-dnd5-object_put = 🚪 **{ $name }** est là{ $near ->
        [none] { "" }
       *[other] , près { DE($near) }
    }{"\u00A0"}: un objet que l’on peut attaquer, CA { $ac }, { $points } pv.
event-dnd5-object_warded = 🚪 **{ $combatant }**{"\u00A0"}: { $on ->
        [yes] { $ward_word }
       *[no] plus de { $ward_word }
    } (dégâts{"\u00A0"}: { $kind_word }).
event-dnd5-broken = 💥 **{ $combatant }**{"\u00A0"}: en pièces.
event-dnd5-improvised_begun = 💡 **{ $combatant }** improvise : au MJ de juger.
event-dnd5-improvised_done = 💡 **{ $combatant }** fait autre chose{ $price ->
        [action] , de son action
        [bonus] , d’une action bonus
        [object] , au passage
        [move] , sur { $metres_decimal } m de son déplacement
        [reaction] , en réaction
       *[free] {" "}sans rien y perdre
    }.
event-dnd5-improvised_judged = 💡 **{ $combatant }**{"\u00A0"}: { $skill ->
        [none] { $outcome ->
            [impossible] c’est impossible, dit le MJ
            [success] **cela réussit**, dit le MJ
           *[failure] échec
        }
       *[other] { $skill_word }, { $outcome ->
            [impossible] c’est impossible, dit le MJ
            [success] **réussite**
           *[failure] échec
        }
    }{ $total_against }.
why-dnd5-improvised_judged = { $terms_count ->
        [0] { "" }
       *[other] { $skill_word } : { $terms } = **{ $total }** contre { $against } (DD)
    }
option-dnd5-declare-action-object = Manier un objet
option-dnd5-declare-action-improvise = Autre action…
option-dnd5-declare-do-draw = Prendre en main
option-dnd5-declare-do-pick_up = Ramasser
option-dnd5-declare-do-stow = Ranger
option-dnd5-declare-do-let_go = Lâcher
option-dnd5-declare-do-handle = Autre chose, au passage
option-dnd5-declare-do-use = Utiliser un objet
option-dnd5-declare-weapon = { $weapon_word }
choose-dnd5-do = Que faire ?
means-dnd5-declare-action-object = un objet par tour au passage ; un second coûte l’action
means-dnd5-declare-action-improvise = avec vos mots, au prix que vous dites ou que le MJ dira
means-dnd5-declare-do-draw = ce que vous portez passe dans votre main
means-dnd5-declare-do-pick_up = ce qui gît à votre portée passe dans votre main
means-dnd5-declare-do-stow = votre main se libère
means-dnd5-declare-do-let_go = votre main se libère, et cela ne coûte rien
means-dnd5-declare-do-handle = une porte, un levier, une potion à sortir : dites-le en mots
means-dnd5-declare-do-use = ce qui demande votre action : dites-le en mots
means-dnd5-declare-weapon = c’est de cette arme qu’il s’agit
question-dnd5-improvised = 💡 **{ $author }** improvise : que dites-vous ?
option-dnd5-improvised-ruling-check = Un test
option-dnd5-improvised-ruling-advantage = Un test avec avantage
option-dnd5-improvised-ruling-disadvantage = Un test avec désavantage
option-dnd5-improvised-ruling-success = Cela réussit
option-dnd5-improvised-ruling-impossible = C’est impossible
option-dnd5-improvised-cost-action = De son action
option-dnd5-improvised-cost-free = Sans action
option-dnd5-improvised-skill = { $skill_word }
option-dnd5-improvised-dc = DD { $value }
choose-dnd5-ruling = Qu’en est-il ?
choose-dnd5-cost = À quel prix ?
choose-dnd5-dc = Quelle difficulté ?
means-dnd5-improvised-ruling-check = vous dites de quoi, et la difficulté
means-dnd5-improvised-ruling-advantage = vous dites de quoi ; le meilleur de deux dés compte
means-dnd5-improvised-ruling-disadvantage = vous dites de quoi ; le moins bon de deux dés compte
means-dnd5-improvised-ruling-success = sans jet
means-dnd5-improvised-ruling-impossible = rien n’est dépensé
means-dnd5-improvised-cost-action = son action est dépensée
means-dnd5-improvised-cost-free = son action lui reste
means-dnd5-improvised-skill = c’est ce qui se teste
means-dnd5-improvised-dc = le total à atteindre
word-dnd5-action-object = manier un objet
    .short = objet
word-dnd5-action-improvise = autre action
    .short = improviser
word-dnd5-tool-object = objet à attaquer (mots : son nom ; valeur : CA/pv)
word-dnd5-tool-object_ward = résistance d’un objet
word-dnd5-ward-resistant = résistance
word-dnd5-words-resistant = résistance
word-dnd5-ward-vulnerable = vulnérabilité
word-dnd5-words-vulnerable = vulnérabilité
word-dnd5-ward-immune = immunité
word-dnd5-words-immune = immunité
word-dnd5-value-acid = acide
word-dnd5-value-bludgeoning = contondant
word-dnd5-value-cold = froid
word-dnd5-value-fire = feu
word-dnd5-value-force = force
word-dnd5-value-lightning = foudre
word-dnd5-value-necrotic = nécrotique
word-dnd5-value-piercing = perforant
word-dnd5-value-poison = poison
word-dnd5-value-psychic = psychique
word-dnd5-value-radiant = radiant
word-dnd5-value-slashing = tranchant
word-dnd5-value-thunder = tonnerre
word-dnd5-target-on = désormais
word-dnd5-target-off = plus maintenant
word-dnd5-tool-near = à portée de ce qui gît au sol, sans plan
word-dnd5-tool-needs_action = exiger l’action pour un objet
word-dnd5-why-check = test
word-dnd5-skill-intelligence = Intelligence
word-dnd5-skill-wisdom = Sagesse
word-dnd5-skill-charisma = Charisme
term-animal_handling = Dressage
term-arcana = Arcanes
term-history = Histoire
term-nature = Nature
term-performance = Représentation
term-religion = Religion
term-survival = Survie
refused-dnd5-nothing-lies = Rien de tel ne gît au sol.
refused-dnd5-nothing-in-passing = Rien n’a été manié au passage à ce tour, ou l’action est déjà prise.
option-dnd5-declare-spend = { $value_decimal } m
means-dnd5-declare-spend = ce que cela vous prend de votre déplacement
choose-dnd5-spend = Combien de mètres cela prend-il ?
choose-dnd5-price = À quel prix ?
option-dnd5-declare-price-judged = Au MJ de le dire
option-dnd5-declare-price-action = L’action
option-dnd5-declare-price-bonus = L’action bonus
option-dnd5-declare-price-object = L’objet du tour, au passage
option-dnd5-declare-price-move = Du déplacement
option-dnd5-declare-price-free = Rien : quelques mots, un geste
option-dnd5-declare-price-reaction = La réaction
means-dnd5-declare-price-judged = le MJ dit si c’est possible, par quel jet et à quel prix
means-dnd5-declare-price-action = l’action de ce tour ; le MJ dit ce qu’il en advient
means-dnd5-declare-price-bonus = là où une capacité ou le MJ l’accorde ; une par tour
means-dnd5-declare-price-object = le seul objet que le tour laisse manier sans action
means-dnd5-declare-price-move = tant de mètres de ce qu’il vous en reste
means-dnd5-declare-price-free = on parle et on fait signe à son tour sans rien dépenser
means-dnd5-declare-price-reaction = une jusqu’à votre prochain tour, là où une situation l’accorde
refused-dnd5-no-reaction = { $name } n’a plus de réaction avant son prochain tour, ou n’est pas en état de réagir.
