"""All conditions under these rules, and what each of them does (DN5-EXT-007 to -011); those of the text come first."""

from __future__ import annotations

from typing import Final

from bot.rulesets.shared.consequences import Conditions

CONDITIONS: Final = Conditions(
    {
        "prone": {"down", "hampers_attacks", "exposed_near", "crawls"},
        "grappled": {"stays"},
        "restrained": {"stays", "hampers_attacks", "exposed", "hampers_dexterity_saves"},
        "incapacitated": {"cannot_act"},
        "unconscious": {"cannot_act", "stays", "helpless", "senseless", "critical_near", "drops_prone"},
        "blinded": {"blind"},
        "invisible": {"unseen"},
        "paralysed": {"cannot_act", "stays", "helpless", "exposed", "critical_near"},
        "stunned": {"cannot_act", "stays", "helpless", "exposed"},
        "poisoned": {"hampers_attacks", "hampers_checks"},
        "frightened": {"dreads"},
        "aloft": {"borne_up"},
        "disengaged": {"spares_opportunities"},
        "dodging": {"dodges"},
        "reckless": {"reckless"},
        "borne": {"sinks"},
    }
)
OF_ACTIONS: Final = frozenset({"disengaged", "dodging", "reckless", "borne"})
"""Those that an action or a spell alone brings."""
SAID: Final = tuple(each for each in CONDITIONS if each not in OF_ACTIONS)
"""Those that the game master can put on somebody."""
