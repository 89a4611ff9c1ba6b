"""What the rules of the card race say against a session that data says."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from fives.card_race.cards import SUITS, Card, bits_of
from fives.card_race.moves import Back, SitOut
from fives.card_race.situation import Choice
from fives.card_race.state import CardRace
from fives.card_race.terms import GOAL, MOST_OF_A_SUIT, TRACK, Terms
from fives.records.json_values import Node


def session(
    given: Mapping[str, Node],
    terms: Terms,
    race: int,
    balances: tuple[int, ...],
    markers: tuple[Card, ...],
    choices: tuple[Choice, ...],
    turned: tuple[Card, ...],
) -> CardRace:
    """Return a session, once nothing is against it.

    Args:
        given: Where each part stands.
        terms: What was agreed.
        race: The number of the race.
        balances: The chips of every seat.
        markers: The cards of the track.
        choices: What the seats chose, in the order of choosing.
        turned: The cards turned, in the order of the pack.

    Raises:
        JsonError: When something cannot be.
    """
    _look_at_cards(given, markers, turned)
    state = CardRace(terms, race, balances, markers, bits_of(turned), choices)
    counts = state.marker_counts
    if len(markers) > TRACK or (len(markers) == TRACK and max(counts) > MOST_OF_A_SUIT):
        sentence = f"a track has {TRACK} markers, at most {MOST_OF_A_SUIT} of a suit."
        raise given["markers"].error("TRACK", sentence)
    _look_at_chips(given, state)
    if choices and len(markers) < TRACK:
        raise given["choices"].error("NOT_NOW", "horses are chosen when the track lies.")
    _choose_again(given, state)
    _look_at_race(given, state)
    return state


def _look_at_cards(
    given: Mapping[str, Node], markers: tuple[Card, ...], turned: tuple[Card, ...]
) -> None:
    seen: set[Card] = set()
    for name, cards in (("markers", markers), ("turned", turned)):
        for item, card in zip(given[name].items(), cards, strict=True):
            if card.rank == 1:
                raise item.error("ACE", "the aces are the horses; they are not among these cards.")
            if card in seen:
                raise item.error("CARD_TWICE", f"{card} is there twice.")
            seen.add(card)
    if list(turned) != sorted(turned, key=lambda card: card.index):
        sentence = "the cards turned stand in the order of the pack, by suit and then by rank."
        raise given["turned"].error("ORDER", sentence)


def _look_at_chips(given: Mapping[str, Node], state: CardRace) -> None:
    terms, balances = state.terms, state.balances
    if len(balances) != terms.seats:
        raise given["balances"].error("TOO_FEW", f"there is one balance a seat, {terms.seats}.")
    everything, stakes = terms.seats * terms.chips, state.stakes
    if sum(balances) + sum(stakes) != everything:
        sentence = f"balances and stakes are {everything} chips in all."
        raise given["balances"].error("CHIPS", sentence)
    before = {chips + stake for chips, stake in zip(balances, stakes, strict=True)}
    if state.race == 1 and GOAL not in state.positions and before != {terms.chips}:
        sentence = f"everybody starts with {terms.chips} chips."
        raise given["balances"].error("CHIPS", sentence)


def _choose_again(given: Mapping[str, Node], state: CardRace) -> None:
    """Refuse choices that could not be made one after another."""
    balances = tuple(map(sum, zip(state.balances, state.stakes, strict=True)))
    again = attrs.evolve(state, _balances=balances, _choices=(), _turned=0)
    for item, suit in zip(given["choices"].items(), state._choices, strict=True):
        move = SitOut() if suit is None else Back(suit)
        refusal = again.refusal(move)
        if refusal is not None:
            raise item.error(refusal.code, refusal.sentence)
        again = again.apply(move)


def _look_at_race(given: Mapping[str, Node], state: CardRace) -> None:
    """Refuse cards that were turned too early or after the end."""
    terms, turned = state.terms, given["turned"]
    if not state._turned:
        return
    winners = [suit for suit in SUITS if state.positions[suit] >= GOAL]
    if not winners:
        if len(state._choices) < terms.seats - 1:
            raise turned.error("NOT_NOW", "cards are turned when all have chosen.")
        return
    if len(winners) > 1 or state.positions[winners[0]] > GOAL:
        raise turned.error("RACE_WON", "no card is turned any more when a horse has won.")
    if state.race < terms.seats or state._choices or len(state.markers) < TRACK:
        sentence = "a race that is won stays only when it is the last, without its bets."
        raise turned.error("RACE_WON", sentence)
