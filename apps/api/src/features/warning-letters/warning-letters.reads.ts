import { letterFamilyLabels, type ProductType, type RegulatoryAlert } from "@clausewise/contracts";
import { partOf, sectionOf } from "./cited-parts.ts";
import { familyParts, letterKindsOf } from "./concern.ts";
import type { LettersView } from "./letters-view.ts";
import type { Letter } from "./merge-letters.ts";

/** What an answer rests on, as far as letters may speak to it. */
interface Answered {
  clauses: readonly string[];
  /** The area of product that the question is about; null where it names none. */
  product_type: ProductType | null;
  /** Letters written later say nothing of the law of that day. */
  day: string;
}

export interface LettersFound {
  alerts: RegulatoryAlert[];
  /** Letters that were looked through. */
  checked: number;
}

/** Letters shown beside an answer, of each relevance. */
const shown = 3;

export type WarningLetterReads = ReturnType<typeof createWarningLetterReads>;

/** What other features may know of warning letters. */
export const createWarningLetterReads = (letters: LettersView) => ({
  /** Letters that cite clauses of an answer, and then those whose subject stands under a part of them, the newest first. */
  async speakingTo({ clauses, product_type, day }: Answered): Promise<LettersFound> {
    const known = (await letters()).all.filter(({ date }) => date !== null && date <= day);
    const kinds = product_type === null ? [] : letterKindsOf([product_type]);
    const fitting = known.filter(({ product_kind }) => kinds.length === 0 || product_kind.some((kind) => kinds.includes(kind)));
    const sections = new Set(clauses.map(sectionOf));
    const parts = new Set(clauses.map(partOf));
    const citing = fitting.flatMap((letter) => citesOne(letter, sections)).slice(0, shown);
    const under = fitting.flatMap((letter) => standsUnder(letter, parts)).slice(0, shown);
    return { alerts: [...citing, ...under].slice(0, shown), checked: known.length };
  },
});

const alertOf = (letter: Letter, relevance: string, reason: string): RegulatoryAlert => ({
  title: `Warning letter to ${letter.company}`,
  description: `${letter.subject}. ${reason}`,
  company: letter.company,
  date: letter.date ?? "",
  relevance,
  url: letter.url || null,
});

function citesOne(letter: Letter, sections: ReadonlySet<string>): RegulatoryAlert[] {
  const cited = letter.violations?.filter((clause) => sections.has(sectionOf(clause))) ?? [];
  return cited.length === 0 ? [] : [alertOf(letter, "high", `It cites ${cited.join(", ")}, which this answer rests on.`)];
}

function standsUnder(letter: Letter, parts: ReadonlySet<string>): RegulatoryAlert[] {
  const under = familyParts.get(letter.subject_family);
  if (letter.violations !== null || !under?.parts.some((part) => parts.has(part))) return [];
  const family = letterFamilyLabels[letter.subject_family];
  return [alertOf(letter, "related", `Its subject is ${family}: ${under.because}. Which clauses it cites is not known here.`)];
}
