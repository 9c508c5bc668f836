# D&D Alternatif : la charge et sa réception.

## La course et le contact
event-alternatif-charge_begun = 🏃 **{ $combatant }** charge **{ $target }** ({ $cells_metres } m) : au contact au segment **{ $segment }**.
event-alternatif-charge_passed = 🏃 **{ $combatant }** passe à portée { DE($other) }.
event-alternatif-charge_arrived = 🏃 **{ $combatant }** charge **{ $target }**{ $cells ->
        [0] { "" }
       *[other] {" "}({ $cells_metres } m)
    } et arrive au contact{ $strikes ->
        [yes] .
       *[no] , sans élan pour frapper.
    }
event-alternatif-charge_missed = 🏃 **{ $combatant }** a couru pour rien : **{ $target }** n’est plus à sa portée.
event-alternatif-clash_decided = { $how ->
        [nothing] { $part ->
            [reception] **{ $combatant }** ne reçoit pas la charge.
           *[charge] **{ $combatant }** ne frappe pas au bout de sa charge.
        }
       *[other] { "" }
    }
event-alternatif-clash_settled = { $stopped ->
        [yes] 🔱 La charge { DE($combatant) } est brisée net.
       *[no] { "" }
    }
event-alternatif-screen_said = { $on ->
        [yes] 🛡️ **{ $combatant }** couvre **{ $other }** : on passe à sa portée pour charger **{ $other }**.
       *[no] 🛡️ **{ $combatant }** ne couvre plus **{ $other }**.
    }

## Ce qui est demandé
question-alternatif-charge = **{ $who }**, vous arrivez sur { $target }. Que faites-vous de votre élan (bonus de 2) ?
option-alternatif-charge-charge = Frapper : { $weapon }
option-alternatif-charge-special = Action spéciale…
option-alternatif-charge-none = Ne rien faire
question-alternatif-reception = **{ $who }**, { $target } vous charge. Le recevez-vous ?{ $parries ->
        [yes] {" "}Dans ce cas, votre arme ne pourra plus parer ce segment.
       *[no] { "" }
    }
option-alternatif-reception-reception = Frapper : { $weapon }{ $lost ->
        [yes] {" "}(au lieu de l’action venue)
       *[no] { "" }
    }
option-alternatif-reception-special = Action spéciale…
option-alternatif-reception-none = Garder la parade
question-alternatif-charge_distance = 📏 **{ $author }** veut charger **{ $target }**. Combien de cases de 2 m les séparent ?
option-alternatif-charge_distance-cells = { $value ->
    [one] { $value } case
   *[other] { $value } cases
}
option-alternatif-charge_distance-refuse = Impossible
option-alternatif-declare-action-charge = Charger
choose-alternatif-charge = Que faire de votre élan ?
choose-alternatif-reception = Comment le recevoir ?
word-question-charge = action au bout de la charge
word-question-reception = charge à recevoir
word-question-charge_distance = distance d’une charge

## Les mots
word-action-charge = charger
word-alternatif-action-charge = charge
word-alternatif-tool-screen = qui couvre qui contre une charge
word-alternatif-why-charge = charge
word-alternatif-why-reception = réception

## Réglages
word-setting-charge_min_scope = 4 cases de charge
word-setting-short_charge_reception = recevoir une charge trop courte
word-setting-charge_order = charge contre réception
word-setting-charge_reaction_dex = Dextérité après une charge
word-setting-stacked_doubling = deux doublements
word-alternatif-value-run = toute la course
word-alternatif-value-last_segment = le dernier segment
word-alternatif-value-simultaneous = ensemble
word-alternatif-value-polearm_first = l’arme d’hast d’abord
word-alternatif-value-multiply = quadruple
word-alternatif-value-add = triple
word-alternatif-value-once = double
setting-alternatif-charge_min_scope = Les 4 cases qui donnent son élan à une charge se comptent sur toute la course, ou sur son dernier segment.
setting-alternatif-short_charge_reception = Une course trop courte pour donner de l’élan est tout de même reçue, ou non.
setting-alternatif-charge_order = Charge et réception frappent ensemble, ou l’arme d’hast arrête d’abord qui elle met hors de combat.
setting-alternatif-charge_reaction_dex = La première réaction après une charge est abaissée par la Dextérité, ou non.
setting-alternatif-stacked_doubling = Réception à l’arme d’hast et coup critique ensemble : dégâts quadruplés, triplés ou doublés.

## Ce qui ne va pas
refused-alternatif-charge-in-contact = { $name } est déjà au contact { DE($target) } : une charge demande de l’élan, attaquez plutôt.
refused-alternatif-charge-prone = { $name } est à terre : il faut se relever avant de charger.
refused-alternatif-charge-lame = { $name } a la jambe blessée et ne peut plus courir : attaquez quand l’adversaire approche.
refused-alternatif-not-a-companion = { $name } n’est pas du même camp : on ne couvre que les siens.
