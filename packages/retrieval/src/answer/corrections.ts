import { amendedWords } from "@clausewise/contracts/citations";
import type { CitedClause } from "../citations/citation-parser.ts";
import type { Candidate } from "../evidence/candidate.ts";
import { bestQuote } from "../evidence/quotes.ts";
import { isNamedIn, type RankedEvidence } from "../evidence/rank-evidence.ts";
import type { Claim } from "../question/understood-question.ts";
import { unmarked } from "../text/phrases.ts";
import { termsOf } from "../text/tokenizer.ts";
import type { CitedQuote, Composition } from "./composition.ts";

/** A misconception that a question holds, or rightly denies, with the passages of its clauses. */
export interface ShownMisconception {
  kind: "corrected" | "confirmed";
  text: string;
  passages: readonly Candidate[];
}

/** Whether a claim says itself that something holds no longer. */
const isGone = ({ words }: Claim): boolean =>
  /\b(?:gone|no longer|not in force|removed|repealed|replace[ds]?|superseded?|withdrawn|deleted|former|formerly|used to|old)\b/.test(
    words.join(" "),
  );

/** Whether a claim goes by what it calls old all the same: "until when may we stay on the old text?". */
const isKept = ({ words }: Claim): boolean => /\b(?:stay|still|keep|remain|continue|go on)\b/.test(words.join(" "));

/** Says that clauses a question names are gone, with the words of the version that still held them. */
export function correctedClauses(
  outdated: readonly CitedClause[],
  { supersededOnly, question, weights, reader }: RankedEvidence,
): Composition["correction"] {
  if (outdated.length === 0) return null;
  const passages = outdated.flatMap((clause) => supersededOnly.find((one) => isNamedIn(clause, [one], reader)) ?? []);
  const citations = passages.flatMap((passage): CitedQuote[] => {
    if (passage.text_kind === "summary") return [{ key: passage.key, quote: null }];
    const run = bestQuote(reader.read(passage), question, weights);
    return run === null ? [] : [{ key: passage.key, quote: { start: run.start, end: run.end } }];
  });
  const text = goneText(outdated, passages);
  const notes = passages.filter(({ text_kind }) => text_kind === "summary").map((note) => unmarked(note.text));
  const kind = question.claims.some((claim) => isGone(claim) && !isKept(claim)) ? "confirmed" : "corrected";
  return { kind, text: [text, ...notes.slice(0, 1)].join(" "), citations };
}

/** That clauses are gone, or which acts put other words in their place. */
function goneText(outdated: readonly CitedClause[], passages: readonly Candidate[]): string {
  const names = outdated.map((clause) => clause.canonical).join(", ");
  const [was, is, it, holds] = outdated.length === 1 ? ["was", "is", "it", "its words"] : ["were", "are", "them", "their words"];
  const acts = passages.flatMap(({ amended }) => amended);
  const amended = amendedWords([...new Map(acts.map((act) => [act.by, act])).values()]);
  if (amended !== null) return `${names} ${was} ${amended}; ${holds} from before, no longer in force, are those held.`;
  return `${names} ${is} not in the version in force; only an earlier version, no longer in force, holds ${it}.`;
}

/** What is right of the first misconception that the library has a clause against: one that is held before one that is denied. */
export function correctedMisconception(shown: readonly ShownMisconception[], evidence: RankedEvidence): Composition["correction"] {
  for (const { kind, text, passages } of shown.toSorted((one, other) => Number(isConfirmed(one)) - Number(isConfirmed(other)))) {
    const found = passages.flatMap((passage) => quoteOf(passage, text, evidence)).toSorted((one, other) => other.shared - one.shared);
    const verbatim = found.filter(({ cited }) => cited.quote !== null);
    const citations = (verbatim.length > 0 ? verbatim : found).slice(0, 2).map(({ cited }) => cited);
    if (citations.length > 0) return { kind, text: kind === "confirmed" ? withoutNo(text) : text, citations };
  }
  return null;
}

const isConfirmed = ({ kind }: ShownMisconception): boolean => kind === "confirmed";

/** What is right, without the "no" that answers the misconception. */
const withoutNo = (text: string): string => text.replace(/^No[:,] (\w)/, (_, first: string) => first.toUpperCase());

/** What of a passage shows a correction, with how many of the correction's terms it shares. */
function quoteOf(passage: Candidate, text: string, { question, weights, reader }: RankedEvidence): { cited: CitedQuote; shared: number }[] {
  const also = new Set(termsOf(text));
  const known = reader.read(passage);
  const sharedWith = (terms: ReadonlySet<string>) => [...also].filter((term) => terms.has(term)).length;
  if (passage.text_kind === "summary") return [{ cited: { key: passage.key, quote: null }, shared: sharedWith(known.terms) }];
  const run = bestQuote(known, question, weights, { also });
  if (run === null || sharedWith(run.terms) < 2) return [];
  return [{ cited: { key: passage.key, quote: { start: run.start, end: run.end } }, shared: sharedWith(run.terms) }];
}
