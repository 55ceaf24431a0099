import type { Requirement, RulePack } from "@clausewise/contracts";
import { clauseFinder, type HeldSources } from "./clause-finder.ts";

/** What is wrong with rule packs, a line for each fault, and what they hold. */
export interface PackCheck {
  /** Clauses and sources that the library does not hold. */
  unresolved: string[];
  /** Correspondences with requirements that are not there, or with themselves. */
  lostEdges: string[];
  /** Correspondences that do not say who says so. */
  unsourcedEdges: string[];
  clauses: number;
  edges: number;
  /** How many conditions ask for each fact, most often first. */
  facts: [fact: string, conditions: number][];
}

interface Placed {
  at: string;
  requirement: Requirement;
}

const placed = (packs: readonly RulePack[]): Placed[] =>
  packs.flatMap(({ pack, requirements }) => requirements.map((requirement) => ({ at: `${pack} ${requirement.id}`, requirement })));

const edgesOf = (all: readonly Placed[]) =>
  all.flatMap(({ at, requirement }) => requirement.maps_to.map((edge) => ({ at, to: `${edge.pack} ${edge.id}`, source: edge.source })));

function countFacts(all: readonly Placed[]): PackCheck["facts"] {
  const asked = all.flatMap(({ requirement }) => requirement.applies?.facts ?? []);
  const counts = [...Map.groupBy(asked, ({ fact }) => fact)].map(([fact, of]): [string, number] => [fact, of.length]);
  return counts.toSorted(([, one], [, other]) => other - one);
}

/** Holds rule packs against the library and against each other. */
export function checkPacks(packs: readonly RulePack[], library: HeldSources): PackCheck {
  const holds = clauseFinder(library);
  const all = placed(packs);
  const known = new Set(all.map(({ at }) => at));
  const edges = edgesOf(all);
  const cited = all.flatMap(({ at, requirement }) => requirement.citations.map(({ source, clause }) => ({ at, source, clause })));
  const sources = new Set(library.map(({ identifier }) => identifier));
  const based = packs.flatMap(({ pack, basis }) => basis.map(({ source }) => ({ pack, source })));
  return {
    unresolved: [
      ...cited.filter(({ source, clause }) => !holds(source, clause)).map(({ at, source, clause }) => `${at}: ${source} | ${clause}`),
      ...based.filter(({ source }) => !sources.has(source)).map(({ pack, source }) => `${pack}: ${source}`),
    ],
    lostEdges: edges.filter(({ at, to }) => !known.has(to) || at === to).map(({ at, to }) => `${at} > ${to}`),
    unsourcedEdges: edges.filter(({ source }) => source.title === "" || source.url === "").map(({ at, to }) => `${at} > ${to}`),
    clauses: cited.length,
    edges: edges.length,
    facts: countFacts(all),
  };
}
