"""What a policy says: a clause for each that is shipped, the repr of any other."""

from __future__ import annotations

from typing import Final

import attrs

from fives.dominoes.tiles import Tile
from fives.match.axes import METHODS
from fives.policies.admission import FirstScoreAtLeast
from fives.policies.continuation import DoubleOrScore, EveryPlayEndsTheTurn
from fives.policies.counting import BothHalvesWhileOpen, SpinnerCountsUntilWalledIn
from fives.policies.dealing import BySeats
from fives.policies.debits import EveryHandIsDebited
from fives.policies.drawing import Freely, NoDrawing, OnlyWhenStuck
from fives.policies.ending import OutOrAllPass, OutOrNobodyCanPlace, WholeSideOut
from fives.policies.fixed_settlements import FewestDoubles, OutWithLastPlay
from fives.policies.hand_settlements import HandDifferences, SingleSmallest
from fives.policies.leads import DoublesLead, DoublesOrScoresLead
from fives.policies.opening import OpenerMovesOn, WhoWentOutOpens
from fives.policies.points import EqualEnds, FivesAndThrees, MultiplesOf, NoPoints, PipsOfMultiples
from fives.policies.qualifying import HighestDoubleOpens, HighestTileOpensFirst, HolderOpens
from fives.policies.rounding import Exact, PipsToNearest, ToNearest
from fives.policies.settlement import SmallestTakesAll
from fives.policies.side_settlements import SingleSideTakesAll, TakesEachHand, TwoOfThreeSplit
from fives.policies.spinners import EveryDouble, FirstDouble, LeadWalledInFirst, NoDouble
from fives.policies.table_targets import AtLeastBySeats, BestAtLeast, LeaderAtLeast
from fives.policies.target import AtLeast, Exactly
from fives.render.folding import capital
from fives.render.wording.dealing import dealing_clause
from fives.render.wording.language import Language, Value

_KEYS: Final[dict[type, str]] = {
    WhoWentOutOpens: "policy.who_went_out_opens",
    OpenerMovesOn: "policy.opener_moves_on",
    HolderOpens: "policy.holder_opens",
    HighestDoubleOpens: "policy.highest_double_opens",
    HighestTileOpensFirst: "policy.highest_tile_opens_first",
    DoublesLead: "policy.doubles_lead",
    DoublesOrScoresLead: "policy.doubles_or_scores_lead",
    OnlyWhenStuck: "policy.only_when_stuck",
    NoDrawing: "policy.no_drawing",
    Freely: "policy.freely",
    EveryDouble: "policy.every_double",
    FirstDouble: "policy.first_double",
    NoDouble: "policy.no_double",
    LeadWalledInFirst: "policy.lead_walled_in_first",
    BothHalvesWhileOpen: "policy.both_halves_while_open",
    SpinnerCountsUntilWalledIn: "policy.spinner_counts_until_walled_in",
    MultiplesOf: "policy.multiples_of",
    PipsOfMultiples: "policy.pips_of_multiples",
    FivesAndThrees: "policy.fives_and_threes",
    EqualEnds: "policy.equal_ends",
    NoPoints: "policy.no_points",
    DoubleOrScore: "policy.double_or_score",
    EveryPlayEndsTheTurn: "policy.every_play_ends_the_turn",
    OutOrNobodyCanPlace: "policy.out_or_nobody_can_place",
    OutOrAllPass: "policy.out_or_all_pass",
    WholeSideOut: "policy.whole_side_out",
    SmallestTakesAll: "policy.smallest_takes_all",
    SingleSideTakesAll: "policy.single_side_takes_all",
    TwoOfThreeSplit: "policy.two_of_three_split",
    TakesEachHand: "policy.takes_each_hand",
    HandDifferences: "policy.hand_differences",
    SingleSmallest: "policy.single_smallest",
    EveryHandIsDebited: "policy.every_hand_is_debited",
    OutWithLastPlay: "policy.out_with_last_play",
    FewestDoubles: "policy.fewest_doubles",
    AtLeast: "policy.at_least",
    AtLeastBySeats: "policy.at_least_by_seats",
    Exactly: "policy.exactly",
    BestAtLeast: "policy.best_at_least",
    LeaderAtLeast: "policy.leader_at_least",
    FirstScoreAtLeast: "policy.first_score_at_least",
    ToNearest: "policy.to_nearest",
    PipsToNearest: "policy.pips_to_nearest",
    Exact: "policy.exact",
}
"""The message of every policy; its parameters are the values of the message."""

_BY_HANDS: Final = (TakesEachHand, EveryHandIsDebited)
"""Settlements that round every hand by itself, and no sum of hands."""

_FORMS: Final = (*(form for forms in METHODS.values() for form in forms), ("part",))
"""The methods of a policy of any axis, and of a rounding."""


def is_policy(value: object) -> bool:
    """Return whether a value is a policy of some axis or a rounding, a stranger's too.

    >>> is_policy(AtLeast(61)), is_policy(AtLeast), is_policy(61)
    (True, False, False)
    """
    if isinstance(value, type):
        return False
    return any(all(callable(getattr(value, name, None)) for name in form) for form in _FORMS)


def policy_words(policy: object, language: Language) -> str:
    """Return what a policy says, as a sentence.

    >>> from fives.render.wording.french import FRENCH
    >>> policy_words(Exactly(61), FRENCH).replace(chr(160), " ")
    'Il faut 61 points exactement ; ce qui les dépasserait est refusé.'
    """
    return capital(rule(policy, language)) if told(policy) else repr(policy)


def rule(policy: object, language: Language) -> str:
    """Return what a policy says, to stand after a colon.

    >>> from fives.render.wording.english import ENGLISH
    >>> rule(EveryDouble(), ENGLISH)
    'every double branches.'
    """
    said = clause(policy, language)
    return language.say("rules.rule", rule=said) if told(policy) else said


def told(policy: object) -> bool:
    """Return whether there are words for a policy; a stranger's stands as its repr.

    >>> told(AtLeast(61)), told(BySeats(7, 6, 5)), told("seven")
    (True, True, False)
    """
    return type(policy) is BySeats or type(policy) in _KEYS


def clause(policy: object, language: Language, within: object = None) -> str:
    """Return what a policy says, without a capital or a stop.

    Args:
        policy: The policy.
        language: The language.
        within: The policy that it is a parameter of, if it is one.

    >>> from fives.render.wording.english import ENGLISH
    >>> clause(ToNearest(5), ENGLISH, within=TakesEachHand(ToNearest(5))).replace(chr(160), " ")
    'each hand is rounded to the nearest multiple of 5, and 5 pips make a point'
    """
    if not told(policy):
        return repr(policy)
    if isinstance(policy, BySeats):
        return dealing_clause(policy, language)
    key, values = _KEYS[type(policy)], _values(policy, language)
    if isinstance(policy, Freely):
        key = "policy.freely" if policy.before_leading else "policy.freely_after_lead"
        values = {}
    elif isinstance(policy, Exactly):
        if policy.floor is None:
            del values["floor"]
        else:
            key = "policy.exactly_floor"
    elif type(within) in _BY_HANDS:
        key = f"{key}.hand"
    return language.say(key, **values)


def _values(policy: object, language: Language) -> dict[str, Value]:
    """Return the parameters of a policy as they are said; policies among them are clauses."""
    values: dict[str, Value] = {}
    for field in attrs.fields(type(policy)):  # type: ignore[arg-type]
        value: object = getattr(policy, field.name)
        if isinstance(value, int):
            values[field.name] = value
        else:
            said = str(value) if isinstance(value, Tile) else clause(value, language, policy)
            values[field.name] = said
    return values
