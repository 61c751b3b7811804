"""The HTTP API; its description is at ``/api/schema``."""

import gzip
import secrets
from collections.abc import Hashable
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from ecumene.core.errors import OptionsError
from ecumene.core.ledger import LANGUAGES
from ecumene.core.options import Option, OptionValue
from ecumene.core.state import SPECTATOR
from ecumene.games import GAMES, game_named
from ecumene.server.callers import named
from ecumene.server.changes import Charter
from ecumene.server.compression import LEVEL, READY_MADE, accepts, compressed, made, ready_made
from ecumene.server.context import Context
from ecumene.server.decisions import agreed_patience
from ecumene.server.faults import CommandRefused
from ecumene.server.http_protocol import (
    BranchOff,
    EditionInfo,
    Fairness,
    GameInfo,
    Lobby,
    MadeTable,
    Me,
    NewTable,
    OptionInfo,
    Rename,
    Replay,
    RulesPage,
)
from ecumene.server.limits import Source
from ecumene.server.live import Live
from ecumene.server.reader import Branch, Checked, Result
from ecumene.server.reader import Request as Job
from ecumene.server.rows import Guest
from ecumene.server.seating import LEVELS, level, planned
from ecumene.server.security import clean_name, hash_token, new_token, set_cookie

PACKED: Final = {READY_MADE: True}
MOST_PLIES: Final = 1_000_000
LONGEST_CLOCK_S: Final = 7 * 24 * 3600

AnyRequest: TypeAlias = Request[Any, Any, Any]


def _described(kind: Any) -> dict[int, ResponseSpec]:
    """For the description of the API: what an answer holds that was encoded beforehand."""
    return {HTTP_200_OK: ResponseSpec(kind, generate_examples=False, description="Request fulfilled")}


# Guests --------------------------------------------------------------------------------------------------------------


@get("/me", summary="Who am I?")
async def who_am_i(request: AnyRequest, context: NamedDependency[Context]) -> Response[Me]:
    """The guest behind the cookie, which is renewed; without one the name is empty."""
    guest = await context.guest(request.cookies)
    if guest is None:
        return Response(Me(name=""))
    renewed = set_cookie(context.token(request.cookies), context.settings)
    return Response(Me(name=guest.name), headers={"Set-Cookie": renewed})


@post("/me", summary="Take a name", status_code=HTTP_200_OK)
async def rename(request: AnyRequest, context: NamedDependency[Context], data: JSONBody[Rename]) -> Response[Me]:
    """Set your name. A newcomer becomes a guest and gets the secret cookie that identifies them."""
    name = clean_name(data.name)
    guest = await context.guest(request.cookies)
    source = context.source(request, guest)
    if not (context.joining if guest is None else context.renaming).take(source):
        context.metrics.limited.labels("names").inc()
        raise CommandRefused("too-fast", "Too many names from one address; wait a moment.")
    if guest is not None:
        await context.hub.store.rename(guest.id, name)
        return Response(Me(name=name))
    token = new_token()
    await context.hub.store.add_guest(Guest(secrets.token_hex(8), name), hash_token(token))
    return Response(Me(name=name), headers={"Set-Cookie": set_cookie(token, context.settings)})


async def _person(request: AnyRequest, context: Context) -> Guest:
    guest = named(await context.guest(request.cookies))
    context.hub.came(guest, context.source(request, guest).address)
    return guest


def _limit_tables(request: AnyRequest, context: Context, guest: Guest) -> None:
    if not context.making.take(context.source(request, guest)):
        context.metrics.limited.labels("tables").inc()
        raise CommandRefused("too-fast", "You're creating tables too fast; wait a moment.")


# Games ---------------------------------------------------------------------------------------------------------------


@get("/games", summary="What can be played", opt=PACKED, responses=_described(list[GameInfo]))
async def games(request: AnyRequest) -> Response[bytes]:
    """Every game with its players, options and bots."""
    own = tuple(one for game in GAMES.values() for one in game.own_editions)
    if _listed.get("own") != own:  # editions are read when a server starts
        _listed.update(own=own, games=_games())
    body, packed = _listed["games"]
    return ready_made(request, body, packed, MediaType.JSON)


def _option_info(one: Option) -> OptionInfo:
    return OptionInfo(
        name=one.name,
        values=list(one.values),
        default=one.default,
        rule=one.rule,
        needs={name: list(values) for name, values in one.needs},
    )


