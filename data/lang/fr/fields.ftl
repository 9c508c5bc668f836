# Ce qui ne va pas dans une variable d’environnement, une fiche ou un fichier de données.

refused-settings-number = Réglage refusé : `{ $variable }` doit être un nombre entier, pas « { $value } ».
refused-settings-range = Réglage refusé : `{ $variable }` doit être compris entre { $least } et { $most }, pas « { $value } ».
refused-settings-choice = Réglage refusé : `{ $variable }` doit être l’un de ces mots, pas « { $value } » : { $choices }.
refused-settings-wrong = Réglage refusé : `{ $variable }` ne convient pas (« { $value } ») : { $why }.
refused-settings-url = Réglage refusé : `{ $variable }` doit être une adresse complète, comme `https://exemple.org/api`.
refused-settings-proxy = Réglage refusé : `{ $variable }` doit être l’adresse d’un mandataire HTTP, par exemple `http://mandataire.example:3128`.
refused-settings-path = Réglage refusé : `{ $variable }` doit être un chemin dont chaque nom a au plus 255 octets.
refused-settings-shards = Réglage refusé : `{ $variable }` doit être une suite de numéros différents, comme `0,1`, tous inférieurs à `SHARD_COUNT`.
refused-settings-port-taken = Réglage refusé : `{ $variable }` vaut { $port }, mais un autre programme tient déjà ce port de { $host } ; choisissez-en un qui soit libre.
refused-settings-port-forbidden = Réglage refusé : `{ $variable }` vaut { $port }, un port réservé à l’administrateur de la machine ; choisissez-en un au-dessus de 1023.
refused-settings-host-unknown = Réglage refusé : `{ $variable }` doit être une adresse de cette machine, comme `127.0.0.1` ou `0.0.0.0`, et « { $host } » n’en est pas une.
refused-settings-token-missing = Il manque le jeton du bot : mettez-le dans `{ $variable }`, ou son fichier dans `DISCORD_TOKEN_FILE`. Il se trouve sur le portail des développeurs de Discord, page « Bot ».
refused-settings-token-twice = Il y a deux jetons différents : gardez `{ $variable }` ou `DISCORD_TOKEN_FILE`, pas les deux.
refused-settings-token-file = `{ $variable }` désigne un fichier vide ou illisible : { $path }. Il doit contenir le jeton du bot et rien d’autre.
refused-settings-token-malformed = `{ $variable }` ne contient pas un jeton de bot : recopiez-le d’une pièce, sans espace ni guillemets, depuis le portail des développeurs de Discord, page « Bot ».

refused-sheet-missing = Fiche refusée : il manque `{ $field }`.
refused-sheet-missing-called = Fiche refusée : il manque « { $label } » (`{ $field }`).
refused-sheet-unknown = Fiche refusée : il n’y a pas de champ `{ $field }`.
refused-sheet-number = Fiche refusée : `{ $field }` doit être un nombre entier, pas « { $value } ».
refused-sheet-text = Fiche refusée : `{ $field }` doit être un texte entre guillemets, pas « { $value } ».
refused-sheet-flag = Fiche refusée : `{ $field }` doit être `true` ou `false`, pas « { $value } ».
refused-sheet-list = Fiche refusée : `{ $field }` doit être une liste entre crochets, pas « { $value } ».
refused-sheet-table = Fiche refusée : `{ $field }` doit être une suite de valeurs nommées, pas « { $value } ».
refused-sheet-range = Fiche refusée : `{ $field }` doit être compris entre { $least } et { $most }, pas « { $value } ».
refused-sheet-length = Fiche refusée : { $field ->
        [name] il lui faut un nom (`name`) de { $least } à { $most } signes
       *[other] `{ $field }` doit compter de { $least } à { $most } signes ou éléments
    }.
