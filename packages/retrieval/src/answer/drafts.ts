import { amendedWords } from "@clausewise/contracts/citations";
import { holdsClause } from "../citations/clauses.ts";
import { type Candidate, isDocument } from "../evidence/candidate.ts";
import type { Carrying, ShownWords } from "../evidence/carrying.ts";
import type { Weights } from "../evidence/concept-weights.ts";
import type { RankedSection } from "../evidence/learned-ranker.ts";
import { isOfNamedParagraph, type RankedCandidate } from "../evidence/passage-fit.ts";
import type { Quote } from "../evidence/quotes.ts";
import type { UnderstoodQuestion } from "../question/understood-question.ts";
import { unmarked } from "../text/phrases.ts";
import type { CitedQuote, ComposedStatement } from "./composition.ts";
import { listingOf } from "./lists.ts";
import { type Saying, sayingsOf } from "./note-sayings.ts";
import { goingOn, quotableOf, type QuotedFor } from "./quotable.ts";
import { standingText } from "./standing.ts";
import { supportFor } from "./support.ts";

/** A statement with the clause it is about. */
export interface Draft extends ComposedStatement {
  lead: RankedCandidate;
}

/** What statements are drafted with. */
export interface Drafting {
  question: UnderstoodQuestion;
  weights: Weights;
  carrying: Carrying;
  /** Stretches quoted so far, by passage. */
  taken: Map<number, Quote[]>;
  /** Words read so far, by where they stand. */
  read: Map<string, ShownWords>;
}

interface Material extends Drafting {
  /** Passages of the section in hand, best first, and in reading order. */
  members: readonly RankedCandidate[];
  around: readonly RankedCandidate[];
}

/** Share from which the best section may speak more than once before others do, and make a list. */
export const dominant = 0.6;
/** Share of the best fit that further statements from the same section need. */
const worthFurther = 0.7;
/** Share of the best fit that the opening of the same section needs to be put before it. */
const opensFrom = 0.7;
/** Share of a passage's fit that our note on it needs to speak for it. */
const noteFrom = 0.6;
/** What being carried by official words is worth among the sentences of a note, and how many of them are tried. */
const gainByCarried = 1.5;
const mostSayings = 3;
/** Most items quoted below the words that announce them, and most letters of them together. */
const mostItems = 3;
const longestItems = 900;

const labels = { draft: "draft", superseded: "superseded", withdrawn: "withdrawn", final: "", in_force: "" } as const;

function nameOf(candidate: Candidate): string {
  // One's own documents are cited by their pages, sheets and slides.
  const isCitedByPage = candidate.kind === "upload" || /\bp\. ?\d+$/.test(candidate.citation);
  const page = candidate.page !== null && !isCitedByPage ? `, p. ${candidate.page}` : "";
  const standing = [labels[candidate.status], amendedWords(candidate.amended) ?? ""];
  const details = [unmarked(candidate.heading).replace(/[.:]$/, ""), ...standing].filter((detail) => detail !== "");
  return `**${unmarked(candidate.citation)}**${page}${details.length > 0 ? ` (${details.join("; ")})` : ""}`;
}

/** Our note on a passage's clause, or on a place within its section. */
function noteOf(verbatim: RankedCandidate, members: readonly RankedCandidate[]): RankedCandidate | undefined {
  const notes = members.filter(({ candidate }) => candidate.text_kind === "summary");
  return (
    notes.find(({ normal }) => normal === verbatim.normal) ??
    notes.find(({ normal }) => holdsClause(normal, verbatim.normal)) ??
    notes.find(({ normal }) => holdsClause(verbatim.normal, normal))
  );
}

const quotedFor = ({ question, weights, around }: Material): QuotedFor => ({ question, weights, around });

/** What a note says that answers best, with the official words that carry it; by itself where none do. */
function fromNote(lead: RankedCandidate, note: RankedCandidate, material: Material): Draft | null {
  const { question, weights, carrying, read } = material;
  const tried = sayingsOf(note, question, weights)
    .slice(0, mostSayings)
    .map((one) => ({ ...one, citations: supportFor(one.text, note, { ...quotedFor(material), carrying, read }) }))
    .toSorted((one, other) => worthOf(other) - worthOf(one));
  const [first] = tried;
  if (first === undefined) return null;
  const best = tried.find((one) => one.citations !== null && saysAsMuch(one, first)) ?? first;
  const text = question.wants.clause || lead.isCited ? `${nameOf(note.candidate)}: ${best.text}` : best.text;
  return { lead, text, citations: best.citations ?? [{ key: note.candidate.key, quote: null }] };
}

const worthOf = ({ worth, citations }: { worth: number; citations: CitedQuote[] | null }): number =>
  worth + (citations === null ? 0 : gainByCarried);

/** Share of what the best saying speaks of that another must speak of to be told in its place because words carry it. */
const asMuch = 0.9;

const saysAsMuch = (one: Saying, best: Saying): boolean =>
  one.spoken >= asMuch * best.spoken && one.isNumber === best.isNumber && one.holds >= asMuch * best.holds;

