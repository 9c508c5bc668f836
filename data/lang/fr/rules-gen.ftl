# D&D Alternatif, GEN : le temps, les nombres, le MJ. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-ALT-GEN-001 = segment
    .summary =
        Dans une scène d’action, le temps se compte en segments entiers d’environ 6 secondes, numérotés. La plupart des
        actions, et toute action de combat, tiennent dans un seul. Les six secondes d’un segment ne comptent que pour
        un test simultané.

rule-ALT-GEN-002 = round
    .summary =
        10 segments font un round (environ une minute), 5 font une phase. Ils ne servent qu’à dire des durées : rien
        n’est relancé ni réordonné quand l’un ou l’autre finit. Le segment 46 est le sixième du round 5.

rule-ALT-GEN-003 = ouverture et décompte
    .summary =
        Le MJ ouvre et clôt la scène. Le décompte part du segment 1 et ne revient jamais en arrière avant la fin. Une
        action annoncée à l’ouverture compte depuis 0 : un 3 la place à la fin du segment 3.

rule-ALT-GEN-004 = mode de combat
    .summary =
        Il y a trois modes : mêlée, tir et lutte ; on n’est que dans un seul à la fois. On y entre en annonçant une
        action de ce mode, si ses conditions sont remplies, même quand elle ne vient que plus tard ; on en sort en
        préparant autre chose.

rule-ALT-GEN-005 = changer de mode de combat
    .summary =
        Possible à tout segment ; c’est changer d’action : la préparation en cours est perdue, le nouveau dé de
        réaction s’ajoute au segment de l’annonce. Si quelqu’un vous force à changer, en vous entraînant dans une lutte
        par exemple, votre action en cours est perdue de même.

rule-ALT-GEN-006 = bonus martial
    .summary =
        Combattants (guerrier, ranger, barbare) : niveau + 1. Prêtres (aussi druide, sorcier, barde) et larrons
        (voleur, assassin, bateleur, courtisane, compagnon) : (2 × niveau + 1) ÷ 3. Mages : (2 × niveau − 1) ÷ 5. On
        arrondit en dessous : 8, 5 et 2 au niveau 7. Ces familles sont une lecture retenue. Il s’ajoute au d20 et donne
        le dé de réaction en mêlée.

rule-ALT-GEN-007 = bonus martial hors tableau
    .summary =
        Créatures et personnages du MJ portent leur bonus martial sur leur fiche. Règle maison : au-delà du niveau 20,
        les mêmes calculs continuent ; avec plusieurs classes, la meilleure compte. Une valeur écrite sur la fiche
        l’emporte.

rule-ALT-GEN-008 = classe d’armure
    .summary =
        CA = 10 + seuil de l’armure + bonus standard de Dextérité (lecture retenue : négatif, il la baisse). C’est la
        difficulté habituelle en mêlée et au tir. En mêlée, le facteur de défense de l’arme peut s’y ajouter. La lutte
        a son propre calcul.

rule-ALT-GEN-009 = réussite d’une action
    .summary =
        On lance 1d20 et on ajoute ses bonus : c’est la force de frappe. L’action réussit si elle égale ou dépasse la
        difficulté : la CA de la cible, ou la force de frappe du coup à parer ou de l’action opposée. Le 20 pur et le 1
        pur passent outre.

rule-ALT-GEN-010 = dégâts
    .summary =
        Un coup qui blesse lance les dés de dégâts de l’arme ou de l’action et ajoute ses bonus : Force aux dégâts,
        magie, spécialisation… Lecture retenue : jamais moins de 1 point. Une action réussie ne blesse que si sa règle
        le dit.

rule-ALT-GEN-011 = l’endurance, puis les points de coup
    .summary =
        Les dégâts ordinaires (dégâts d’usure) entament d’abord l’endurance ; seul ce qui la dépasse touche les points
        de coup : c’est un critique d’usure. Avec 6 d’endurance et 3 points de coup, 8 points de dégâts laissent 0 et
        1.

rule-ALT-GEN-012 = résultat pur
    .summary =
        C’est la face du d20 avant tout bonus ; elle seule déclenche les coups exceptionnels. 20 : réussite d’office ;
        1 : échec d’office. Coup critique : sur 20 pour une attaque, 19-20 pour une attaque gratuite, 17-20 pour une
        attaque franche. Armes et créatures peuvent en avoir d’autres.

rule-ALT-GEN-013 = le MJ est souverain
    .summary =
        Durées, réactions des actions non prévues, segments de battement, actions gratuites accordées ou non, et tout
        ce que le texte laisse ouvert : le MJ décide, avant ou après les dés. Ses corrections sont notées et peuvent
        être annulées.

rule-ALT-GEN-014 = réglages de la table
    .summary =
        Le texte rend facultatifs les facteurs d’armes (« facteurs d’armes »), leur ajout à la CA (« facteur de défense dans la CA »)
        et les actions spéciales (« actions spéciales de mêlée »). Les autres réglages tranchent une ambiguïté ou un choix laissé au
        MJ. Chaque combat a les siens, que le MJ peut changer.

rule-ALT-GEN-015 = 0 point de coup
    .summary =
        Règle maison, car ce chapitre ne le dit pas : à 0 point de coup ou moins, hors de combat. On tombe, on lâche
        tout ; actions en cours et engagement prennent fin. Le MJ dit si c’est la mort, l’agonie ou l’inconscience. Le
        total peut passer sous 0.

rule-ALT-GEN-016 = déroulement d’un segment
    .summary =
        Dans l’ordre : annonces et choix simultanés ; attaques franches ; tests simultanés s’il en faut ; toutes les
        attaques, puis les parades, puis les dégâts, qui comptent même pour qui tombe ; actions gratuites ; enfin
        nouvelles annonces et dés de réaction. Lecture retenue : le texte ne fixe pas cet ordre.
