# Les consignes : ce qu’un combattant répond d’avance. Le panneau est privé.

orders-panel = 📋 **{ $who }** : consignes en vigueur
orders-line = { $order ->
        [none] { $matter }
       *[other] { $matter } : **{ $order }**
    }
orders-choose = Changer une consigne…
orders-matter = 📋 **{ $who }** : { $matter }. Quelle consigne ?
orders-given = ✅ Consigne { DE($who) } : { $matter } → { $order }.
button-orders-back = Retour

## D&D Alternatif
event-alternatif-order_given = 📋 Consigne { DE($combatant) } : { $matter_word } → { $order_word }.
option-alternatif-orders-matter = { $weapon ->
        [none] { $matter_word }
       *[other] { $matter_word } ({ $weapon_shown })
    }
word-alternatif-matter-strike = frappe
word-alternatif-matter-strike-left = frappe de la main gauche
word-alternatif-matter-parry = parade
word-alternatif-matter-parry-left = parade de la main gauche
word-alternatif-matter-free = coup gratuit
word-alternatif-matter-simultaneous = simultané
word-alternatif-order-ask = demander
word-alternatif-order-always = toujours
word-alternatif-order-never = jamais
word-alternatif-order-if_defensive = seulement sur la défensive
word-alternatif-order-last_target = même cible
word-alternatif-order-attack = attaquer
word-alternatif-order-return_to_guard = revenir en garde
note-button-orders = Consignes
note-button-orders-of = Consignes : { $name }
