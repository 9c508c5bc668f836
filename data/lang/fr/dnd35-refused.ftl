# D&D 3.5 : ce qui est refusé, et ce qui serait juste.

refused-dnd35-cannot = { $lack ->
        [lurks] { $name } se cache sous vos ordres : aucun tour ne l’attend, ce serait trahir sa présence. `/pnj montrer` lui rend son prochain tour ; `/pnj automate` lui fait guetter son occasion.
        [rests] Plus rien n’est en cours : `Continuer` joue un round de plus, où { $name } agira à son tour.
        [turn] { $up ->
            [none] Aucun tour n’est en cours : { $name } agira quand le sien viendra.
           *[other] C’est le tour { DE($up_shown) } : { $name } agira quand le sien viendra.
        }
        [surprised] { $name } ne sait rien encore de l’adversaire : pas d’action pendant le round de surprise.
        [unable] { $name } n’est pas en état d’agir{ $status ->
            [none] .
           *[other] { " " }({ $status_word }).
        }
        [standard] { $name } n’a plus d’action simple ce tour-ci. { $left ->
            [none] Il n’y a plus qu’à finir le tour.
           *[other] Reste : { $left_words }{ $metres ->
                [none] .
               *[other] { " " }({ $metres_decimal } m).
            }
        }
        [move] { $name } n’a plus d’action de mouvement ce tour-ci. { $left ->
            [none] Il n’y a plus qu’à finir le tour.
           *[other] Reste : { $left_words }{ $metres ->
                [none] .
               *[other] { " " }({ $metres_decimal } m).
            }
        }
        [full] Cela prend tout le tour, et { $name } en a déjà utilisé une partie. { $left ->
            [none] Il n’y a plus qu’à finir le tour.
           *[other] Reste : { $left_words }{ $metres ->
                [none] .
               *[other] { " " }({ $metres_decimal } m).
            }
        }
        [attacks] { $name } a porté toutes ses attaques de ce tour. { $left ->
            [none] Il n’y a plus qu’à finir le tour.
           *[other] Reste : { $left_words }{ $metres ->
                [none] .
               *[other] { " " }({ $metres_decimal } m).
            }
        }
        [one_attack] Une seule attaque ce tour-ci : la suite aurait pris l’action de mouvement { DE($name) }. { $left ->
            [none] Il n’y a plus qu’à finir le tour.
           *[other] Reste : { $left_words }{ $metres ->
                [none] .
               *[other] { " " }({ $metres_decimal } m).
            }
        }
        [busy] Quelque chose se joue encore{ $up ->
            [none] { " " }: { $name } choisira juste après.
           *[other] { " " }dans le tour { DE($up_shown) } : { $name } agira quand le sien viendra.
        }
        [left] { $name } n’est plus du combat.
        [midway] { $mount } galope encore : attaquez d’ici, lancez un sort, ou poursuivez la course.
        [unmastered] { $mount } n’a pas l’habitude de la guerre : maîtrisez d’abord la monture, mettez pied à terre ou finissez le tour.
        [unguided] Sans personne pour mener { $name }, il n’est plus question que de s’éloigner du combat.
        [restricted] Cela prend un tour entier, et { $name } n’a qu’une action ce tour-ci.
        [free] { $name } a fait tout ce que cette table admet d’actions libres en un tour ({ $most }).
        [closed] Une charge ou un coup de grâce ne laisse pas d’autre attaque ce tour-ci.
        [stepped] Après un pas de placement, pas d’autre déplacement ce tour-ci.
        [stepped_already] { $name } a déjà fait un pas de placement ce tour-ci.
        [gone_already] Pas de pas de placement dans un tour où l’on s’est déplacé.
        [in_grapple] { $name } est en lutte ({ $by }) : choisissez parmi ce que permet la lutte.
        [pinned] { $by } tient { $name } sous une immobilisation : on ne peut que tenter de la briser.
        [pinning] { $name } tient { $target } sous une immobilisation : relâchez d’abord.
        [not_grappling] { $name } n’est pas en lutte.
        [not_rival] { $target } n’est pas en lutte avec { $name }.
        [not_close] Trop encombrant en lutte ({ $weapon_word }) : seuls servent les mains nues, une arme légère ou naturelle.
        [winded] { $name } est hors d’haleine : une seule action de mouvement par tour, et pas de course.
        [prone] Impossible à terre : { $name } doit d’abord se relever.
        [entangled] Des entraves retiennent { $name } : débattez-vous d’abord.
        [move_alone] { $name } n’a qu’une action de mouvement par tour ({ $status_word }) : ni attaque, ni sort, ni rien qui demande de l’attention.
        [no_dash] Ni course ni charge pour { $target } ({ $status_word }).
        [slow] La vitesse { DE($name) } ne permet pas d’aller où que ce soit.
        [hemmed] { $name } n’a d’ici aucun chemin libre.
        [mount_down] { $mount } n’est pas en état de porter { $name } plus loin.
        [mount_spent] { $mount } n’a plus assez de son tour pour cela.
        [mounted] { $name } est en selle ({ $mount }) : mettez d’abord pied à terre.
        [on_foot] { $name } n’est pas en selle.
        [which_cell] Dites quelle case (`cible`) : `F7`, par exemple.
        [no_cells] Cette table joue sans plan : dites vers qui aller (`cible`), ou éloignez-vous.
        [whither] { $name } ne peut pas aller ainsi vers { $target }.
        [cell] { $name } ne peut pas atteindre { $cell } ainsi.
        [oneself] Ce n’est pas une chose { QUE($name) } puisse se faire.
        [gone] { $target } n’est plus du combat.
        [unseen] { $name } ne sait pas où se trouve { $target }.
        [own_side] { $target } est du camp { DE($name) }.
        [covered] { $target } a un abri total.
        [too_far] { $target } est à { $metres_decimal } m : trop loin, { $name } n’atteint que jusqu’à { $most_decimal } m.
        [too_near] { $target } est trop près pour cette arme d’allonge ({ $weapon_word }) : reculez, ou frappez à mains nues.
        [nobody] Il n’y a ici personne à qui { $name } puisse faire cela ({ $action_word }).
        [not_to] { $name } ne peut pas faire cela à { $target } d’ici ({ $action_word }).
        [nobody_near] Rien de ce que tient { $name } n’atteint d’adversaire d’ici.
        [in_hand] { $name } n’a pas cette arme en main ({ $weapon_word }) : dégainez-la d’abord.
        [unloaded] Cette arme n’est pas chargée ({ $weapon_word }) : rechargez-la d’abord.
        [from_the_ground] On ne tire pas à terre avec cette arme ({ $weapon_word }) : relevez-vous d’abord.
        [used_up] Cette arme ({ $weapon_word }) a donné ce tour-ci toutes les attaques qu’elle pouvait donner.
        [short] { $target } est à { $metres_decimal } m : hors de portée de cette arme ({ $weapon_word }).
        [single] { $mount } s’est déplacé de plus d’un pas : une seule attaque au corps à corps.
        [by_hand] Pour frapper à mains nues, dites « à mains nues ».
        [bare_handed] { $name } n’a d’ici que ses poings : « attaquer » suffit.
        [no_suspect] { $name } voit où se tient tout adversaire connu : « attaquer » suffit.
        [no_guess] Rien à portée { DE($name) } où quelqu’un pourrait se tenir sans être vu.
        [not_helpless] { $target } peut encore se défendre.
        [nobody_helpless] Aucun adversaire n’est sans défense.
        [immune] { $target } ne craint pas les coups critiques.
        [guarded] { $name } se bat déjà sur la défensive.
        [stance] { $name } a déjà choisi de se battre autrement ce tour-ci.
        [both] { $name } se bat déjà à deux armes.
        [no_second] { $name } n’a rien pour frapper de l’autre main.
        [no_blow] { $name } n’a rien en main qui frappe au corps à corps.
        [kind_already] C’est déjà ainsi que frappe { $name }.
        [not_dying] { $target } n’est pas à l’agonie.
        [nobody_dying] Personne n’est à l’agonie à côté { DE($name) }.
        [too_large] { $target } est d’une taille trop grande pour { $name }.
        [bodiless] On ne saisit ni ne fait tomber ce qui n’a pas de corps.
        [crowded] Il n’y a plus de place autour { DE($target) } pour { $name }.
        [no_light_rival] Aucune arme légère en face à retourner.
        [pinned_other] Son adversaire est déjà sous une immobilisation.
        [not_pinned] Personne ne tient { $name } sous une immobilisation.
        [no_ally_pinned] Aucun adversaire { DE($name) } dans cette lutte ne tient d’allié sous une immobilisation.
        [no_light] { $name } ne porte pas d’arme légère à dégainer.
        [no_held_spell] Aucun sort { DE($name) } ne se lance en lutte : sans geste, en une action, la composante en main.
        [no_component] { $name } n’a pas de composante à prendre en main.
        [pins_nobody] { $name } ne tient personne sous une immobilisation.
        [silenced] C’est déjà fait : plus un mot de ce côté.
        [squeezed] { $name } est à l’étroit : on ne peut ni charger ni courir.
        [not_seen] { $name } ne voit pas { $target }.
        [no_line] Aucune ligne droite, libre et de la bonne longueur ne s’offre d’ici à { $name }.
        [lies] { $target } est déjà à terre.
        [grapples] { $target } est en lutte.
        [no_trip] Cette arme ne sert pas à faire tomber ({ $weapon_word }).
        [unarmed] { $target } n’a pas d’arme en main.
        [no_things] { $target } ne porte rien que l’on puisse viser.
        [unbreakable] { $target } ne tient ni arme ni bouclier que l’on puisse briser.
        [no_edge] { $name } n’a en main ni tranchant ni masse pour briser quoi que ce soit.
        [overran] { $name } a déjà tenté de renverser quelqu’un ce tour-ci.
        [mindless] { $target } n’a pas d’esprit à tromper par une feinte.
        [no_companion] { $name } n’a personne à aider.
        [gift] { $name } n’a pas cette capacité ({ $action_word }).
        [turns] { $name } a épuisé ses tentatives du jour ({ $action_word }).
        [no_undead] Aucun mort-vivant en vue à moins de 18 m qui ne soit déjà en fuite.
        [no_turned] Aucun mort-vivant en vue à moins de 18 m n’a été mis en fuite.
        [no_own_undead] Aucun mort-vivant du camp { DE($name) } en vue à moins de 18 m.
        [no_spells] { $name } ne connaît aucun sort.
        [casting] { $name } incante encore *{ $spell_word }*.
        [which_spell] Il manque le sort : dites lequel (`avec`). { $name } peut lancer : { $spells_words }.
        [slots] { $name } n’a plus un seul sort à lancer aujourd’hui.
        [slot] { $name } n’a plus d’emplacement pour *{ $spell_word }*.
        [swift] { $name } a déjà pris son action rapide de ce tour-ci.
        [immediate] { $name } a déjà pris une action immédiate depuis le début de son tour.
        [immediate_alone] Ce n’est pas le tour { DE($name) } : il n’y a place que pour une action immédiate (`maniere`).
        [flat_footed] { $name } n’a pas encore eu de tour : pas d’action immédiate avant le premier.
        [spell_time] *{ $spell_word }* ne se lance pas dans son propre tour de combat (chute, ou incantation trop longue).
        [no_aim] Aucun des sorts { DE($name) } n’a de cible possible d’ici.
        [aim_there] *{ $spell_word }* ne peut viser { $cell } d’ici : la case est trop loin, hors de vue, ou sans effet sur personne.
        [no_aim_spell] *{ $spell_word }* n’a de cible possible d’ici : approchez-vous, ou attendez.
        [for_oneself] *{ $spell_word }* n’agit que sur qui le lance : ne dites pas de cible.
        [spell_far] { $target } est à { $metres_decimal } m : *{ $spell_word }* porte à { $most_decimal } m.
        [spell_no_use] *{ $spell_word }* ne peut rien sur { $target } en ce moment.
        [no_touch] { $name } ne retient aucun sort de contact.
        [nobody_asleep] Personne ne dort par un sort à côté { DE($name) }.
        [drawn_already] { $name } a déjà cette arme en main ({ $weapon_word }).
        [nothing_carried] { $name } ne porte rien d’autre à dégainer.
        [no_hand] { $name } n’a pas assez de mains libres.
        [empty_hands] { $name } n’a rien en main.
        [loaded] Rien n’est à recharger dans les mains { DE($name) }.
        [no_potion] { $name } n’a pas de potion.
        [no_bonds] Rien n’entrave { $name }, il n’y a pas de quoi se débattre.
        [small_already] { $name } se serre déjà autant que possible.
        [slim] { $name } n’occupe que 1,50 m, et passe partout où il y a cette place.
        [carries] { $name } porte un cavalier, et ne monte sur personne.
        [ridden] Sous son cavalier, { $name } ne passe pas en se serrant.
        [at_ease] { $name } ne se serre pas.
        [no_room] Il n’y a pas la place ici pour { QUE($name) } reprenne ses aises.
        [standing] { $name } n’est pas à terre.
        [lying] { $name } est déjà à terre.
        [nothing_here] Rien à ramasser sous les pieds { DE($name) }.
        [near_already] { $name } est déjà au contact { DE($target) }.
        [whom] Dites de qui { $name } s’approche (`cible`).
        [no_foe] Il n’y a pas d’ennemi dont s’éloigner.
        [nothing_midway] { $name } n’a ni arme de jet ou de tir ni sort : deux déplacements mènent aussi loin.
        [nobody_unseen] { $name } ne sait d’aucun invisible dans les parages.
        [no_mount] Aucune monture libre à côté { DE($name) }.
        [mount_small] { $mount } n’a pas la taille pour porter { $name }.
        [mount_taken] { $mount } n’est pas libre, ou n’est pas debout.
        [obeys] { $mount } obéit déjà.
        [no_ride] Aucune course n’est en cours.
        [late_delay] On retarde son action avant d’avoir rien fait : { $name } a déjà agi.
        [by_order] Que les tours { DE($name) } finissent seuls, c’est une consigne : /consignes sujet:finir seul consigne:toujours.
        [delayed] { $name } a déjà retardé son action ce round-ci.
        [nobody_later] Personne d’autre n’a de tour : { $name } n’a personne à laisser passer.
        [not_delaying] { $name } ne retarde pas son action : son tour viendra à son rang.
        [comes_already] { $name } entre déjà dès qu’aucun tour n’est en cours.
        [delays] { $name } retarde son action : il faut d’abord entrer (`/declarer action:entrer`, ou `Agir…`).
       *[other] Ce n’est pas possible à { $name } en ce moment.
    }

word-dnd35-unused-standard = une action simple
word-dnd35-unused-move = une action de mouvement
word-dnd35-unused-attacks = d’autres attaques
word-dnd35-unused-step = un pas de placement
refused-dnd35-not-delaying = { $name } ne retarde pas son action : son tour viendra à son rang.
refused-dnd35-comes-already = { $name } entre déjà dès qu’aucun tour n’est en cours.
refused-dnd35-held-by-whom = Qui tient { $name } ? Dites-le avec l’état ({ $status_word }) : `autre : …` ; on peut alors lui échapper.
