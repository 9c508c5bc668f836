# Règles au pourcentage : ce qui ne va pas, et ce qui irait.

refused-percentile-aim = { $name } ne peut viser une partie du corps que dans une attaque discrète ou d’opportunité : c’est le réglage de cette table.
refused-percentile-asphyxia-dice = « { $value } » n’est pas une somme de dés : donnez par exemple 1d6, 2d6+1 ou 1d8+1d4, ou laissez le MJ en juger.
refused-percentile-battle-spell = Dans une bataille, un sort coûte au plus { $most } psy : { $spell_word } en coûte { $psy }.
refused-percentile-by-itself = Le coup { DE($name) } part de lui-même quand son tour vient : annoncez avec `/declarer`.
refused-percentile-cannot-knock-out = { $name } ne peut pas assommer ({ $weapon }) : il faut les poings, une prise ou une arme qui ne tranche pas.
refused-percentile-charge = { $name } ne peut pas charger : il faut être en selle, avec une arme de corps à corps.
refused-percentile-declare-first = { $name } n’a encore rien annoncé : `/declarer` d’abord.
refused-percentile-discreet-offensive = Une attaque discrète ne va pas avec Offensif : { $name } doit prendre une autre posture.
refused-percentile-said-already = { $name } l’a déjà annoncé pour ce round.
refused-percentile-has-acted = { $name } a déjà agi ce round : l’annonce ne peut plus changer.
refused-percentile-in-the-middle = Une action est en plein cours : { $name } pourra le faire avant la suivante.
refused-percentile-holds-nobody = { $name } ne tient personne.
refused-percentile-locked = { $why ->
        [acted] { $name } a déjà agi ce round : l’annonce ne peut plus changer.
        [acting] L’action { DE($name) } est en cours : elle ira jusqu’au bout.
        [initiative] L’initiative se joue encore : { $name } annoncera juste après.
        [ending] Le round s’achève : { $name } annoncera au prochain.
        [between] Le round n’a pas commencé : { $name } annoncera dès qu’il s’ouvre.
       *[declared] Les annonces sont closes : { $name } fera ce qui est annoncé ; le MJ seul peut en changer.
    }
refused-percentile-next-round = { $name } n’a pas encore de place dans l’ordre : son tour viendra au prochain round, à moins que le MJ n’accorde une action.
refused-percentile-no-manner = « { $value } » ne convient pas ici : donnez une manière d’attaquer ou une posture parmi celles qui sont proposées.
refused-percentile-one-posture = Une action se fait dans une seule posture : choisissez l’une de celles-ci : { $postures_words }.
refused-percentile-no-reaction = { $name } n’attend aucune action à laquelle réagir.
refused-percentile-no-second-weapon = { $name } n’a pas de seconde arme utilisable.
refused-percentile-no-soldiers = { $name } n’est pas un bataillon : pas de soldats à compter.
refused-percentile-no-hint = { $name } est le personnage d’un joueur : ce qu’il va faire est annoncé à tous.
refused-percentile-no-swap = { $a } et { $b } ne peuvent pas échanger leur place : cela ne vaut qu’entre personnages du MJ à égalité d’initiative.
refused-percentile-not-acting = Une action de plus s’accorde pendant la résolution du round, quand les annonces sont closes.
refused-percentile-not-declaring = Il n’y a pas d’annonces à clore en ce moment.
refused-percentile-not-hurt = { $name } a déjà tous ses points de vie.
refused-percentile-not-all-declared = Les annonces ne sont pas finies, rien ne se joue encore. On attend : { $names_listed }.
refused-percentile-not-possible = { $why ->
        [kept] { $name } ne peut pas faire cela ({ $action_word }) : { $status_word }.
        [posture] La posture { DE($name) }, qui vaut pour tout le round, ne va pas avec cette action ({ $action_word }).
        [rolls_anyway] { $name } aura son jet de Physique pour se dégager à son tour, en plus de son action : annoncez-en une autre.
        [not_held] Personne ne tient { $name } : il n’y a pas de prise dont se dégager.
        [nobody] { $name } n’a pas d’adversaire en vue.
        [reach] Aucun adversaire n’est à portée { DE($name) }.
        [untrained] { $name } n’a pas appris à lutter : il y faut la compétence Lutte.
        [nothing_parries] { $name } n’a rien pour parer : ni arme de mêlée ou d’hast utilisable, ni bouclier.
        [spells] { $name } ne connaît aucun sort.
        [psy] { $name } n’a plus assez de psy pour un sort.
        [battalion] { $name } ne peut pas saisir tout un bataillon.
        [carried] { $name } ne porte aucune autre arme à prendre en main.
       *[other] { $name } ne peut pas faire cela maintenant ({ $action_word }).
    }