_listed: dict[str, Any] = {}  # the editions that were listed last, and the answer


def _games() -> tuple[bytes, bytes]:
    """The list of games as JSON, also compressed."""
    return _both([
        GameInfo(
            name=game.name,
            title=game.title,
            players=list(game.players),
            usual_players=game.usual_players,
            options=[_option_info(one) for one in game.options],
            readings=[_option_info(one) for one in game.readings],
            editions=[
                EditionInfo(name=one.name, own=one in game.own_editions, readings=one.readings, facts=list(one.facts))
                for one in (*game.editions, *game.own_editions)
            ],
            bots=list(LEVELS),
            moves=game.notation.verbs(),
        )
        for game in GAMES.values()
    ])  # fmt: skip


def _both(answer: object) -> tuple[bytes, bytes]:
    body = msgspec.json.encode(answer)
    return body, gzip.compress(body, LEVEL, mtime=0)


@get(
    "/games/{game:str}/rules/{language:str}", summary="The rules of a game", opt=PACKED, responses=_described(RulesPage)
)
async def rules(
    request: AnyRequest, context: NamedDependency[Context], game: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    """The whole ledger of a game in one language."""
    if game not in GAMES or language not in LANGUAGES:
        raise CommandRefused("not-found", "There are no such rules.")
    job = Job(kind="rules", text=f"{game} {language}", packed=accepts(request.scope))
    return _json(await _read(context, context.source(request, None), job, ("rules", game, language, job.packed)))


# Tables --------------------------------------------------------------------------------------------------------------


@get("/lobby", summary="The lobby", opt=PACKED, responses=_described(Lobby))
async def lobby(request: AnyRequest, context: NamedDependency[Context]) -> Response[bytes]:
    """Open tables, public games and your own."""
    found = await context.hub.board.current(await context.guest(request.cookies))
    return await compressed(request, msgspec.json.encode(found), MediaType.JSON)


@post("/tables", summary="Make a table", status_code=HTTP_201_CREATED)
async def make_table(request: AnyRequest, context: NamedDependency[Context], data: JSONBody[NewTable]) -> MadeTable:
    """Create a table; it starts at once if every seat is taken."""
    guest = await _person(request, context)
    _limit_tables(request, context, guest)
    if data.game not in GAMES:
        raise CommandRefused("not-found", "There is no such game.")
    if not (0 <= data.clock.move <= LONGEST_CLOCK_S and 0 <= data.clock.game <= LONGEST_CLOCK_S):
        raise CommandRefused("malformed", "A clock runs for at most a week.")
    options = _options(data)
    seats = [planned(plan, guest) for plan in data.seats]
    charter = Charter(
        game=data.game, options=options, seats=seats, host=guest.id, public=data.public, hints=data.hints,
        clock=data.clock, stand_in=level(data.stand_in),
        patience_s=agreed_patience(data.patience_s, context.settings), rules=0,
    )  # fmt: skip
    table, invite = await context.hub.making.create(charter)
    return MadeTable(table=table, invite=invite)


def _options(data: NewTable) -> dict[str, OptionValue]:
    try:
        return game_named(data.game).check(len(data.seats), data.options)
    except OptionsError as error:
        raise CommandRefused("options", str(error)) from error


async def _live(context: Context, table: str) -> Live:
    return await context.hub.tables.open(table)


async def _read(context: Context, source: Source, job: Job, keep: Hashable = None) -> Result:
    """Have a record replayed or checked; its processor time counts as if it had been spent here."""
    try:
        result, kept = await context.reading.ask(source.person, job, keep)
    except CommandRefused as error:
        if error.fault.code == "too-fast":
            context.metrics.limited.labels("replays").inc()
        raise
    if not kept:
        context.charge(source, result.seconds)
    return result


def _json(result: Result) -> Response[bytes]:
    """What was encoded, and compressed, elsewhere."""
    return made(result.body, result.packed, MediaType.JSON)


@get("/tables/{table:str}/record", summary="The record of a table", media_type=MediaType.TEXT, opt=PACKED)
async def record(request: AnyRequest, context: NamedDependency[Context], table: FromPath[str]) -> Response[bytes]:
    """The whole game as text, once it is over."""
    live = await _live(context, table)
    async with live.lock:
        if live.table.status != "over":
            raise CommandRefused(
                "not-finished", "The record shows everyone's cards, so it's available only after the game."
            )
        text = live.table.record_text()
        name = f"{live.table.game.name}-{live.table.id}.txt"
    disposition = {"Content-Disposition": f'attachment; filename="{name}"'}
    return await compressed(request, text.encode(), MediaType.TEXT, disposition)


@post("/records", summary="Load a record", status_code=HTTP_201_CREATED)
async def load_record(request: AnyRequest, context: NamedDependency[Context]) -> MadeTable:
    """Load a record into a table where it can be replayed, checked and branched."""
    guest = await _person(request, context)
    _limit_tables(request, context, guest)
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError as error:
        raise CommandRefused("record", "This isn't text.") from error
    result = await _read(context, context.source(request, guest), Job(kind="check", text=text))
    checked = msgspec.json.decode(result.body, type=Checked)
    return MadeTable(table=await context.hub.making.study(checked, guest), invite="")


@get("/tables/{table:str}/replay", summary="Replay a table", opt=PACKED, responses=_described(Replay))
async def replay_table(
    request: AnyRequest,
    context: NamedDependency[Context],
    table: FromPath[str],
    viewer: Annotated[int, Parameter(ge=-3, le=3, description="the seat to look from; -3: a spectator")] = SPECTATOR,
    first: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=200)] = 100,
) -> Response[bytes]:
    """Part of a game: from any seat once it is over, before that only from your own."""
    live = await _live(context, table)
    guest = await context.guest(request.cookies)
    async with live.lock:
        found = live.table
        if found.status == "waiting":
            raise CommandRefused("not-started", "The game hasn't started yet.")
        if viewer not in range(found.players) and viewer != SPECTATOR:
            raise CommandRefused("no-seat", "There is no such seat.")
        own = found.seats_of(guest.id) if guest is not None else []
        if found.status != "over" and viewer != SPECTATOR and viewer not in own:
            raise CommandRefused("not-your-seat", "Other seats can be viewed only after the game.")
        text = found.record_text()
        over = found.status == "over"
    job = Job(kind="replay", text=text, viewer=viewer, first=first, count=count, packed=accepts(request.scope))
    keep = (table, viewer, first, count, job.packed) if over else None
    return _json(await _read(context, context.source(request, guest), job, keep))


