import type { GuidanceReference } from "./reference.ts";
import { type Word, wordsIn } from "./words.ts";

/** A guidance document as far as it is found in a text by its title. */
export interface TitledGuidance {
  id: string;
  title: string;
}

/** What FDA puts behind the titles of guidance, which people leave out. */
const tail =
  /[\s:,;-]*(?:\b(?:draft\s+)?guidance\s+for\b.*|\b(?:draft\s+)?guidance$|\bguidance\s+document$|\bfor\s+industry\b.*|\bsmall\s+entity\s+compliance\s+guide$|\bquestions\s+and\s+answers$)/i;
const fewestWords = 4;
const firstWords = 3;

const coreOf = (title: string): string => title.replace(tail, "");
const keyOf = (words: readonly Word[], at: number): string =>
  words
    .slice(at, at + firstWords)
    .map(({ bare }) => bare)
    .join(" ");

interface Known {
  id: string;
  words: readonly Word[];
}

/** Finds guidance documents in folded texts by their whole titles, without what is said behind each: `Guidance for Industry`. */
export function createGuidanceTitles(all: readonly TitledGuidance[]): (plain: string) => GuidanceReference[] {
  const known = all
    .map(({ id, title }): Known => ({ id, words: wordsIn(coreOf(title)) }))
    .filter(({ words }) => words.length >= fewestWords);
  const byBeginning = Map.groupBy(known, ({ words }) => keyOf(words, 0));
  return (plain) => {
    const words = wordsIn(plain);
    const found: GuidanceReference[] = [];
    for (let at = 0; at + fewestWords <= words.length; at++) {
      const titled = longest((byBeginning.get(keyOf(words, at)) ?? []).filter((one) => standsAt(words, at, one.words)));
      const [first, last] = [words[at], words[at + (titled?.words.length ?? 0) - 1]];
      if (!titled || !first || !last || !isTitle(plain.slice(first.start, last.end))) continue;
      const place = { start: first.start, end: last.end };
      found.push({
        kind: "guidance",
        ...place,
        text: plain.slice(place.start, place.end),
        guidance_id: titled.id,
        ...beside(plain, last.end),
      });
      at += titled.words.length - 1;
    }
    return found;
  };
}

const longest = (all: readonly Known[]): Known | undefined => all.toSorted((one, other) => other.words.length - one.words.length)[0];

const standsAt = (words: readonly Word[], at: number, title: readonly Word[]): boolean =>
  title.every(({ bare }, nth) => words[at + nth]?.bare === bare);

/** Titles are written in capitals, which tells them from the same words in a sentence. */
const isTitle = (words: string): boolean => (words.match(/\b\p{Lu}/gu)?.length ?? 0) >= 3;

const behind = 160;

/** Docket and year that are said with a title. */
function beside(plain: string, end: number): { docket: string | null; year: number | null } {
  const said = plain.slice(end, end + behind).split(/\n\s*\n|(?<=[.;])\s+(?=[A-Z])/)[0] ?? "";
  const year = /\b((?:19|20)\d{2})\b(?!-[A-Z]-)/.exec(said.replace(/FDA-\d{4}-[A-Z]-\d+/g, ""))?.[1];
  return { docket: /\bFDA-\d{4}-[A-Z]-\d{4,5}\b/.exec(said)?.[0] ?? null, year: year === undefined ? null : Number(year) };
}
