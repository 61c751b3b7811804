"""Metrics: what Prometheus reads."""

from prometheus_client.parser import text_string_to_metric_families

from ecumene.server.metrics import Metrics


class Pool:
    alive = 2
    waiting = 3
    begun = 5
    slices = 6
    restarts = 4


def samples(metrics: Metrics) -> dict[tuple[str, tuple[str, ...]], float]:
    families = text_string_to_metric_families(metrics.render().decode())
    return {
        (sample.name, tuple(sample.labels.values())): sample.value for family in families for sample in family.samples
    }


def test_everything_that_is_counted_is_told() -> None:
    metrics = Metrics()
    metrics.watch(Pool())
    metrics.sockets.labels("table").inc()
    metrics.tables_live.set(5)
    metrics.moves.labels("victoria", "person").inc()
    metrics.moves.labels("victoria", "bot").inc(2)
    metrics.commands.labels("move", "refused").inc()
    metrics.append_seconds.observe(0.003)
    metrics.thinking_seconds.labels("search:200ms").observe(0.2)
    metrics.thinking_wait_seconds.labels("hint").observe(0.3)
    metrics.requests.labels("/api/v1/me", "200").inc()
    told = samples(metrics)
    assert told["ecumene_sockets", ("table",)] == 1
    assert told["ecumene_sockets", ("lobby",)] == 0
    assert told["ecumene_tables_live", ()] == 5
    assert told["ecumene_moves_total", ("victoria", "bot")] == 2
    assert told["ecumene_commands_total", ("move", "refused")] == 1
    assert told["ecumene_append_seconds_bucket", ("0.005",)] == 1
    assert told["ecumene_append_seconds_count", ()] == 1
    assert told["ecumene_thinking_seconds_count", ("search:200ms",)] == 1
    assert told["ecumene_thinkers_alive", ()] == 2
    assert told["ecumene_thinkers_waiting", ()] == 3
    assert told["ecumene_thinker_restarts_total", ()] == 4
    assert told["ecumene_thoughts_begun", ()] == 5
    assert told["ecumene_thinking_slices_total", ()] == 6
    assert told["ecumene_thinking_wait_seconds_sum", ("hint",)] == 0.3
    assert told["ecumene_thinking_wait_seconds_count", ("bots",)] == 0
    assert told["ecumene_requests_total", ("/api/v1/me", "200")] == 1


def test_two_servers_in_one_process_count_apart() -> None:
    first, second = Metrics(), Metrics()
    first.tables_live.set(7)
    assert samples(second)["ecumene_tables_live", ()] == 0
