# D&D 3.5 : les règles que le jeu applique. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-D35-BAS-001 = rounds et ordre
    .summary =
        Un round dure 6 secondes. On agit du plus haut résultat d’initiative au plus bas, et l’ordre reste le même
        de round en round.

rule-D35-BAS-002 = initiative
    .summary =
        Un d20, le modificateur de Dextérité et les autres bonus. À égalité, le plus grand modificateur passe devant ;
        s’il est égal aussi, un d20 départage.

rule-D35-BAS-003 = pris au dépourvu
    .summary =
        Avant son premier tour, personne n’a de bonus de Dextérité ni d’esquive à la CA, ni d’attaque d’opportunité ;
        un malus de Dextérité reste.

rule-D35-BAS-004 = round de surprise
    .summary =
        Quand seuls certains connaissent l’adversaire, ils jouent d’abord un round où chacun n’a qu’une action,
        simple ou de mouvement. Le meneur dit qui ignore tout.

rule-D35-BAS-005 = jet d’attaque
    .summary =
        Un d20, le bonus de base à l’attaque, la Force au corps à corps ou la Dextérité à distance, la taille :
        touché si le total atteint la CA.

rule-D35-BAS-006 = classe d’armure
    .summary =
        10, armure, bouclier, Dextérité, taille, armure naturelle, parade, esquive. Au contact, armure, bouclier et
        armure naturelle ne comptent pas.

rule-D35-BAS-007 = faces extrêmes du d20
    .summary =
        Une attaque touche sur un 20 du dé et manque sur un 1, quels que soient les totaux.

rule-D35-BAS-008 = coup critique
    .summary =
        Un dé dans la zone de critique qui touche demande un second jet, aux mêmes bonus ; s’il touche aussi, les
        dégâts se lancent autant de fois que dit l’arme.

rule-D35-BAS-009 = dégâts
    .summary =
        Les dés de l’arme et la Force, une fois et demie à deux mains ; un malus compte en entier. Au moins 1 point.

rule-D35-BAS-010 = attaque à outrance
    .summary =
        Une attaque est une action simple. Les suivantes, à −5 chacune, font du tour une action complexe ; un pas de
        placement reste possible.

rule-D35-BAS-011 = tailles
    .summary =
        La taille change l’attaque et la CA, la place occupée et l’allonge.

rule-D35-BAS-012 = cases contrôlées
    .summary =
        On contrôle les cases où l’on peut frapper au corps à corps. Une arme à allonge double l’allonge et ne
        frappe pas de près ; mains nues, on ne contrôle rien.

rule-D35-BAS-013 = mains nues et portée
    .summary =
        Mains nues, les dégâts sont non létaux et l’on s’expose à sa cible armée. Au-delà du premier facteur de
        portée, chaque facteur entamé coûte 2, dix au plus.

rule-D35-BAS-014 = jet de sauvegarde
    .summary =
        Un d20 et le bonus contre le DD ; un 20 du dé réussit, un 1 échoue.

rule-D35-BAS-016 = cumul des bonus
    .summary =
        Deux bonus du même type ne s’ajoutent pas, sauf ceux d’esquive, de circonstance et sans type.

rule-D35-BAS-019 = déplacement sur le plan
    .summary =
        Une action de mouvement vaut la vitesse. Les diagonales comptent une case puis deux. On traverse ses alliés,
        pas ses adversaires, et personne ne s’arrête sur une case prise.

rule-D35-BAS-021 = durée d’un round
    .summary =
        Un effet d’un round dure jusqu’au prochain tour de qui l’a causé. Les fractions s’arrondissent vers le bas.

rule-D35-BAS-022 = ordre des dés
    .summary =
        Initiative d’abord ; une attaque d’opportunité est réglée avant ce qui l’a provoquée ; attaque,
        confirmation, dégâts, sauvegardes.

rule-D35-ACT-001 = action simple et mouvement
    .summary =
        Un tour : une action simple et une de mouvement, dans l’ordre que l’on veut ; un second mouvement peut
        remplacer l’action simple.

