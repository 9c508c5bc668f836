# RPG 2.0 : ce qui est refusé, et ce qui serait juste.

refused-rpg20-too-far = { $name } est à { $metres } m, et cette arme porte à { $most } m au plus.
refused-rpg20-too-near = { $name } est à { $metres } m, et cette arme ne sert qu’à partir de { $least } m.
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
refused-rpg20-say-what = Dites ce que fait { $name } : par exemple `/declarer action:autre chose maniere:barricader la porte`.
