import { type Authority, authorityJurisdictions } from "@clausewise/contracts";
import type { AskedQuestion } from "./gather-evidence.ts";
import type { Search } from "./search.ts";

/** How a clause is asked for, and where it is law. */
export interface AskedFor {
  jurisdiction: string;
  wordings: readonly { text: string }[];
}

/** Questions asked under each authority, and the time in ms after which no further one is begun. */
const each = 8;
const longest = 6000;

const authorities: readonly Authority[] = ["FDA", "EU_MDR", "MULTI_AUTHORITY", "HEALTH_CANADA"];

/** Some of the questions that clauses are asked for by, from all over the library and under every authority by turns. */
export function questionsToWarmUp(cards: readonly AskedFor[], day: string): AskedQuestion[] {
  const chosen = authorities.map((authority) => {
    const jurisdictions = authorityJurisdictions[authority];
    const known = cards.filter(({ jurisdiction }) => jurisdictions === null || jurisdictions.includes(jurisdiction));
    const texts = known.flatMap(({ wordings }) => wordings.slice(0, 1).map(({ text }) => text));
    return spread(texts, each).map((query): AskedQuestion => ({ query, authority, day, viewer: null }));
  });
  return Array.from({ length: each }, (_, nth) => chosen.flatMap((some) => some.slice(nth, nth + 1))).flat();
}

const spread = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, nth) => Math.floor((nth * count) / all.length) !== Math.floor(((nth - 1) * count) / all.length));

type Compose = (question: AskedQuestion) => Promise<unknown>;

/**
 * A search that goes through some questions as soon as it holds the library, so that whoever asks first does not wait for
 * what is only loaded, made or learned with the first questions. It stops once somebody asks; `over` is called either way.
 */
export function warmedUp(search: Search, compose: Compose, questions: () => readonly AskedQuestion[], over: () => void): Search {
  let isBegun = false;
  let isOver = false;
  const warmUp = async () => {
    const until = performance.now() + longest;
    for (const question of questions()) {
      if (isOver || performance.now() > until) return;
      // Whoever asks meets what goes wrong, and is told.
      await compose(question).catch(() => undefined);
    }
  };
  return {
    ...search,
    async catchUp() {
      await search.catchUp();
      if (!isBegun) void warmUp().finally(over);
      isBegun = true;
    },
    compose(question) {
      isOver = true;
      return search.compose(question);
    },
    close() {
      isOver = true;
      return search.close();
    },
  };
}
