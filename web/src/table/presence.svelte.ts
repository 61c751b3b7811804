import type { TableSession } from "$lib/session.svelte";

const TICK_MS = 5_000;

/**
 * How long the person of a seat has been away, in seconds; null for people who are here, and for bots. To be called while a
 * component is made: it ticks as long as that lives.
 */
export function absences(session: () => TableSession): (seat: number) => number | null {
  let now = $state(Date.now());
  $effect(() => {
    const timer = setInterval(() => (now = Date.now()), TICK_MS);
    return () => clearInterval(timer);
  });
  return (seat) => {
    const { presence, presenceAt, table } = session();
    const info = table?.seats[seat];
    if (presence === null || info?.kind !== "person" || info.bot !== "" || presence.seats.includes(seat)) return null;
    const away = presence.away_s[String(seat)];
    return away === undefined ? null : away + Math.max(0, now - presenceAt) / 1_000;
  };
}
