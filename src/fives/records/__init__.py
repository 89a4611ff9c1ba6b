"""Records of matches, as text and as data."""

from fives.records.errors import RecordError
from fives.records.record import Record
from fives.records.results import RaceSummary, RoundSummary
from fives.records.seen import SeenMove, SeenRecord
from fives.records.text import AnyRecord, dumps, dumps_all, loads, loads_all
from fives.records.unseen import Unseen

__all__ = [
    "AnyRecord",
    "RaceSummary",
    "Record",
    "RecordError",
    "RoundSummary",
    "SeenMove",
    "SeenRecord",
    "Unseen",
    "dumps",
    "dumps_all",
    "loads",
    "loads_all",
]