refused-sheet-choice = Fiche refusée : `{ $field }` doit être l’un de ces mots, pas « { $value } » : { $choices }.
refused-sheet-dice = Fiche refusée : `{ $field }` doit être un jet de dés comme `1d8` ou `2d6`, pas « { $value } ».
refused-sheet-number_or_dice = Fiche refusée : `{ $field }` doit être un nombre de −20 à 20 ou des dés comme `1d4`, pas « { $value } ».
refused-sheet-name = Fiche refusée : `{ $field }` doit tenir sur une ligne, sans caractère de contrôle.
refused-sheet-wrong = Fiche refusée : `{ $field }` ne convient pas (« { $value } ») : { $why }.
refused-sheet-entry = Fiche refusée : { $field ->
        [ready] « { $value } » n’est pas un personnage tout prêt. Au choix : { $choices }
        [class] « { $value } » n’est pas une classe. Au choix : { $choices }
        [weapon] « { $value } » n’est pas une arme du catalogue. Essayez : { $choices }
       *[other] `{ $field }` nomme « { $value } », qui n’est pas au catalogue. Essayez : { $choices }
    }.
refused-sheet-class-twice = Fiche refusée : { $value } est déjà sa classe ; les autres classes (`other_classes`) sont celles qu’il a en plus.
refused-sheet-bonus = Fiche refusée : il faut une classe (`class`) avec son niveau (`level`), ou un bonus martial (`bm`).
refused-sheet-two-hands = Fiche refusée : « { $value } » se tient à deux mains, l’autre main doit rester vide (`left`).
refused-sheet-not-left = Fiche refusée : « { $value } » ne se tient pas en main gauche (`left`).
refused-sheet-only-left = Fiche refusée : « { $value } » ne se tient qu’en main gauche (`left`, pas `right`).
refused-sheet-hands = Fiche refusée : il ne reste pas de main pour « { $value } » (`{ $field }`).
refused-sheet-gauges = Fiche refusée : il manque des jauges à ce corps (`{ $field }`) : { $missing }.
refused-sheet-layers = Fiche refusée : plus de { $most } matériaux l’un sur l’autre ({ $parts }, ligne { $value } du tableau) (`{ $field }`).
refused-sheet-toml = Fiche refusée, ligne { $line } (« { $value } ») : { $fault ->
        [equals] écrivez un champ, le signe égal, puis sa valeur (`level = 3`).
        [value] écrivez un nombre tel quel (`3`), un texte entre guillemets droits (`"Nell"`), une liste entre crochets.
        [quotes] un texte tient sur sa ligne, entre deux guillemets droits (`"Nell"`) ; une barre inverse s’y écrit deux fois.
        [more] il reste quelque chose après la valeur, or chaque ligne ne donne qu’un champ.
        [bracket] il manque le crochet ou l’accolade qui ferme.
        [twice] ce champ est déjà donné plus haut, n’en gardez qu’un.
       *[other] cette ligne ne se lit pas ; écrivez un champ, le signe égal, puis sa valeur (`level = 3`).
    }
refused-sheet-format = Fiche refusée : c’est { $format ->
    [foundry] un acteur de Foundry (JSON)
    [dndbeyond] un personnage de D&D Beyond (JSON)
    [avrae] un personnage d’Avrae (JSON)
    [fight] l’export d’un combat (JSON), qui se vérifie avec la commande `verify`
    [page] une page web
    [table] un tableau (CSV)
   *[json] du JSON
}. Une fiche s’écrit en TOML, un champ par ligne, comme `name = "Nell"` ; `/fiche exporter` en montre une.
refused-sheet-large = Fiche refusée : elle dépasse { $most } Ko.
refused-sheet-excess = Fiche refusée, ligne { $line } : { $fault ->
        [depth] aucune fiche n’emboîte de listes, de tables ou de parties d’un nom à points au-delà de { $most }.
        [digits] le nombre de chiffres d’une valeur ne dépasse pas { $most }.
       *[signs] le nombre de valeurs et de signes d’une fiche ne dépasse pas { $most }.
    }

