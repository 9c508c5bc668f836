# Règles au pourcentage, DMG : les dégâts et la protection. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-PCT-DMG-001 = dés de l’arme
    .summary =
        Un coup qui n’est pas arrêté fait lancer et additionner les dés de dégâts de l’arme. La table des armes est
        une donnée maison : le texte ne donne que 1d4 à mains nues.

rule-PCT-DMG-002 = bonus aux dégâts
    .summary =
        Le bonus de l’attaquant s’ajoute au corps à corps, jamais à distance. Lecture retenue : une arme de jet compte
        comme arme à distance.

rule-PCT-DMG-003 = protection
    .summary =
        La valeur de l’armure se retire des dégâts de chaque attaque ; seul le reste, jamais moins de 0, se perd en
        points de vie. Lecture retenue : peau naturelle, armure portée et bouclier s’additionnent.

rule-PCT-DMG-004 = une armure ne s’use pas
    .summary =
        La protection entière compte contre chaque attaque ; les coups ne la diminuent jamais.

rule-PCT-DMG-005 = bouclier : parade et protection
    .summary =
        Un bouclier donne un bonus au jet de parade, un peu de protection, et pare les flèches. Ses nombres sont des
        données maison. Lecture retenue : tenu, il protège toujours ; son bonus ne vaut que pour une parade au
        bouclier.

rule-PCT-DMG-006 = couvert
    .summary =
        Le MJ peut donner un malus à qui attaque une cible abritée ; le couvert n’absorbe pas de dégâts. Lecture
        retenue : il ne compte que contre les attaques à distance, sauf si le MJ l’étend à toutes.

rule-PCT-DMG-007 = dégâts critiques
    .summary =
        Les dés de l’arme comptent double : 2 × dés + bonus − protection. Lecture retenue : le bonus ne compte qu’une
        fois (réglage : « bonus aux dégâts d’un critique ») et la protection joue (réglage : « protection contre un critique »).

rule-PCT-DMG-008 = percutant
    .summary =
        Une arme de corps à corps à deux mains lance deux fois ses dés de dégâts et garde le meilleur total. Lecture
        retenue : les dés du bonus ne se lancent qu’une fois ; un arc n’est pas percutant, sauf si ses données le
        disent.

rule-PCT-DMG-009 = calcul des dégâts
    .summary =
        Dés de l’arme (le meilleur de deux jets si elle est percutante, le maximum en Offensif) ; doublés si
        critique ; plus bonus et charge ; moitié (ricochet, bataille) ; moins la protection, sans descendre sous 0 ;
        un tiers si la cible est assommée. Lecture retenue pour l’ordre.

rule-PCT-DMG-010 = 0 point de vie
    .summary =
        Le texte n’en dit rien. Lecture retenue : à 0, et jamais au-dessous, on est hors de combat, sans action, ni
        défense, ni place dans l’ordre. Le MJ seul dit qui meurt.
