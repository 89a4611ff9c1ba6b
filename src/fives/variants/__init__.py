"""Rule sheets, one game a file, data only; and variants by name."""

from fives.variants.all_fives import ALL_FIVES
from fives.variants.all_threes import ALL_THREES
from fives.variants.bergen import BERGEN
from fives.variants.block import BLOCK
from fives.variants.bones_150 import BONES_150
from fives.variants.discovery import FoundVariant
from fives.variants.draw import DRAW
from fives.variants.exact_61 import EXACT_61
from fives.variants.five_up import FIVE_UP
from fives.variants.fives_and_threes import FIVES_AND_THREES
from fives.variants.horse_race import HORSE_RACE
from fives.variants.merry_go_round import MERRY_GO_ROUND
from fives.variants.muggins import MUGGINS
from fives.variants.partnership import PARTNERSHIP
from fives.variants.registry import all_variants, found_variants, variant
from fives.variants.seven_rocks import SEVEN_ROCKS
from fives.variants.seven_toed_pete import SEVEN_TOED_PETE
from fives.variants.sniff import SNIFF

__all__ = [
    "ALL_FIVES",
    "ALL_THREES",
    "BERGEN",
    "BLOCK",
    "BONES_150",
    "DRAW",
    "EXACT_61",
    "FIVES_AND_THREES",
    "FIVE_UP",
    "FoundVariant",
    "HORSE_RACE",
    "MERRY_GO_ROUND",
    "MUGGINS",
    "PARTNERSHIP",
    "SEVEN_ROCKS",
    "SEVEN_TOED_PETE",
    "SNIFF",
    "all_variants",
    "found_variants",
    "variant",
]
