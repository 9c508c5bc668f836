# Standing orders: what a combatant answers beforehand. The panel is private.

orders-panel = 📋 **{ $who }**: orders in force
orders-line = { $order ->
        [none] { $matter }
       *[other] { $matter }: **{ $order }**
    }
orders-choose = Change an order…
orders-matter = 📋 **{ $who }**: { $matter }. Which order?
orders-given = ✅ Order for **{ $who }**: { $matter } → { $order }.
button-orders-back = Back

## D&D Alternatif
event-alternatif-order_given = 📋 Order for **{ $combatant }**: { $matter_word } → { $order_word }.
option-alternatif-orders-matter = { $weapon ->
        [none] { $matter_word }
       *[other] { $matter_word } ({ $weapon_shown })
    }
word-alternatif-matter-strike = strike
word-alternatif-matter-strike-left = left-hand strike
word-alternatif-matter-parry = parry
word-alternatif-matter-parry-left = left-hand parry
word-alternatif-matter-free = free strike
word-alternatif-matter-simultaneous = simultaneous
word-alternatif-order-ask = ask
word-alternatif-order-always = always
word-alternatif-order-never = never
word-alternatif-order-if_defensive = only on the defensive
word-alternatif-order-last_target = same target
word-alternatif-order-attack = attack
word-alternatif-order-return_to_guard = return to guard
note-button-orders = Orders
note-button-orders-of = Orders: { $name }
