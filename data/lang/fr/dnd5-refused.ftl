# D&D 5 : ce qui ne va pas, et ce qui irait.

refused-dnd5-surprise-over = Le premier tour { DE($name) } est passé : plus personne ne le surprendra.
refused-dnd5-no-turn = Aucun tour ne peut finir en ce moment : attendez que ce qui se joue soit réglé.
refused-dnd5-not-decided = Le combat n’est pas joué : il se poursuit de lui-même.
refused-dnd5-dead = { $name } a péri : `/corriger debout` ramène d’abord à la vie.
refused-dnd5-no-such-cell = « { $value } » n’est pas une case : elles vont de { $first } à { $last }.
refused-dnd5-not-metres = « { $value } » n’est pas une distance en mètres (`9`, `4,5`).
refused-dnd5-no-map = Cette table joue sans plan : dites les distances (`/mj outil` distance).
refused-dnd5-has-map = Cette table joue sur un plan : placez les combattants (`/corriger placer`).
refused-dnd5-cell-taken = La case { $cell } est prise ou hors du plan.
refused-dnd5-too-many-cells = Trop de cases d’un coup ({ $count }) : au plus { $most }.
refused-dnd5-setting-value = Le réglage « { $setting } » ne peut pas valoir « { $value } ». Au choix : { $options }.
refused-dnd5-unknown-setting = « { $setting } » n’est pas un réglage. Connus : { $known }.
