"""The combat rules of D&D 3.5: rounds and turns, attacks of opportunity before what provokes them.

Read `chapters` first, the table of contents, and `encounter`, the order of work; then the chapters in the order of the
text. What the text says, and its code:

=========================  ==========================  =========================  ==========================
français                   code                        français                   code
=========================  ==========================  =========================  ==========================
action simple              standard                    action de mouvement        move
action complexe            full-round action           pas de placement           step
pris au dépourvu           flat-footed                 round de surprise          surprise round (ambush)
classe d'armure (CA)       armour class                bonus de base à l'attaque  base_attack
attaque à outrance         full attack (swings)        critique                   threat, confirmed
attaque d'opportunité      opportunity                 case contrôlée             threatened square
points de vie (pv)         hit_points                  dégâts non létaux          nonlethal
hors de combat (0 pv)      disabled                    mourant, stabilisé         dying, stable
chanceler                  staggered                   activité restreinte        restricted
retarder son action        delay                       vitesse de déplacement     speed
=========================  ==========================  =========================  ==========================
"""

from bot.rulesets.dnd35.ruleset import Dnd35

__all__ = ["Dnd35"]