function fromText(lead: RankedCandidate, material: Material): Draft | null {
  const { candidate } = lead;
  const items = itemsBelow(lead, material);
  const shown = items?.shown ?? [lead];
  const citations = shown.flatMap((one): CitedQuote[] => {
    const quotable = quotableOf(one, { ...quotedFor(material), taken: material.taken.get(one.candidate.key) ?? [] });
    return quotable === null ? [] : [{ key: quotable.key, quote: quotable.quote, ...(quotable.above && { above: quotable.above }) }];
  });
  if (citations.length === 0) return null;
  const part = items !== null && items.all > citations.length ? ", in part" : "";
  return { lead, text: `${nameOf(candidate)} ${candidate.binding ? "reads" : "says"}${part}:`, citations };
}

/** The items that end what a passage begins to say: the first few, or those that fit best; null where it ends by itself. */
function itemsBelow(lead: RankedCandidate, { around }: Material): { shown: RankedCandidate[]; all: number } | null {
  const items = goingOn(lead, around);
  if (items.length === 0) return null;
  let length = 0;
  const best = items.toSorted((one, other) => other.fit - one.fit).slice(0, mostItems);
  const shown = best.filter(({ candidate }, nth) => (length += candidate.text.length) <= longestItems || nth === 0);
  return { shown: shown.toSorted((one, other) => one.candidate.key - other.candidate.key), all: items.length };
}

/** Puts the standing of a document before a statement on it where that is what was asked, or the document is named. */
function withStanding(draft: Draft, { wants, title }: UnderstoodQuestion): Draft {
  const { lead } = draft;
  const isTold = isDocument(lead.candidate) ? wants.standing || title !== null : wants.standing && lead.isCited;
  return isTold ? { ...draft, text: `${standingText(lead.candidate)} ${draft.text}` } : draft;
}

function draftOf(lead: RankedCandidate, material: Material): Draft | null {
  if (lead.candidate.text_kind === "summary") return fromNote(lead, lead, material);
  const note = noteOf(lead, material.members);
  const isNamed = isOfNamedParagraph(lead, material.question);
  const speaks =
    note &&
    (!isNamed || isOfNamedParagraph(note, material.question)) &&
    (lead.candidate.amended.length > 0 || note.fit >= lead.fit * noteFrom);
  return (speaks ? fromNote(lead, note, material) : null) ?? fromText(lead, material);
}

const placeOf = ({ candidate, normal }: RankedCandidate): string =>
  isDocument(candidate) ? `${candidate.source_identifier} ${candidate.heading} ${candidate.page ?? ""}` : normal;

const isRepeated = (draft: Draft, drafts: readonly Draft[]): boolean =>
  drafts.some(({ citations }) =>
    citations.some(({ key, quote }) => draft.citations.some((one) => one.key === key && one.quote?.start === quote?.start)),
  );

const depthOf = ({ candidate }: RankedCandidate): number => candidate.citation.split("(").length;

/**
 * Where a question asks which clause holds or what it lists, and several places of a section answer, the section's
 * opening comes first: it says what the places below it are about.
 */
function openingFirst(members: readonly RankedCandidate[], question: UnderstoodQuestion): readonly RankedCandidate[] {
  const [best] = members;
  if (best === undefined || isDocument(best.candidate) || !(question.wants.clause || question.wants.list)) return members;
  if (best.candidate.text_kind === "summary") return members;
  const opening = members
    .filter((one) => one.candidate.text_kind === "verbatim" && one.fit >= best.fit * opensFrom)
    .toSorted((one, other) => depthOf(one) - depthOf(other))[0];
  return opening === undefined || depthOf(opening) === depthOf(best) ? members : [opening, ...members.filter((one) => one !== opening)];
}

/** What a section lists, item by item, where the question asks for that. */
function listDraft({ text = [], members, share }: RankedSection, question: UnderstoodQuestion): Draft | null {
  const best = Math.max(...members.map(({ fit }) => fit), 0);
  const listing = question.wants.list && share >= dominant ? listingOf(text, best * opensFrom) : null;
  if (listing === null) return null;
  const { opening, citations, items } = listing;
  const more = citations.length - 1 < items ? ", with more items than are shown" : "";
  return { lead: opening, text: `${nameOf(opening.candidate)} lists${more}:`, citations };
}

const inReadingOrder = ({ text = [], members }: RankedSection): RankedCandidate[] =>
  [...new Map([...members, ...text].map((one) => [one.candidate.key, one])).values()].toSorted(
    (one, other) => one.candidate.key - other.candidate.key,
  );

/** Up to `most` statements out of a section or document. */
export function draftSection(section: RankedSection, on: Drafting, most: number): Draft[] {
  const { members } = section;
  const list = listDraft(section, on.question);
  if (list !== null) return [list];
  const material: Material = { ...on, members, around: inReadingOrder(section) };
  const drafts: Draft[] = [];
  const places = new Set<string>();
  const least = Math.max(...members.map(({ fit }) => fit), 0) * worthFurther;
  for (const lead of openingFirst(members, on.question)) {
    if (drafts.length === most || (lead.fit < least && drafts.length > 0)) break;
    if (places.has(placeOf(lead))) continue;
    const draft = draftOf(lead, material);
    if (draft === null || isRepeated(draft, drafts)) continue;
    drafts.push(drafts.length === 0 ? withStanding(draft, on.question) : draft);
    places.add(placeOf(lead));
    for (const { key, quote } of draft.citations) if (quote !== null) on.taken.set(key, [...(on.taken.get(key) ?? []), quote]);
  }
  return drafts;
}