@get("/tables/{table:str}/fairness", summary="The proof of fairness", opt=PACKED, responses=_described(Fairness))
async def check_fairness(
    request: AnyRequest, context: NamedDependency[Context], table: FromPath[str]
) -> Response[bytes]:
    """The commitment and, once the game is over, the secret and every outcome with its weights."""
    live = await _live(context, table)
    guest = await context.guest(request.cookies)
    async with live.lock:
        found = live.table
        if found.status != "over":
            begun = Fairness(table=table, commitment=found.commitment, secret="", draws=[])
            return Response(msgspec.json.encode(begun), media_type=MediaType.JSON)
        text = found.record_text()
    job = Job(kind="fairness", text=text, packed=accepts(request.scope))
    return _json(await _read(context, context.source(request, guest), job, (table, "fairness", job.packed)))


@post("/tables/{table:str}/branch", summary="Go on from a point of a finished game", status_code=HTTP_201_CREATED)
async def branch(
    request: AnyRequest, context: NamedDependency[Context], table: FromPath[str], data: JSONBody[BranchOff]
) -> MadeTable:
    """Create a table against bots that begins with the first plies of this one."""
    guest = await _person(request, context)
    _limit_tables(request, context, guest)
    live = await _live(context, table)
    bot = level(data.bot)
    if not 0 <= data.ply <= MOST_PLIES:
        raise CommandRefused("malformed", "There is no such point in the game.")
    async with live.lock:
        found = live.table
        if found.status != "over":
            raise CommandRefused("not-finished", "The game is not over yet.")
        job = Job(kind="branch", text=found.record_text(), first=data.ply)
    result = await _read(context, context.source(request, guest), job)
    start = msgspec.json.decode(result.body, type=Branch)
    return MadeTable(table=await context.hub.making.branch(found, start, data.seat, bot, guest), invite="")


API: Final = Router(
    path="/api/v1",
    route_handlers=[
        who_am_i, rename, games, rules, lobby, make_table, record, load_record, replay_table, check_fairness, branch,
    ],
    response_headers=[ResponseHeader(name="Cache-Control", value="no-store")],
)  # fmt: skip
