/** The components as the board draws them: domains in printed order with their effects. No rules: the server knows those. */
export const DOMAINS = ["war", "religion", "economy", "science", "culture", "utopia"] as const;
export type Domain = (typeof DOMAINS)[number];
export type Era = 1 | 2 | 3;

/** The effects of each domain: level 1, level 2, discard effect. Culture copies those of others instead. */
export const EFFECTS: Record<Domain, readonly string[]> = {
  war: ["assassination", "purge", "attack"],
  religion: ["holy-book", "divine-right", "inquisition"],
  economy: ["development", "monopoly", "embargo"],
  science: ["experiment", "research", "breakthrough"],
  culture: [],
  utopia: ["oligarchy", "republic", "democracy"],
};

const DOMAIN_OF_EFFECT = new Map<string, Domain>(
  DOMAINS.flatMap((domain) => EFFECTS[domain].map((effect): [string, Domain] => [effect, domain])),
);

export function domainOfEffect(effect: string): Domain {
  return DOMAIN_OF_EFFECT.get(effect) ?? "culture";
}

/** 1 or 2 for a persistent effect, 0 for a discard effect. */
export function levelOfEffect(effect: string): number {
  return (EFFECTS[domainOfEffect(effect)].indexOf(effect) + 1) % 3;
}

export function domainOf(card: string): Domain {
  return card.slice(0, card.indexOf("-")) as Domain;
}

export function eraOf(card: string): Era {
  return Number(card.slice(card.indexOf("-") + 1)) as Era;
}

export const ROMAN = ["I", "II", "III"] as const;

/** Cards for level 1 and level 2, as printed for that number of players. */
export function levelsFor(players: number): readonly [number, number] {
  return players === 4 ? [2, 4] : [3, 5];
}

/** The effect that so many cards of a domain bring: the highest persistent one reached, else the discard effect; culture copies. */
export function effectWith(domain: Domain, count: number, players: number): { effect: string; fresh: boolean } {
  const [one, two] = levelsFor(players);
  const [first = "inspiration", second = "inspiration", discard = "inspiration"] = EFFECTS[domain];
  if (domain === "culture" || count < one) return { effect: discard, fresh: false };
  return count < two ? { effect: first, fresh: count === one } : { effect: second, fresh: count === two };
}

/** How many cards of each era are still in a deck of that size; the eras lie in order. */
export function erasLeft(deck: number, players: number): [number, number, number] {
  const [afterFirst, afterSecond] = players === 4 ? [76, 44] : [70, 41];
  const third = Math.min(deck, afterSecond);
  const second = Math.min(deck, afterFirst) - third;
  return [deck - second - third, second, third];
}

/** Equal cards together: each kind once, with its number, in printed order. */
export function grouped(cards: readonly string[]): { card: string; times: number }[] {
  const groups = new Map<string, number>();
  for (const card of cards) groups.set(card, (groups.get(card) ?? 0) + 1);
  return [...groups].map(([card, times]) => ({ card, times }));
}
