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

word-order-ask = ask
word-order-always = always
word-order-never = never

word-matter-manner = in general
word-order-everything = ask me everything
word-order-harm = only what may hurt me
word-order-prudent = play for me, prudently
word-order-usual = as in general
word-matter-finish = end by itself
about-matter-finish = Only what costs nothing is left to you: your turn ends by itself, or asks.
about-matter-manner =
    What the other orders say comes first. Ask me everything: each choice that the rules leave to you. Only what may hurt me: the rest goes on as before, as long as there is no doubt. Play for me, prudently: your combatant acts and defends himself alone; you may speak at any time.

## D&D Alternatif
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
word-alternatif-matter-wrestle = wrestling action
word-alternatif-matter-follow = following whom you push
word-alternatif-matter-grab = captured weapon
word-alternatif-matter-pull = tug-of-war for a weapon
word-alternatif-matter-swap = changing places
word-alternatif-matter-expose = guard to lower
word-alternatif-matter-release = target of a shot gone
word-alternatif-matter-aim = aiming
word-alternatif-matter-again = being asked again when standing by
word-alternatif-matter-changed = a change in mid-action
word-alternatif-matter-dagger = specialist’s advantage for the dagger
word-alternatif-order-if_defensive = only on the defensive
word-alternatif-order-last_target = same target
word-alternatif-order-attack = attack
word-alternatif-order-return_to_guard = return to guard
word-alternatif-order-escape = escape
word-alternatif-order-key = key
word-alternatif-order-batter = batter
word-alternatif-order-one_hand = with one hand
word-alternatif-order-both_hands = with both hands

# What each matter settles beforehand.
about-alternatif-matter-strike = Your action has come up: strike the last target without asking, or prepare no action with this weapon.
about-alternatif-matter-strike-left = As the strike, for the left hand.
about-alternatif-matter-parry = The first blow that hits in a segment is parried with this weapon: always, never, or only when it costs nothing.
about-alternatif-matter-parry-left = As the parry, for the left hand; it comes first.
about-alternatif-matter-free = Free and opportunity attacks, the end of a charge and its reception: take them or let them go.
about-alternatif-matter-simultaneous = An enemy acts in the same segment: attack or return to guard, with all your weapons.
about-alternatif-matter-oppose = A special action is tried on you: oppose an attack or a parry to it.
about-alternatif-matter-dodge = A shot hits you and nothing can parry it: dodge or not.
about-alternatif-matter-counter = A hold succeeds on you: counter it, or only when it costs nothing.
about-alternatif-matter-wrestle_choice = Two wrestlers may act in the same segment: act, or go on the defensive.
about-alternatif-matter-wrestle = Your wrestling action has come up: what you do whenever it can be done; the rest is asked.
about-alternatif-matter-keep_up = An enemy steps back by a cell: follow or stay.
about-alternatif-matter-follow = You have pushed somebody back: step after them or stay.
about-alternatif-matter-grab = You capture a weapon: pull with one hand, or drop your own and pull with both.
about-alternatif-matter-pull = You both pull at a weapon: pull again, or let go.
about-alternatif-matter-swap = A companion wants to change places with you: accept or refuse.
about-alternatif-matter-expose = What you announce lowers your guard: go on all the same, or give it up.
about-alternatif-matter-release = The target of your shot is gone: shoot at the first other one, or keep the shot ready.
about-alternatif-matter-aim = Your die is known: aim as long as possible, or not at all.
about-alternatif-matter-again = You are standing by: you are asked what you do in every round, when you are struck, when an enemy arrives or somebody falls; or never.
about-alternatif-matter-changed = A weapon lost, a fall, a new enemy: say something else, or go on as announced.
about-alternatif-matter-dagger = A specialist of both weapons in hand, a dagger in the left: the better reaction die is the dagger’s (always), or the right hand’s (never).
note-button-act = Act…
note-button-orders = Orders
note-button-orders-of = Orders: { $name }
