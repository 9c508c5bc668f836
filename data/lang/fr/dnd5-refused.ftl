# D&D 5 : ce qui ne va pas, et ce qui irait.

refused-dnd5-cannot = { $lack ->
        [lurks] { $name } se cache sous vos ordres : aucun tour ne l’attend, ce serait trahir sa présence. `/pnj montrer` lui rend son prochain tour ; `/pnj automate` lui fait guetter son occasion.
        [rests] Plus rien n’est en cours : `Continuer` joue un round de plus, où { $name } agira à son tour.
        [turn] { $up ->
            [none] Aucun tour n’est en cours : { $name } agira quand le sien viendra.
           *[other] C’est le tour { DE($up_shown) } : { $name } agira quand le sien viendra.
        }
        [busy] Quelque chose se joue encore{ $up ->
            [none] { " " }: { $name } choisira juste après.
           *[other] { " " }dans le tour { DE($up_shown) } : { $name } agira quand le sien viendra.
        }
        [out] { $name } n’est plus du combat ({ $status_word }).
        [surprised] { $name } reste sous la surprise : ni action ni déplacement ce tour-ci.
        [incapacitated] { $name } n’est pas en état d’agir ({ $status_word }).
        [action] L’action { DE($name) } a déjà servi ce tour-ci. { $left ->
            [none] Il n’y a plus qu’à finir le tour.
           *[other] Reste : { $left_words } ({ $metres_decimal } m).
        }
        [bonus] L’action bonus { DE($name) } a déjà servi ce tour-ci. { $left ->
            [none] Il n’y a plus qu’à finir le tour.
           *[other] Reste : { $left_words } ({ $metres_decimal } m).
        }
        [object] { $name } a déjà manié un objet au passage, et l’action a servi. { $left ->
            [none] Il n’y a plus qu’à finir le tour.
           *[other] Reste : { $left_words } ({ $metres_decimal } m).
        }
        [reaction_alone] Ce n’est pas le tour { DE($name) } : il n’y a place que pour une réaction (`maniere`).
        [no_reaction] { $name } ne peut pas réagir avant son prochain tour{ $spell ->
            [none] .
           *[other] , sous l’effet de *{ $spell_word }*.
        }
        [in_passing] { $name } a déjà manié un objet au passage ce tour-ci. { $left ->
            [none] Il n’y a plus qu’à finir le tour.
           *[other] Reste : { $left_words } ({ $metres_decimal } m).
        }
        [on_foot_alone] { $name } est en selle : c’est la monture qui se déplace.
        [movement] Il ne reste à { $name } que { $metres_decimal } m de déplacement : pas assez pour cela.
        [half] Il faut { $needed_decimal } m de déplacement, la moitié de la vitesse : il en reste { $metres_decimal } m à { $name }.
        [gift] { $name } n’a pas cette capacité ({ $action_word }).
        [led] Une monture que l’on guide n’attaque pas.
        [grappled] { $by } tient { $name } : vitesse nulle. On s’en défait par « se dégager ».
        [fixed] { $name } ne peut pas se déplacer ({ $status_word }).
        [slow] La vitesse { DE($name) } est nulle en ce moment.
        [carried] { $mount } porte { $name } et va à sa guise : prenez les rênes ou mettez pied à terre.
        [hemmed] { $name } n’a aucun chemin pour faire un pas.
        [no_map] Cette table joue sans plan : il n’y a pas de cases.
        [which_cell] Dites quelle case (`cible`) : `F7`, par exemple.
        [cell] { $name } ne peut pas atteindre { $cell } avec { $metres_decimal } m de déplacement.
        [square] { $name } n’atteint pas { $cell } d’ici.
        [prone] Impossible à terre : { $name } doit d’abord se relever.
        [standing] { $name } n’est pas à terre.
        [lying] { $name } est déjà à terre.
        [mounted] { $name } est en selle ({ $mount }) : mettez d’abord pied à terre.
        [aloft] { $name } est en l’air : descendez d’abord.
        [no_leap] Il n’y a rien à franchir d’un saut par ici.
        [no_wings] { $name } ne vole pas.
        [flying] { $name } vole déjà.
        [grounded] { $name } n’est pas en l’air.
        [high] { $name } est à { $metres_decimal } m du sol : descendez d’abord.
        [no_foe] Il n’y a pas d’ennemi dont s’éloigner.
        [oneself] Ce n’est pas une chose { QUE($name) } puisse se faire.
        [gone] { $target } n’est plus du combat ({ $status_word }).
        [unseen] { $name } ne sait pas où se trouve { $target }.
        [own_side] { $target } est du camp { DE($name) }.
        [too_far] { $target } est à { $metres_decimal } m : trop loin, { $name } n’atteint que jusqu’à { $most_decimal } m.
        [nobody_near] Pas d’ennemi à portée { DE($name) } ({ $most_decimal } m).
        [nobody_beside] Personne à portée { DE($name) } ({ $most_decimal } m).
        [bare_handed] { $name } n’a d’ici que ses poings : « attaquer » suffit.
        [nobody_far] Pas d’ennemi en vue au-delà de l’allonge { DE($name) } ({ $most_decimal } m).
        [covered] { $target } est entièrement à couvert.
        [in_hand] { $name } n’a pas cette arme en main ({ $weapon_word }) : dégainez-la d’abord (« manier un objet »).
        [loading] { $name } a déjà tiré avec cette arme ({ $weapon_word }) : un seul tir par action.
        [two_hands] Cette arme ({ $weapon_word }) veut les deux mains { DE($name) }, dont une tient quelqu’un.
        [short] { $target } est à { $metres_decimal } m : hors de portée de cette arme ({ $weapon_word }).
        [no_hand] { $name } n’a pas de main libre.
        [too_large] { $target } est d’une taille trop grande pour { $name }.
        [all_too_large] À portée { DE($name) }, chacun est d’une taille trop grande pour cela.
        [holds_all] { $name } tient déjà tout ce qui est à sa portée.
        [holds_already] { $name } tient déjà { $target }.
        [first_light] La seconde arme vient après une attaque, ce tour-ci, avec une arme légère tenue d’une main.
        [second_light] { $name } n’a pas d’arme légère dans l’autre main.
        [no_spells] { $name } ne connaît aucun sort.
        [which_spell] Il manque le sort : dites lequel (`avec`). { $name } peut lancer : { $spells_words }.
        [not_a_spell] « { $typed } » n’est aucun des sorts { DE($name) }, qui peut lancer : { $spells_words }.
        [slots] { $name } n’a plus d’emplacement pour aucun de ses sorts.
        [slot] { $name } n’a plus d’emplacement pour *{ $spell_word }*.
        [recharge] { $name } a épuisé *{ $spell_word }* pour le moment.
        [spell_time] *{ $spell_word }* ne se lance pas dans son propre tour de combat (réaction, ou incantation trop longue).
        [spell_beside] Avec un sort d’action bonus, seul un sort mineur va dans le même tour : pas *{ $spell_word }*.
        [no_aim] Aucun des sorts { DE($name) } n’a de cible possible d’ici.
        [aim_there] *{ $spell_word }* ne peut viser { $cell } d’ici : la case est trop loin, hors de vue, ou sans effet sur personne.
        [no_aim_spell] *{ $spell_word }* n’a de cible possible d’ici : approchez-vous, ou attendez.
        [for_oneself] *{ $spell_word }* n’agit que sur qui le lance : ne dites pas de cible.
        [spell_far] { $target } est à { $metres_decimal } m : *{ $spell_word }* porte à { $most_decimal } m.
        [not_seen] { $name } ne voit pas { $target }.
        [spell_no_use] *{ $spell_word }* ne peut rien sur { $target } en ce moment.
        [dreads] { $target } effraie { $name }, qui ne s’en approche pas.
        [near_already] { $name } est déjà au contact { DE($target) }.
        [whom] Dites de qui { $name } s’approche (`cible`).
        [hidden_already] { $name } se cache déjà.
        [hide_denied] Le MJ ne voit ici rien qui cache { $name } ce tour-ci.
        [drawn_already] { $name } a déjà cette arme en main ({ $weapon_word }).
        [not_dying] { $target } n’est pas entre la vie et la mort.
        [nobody_dying] Personne n’est entre la vie et la mort à côté { DE($name) }.
        [no_mount] Aucune monture libre à côté { DE($name) }.
        [on_foot] { $name } n’est pas en selle.
        [saddled] Monter en selle ou en descendre ne se fait qu’une fois par tour : { $name } l’a déjà fait.
        [no_reins] { $name } ne tient pas les rênes { DE($mount) }.
        [reins] { $name } tient déjà les rênes { DE($mount) }.
        [own_will] { $mount } n’obéit pas aux rênes.
        [steed_acted] { $mount } a déjà agi ce tour-ci.
        [held_by_none] Personne d’ici ne tient { $name } : au MJ de dire comment se dégager.
        [not_held] Personne ne tient { $name }.
        [holds_nobody] { $name } ne tient personne.
        [no_bonds] Rien n’entrave { $name } dont on se débatte.
        [no_concentration] { $name } ne se concentre sur aucun sort.
        [no_companion] { $name } n’a personne à aider.
        [nobody_asleep] Personne ne dort par un sort à côté { DE($name) }.
        [disengaged] { $name } s’est déjà mis hors d’atteinte ce tour-ci.
        [by_order] Que les tours { DE($name) } finissent seuls, c’est une consigne : /consignes sujet:finir seul consigne:toujours.
        [reckless] { $name } frappe déjà sans retenue.
       *[other] Ce n’est pas possible à { $name } en ce moment.
    }
