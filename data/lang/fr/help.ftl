# L’aide : ce que la personne qui lit peut faire maintenant, dans ce salon ; et les dés hors du combat.

help-none = **Personne ne se bat dans ce salon.**
help-open = • { $encounter_open } commence un combat ; vous en serez le MJ.
help-learn = • { $learn } : un petit combat d’exercice, qui apprend à jouer et finit tout seul.
help-sheets = • { $sheet_create } fait un personnage, { $sheet_show } le montre.
help-first-sheet = • { $sheet_create } fait un personnage.
help-rules = • { $rule } résume une règle du jeu.
help-roll = • { $roll } lance des dés, hors de tout combat.
help-ended = **Le combat de ce salon est fini.**
help-look-back = • { $encounter_log } le raconte, { $why } donne le calcul d’une décision.
help-export = • { $encounter_export } le donne en fichier, à vérifier ou à lire.
help-lobby = **Le combat n’a pas commencé** : { $count ->
        [0] personne n’est prêt
        [one] un seul combattant est prêt
       *[other] { $count } combattants sont prêts
    }.
help-lobby-in = • Vous y menez { $names } ; le MJ donnera le départ.
help-join = • `Rejoindre`, ou { $encounter_join }, vous fait entrer avec un personnage.
help-add = • { $npc_add } ajoute des adversaires ou des alliés.
help-start = • { $encounter_start } donne le départ.
help-end = • { $encounter_end } clôt le combat et révèle la graine des dés.
help-held = **Le temps est suspendu** : le MJ le relance.
help-held-gm = **Le temps est suspendu** : { $gm_resume } le relance.
help-waits = **Le temps attend avant d’avancer** : répondez, annoncez ; `Reprendre` le relance.
help-waits-gm = **Le temps attend avant d’avancer** : répondez, annoncez ; `Reprendre` ou { $gm_resume } le relance.
help-breath = **On souffle** : `Continuer` relance le temps, `Attendez !` le retient.
help-rests = **Plus rien n’est en cours** : `Continuer` relance le combat, le MJ peut le clore.
help-asked = **On attend votre réponse** : { $kinds }. Les boutons sont sous la question.
help-asked-there = **On attend votre réponse** : { $kinds }. Les boutons sont là : { $link }
help-answer = • { $answer } répond en toutes lettres.
help-waiting = { $names ->
        [none] **Rien ne vous est demandé**, et personne n’est attendu.
       *[other] **Rien ne vous est demandé** : on attend { $names }.
    }
help-declare = • { $declare } annonce votre action.
help-strike = • { $strike } porte le coup dont le moment est venu.
help-orders = • { $orders } répond d’avance à certaines questions.
help-out = • { $names } : hors de combat ; vous pouvez suivre la suite.
help-on-autopilot = • L’autopilote mène { $names_listed } à votre place ; le MJ peut vous en rendre la main.
help-spectator = • Vous regardez ; { $encounter_join } fait entrer un de vos personnages.
help-panel = • { $gm_panel } est votre poste de commande.
help-undo = • { $gm_undo } annule des décisions, { $gm_pause } suspend le temps.
help-arrival = • Vous attendez que le MJ laisse entrer { $name } ; { $encounter_leave } y renonce.
help-undo-held = • { $gm_undo } annule des décisions.
help-fix = • { $fix_set } corrige une valeur, { $npc_add } ajoute du monde.
help-dice = • { $gm_dice } impose les prochains résultats (`attaque Jurl 15`) : { $words }.
help-status = • { $encounter_status } montre votre combattant, { $encounter_timeline } ce qui vient.
help-timeline = • { $encounter_timeline } montre ce qui vient.
help-why = • { $why } donne le calcul de la dernière décision, { $rule } résume une règle.

rolled = 🎲 { $who } : { $sum } = **{ $total }**
rolled-for = 🎲 { $who }, { $label } : { $sum } = **{ $total }**
rolled-apart = *Hors du combat : ce jet n’y compte pas.*
refused-bad-dice = « { $typed } » n’est pas un jet : écrivez une somme comme `2d6+3`, `4d6kh3` ou `d20 adv`, suivie de mots si vous voulez.
refused-too-many-dice = C’est trop pour un jet : 100 dés au plus, de 1 000 faces au plus, en dix termes, et des nombres jusqu’à 100 000.
