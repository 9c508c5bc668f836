# Cinquième édition, AQU : sous l’eau. Le titre est ce que « Pourquoi ? » ajoute au numéro, `.summary` ce que dit `/regle`.

rule-DN5-AQU-001 = armes de corps à corps sous l’eau
    .summary =
        Sans vitesse de nage, on attaque au corps à corps avec désavantage, sauf à la dague, à la javeline, à l’épée
        courte, à la lance ou au trident. Lecture retenue : les mains nues sont désavantagées, la lance d’arçon aussi.

rule-DN5-AQU-002 = sous l’eau, hors de portée normale
    .summary =
        Un tir ou un jet d’arme contre une cible plus loin que la portée normale manque d’office.

rule-DN5-AQU-003 = tirer sous l’eau
    .summary =
        Même à portée normale, le jet est désavantagé, sauf avec une arbalète, un filet ou une arme lancée comme une
        javeline : lance, trident, fléchette.

rule-DN5-AQU-004 = immergé, le feu brûle moins
    .summary =
        Une créature ou un objet tout entier sous l’eau résiste au feu : ces dégâts sont réduits de moitié.
