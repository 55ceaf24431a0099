import type { GuidanceReference } from "./reference.ts";
import { datesIn } from "../marks/dates.ts";
import { quotationsIn } from "../marks/quotations.ts";
import { type Word, wordsIn } from "./words.ts";

/** A guidance document as far as it is found in a text by its title. */
export interface TitledGuidance {
  id: string;
  title: string;
}

/** What FDA puts before and behind the titles of guidance, which people leave out. */
const tail =
  /(?<=\S{4}.*)[\s:,;-]*(?:\(?\b(?:draft\s+|final\s+)?guidance\s+for\b.*|\b(?:draft\s+)?guidance$|\bguidance\s+document$|\bfor\s+industry\b.*|\bsmall\s+entity\s+compliance\s+guide$|\bquestions\s+and\s+answers$|\(PDF\s+Version\)$)/i;
const lead = /^(?:draft\s+)?guidance\s+for\s+(?:industry|FDA)\b[^:|]{0,60}[:|]\s*/i;
const fewestWords = 4;
const firstWords = 3;

/** A title as it is compared with others: the words of its core. */
export const titleKey = (title: string): string =>
  wordsIn(coreOfTitle(title))
    .map(({ bare }) => bare)
    .join(" ");

/** A title without what FDA puts around it. */
const coreOfTitle = (title: string): string => title.replace(lead, "").replace(tail, "");

const keyOf = (words: readonly Word[], at: number): string =>
  words
    .slice(at, at + firstWords)
    .map(({ bare }) => bare)
    .join(" ");

interface Known {
  id: string;
  words: readonly Word[];
}

/** Finds guidance documents in folded texts by their titles, whole or shortened, without what is said behind each: `Guidance for Industry`. */
export function createGuidanceTitles(all: readonly TitledGuidance[]): (plain: string) => GuidanceReference[] {
  const known = all
    .map(({ id, title }): Known => ({ id, words: wordsIn(coreOfTitle(title)) }))
    .filter(({ words }) => words.length >= firstWords);
  const byBeginning = Map.groupBy(known, ({ words }) => keyOf(words, 0));
  const shortenedIn = createShortenedTitles(known);

  function wholeIn(plain: string): Stretch[] {
    const words = wordsIn(plain);
    const found: Stretch[] = [];
    for (let at = 0; at + firstWords <= words.length; at++) {
      const titled = longest((byBeginning.get(keyOf(words, at)) ?? []).filter((one) => standsAt(words, at, one.words)));
      const [first, last] = [words[at], words[at + (titled?.words.length ?? 0) - 1]];
      if (!titled || !first || !last || !isNamed(plain, first.start, last.end, titled.words.length)) continue;
      found.push({ start: first.start, end: last.end, id: titled.id });
      at += titled.words.length - 1;
    }
    return found;
  }

  return (plain) => {
    const whole = wholeIn(plain);
    const isFree = ({ start, end }: Stretch) => !whole.some((one) => start < one.end && end > one.start);
    const found = [...whole, ...shortenedIn(plain).filter(isFree)].toSorted((one, other) => one.start - other.start);
    return found.map(({ start, end, id }) => ({
      kind: "guidance",
      start,
      end,
      text: plain.slice(start, end),
      guidance_id: id,
      ...beside(plain, end),
    }));
  };
}

interface Stretch {
  start: number;
  end: number;
  id: string;
}

const leastOfShortened = 0.6;
const saysGuidance = /\b(?:guidance|guide|draft|FDA(?:'s)?)\b/i;

/** Finds titles that are shortened: what stands between quotation marks as a title, most words of one guidance document in their order, and of no other. */
function createShortenedTitles(known: readonly Known[]): (plain: string) => Stretch[] {
  const byWord = new Map<string, Known[]>();
  for (const one of known)
    for (const bare of new Set(one.words.map((word) => word.bare))) {
      const its = byWord.get(bare);
      if (its) its.push(one);
      else byWord.set(bare, [one]);
    }
  return (plain) =>
    quotationsIn(plain).flatMap(({ start, end }): Stretch[] => {
      const near = plain.slice(Math.max(0, start - aroundTitle), end + aroundTitle);
      const words = wordsIn(coreOfTitle(plain.slice(start, end)));
      if (words.length < fewestWords || !saysGuidance.test(near) || !isTitle(plain.slice(start, end))) return [];
      const rarest = words.map(({ bare }) => byWord.get(bare) ?? []).toSorted((one, other) => one.length - other.length)[0] ?? [];
      const fitting = rarest.filter((one) => words.length / one.words.length >= leastOfShortened && isWithinTitle(words, one.words));
      const isOne = new Set(fitting.map((one) => one.words.map(({ bare }) => bare).join(" "))).size === 1;
      return isOne && fitting[0] ? [{ start, end, id: fitting[0].id }] : [];
    });
}

/** Whether the words stand in a title in their order, however many are left out. */
function isWithinTitle(words: readonly Word[], title: readonly Word[]): boolean {
  let at = 0;
  for (const { bare } of title) if (bare === words[at]?.bare) at++;
  return at === words.length;
}

const longest = (all: readonly Known[]): Known | undefined => all.toSorted((one, other) => other.words.length - one.words.length)[0];

const standsAt = (words: readonly Word[], at: number, title: readonly Word[]): boolean =>
  title.every(({ bare }, nth) => words[at + nth]?.bare === bare);

const aroundTitle = 60;

/** Whether words are named as a title: by their capitals, and where they are only a few by what stands around them. */
function isNamed(plain: string, start: number, end: number, count: number): boolean {
  if (!isTitle(plain.slice(start, end))) return false;
  if (count >= fewestWords) return true;
  const [before, after] = [plain.slice(Math.max(0, start - aroundTitle / 2), start), plain.slice(end, end + aroundTitle / 2)];
  return /["“]$/.test(before)
    ? /^[,.]?["”]/.test(after)
    : /^\s*(?:[:,-]\s*)?(?:\((?:FDA|draft|final|\d{4})|(?:draft |final )?guidance\b|(?:issued |dated )?(?:on |of )?[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4})/i.test(
        after,
      );
}

/** Titles are written in capitals, which tells them from the same words in a sentence. */
const isTitle = (words: string): boolean => (words.match(/\b\p{Lu}/gu)?.length ?? 0) >= 3;

const behind = 160;
const farDate = 48;

/** What is no longer said of a title: a paragraph, a sentence, another title, or what it is not. */
const endOfSaid = /\n\s*\n|\n(?=\s*(?:[•▪*-]|\d{1,2}(?:\.\d{1,2})*[.)]?)\s+\p{Lu})|;|(?<!\bNo\.)(?<=\.)\s+(?=[A-Z])|(?<=.)["“]|\bnot\b/u;

/** Docket and year that are said with a title. */
function beside(plain: string, end: number): Pick<GuidanceReference, "docket" | "year" | "day"> {
  const said = plain.slice(end, end + behind).split(endOfSaid)[0] ?? "";
  const year = /\b((?:19|20)\d{2})\b(?!-[A-Z]-)/.exec(said.replace(/FDA-\d{4}-[A-Z]-\d+/g, ""))?.[1];
  const date = datesIn(said.slice(0, farDate)).find(({ kind }) => kind === "day" || kind === "month");
  return {
    day: date?.normal ?? null,
    docket: /\bFDA-\d{4}-[A-Z]-\d{4,5}\b/.exec(said)?.[0] ?? null,
    year: year === undefined ? null : Number(year),
  };
}