refused-dnd5-surprise-over = Le premier tour { DE($name) } est passé : plus personne ne le surprendra.
refused-dnd5-held-by-whom = Qui tient { $name } ? Une empoignade se dit avec son auteur (`autre : …`), à qui l’on peut alors échapper.
refused-dnd5-no-turn = Aucun tour ne peut finir en ce moment : attendez que ce qui se joue soit réglé.
refused-dnd5-dead = { $name } a péri : `/corriger debout` ramène d’abord à la vie.
refused-dnd5-no-such-cell = « { $value } » n’est pas une case : elles vont de { $first } à { $last }.
refused-dnd5-not-metres = « { $value } » n’est pas une distance en mètres (`9`, `4,5`).
refused-dnd5-no-map = Cette table joue sans plan : dites les distances (`/mj outil` distance).
refused-dnd5-has-map = Cette table joue sur un plan : placez les combattants (`/corriger placer`).
refused-dnd5-cell-taken = La case { $cell } est prise ou hors du plan.
refused-dnd5-too-many-cells = Trop de cases d’un coup ({ $count }) : au plus { $most }.
refused-dnd5-setting-value = Le réglage « { $setting } » ne peut pas valoir « { $value } ». Au choix : { $options }.
refused-dnd5-unknown-setting = « { $setting } » n’est pas un réglage. Connus : { $known }.
refused-dnd5-somebody-there = { $name } se tient en { $cell } : pas d’obstacle sous ses pieds.
