/** How the words of rules turn into those of questions, learned from pairs of both (IBM model 1). */
import {
  askedIn,
  fullChance,
  givenIn,
  nowhere,
  nowhereCounts,
  type TranslationModel,
} from "../../../packages/retrieval/src/evidence/translation.ts";
import { termsOf } from "../../../packages/retrieval/src/text/tokenizer.ts";
import { encoded } from "./model-file.ts";

/** How somebody asks, and the passage in which the answer stands. */
export interface AskedPair {
  asked: string;
  passage: string;
}

export interface TranslationSettings {
  rounds: number;
  /** Questions that a sign must occur in. */
  least: number;
  /** Least chance that is kept. */
  leastChance: number;
}

interface Prepared {
  asked: string[];
  passage: { sign: string; count: number }[];
}

function counted(signs: readonly string[]): { sign: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts].map(([sign, count]) => ({ sign, count }));
}

const tiny = 1e-7;
/** Chance below which a pair is dropped between rounds. */
const dropped = 1e-3;

export function fitTranslation(pairs: readonly AskedPair[], { rounds, least, leastChance }: TranslationSettings): TranslationModel {
  const frequencies = new Map<string, number>();
  for (const { asked } of pairs) for (const sign of askedIn(asked)) frequencies.set(sign, (frequencies.get(sign) ?? 0) + 1);
  const all = [...frequencies.values()].reduce((sum, one) => sum + one, 0);
  const known = [...frequencies].filter(([, count]) => count >= least);
  const prepared = pairs.map(({ asked, passage }): Prepared => ({
    asked: askedIn(asked).filter((sign) => (frequencies.get(sign) ?? 0) >= least),
    passage: [{ sign: nowhere, count: nowhereCounts }, ...counted([...givenIn(passage), ...termsOf(passage)])],
  }));
  let chances: Chances | null = null;
  for (let round = 0; round < rounds; round += 1) chances = improved(prepared, chances);
  return {
    asked: new Map(known.map(([sign, count]) => [sign, Number((count / all).toPrecision(2))])),
    chances: bySignAsked(chances ?? new Map(), leastChance),
  };
}

/** By sign of passages, the chance of each sign of questions. */
type Chances = Map<string, Map<string, number>>;

function improved(pairs: readonly Prepared[], chances: Chances | null): Chances {
  const counts: Chances = new Map();
  for (const { asked, passage } of pairs) {
    const ready = passage.map((one) => ({
      ...one,
      known: chances?.get(one.sign),
      counted: counts.get(one.sign) ?? new Map<string, number>(),
    }));
    for (const { sign, counted } of ready) counts.set(sign, counted);
    for (const sign of asked) {
      const weights = ready.map(({ count, known }) => count * (chances === null ? 1 : (known?.get(sign) ?? tiny)));
      const total = weights.reduce((sum, one) => sum + one, 0);
      for (const [nth, { counted }] of ready.entries()) {
        const part = (weights[nth] ?? 0) / total;
        if (part > tiny) counted.set(sign, (counted.get(sign) ?? 0) + part);
      }
    }
  }
  for (const [sign, counted] of counts) {
    const total = [...counted.values()].reduce((sum, one) => sum + one, 0);
    counts.set(sign, new Map([...counted].map(([one, count]) => [one, count / total] as const).filter(([, chance]) => chance > dropped)));
  }
  return counts;
}

/** The same by sign of questions. */
function bySignAsked(chances: Chances, leastChance: number): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const [sign, all] of chances)
    for (const [asked, chance] of all) {
      if (chance < leastChance) continue;
      const own = found.get(asked) ?? new Map<string, number>();
      found.set(asked, own.set(sign, chance));
    }
  return found;
}

/** A model as its file holds it: columns of a row for each chance, in the order of the questions' signs. */
export function translationFile({ asked, chances }: TranslationModel) {
  const signs = [...asked.keys()].toSorted();
  const rows = signs.map((sign) => [...(chances.get(sign) ?? [])].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const passages = [...new Set(rows.flat().map(([sign]) => sign))].toSorted();
  const places = new Map(passages.map((sign, nth) => [sign, nth]));
  return {
    asked: Object.fromEntries(signs.map((sign) => [sign, asked.get(sign) ?? 0])),
    passages,
    rows: rows.map(({ length }) => length),
    signs: encoded(Uint16Array.from(rows.flat().map(([sign]) => places.get(sign) ?? 0))),
    chances: encoded(Uint8Array.from(rows.flat().map(([, chance]) => Math.round(fullChance * chance)))),
  };
}
