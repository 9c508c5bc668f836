# D&D Alternatif, CTR : les contre-attaques.

rule-ALT-CTR-001 = quelles actions
    .summary =
        Percée, désarmer, capture d’arme et engager en lutte se font aussi en contre-attaque.

rule-ALT-CTR-002 = annoncer et attendre
    .summary =
        Elle s’annonce avec son genre avant la réaction ; à son initiative rien ne se passe : elle est armée et
        attend.

rule-ALT-CTR-003 = ce qui la déclenche
    .summary =
        Toute attaque régulière de l’adversaire désigné contre son auteur, au segment armé ou après, la déclenche
        aussitôt.

rule-ALT-CTR-004 = opposition sans risque
    .summary =
        Les deux forces de frappe s’opposent ; elle n’offre pas d’action gratuite. L’attaque touche si elle atteint
        la CA, et l’arme ne pare pas.

rule-ALT-CTR-005 = la suite
    .summary =
        La réaction suivante compte du segment où elle fut déclenchée.

rule-ALT-CTR-006 = y renoncer
    .summary =
        On peut l’abandonner pour une autre action : nouvelle réaction de ce segment.

rule-ALT-CTR-007 = parer pendant l’attente
    .summary =
        Parer avec son arme la reporte ; armée, elle l’est de nouveau après le report (lecture retenue).

rule-ALT-CTR-008 = résultats purs d’une contre-attaque
    .summary =
        Comme toute botte : le 20 pur de l’adversaire la fait échouer ; toutes ses attaques du segment doivent être
        battues.
