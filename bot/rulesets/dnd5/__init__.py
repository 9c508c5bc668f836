"""The combat chapter of the fifth edition's reference rules: rounds and turns, and reactions that interrupt them.

Read `chapters` first, the table of contents, and `encounter`, the order of work; then the chapters in the order of the
text. What the text says, and its code:

=========================  ==========================  =========================  ==========================
français                   code                        français                   code
=========================  ==========================  =========================  ==========================
tour                       turn                        réaction                   reaction
action bonus               bonus action                déclencheur                trigger (occurrence, offer)
classe d'armure (CA)       ac                          points de vie (pv)         hit_points
points de vie temporaires  temporary                   bonus de maîtrise          proficiency
avantage, désavantage      up, down (sway)             test, jet de sauvegarde    check, save
attaque d'opportunité      opportunity                 allonge, portée            reach, near and far
à terre, se relever        prone, stand                terrain difficile          difficult
Foncer, Esquiver           dash, dodge                 Se désengager              disengage
coup critique              critical                    assommer                   spare (knocked_out)
jet contre la mort         death save                  stabilisé                  stable
résistance, vulnérabilité  resistant, vulnerable       neutralisé                 incapacitated
=========================  ==========================  =========================  ==========================
"""

from bot.rulesets.dnd5.ruleset import Dnd5

__all__ = ["Dnd5"]
