import type { Anchor } from "../manuscript/anchor.ts";
import { foldText } from "../manuscript/folded.ts";
import type { Language } from "./languages/language-spelling.ts";

/** A term with its official translations, several where acts translate it in several ways. */
export interface OfficialTerm {
  id: string;
  words: string;
  official: readonly string[];
}

/** Where a term stands in a text. */
export interface TermMark extends Anchor {
  term: OfficialTerm;
  text: string;
}

const unspaced: ReadonlySet<Language> = new Set(["zh", "ja", "ko"]);
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** What may stand in place of the end of a word: its plural, its other cases. */
function inflected(word: string, language: Language): string {
  if (unspaced.has(language)) return escaped(word);
  if (language === "en") return `${escaped(word.replace(/y$/, ""))}(?:${word.endsWith("y") ? "y|ies" : "|s|es"})(?:'s|s')?`;
  if (language === "fr")
    return `${escaped(word.replace(/(?:al|aux|s|x)$/, ""))}(?:${/(?:al|aux)$/.test(word) ? "al|ale|ales|aux" : "|s|x|e|es"})`;
  const stem = word.length > 5 ? word.slice(0, -2) : word.length > 3 ? word.slice(0, -1) : word;
  return `${escaped(stem)}\\p{L}{0,${language === "de" || language === "ru" ? 5 : 3}}`;
}

const wordsOf = (term: string): string[] =>
  foldText(term)
    .plain.split(/[\s-]+/)
    .filter(Boolean);

/** A term that is written large stands for itself alone where it is: `Act`, and not any act. */
const isNamed = (term: string): boolean => /^\p{Lu}\p{Ll}/u.test(term) && !term.includes(" ");

function patternOf({ words }: OfficialTerm, language: Language): RegExp {
  const spelled = wordsOf(words).map((word) => inflected(word, language));
  const body = unspaced.has(language) ? spelled.join("\\s*") : `(?<![\\p{L}\\d])${spelled.join("[\\s-]+")}(?![\\p{L}\\d])`;
  return new RegExp(body, isNamed(words) ? "gu" : "giu");
}

/** Finds terms in texts of one language, the longest where several begin at a place. */
export function createTermFinder(terms: readonly OfficialTerm[], language: Language): (text: string) => TermMark[] {
  const known = terms.map((term) => ({
    term,
    first: wordsOf(term.words)[0]?.toLowerCase().slice(0, 4) ?? "",
    pattern: patternOf(term, language),
  }));
  return (text) => {
    const { plain, anchor } = foldText(text);
    const lower = plain.toLowerCase();
    const found = known
      .filter(({ first }) => lower.includes(first))
      .flatMap(({ term, pattern }) =>
        [...plain.matchAll(pattern)].map(({ 0: words, index }) => ({ term, start: index, end: index + words.length })),
      );
    const kept: typeof found = [];
    for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end))
      if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
    return kept.map(({ term, start, end }) => ({
      term,
      ...anchor(start, end),
      text: text.slice(anchor(start, end).start, anchor(start, end).end),
    }));
  };
}

/** Whether a text has the official words, inflected, or at least the one they are headed by. */
function usesOfficial(text: string, { official }: OfficialTerm, language: Language): boolean {
  const { plain } = foldText(text);
  return official.some((words) => {
    const all = wordsOf(words);
    if (unspaced.has(language)) return plain.includes(words);
    const heads = [all[0], all.at(-1)].filter((word) => word !== undefined && word.length > 3);
    return (heads.length === 0 ? all : heads).some(
      (word) => word !== undefined && new RegExp(`(?<![\\p{L}])${inflected(word, language)}(?![\\p{L}])`, "iu").test(plain),
    );
  });
}

/** A term that a translation does not have in its official words. */
export interface TermFlag extends Anchor {
  /** Whether it has them nowhere, or in other places of the same text. */
  kind: "unofficial" | "inconsistent";
  pair: number;
  text: string;
  term: OfficialTerm;
}

/** Finds terms that are not translated as the act translates them, or only here and there. */
export function checkTerms(
  pairs: readonly { source: string; target: string }[],
  terms: readonly OfficialTerm[],
  from: Language,
  to: Language,
): TermFlag[] {
  const find = createTermFinder(terms, from);
  const uses = pairs.flatMap(({ source, target }, pair) =>
    target === "" ? [] : find(source).map((mark) => ({ ...mark, pair, isOfficial: usesOfficial(target, mark.term, to) })),
  );
  return [...Map.groupBy(uses, ({ term }) => term.id).values()].flatMap((ofTerm) => {
    const others = ofTerm.filter(({ isOfficial }) => !isOfficial);
    const kind = others.length === ofTerm.length ? "unofficial" : "inconsistent";
    // A single word is often taken up by a pronoun: that it is missing here and there says nothing.
    const isOneWord = !/[\s-]/.test(ofTerm[0]?.term.words ?? "");
    if (isOneWord && others.length * 3 < ofTerm.length) return [];
    const firstOfPair = others.filter(({ pair }, nth) => others[nth - 1]?.pair !== pair);
    return firstOfPair.map(({ start, end, text, term, pair }): TermFlag => ({ kind, pair, start, end, text, term }));
  });
}
