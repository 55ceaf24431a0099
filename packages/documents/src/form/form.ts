import type { FormBlock, FormSlot, FormWords } from "@clausewise/contracts";
import type { Fact } from "../report/report.ts";

/** A document to be filled in: what stands in it already, and what is still to be said. A writer only sets it. */
export interface Form {
  title: string;
  /** What kind of document it is, said above the title. */
  subject: string;
  /** The product that made it. */
  author: string;
  /** The day it speaks of, YYYY-MM-DD. */
  date: string;
  /** BCP 47 tag of its language. */
  language: string;
  /** What is printed on where it is used. */
  paper: "A4" | "Letter";
  /** What it rests on, and for what it was made. */
  facts: Fact[];
  /** What whoever fills it in must know before, such as that a clause changed. */
  warnings: string[];
  /** Whether its sections are counted; where their titles have numbers already, they are not. */
  isNumbered: boolean;
  sections: FormSection[];
  /** What the document does and does not say, at its end. */
  closing: string;
  /** The line at the foot of every page. */
  footer: string;
}

export interface FormSection {
  title: string;
  level: 1 | 2;
  clauses: FormClause[];
  /** What belongs there; null where nothing is to be said. */
  instruction: string | null;
  blocks: readonly FormBlock[];
}

/** A clause that asks for a section. */
export interface FormClause {
  text: string;
  /** Where its official text is. */
  url: string | null;
  /** That it changed, and since when. */
  caution: string | null;
}

export const isSlot = (part: string | FormSlot): part is FormSlot => typeof part !== "string";

/** What stands in words; of a place that is not filled in, what belongs there in brackets. */
export const plainWords = (words: FormWords): string =>
  words.map((part) => (isSlot(part) ? (part.value ?? `[${part.hint ?? part.label}]`) : part)).join("");

/** Whether nothing stands there, and nothing is asked for by name. */
export const isBlank = (words: FormWords): boolean => words.every((part) => !isSlot(part) && part.trim() === "");