rule-D35-ACT-002 = action complexe
    .summary =
        Elle remplit le tour ; seul un pas de placement va avec elle.

rule-D35-ACT-003 = pas de placement
    .summary =
        1,50 m sans s’exposer, une fois par round, si l’on ne se déplace pas autrement.

rule-D35-ACT-007 = activité restreinte
    .summary =
        Une seule action par round, simple ou de mouvement : dans le round de surprise, hors de combat, chancelant.

rule-D35-ACT-013 = retarder son action
    .summary =
        On laisse agir quelqu’un d’abord ; le nouveau rang vaut pour tout le combat.

rule-D35-AOO-001 = quitter une case contrôlée
    .summary =
        Quitter une case qu’un ennemi contrôle lui offre une attaque, où que mène le pas ; un pas de placement
        n’expose pas.

rule-D35-AOO-002 = actes qui exposent
    .summary =
        Dans une case contrôlée exposent : tirer, frapper à mains nues, incanter sans précaution, recharger, rengainer,
        ramasser, boire une potion, se relever. Dégainer ou lâcher n’expose pas.

rule-D35-AOO-003 = attaque d’opportunité
    .summary =
        Une seule attaque au corps à corps, au bonus entier, si l’on veut.

rule-D35-AOO-004 = une par round
    .summary =
        Une attaque d’opportunité par round, jamais deux contre la même occasion ; elle revient au début du tour.

rule-D35-AOO-005 = avant l’acte
    .summary =
        Elle est réglée avant le pas ou l’acte qui l’a provoquée ; puis le tour continue, s’il le peut.

rule-D35-AOO-006 = qui n’en fait pas
    .summary =
        Ni qui n’a pas eu son premier tour, ni qui est sans arme, ni qui est inconscient.

rule-D35-HPS-001 = hors de combat
    .summary =
        À 0 point de vie, une seule action par round ; un effort coûte un point de vie.

rule-D35-HPS-002 = mourant
    .summary =
        De −1 à −9 : inconscient, un point de vie perdu par round.

rule-D35-HPS-003 = mort
    .summary =
        À −10 points de vie ou moins, c’est la mort ; on ne compte pas plus bas.

rule-D35-HPS-004 = stabilisation
    .summary =
        Au début de son tour, un mourant a 10 % de chances de ne plus rien perdre ; sinon il perd un point de vie.

rule-D35-HPS-005 = soins aux mourants
    .summary =
        Le moindre soin, même d’un seul point, stabilise un mourant : il ne perd plus rien.

rule-D35-HPS-010 = dégâts non létaux
    .summary =
        Ils se comptent à part des points de vie et, si nombreux soient-ils, ne tuent pas.

rule-D35-HPS-011 = chanceler
    .summary =
        Autant de dégâts non létaux que de points de vie : une seule action par round.

rule-D35-HPS-012 = assommé
    .summary =
        Plus de dégâts non létaux que de points de vie : inconscient.

rule-D35-HPS-015 = dégâts excessifs
    .summary =
        50 points ou plus d’un coup : un jet de Vigueur contre 15, ou la mort.

rule-D35-GRA-001 = test de lutte
    .summary =
        Un d20, le bonus de base à l’attaque, la Force et le modificateur spécial de taille.

rule-D35-GRA-002 = plusieurs tentatives
    .summary =
        Qui a plusieurs attaques peut lutter plusieurs fois par round, chaque fois avec 5 de moins.

rule-D35-GRA-003 = engager : l’attaque d’opportunité
    .summary =
        Vouloir empoigner quelqu’un l’autorise à frapper d’abord ; le moindre dégât fait échouer la tentative.

rule-D35-GRA-004 = engager : saisir
    .summary =
        Il faut réussir une attaque de contact au corps à corps, à la place d’une attaque.

rule-D35-GRA-005 = engager : assurer sa prise
    .summary =
        Un test de lutte opposé, gagné, engage la lutte et inflige les dégâts des mains nues. Rien à faire contre
        qui a deux tailles de plus.

