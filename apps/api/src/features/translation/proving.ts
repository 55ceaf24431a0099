import { setImmediate } from "node:timers/promises";
import type { TermFlag, TranslationFlag } from "@clausewise/contracts";
import { checkTerms, proveTranslation } from "@clausewise/proofreading";
import type { Language } from "./engine/translator.ts";
import type { Glossary } from "./glossary.ts";
import type { SegmentRow } from "./translation.repository.ts";

type Pair = Pick<SegmentRow, "number" | "source" | "target">;

export interface Proved {
  flags: TranslationFlag[];
  term_flags: TermFlag[];
}

/** Sentences that are proved at once, so that requests are answered between. */
const atOnce = 100;
/** Sentences to either side in which something that moved is looked for. */
const margin = 12;

interface Languages {
  from: Language;
  to: Language;
}

const translatedOf = (all: readonly Pair[]): { number: number; source: string; target: string }[] =>
  all.flatMap(({ number, source, target }) => (target === null ? [] : [{ number, source, target }]));

/** What is flagged of sentences in a range of numbers; those around them are looked at too. */
function flagsWithin(pairs: ReturnType<typeof translatedOf>, { from, to }: Languages, first: number, last: number): TranslationFlag[] {
  return proveTranslation(pairs, from, to).flatMap(({ pair, movedTo, ...flag }) => {
    const number = pairs[pair]?.number ?? 0;
    if (number < first || number > last) return [];
    return [{ ...flag, segment: number, moved_to: movedTo === null ? null : (pairs[movedTo]?.number ?? null) }];
  });
}

function termFlagsOf(pairs: ReturnType<typeof translatedOf>, glossary: Glossary, { from, to }: Languages): TermFlag[] {
  const { checked } = glossary.between(from, to);
  if (checked.length === 0) return [];
  return checkTerms(pairs, checked, from, to).map(({ pair, term, ...flag }) => ({
    ...flag,
    segment: pairs[pair]?.number ?? 0,
    official: [...new Set(term.official)],
  }));
}

/** Proves a whole translation, as far as it has been made. */
export async function proveAll(segments: readonly Pair[], glossary: Glossary, languages: Languages): Promise<Proved> {
  const pairs = translatedOf(segments);
  const flags: TranslationFlag[] = [];
  for (let at = 0; at < pairs.length; at += atOnce) {
    const part = pairs.slice(Math.max(0, at - margin), at + atOnce + margin);
    flags.push(...flagsWithin(part, languages, pairs[at]?.number ?? 0, pairs[Math.min(at + atOnce, pairs.length) - 1]?.number ?? 0));
    await setImmediate();
  }
  return { flags, term_flags: termFlagsOf(pairs, glossary, languages) };
}

/** Proves a sentence anew that was changed, and those around it; what is flagged further away stays. */
export function proveAround(number: number, near: readonly Pair[], before: Proved, glossary: Glossary, languages: Languages): Proved {
  const pairs = translatedOf(near);
  const [first, last] = [number - margin, number + margin];
  const others = before.flags.filter(({ segment }) => segment < first || segment > last);
  const own = pairs.filter((pair) => pair.number === number);
  const terms = before.term_flags.filter(({ segment }) => segment !== number);
  return {
    flags: [...others, ...flagsWithin(pairs, languages, first, last)].toSorted((one, other) => one.segment - other.segment),
    term_flags: [...terms, ...termFlagsOf(own, glossary, languages)].toSorted((one, other) => one.segment - other.segment),
  };
}

/** Numbers of the sentences around one that are needed to prove it. */
export const around = (number: number): { from: number; limit: number } => ({
  from: Math.max(0, number - 2 * margin),
  limit: 4 * margin + 1,
});
