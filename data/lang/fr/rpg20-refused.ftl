# RPG 2.0 : ce qui est refusé, et ce qui serait juste.

refused-rpg20-nobody-to-surprise = Il n’y a personne à surprendre : il faut des gens dans les deux camps.
refused-rpg20-no-odds = « { $value } » n’est pas un rapport de forces : écrivez par exemple 1:3.
refused-rpg20-no-weapon = { $name } n’a pas d’arme « { $value } ». Ses armes : { $known_words }.
refused-rpg20-no-piece = { $name } ne porte pas « { $value } ». { $known ->
        [none] Rien ne protège.
       *[other] Ses protections : { $known_words }.
    }
refused-rpg20-no-gauge = { $name } n’a pas cette jauge. Ses jauges : { $known_words }.
refused-rpg20-no-stock = Pour { $name }, rien de cela ne se compte. { $known ->
        [none] Il n’y a ni chargeur ni explosif.
       *[other] Se compte : { $known_words }.
    }
refused-rpg20-no-dice = « { $value } » n’est pas un dé d’explosion : écrivez par exemple 3d6.
refused-rpg20-in-the-middle = Un coup est en cours : laissez-le finir.
refused-rpg20-no-newcomer = { $name } n’arrive pas dans cette séquence : il n’y a rien à changer.
refused-rpg20-order-told = L’ordre de la séquence est dit : { $name } dira son intention à la prochaine.
refused-rpg20-cannot = { $lack ->
        [out_oneself] { $name } n’est pas en état d’agir{ $status ->
            [none] .
           *[other] { " " }({ $status_word }).
        }
        [said] { $name } a déjà annoncé son intention : elle tient jusqu’au bout de la séquence.
        [acted] { $name } a déjà agi cette séquence : la suite se dira à la prochaine.
        [next_sequence] La séquence est en cours : { $name } dira son intention à la prochaine.
        [busy] Quelque chose se joue encore : { $name } choisira juste après.
        [apart] Le MJ dit d’abord quelle distance sépare les camps : { $name } choisira juste après.
        [surprised] { $name } reste sous la surprise : rien à faire cette séquence-ci.
        [helpless] { $name } ne peut pas bouger : dites avec « autre chose » comment se dégager.
        [down] Impossible à terre : { $name } doit d’abord se relever.
        [felled] { $name } ne peut pas se relever sans aide.
        [up] { $name } est debout.
        [oneself] Ce n’est pas une chose { QUE($name) } puisse se faire.
        [gone] { $target } a péri.
        [out] { $target } n’est pas en état de se lever.
        [own_side] { $target } est du camp { DE($name) }.
        [nobody] Il n’y a ici personne à qui { $name } puisse faire cela ({ $action_word }).
        [at_hand] { $target } est déjà au contact { DE($name) }.
        [all_at_hand] Tout adversaire { DE($name) } est déjà au contact.
        [no_run_up] Aucun adversaire n’est assez loin pour une charge { DE($name) } : il faut { $least } m d’élan.
        [run_up] { $target } est à { $metres } m : une charge { DE($name) } demande { $least } m d’élan.
        [nobody_in_range] Personne n’est à portée de ce que tient { $name }.
        [too_far] { $target } est à { $metres } m, et cela porte à { $most } m au plus.
        [too_near] { $target } est à { $metres } m, et cela ne sert qu’à partir de { $least } m.
        [not_beside] { $target } est à { $metres } m : il faut être à côté.
        [nobody_down] Personne n’est à relever à côté { DE($name) }.
        [stands] { $target } est debout.
        [nobody_hurt] Personne n’est à soigner à côté { DE($name) }.
        [unhurt] { $target } n’a pas d’état à soigner.
        [broken] Cette arme est brisée ({ $weapon_word }).
        [in_hand] { $name } n’a pas cette arme en main ({ $weapon_word }) : prenez-la d’abord.
        [hands] { $name } n’a pas assez de mains valides et libres pour cette arme ({ $weapon_word }).
        [hands_any] { $name } n’a de mains valides et libres pour aucune de ses armes.
        [shooters_away] { $name } n’a aucune arme de tir en main : il faut d’abord en prendre une.
        [no_shot] On ne tire pas avec cette arme ({ $weapon_word }).
        [no_shooter] { $name } n’a rien pour tirer.
        [empty] Cette arme n’est pas prête à tirer ({ $weapon_word }) : rechargez-la d’abord.
        [set_down] Cette arme n’est pas encore en place ({ $weapon_word }) : prenez une séquence pour la recharger, elle le sera.
        [nothing_to_throw] { $name } n’a rien à lancer.
        [no_throw] Cette arme ne se lance pas ({ $weapon_word }).
        [heavy] Cette arme ({ $weapon_word }) est trop lourde à lancer pour { $name }.
        [no_explosive] { $name } n’a plus d’explosif à lancer.
        [held_already] { $name } a déjà cette arme en main ({ $weapon_word }).
        [nothing_away] { $name } n’a pas d’autre arme à prendre en main.
        [loaded] Cette arme n’est pas à recharger ({ $weapon_word }).
        [nothing_to_load] { $name } n’a rien à recharger.
       *[other] Ce n’est pas possible à { $name } en ce moment.
    }
refused-rpg20-say-what = Dites ce que fait { $name } : par exemple `/declarer action:autre chose maniere:barricader la porte`.
