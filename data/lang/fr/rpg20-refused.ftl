# RPG 2.0 : ce qui est refusé, et ce qui serait juste.

refused-rpg20-too-far = { $name } est à { $metres } m, et cette arme porte à { $most } m au plus.
refused-rpg20-too-near = { $name } est à { $metres } m, et cette arme ne sert qu’à partir de { $least } m.
refused-rpg20-nobody-to-surprise = Il n’y a personne à surprendre : il faut des gens dans les deux camps.
refused-rpg20-no-odds = « { $value } » n’est pas un rapport de forces : écrivez par exemple 1:3.
refused-rpg20-no-weapon = { $name } n’a pas d’arme « { $value } ». Ses armes : { $known }.
refused-rpg20-no-piece = { $name } ne porte pas « { $value } ». Ses protections : { $known }.
