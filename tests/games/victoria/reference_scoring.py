"""Who wins at the end of a game of Victoria: a plain reading of CV-END and CV-TEAM for the reference engine."""

from __future__ import annotations

Counts = list[dict[str, int]]  # for each seat: how many face-up cards of each domain (CV-CLR-01)

# CV-END-12, CV-END-13
TIE_BREAK = ["utopia", "culture", "science", "economy", "religion", "war"]


def majority_winners(counts: Counts, team_mode: bool, team_tie_break: str) -> set[int]:
    """The winners when nobody won at once (CV-END-09 to CV-END-18, CV-TEAM-05 to CV-TEAM-07)."""
    sides = teams_of(len(counts), team_mode)
    most = max(points_of(counts, side) for side in sides)  # CV-END-11, CV-TEAM-06
    tied = [side for side in sides if points_of(counts, side) == most]
    for domain in TIE_BREAK:  # CV-END-18: only the best of each comparison go on to the next
        best = max(standing(counts, side, domain, team_tie_break) for side in tied)
        tied = [side for side in tied if standing(counts, side, domain, team_tie_break) == best]
    return {seat for side in tied for seat in side}  # CV-END-14: all still level share the victory


def teams_of(players: int, team_mode: bool) -> list[list[int]]:
    """Every side in the game: two pairs of opposite seats (CV-TEAM-02), or each player alone."""
    return [[0, 2], [1, 3]] if team_mode else [[seat] for seat in range(players)]


def points_of(counts: Counts, side: list[int]) -> int:
    """CV-END-09, CV-TEAM-05: one point for each domain in which somebody of this side leads."""
    return sum(any(leads(counts, seat, domain) for seat in side) for domain in TIE_BREAK)


def leads(counts: Counts, seat: int, domain: str) -> bool:
    """CV-END-09, CV-END-10, CV-END-15: at least one card, and nobody has more; partners are rivals too."""
    return counts[seat][domain] > 0 and all(counts[seat][domain] >= other[domain] for other in counts)


def standing(counts: Counts, side: list[int], domain: str, team_tie_break: str) -> int:
    """CV-TEAM-07: a team stands as its better member does in this domain, or as the sum of both."""
    members = [counts[seat][domain] for seat in side]
    return sum(members) if team_tie_break == "team_sum" else max(members)
