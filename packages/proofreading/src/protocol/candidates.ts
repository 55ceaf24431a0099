import type { ProtocolField, ProtocolReading, ReadFact } from "@clausewise/contracts";
import { type Said, shownWords } from "./said.ts";

/** A place that says a fact, with how much speaks for it. */
export interface Candidate {
  said: Said;
  value: string;
  amount?: number | null;
  weight: number;
  /** What its value is compared by; places that differ in it disagree. Null is not compared. */
  key?: string | null;
}

/** Places that are shown of one fact. */
const mostReadings = 6;
/** How much weaker a place may be to be shown beside the best. */
const near = 3;

const zoneWeight = { synopsis: 2, title: 2, body: 0, aside: -9 } as const;

/** How much speaks for a place, by what says it and where it stands. */
export const weightOf = ({ said, weight }: Candidate): number => weight + zoneWeight[said.line.zone];

const readingOf = ({ said, value, amount }: Candidate): ProtocolReading => ({
  value,
  amount: amount ?? null,
  words: shownWords(said.words),
  part: said.line.part,
  zone: said.line.zone,
  heading: said.line.heading,
});

/** Each place once; of places of one part that say the same, the best. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter((one) => {
    const key = `${one.key ?? one.value.toLowerCase()} ${one.said.line.part}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Makes a fact of the places that say it: the strongest first, those that say otherwise kept where they are as strong in kind. */
export function factOf(field: ProtocolField, candidates: readonly Candidate[], strongEnough = 0): ReadFact {
  const ranked = distinct(
    candidates.filter((one) => one.said.line.zone !== "aside").toSorted((one, other) => weightOf(other) - weightOf(one)),
  );
  const [best] = ranked;
  if (best === undefined) return { field, state: "not_found", readings: [] };
  const isOther = (one: Candidate): boolean => one.key != null && best.key != null && one.key !== best.key && one.weight >= strongEnough;
  const others = ranked.filter(isOther);
  const isNear = (one: Candidate): boolean => weightOf(one) >= weightOf(best) - near;
  const same = ranked.filter((one) => one !== best && !isOther(one) && (one.key == null ? isNear(one) : one.key === best.key));
  return {
    field,
    state: others.length > 0 ? "disagrees" : "found",
    readings: [best, ...others.slice(0, mostReadings / 2), ...same].slice(0, mostReadings).map(readingOf),
  };
}