refused-catalogue-missing = Donnée refusée ({ $place }) : il manque cette valeur.
refused-catalogue-unknown = Donnée refusée ({ $place }) : ce champ n’existe pas.
refused-catalogue-number = Donnée refusée ({ $place }) : cette valeur doit être un nombre entier, pas « { $value } ».
refused-catalogue-text = Donnée refusée ({ $place }) : cette valeur doit être un texte entre guillemets, pas « { $value } ».
refused-catalogue-flag = Donnée refusée ({ $place }) : cette valeur doit être `true` ou `false`, pas « { $value } ».
refused-catalogue-list = Donnée refusée ({ $place }) : cette valeur doit être une liste entre crochets, pas « { $value } ».
refused-catalogue-table = Donnée refusée ({ $place }) : cette valeur doit être une suite de valeurs nommées, pas « { $value } ».
refused-catalogue-range = Donnée refusée ({ $place }) : cette valeur doit être comprise entre { $least } et { $most }, pas « { $value } ».
refused-catalogue-length = Donnée refusée ({ $place }) : cette valeur doit compter de { $least } à { $most } signes ou éléments.
refused-catalogue-choice = Donnée refusée ({ $place }) : cette valeur doit être l’un de ces mots, pas « { $value } » : { $choices }.
refused-catalogue-dice = Donnée refusée ({ $place }) : cette valeur doit être un jet de dés comme `1d8` ou `2d6`, pas « { $value } ».
refused-catalogue-number_or_dice = Donnée refusée ({ $place }) : cette valeur doit être un nombre de −20 à 20 ou des dés comme `1d4`, pas « { $value } ».
refused-catalogue-name = Donnée refusée ({ $place }) : cette valeur doit tenir sur une ligne, sans caractère de contrôle.
refused-catalogue-wrong = Donnée refusée ({ $place }) : cette valeur ne convient pas (« { $value } ») : { $why }.
refused-catalogue-entry = Donnée refusée ({ $place }) : cette valeur nomme « { $value } », qui n’est pas au catalogue. Essayez : { $choices }.
refused-catalogue-class-twice = Donnée refusée ({ $place }) : { $value } est déjà sa classe ; les autres classes (`other_classes`) sont celles qu’il a en plus.
refused-catalogue-bonus = Donnée refusée ({ $place }) : il faut une classe (`class`) avec son niveau (`level`), ou un bonus martial (`bm`).
refused-catalogue-two-hands = Donnée refusée ({ $place }) : « { $value } » se tient à deux mains, l’autre main doit rester vide (`left`).
refused-catalogue-not-left = Donnée refusée ({ $place }) : « { $value } » ne se tient pas en main gauche (`left`).
refused-catalogue-only-left = Donnée refusée ({ $place }) : « { $value } » ne se tient qu’en main gauche (`left`, pas `right`).
refused-catalogue-hands = Donnée refusée ({ $place }) : il ne reste pas de main pour « { $value } ».
refused-catalogue-gauges = Donnée refusée ({ $place }) : il manque des jauges à ce corps : { $missing }.
refused-catalogue-layers = Donnée refusée ({ $place }) : plus de { $most } matériaux l’un sur l’autre ({ $parts }, ligne { $value } du tableau des localisations).
refused-catalogue-toml = Donnée refusée ({ $place }) : ce n’est pas du TOML lisible ({ $why }).
refused-catalogue-file = Donnée refusée ({ $place }) : aucun fichier de ce nom n’est lu ; ceux qui le sont : { $choices }.
refused-catalogue-folder = Le dossier de `HOUSE_DATA` n’existe pas : { $place }.
refused-catalogue-unreadable = Donnée refusée ({ $place }) : le fichier ne peut pas être lu ({ $why }).
refused-catalogue-id = Donnée refusée ({ $place }) : une entrée se nomme en minuscules sans accent, chiffres et `_`, comme `orc_chief`.
refused-catalogue-absent = Donnée refusée ({ $place }) : « { $value } » n’est pas au catalogue.
refused-catalogue-unplayed = Donnée refusée ({ $place }) : aucune règle ne joue « { $value } ».
refused-catalogue-taken = Donnée refusée ({ $place }) : { $value } revient déjà à « { $other } ».
refused-catalogue-gap = Donnée refusée ({ $place }) : aucune entrée ne couvre les nombres de { $least } à { $most }.