refused-percentile-off-balance = { $name } a perdu l’équilibre : pas d’attaque ce round.
refused-percentile-other-weapon = { $name } n’a pas cela en main. En main : { $weapons_words }.
refused-percentile-pit-drawn = Le sort ne dit qui entre d’abord que dans la fosse à l’ours, et avant le premier duel.
refused-percentile-pit-rests = { $name } n’est pas de ce duel.
refused-percentile-pit-seen = Dans la fosse à l’ours, personne ne se cache : ajoutez ou laissez ce combattant à la vue de tous.
refused-percentile-pit-three = La fosse à l’ours se joue à trois, ni plus ni moins : il y a { $count ->
        [0] personne
        [one] une seule personne
       *[other] { $count } personnes
    } pour l’instant.
refused-percentile-out = { $name } { $status ->
        [dead] a péri
        [knocked_out] a perdu connaissance
        [fled] a fui le combat
       *[out_of_action] est hors de combat
    } : le MJ peut y remédier avec `/corriger`.
refused-percentile-out-of-reach = { $target } est hors de portée { DE($name) }.
refused-percentile-target-out = { $status ->
        [dead] { $target } ne vit plus.
        [knocked_out] { $target } a perdu connaissance.
        [fled] { $target } a fui le combat.
       *[out_of_action] { $target } est déjà hors de combat.
    } Choisissez quelqu’un d’autre.
refused-percentile-target-apart = { $target } a rompu le combat : seul un tir{ $spells ->
        [yes] {" "}ou un sort
       *[no] { "" }
    } peut l’atteindre, à moins { QUE($name) } ne se déplace d’abord pour reprendre le contact.
refused-percentile-target-behind = { $target } se tient derrière { $names_listed } : seul un tir ou un sort peut l’atteindre.
refused-percentile-posture = Cette posture ({ $posture_word }) ne va pas avec cette action ({ $action_word }). Au choix pour { $name } : { $postures_words }.
refused-percentile-posture-holds = La posture { DE($name) } vaut pour tout le round : { $posture_word }.
refused-percentile-react-to-what = Dites à quelle action { $name } réagira.
refused-percentile-same-side = { $a } et { $b } sont du même camp.
refused-percentile-setting-value = Le réglage « { $setting } » ne peut pas valoir « { $value } ». Au choix : { $options }.
refused-percentile-unknown-setting = « { $setting } » n’est pas un réglage. Connus : { $known }.
refused-percentile-unpaid = { $name } n’a pas assez de psy pour { $spell_word } : il en faut { $cost }, il en reste { $psy }.
refused-percentile-variant-stands = La variante ne change plus une fois le combat commencé.
refused-percentile-wait-for-what = Dites ce qu’attend { $name } (`maniere`) : énergie, bonus, frapper qui m’attaque, frapper qui incante ou frapper le premier qui agit. Pour réagir à autre chose, passez par les boutons.
refused-percentile-weapon-unusable = { $name } ne peut pas se servir de cette arme ce round : { $weapon }.
refused-percentile-which-enemy = Dites contre qui agit { $name }. Adversaires en vue : { $names }.
refused-percentile-which-hold = Dites quelle prise tente { $name } : immobiliser, jeter à terre ou étrangler.
refused-percentile-which-manner = Dites de quelle manière { $name } attaque (`maniere`) : viser une partie précise ou vitale, discrètement, à deux armes…
refused-percentile-draw-what = Dites quelle arme prend { $name }. À portée de main : { $weapons_words }.
refused-percentile-which-spell = Dites quel sort lance { $name }. Sorts connus : { $spells_words }.
refused-percentile-spell-disengaged = { $target } a rompu le combat : seul un tir peut l’atteindre. Choisissez une autre cible pour le sort.
refused-percentile-spell-at-whom = Dites sur qui { $name } lance son sort. Présents : { $names }.
refused-percentile-no-lines = Ni la bataille ni la fosse n’ont de lignes : devant et derrière n’y disent rien.
refused-percentile-held-by-whom = Qui tient { $name } ? Dites-le avec l’état ({ $status_word }) : `autre : …` ; on peut alors s’en libérer.