rule-D35-GRA-006 = engager : entrer dans l’espace
    .summary =
        On entre aussitôt dans l’espace de l’adversaire, en s’exposant aux autres ; sans place, la lutte cesse.

rule-D35-GRA-007 = lutter : plus de case contrôlée
    .summary =
        Qui lutte ne contrôle aucune case : ni attaque d’opportunité, ni prise en tenaille.

rule-D35-GRA-008 = lutter : plus de Dextérité
    .summary =
        Qui lutte perd son bonus de Dextérité à la CA, contre tous, ou contre les autres selon la table.

rule-D35-GRA-009 = lutter : plus de déplacement
    .summary =
        Qui lutte ne se déplace qu’en entraînant toute la lutte, et ne fait pas d’attaque d’opportunité.

rule-D35-GRA-010 = en lutte : activer un objet
    .summary =
        Un objet magique peut servir, sans test, mais pas un parchemin.

rule-D35-GRA-011 = en lutte : attaquer
    .summary =
        À mains nues, par une arme naturelle ou légère, avec −4, contre un adversaire de la lutte.

rule-D35-GRA-012 = en lutte : lancer un sort
    .summary =
        Sans geste, en une action simple, composantes en main : Concentration contre 20 plus le niveau, ou le sort
        est perdu.

rule-D35-GRA-013 = en lutte : infliger des dégâts
    .summary =
        Un test de lutte gagné inflige les dégâts des mains nues ; pour qu’ils soient létaux, −4 au test.

rule-D35-GRA-014 = en lutte : dégainer
    .summary =
        Une arme légère, en une action de mouvement, si un test de lutte est gagné contre tous.

rule-D35-GRA-015 = en lutte : s’échapper
    .summary =
        Un test de lutte gagné contre tous les adversaires libère, sur une case voisine au choix.

rule-D35-GRA-016 = en lutte : Évasion
    .summary =
        S’échapper par un test d’Évasion est possible, en une action simple.

rule-D35-GRA-017 = en lutte : immobiliser
    .summary =
        Un test de lutte gagné immobilise l’adversaire pendant 1 round : jusqu’au tour suivant de qui l’immobilise,
        qui peut encore en profiter.

rule-D35-GRA-018 = en lutte : se déplacer
    .summary =
        Une action simple, un test gagné contre tous, et toute la lutte se déplace de la moitié de la vitesse ; +4
        contre un adversaire immobilisé, à deux.

rule-D35-GRA-019 = en lutte : une composante
    .summary =
        Prendre une composante en main occupe tout le tour, sans test.

rule-D35-GRA-020 = en lutte : libérer un allié
    .summary =
        Un test de lutte gagné contre qui immobilise un allié le rend à la simple lutte.

rule-D35-GRA-021 = en lutte : retourner l’arme
    .summary =
        Un test de lutte gagné, puis une attaque à −4 avec l’arme légère de l’adversaire, qui la garde.

rule-D35-GRA-022 = immobiliser : ce qui reste possible
    .summary =
        Infliger des dégâts, retourner l’arme, se déplacer, empêcher de parler, arracher un objet.

rule-D35-GRA-023 = immobiliser : relâcher
    .summary =
        Relâcher ne coûte rien ; on ne lutte plus.

rule-D35-GRA-024 = immobiliser : ce qui ne l’est plus
    .summary =
        Ni arme, ni sort, ni composante, ni fuite, ni secours à un allié, ni autre adversaire à immobiliser.

rule-D35-GRA-025 = sous immobilisation
    .summary =
        On ne bouge plus pendant 1 round, et la CA perd 4 contre tous sauf contre qui immobilise.

rule-D35-GRA-026 = briser une immobilisation
    .summary =
        Un test de lutte ou d’Évasion gagné rend à la simple lutte.

rule-D35-GRA-027 = se mêler à une lutte
    .summary =
        Ni attaque d’opportunité, ni saisie à réussir : il ne reste qu’à assurer sa prise.

rule-D35-GRA-028 = lutter à plusieurs
    .summary =
        Jusqu’à quatre contre un ; plus petit compte pour moitié, plus grand pour deux, plus encore pour quatre.
