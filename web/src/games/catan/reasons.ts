/** Picks a place to try something that cannot be built, so that the rules explain why. */
import { CROSSINGS, EDGES } from "./catalogue";
import { placesOf } from "./island/grid";
import type { CatanView } from "./view";

/** The crossings that a seat's roads, ships and buildings touch. */
function reached(view: CatanView, seat: number): number[] {
  const ways = view.edges.filter((way) => way.seat === seat).flatMap(({ edge }) => EDGES[edge]?.ends ?? []);
  const pieces = view.crossings.filter((piece) => piece.seat === seat).map(({ crossing }) => crossing);
  return [...new Set([...ways, ...pieces])];
}

/** A place for each verb: the one whose refusal is most informative, such as a free edge at one's own road. */
export function trialFor(view: CatanView, seat: number, verb: string): string {
  const mine = view.crossings.filter((piece) => piece.seat === seat);
  const taken = new Set(view.crossings.map(({ crossing }) => crossing));
  const laid = new Set(view.edges.map(({ edge }) => edge));
  const knights = mine.filter(({ piece }) => ["basic", "strong", "mighty"].includes(piece));
  const at = reached(view, seat);
  const find = (): number | undefined => {
    switch (verb) {
      case "road":
      case "ship":
        return (
          at.flatMap((crossing) => CROSSINGS[crossing]?.edges ?? []).find((edge) => !laid.has(edge)) ??
          placesOf(view, "edge")[0]?.number
        );
      case "settlement":
      case "hire":
        return at.find((crossing) => !taken.has(crossing));
      case "city":
        return mine.find(({ piece }) => piece === "settlement")?.crossing;
      case "wall":
        return (mine.find(({ piece, wall }) => piece === "city" && !wall) ?? mine.find(({ piece }) => piece === "city"))
          ?.crossing;
      case "activate":
        return (knights.find(({ active }) => !active) ?? knights[0])?.crossing;
      case "promote":
        return (knights.find(({ piece }) => piece !== "mighty") ?? knights[0])?.crossing;
      default:
        return undefined;
    }
  };
  return verb === "buy" ? verb : `${verb} ${find() ?? placesOf(view, "crossing")[0]?.number ?? 0}`;
}

/** What pressing a place that is not highlighted means during one's turn. */
export function meantAt(view: CatanView, seat: number, kind: string, number: number): string | null {
  if (kind === "edge") {
    const sea = (EDGES[number]?.hexes ?? []).every(
      (hex) => (view.hexes.find((one) => one.hex === hex)?.terrain ?? "sea") === "sea",
    );
    return view.edges.some(({ edge }) => edge === number) ? null : `${sea && view.sails ? "ship" : "road"} ${number}`;
  }
  if (kind === "hex") return null;
  const piece = view.crossings.find(({ crossing }) => crossing === number);
  if (!piece) return `settlement ${number}`;
  if (piece.seat !== seat) return null;
  if (piece.piece === "settlement" || piece.piece === "sideways") return `city ${number}`;
  if (piece.piece === "city") return view.mode === "base" ? null : `wall ${number}`;
  return `${piece.active ? "march" : "activate"} ${number}`;
}
