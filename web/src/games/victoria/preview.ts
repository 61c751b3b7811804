/** What a previewed move would change, by where it is shown. */
import type { EventInfo } from "$lib/protocol";
import { travelsOf } from "./travel";

export interface DomainPreview {
  gains: string[];
  losses: string[];
  embargo: boolean;
  democracies: number;
}

export interface Preview {
  /** By place, `area:SEAT:DOMAIN`. */
  domains: Map<string, DomainPreview>;
  discards: number;
  draws: number;
}

const NOTHING: DomainPreview = { gains: [], losses: [], embargo: false, democracies: 0 };

export function previewOf(events: readonly EventInfo[]): Preview {
  const preview: Preview = { domains: new Map(), discards: 0, draws: 0 };
  function at(place: string): DomainPreview {
    const known = preview.domains.get(place) ?? { ...NOTHING, gains: [], losses: [] };
    preview.domains.set(place, known);
    return known;
  }
  for (const travel of events.flatMap(travelsOf)) {
    const [from, to] = [travel.from[0] ?? "", travel.to[0] ?? ""];
    if (travel.what === "embargo" && to.startsWith("area:")) at(to).embargo = true;
    if (travel.what === "democracy") at(to).democracies += 1;
    if (travel.card !== null && to.startsWith("area:")) at(to).gains.push(travel.card);
    if (travel.card !== null && from.startsWith("area:")) at(from).losses.push(travel.card);
    if (to === "discard") preview.discards += 1;
    if (from === "deck") preview.draws += 1;
  }
  return preview;
}

export function previewAt(preview: Preview, seat: number, domain: string): DomainPreview {
  return preview.domains.get(`area:${seat}:${domain}`) ?? NOTHING;
}
