"""Figures of the card race: odds, chances, chips, gains."""

from __future__ import annotations

from fractions import Fraction

from fives.render.wording.english import ENGLISH
from fives.render.wording.language import Language


def odds(price: int, language: Language = ENGLISH) -> str:
    """Return net odds.

    >>> odds(10)
    '10:1'
    """
    return language.say("race.odds", price=price)


def fair(price: Fraction | None, language: Language = ENGLISH) -> str:
    """Return odds that need not be whole, to a tenth.

    >>> fair(Fraction(10, 3)), fair(None)
    ('3.3:1', 'none')
    """
    if price is None:
        return language.say("race.no_fair_odds")
    return language.say("race.odds", price=_tenths(round(10 * price), language))


def percent(chance: Fraction, language: Language = ENGLISH) -> str:
    """Return a chance to a tenth of a percent; only what is sure is 0 or 100.

    >>> [percent(Fraction(part, 10_000)) for part in (0, 1, 2500, 9999, 10_000)]
    ['0%', '<0.1%', '25.0%', '>99.9%', '100%']
    """
    tenths = round(1000 * chance)
    if chance in (0, 1):
        return _percent("race.percent", str(tenths // 10), language)
    return _bounded(tenths, 1000, language)


def whole_percent(chance: Fraction, language: Language = ENGLISH) -> str:
    """Return a chance to a whole percent; only what is sure is 0 or 100.

    >>> [whole_percent(Fraction(part, 1000)) for part in (0, 1, 254, 999, 1000)]
    ['0%', '<1%', '25%', '>99%', '100%']
    """
    rounded = round(100 * chance)
    if chance in (0, 1):
        return _percent("race.percent", str(rounded), language)
    return _bounded(rounded, 100, language)


def chips(number: int, language: Language = ENGLISH) -> str:
    """Return a number of chips.

    >>> chips(1), chips(20)
    ('1 chip', '20 chips')
    """
    return language.say("race.chips", n=number)


def signed(gain: int) -> str:
    """Return a gain or a loss.

    >>> signed(3), signed(0), signed(-1)
    ('+3', '0', '-1')
    """
    return f"{gain:+}" if gain else "0"


def added(after: int, gain: int) -> str:
    """Return how a balance came about.

    >>> added(22, 2), added(19, -1)
    ('20 + 2 = 22', '20 - 1 = 19')
    """
    return f"{after - gain} {'-' if gain < 0 else '+'} {abs(gain)} = {after}"


def _bounded(part: int, all_parts: int, language: Language) -> str:
    """Return a chance that is not sure, as a bound where rounding would make it so."""
    key = "race.percent"
    if part == 0:
        key, part = "race.percent_below", 1
    elif part == all_parts:
        key, part = "race.percent_above", all_parts - 1
    return _percent(key, _tenths(part, language) if all_parts == 1000 else str(part), language)


def _percent(key: str, number: str, language: Language) -> str:
    return language.say(key, number=number)


def _tenths(tenths: int, language: Language) -> str:
    return language.say("race.tenths", whole=tenths // 10, tenth=tenths % 10)
