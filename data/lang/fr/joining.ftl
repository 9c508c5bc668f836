# Ce qu’on répond à qui rejoint un combat, quel que soit le jeu.

refused-already-joined = { $name } est déjà dans ce combat.
refused-gm-side = Les adversaires sont menés par le MJ : rejoignez les joueurs, ou demandez-lui de vous confier l’un des siens.
refused-how-many-creatures = Ajoutez de 1 à { $most } créatures à la fois.
refused-one-side = Vous jouez déjà { $name } dans l’autre camp : on ne joue que d’un côté.
refused-unknown-creature = « { $typed } » n’est pas une créature connue. Connues : { $names }.
