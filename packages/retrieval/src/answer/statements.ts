import { amendedWords } from "@clausewise/contracts/citations";
import { holdsClause, standsIn } from "../citations/clauses.ts";
import { type Candidate, isDocument } from "../evidence/candidate.ts";
import type { Weights } from "../evidence/concept-weights.ts";
import type { RankedSection } from "../evidence/learned-ranker.ts";
import type { RankedCandidate } from "../evidence/passage-fit.ts";
import { bestQuote, givesNumber, type Quote } from "../evidence/quotes.ts";
import type { UnderstoodQuestion } from "../question/understood-question.ts";
import { unmarked } from "../text/phrases.ts";
import { isItem } from "../text/sentence-splitter.ts";
import { termsOf } from "../text/tokenizer.ts";
import type { CitedQuote, ComposedStatement } from "./composition.ts";
import { listingOf } from "./lists.ts";

/** A statement with the clause it is about. */
export interface Draft extends ComposedStatement {
  lead: RankedCandidate;
}

const mostStatements = 5;
/** Share from which the best section may speak twice before others do. */
const dominant = 0.6;
/** Share of the best fit that a second statement from the same section needs. */
const worthSecond = 0.85;
/** How far a section may score below the best and still be shown. */
const worthWithin = 4;
/** The same once three statements are shown. */
const worthLaterWithin = 2;
/** Share of what the best section speaks of that another must speak of. */
const worthBeside = 0.6;
/** Least share of a note's words that the quote put beside it must hold. */
const leastShared = 0.2;

const labels = { draft: "draft", superseded: "superseded", withdrawn: "withdrawn", final: "", in_force: "" } as const;

function nameOf(candidate: Candidate): string {
  const page = candidate.page !== null && !/\bp\. ?\d+$/.test(candidate.citation) ? `, p. ${candidate.page}` : "";
  const standing = [labels[candidate.status], amendedWords(candidate.amended) ?? ""];
  const details = [unmarked(candidate.heading).replace(/[.:]$/, ""), ...standing].filter((detail) => detail !== "");
  return `**${unmarked(candidate.citation)}**${page}${details.length > 0 ? ` (${details.join("; ")})` : ""}`;
}

/** The sentence or two of a note that answer the question best. */
function noteText(note: RankedCandidate, question: UnderstoodQuestion, weights: Weights): string {
  const { text } = note.candidate;
  const sentences = note.sentences();
  let best = { start: 0, end: text.length };
  let highest = -1;
  for (const [nth, one] of sentences.length > 2 ? sentences.entries() : []) {
    const next = sentences[nth + 1];
    if (next === undefined) break;
    const run = { start: one.start, end: next.end };
    const words = text.slice(run.start, run.end);
    const score = weights.sum(new Set([...one.terms, ...next.terms])) + (givesNumber(words, question) ? 2 : 0);
    if (score > highest) [best, highest] = [run, score];
  }
  return unmarked(text.slice(best.start, best.end));
}

/** The official text of a note's clause: the same citation, a place within it, or the section that holds it. */
function officialTextOf(note: RankedCandidate, members: readonly RankedCandidate[]): RankedCandidate[] {
  const fit = ({ candidate, normal }: RankedCandidate) => {
    if (candidate.text_kind !== "verbatim" || candidate.status === "superseded" || candidate.status === "withdrawn") return 0;
    if (normal === note.normal) return 3;
    if (holdsClause(note.normal, normal)) return 2;
    return standsIn(normal, note.normal) ? 1 : 0;
  };
  return members.filter((one) => fit(one) > 0).toSorted((one, other) => fit(other) - fit(one));
}

/** Our note on a passage's clause, or on a place within its section. */
function noteOf(verbatim: RankedCandidate, members: readonly RankedCandidate[]): RankedCandidate | undefined {
  const notes = members.filter(({ candidate }) => candidate.text_kind === "summary");
  return notes.find(({ normal }) => normal === verbatim.normal) ?? notes.find(({ normal }) => holdsClause(verbatim.normal, normal));
}

/** Stretches quoted so far, by passage. */
type Taken = Map<number, Quote[]>;

interface Material {
  question: UnderstoodQuestion;
  /** Passages of the section in hand, best first. */
  members: readonly RankedCandidate[];
  weights: Weights;
  taken: Taken;
}

/** The words of a clause's official text that carry what a note says of it. */
function quoteFor(note: RankedCandidate, said: string, { question, members, weights, taken }: Material): CitedQuote | null {
  const also = new Set(termsOf(said));
  const found = officialTextOf(note, members)
    .slice(0, 12)
    .flatMap((official) => {
      const run = bestQuote(official, question, weights, { also, taken: taken.get(official.candidate.key) ?? [] });
      return run === null ? [] : [{ key: official.candidate.key, run, shared: shareOf(also, run.terms) }];
    });
  const best = found.filter(({ shared }) => shared > leastShared).toSorted((one, other) => other.shared - one.shared)[0];
  return best === undefined ? null : { key: best.key, quote: { start: best.run.start, end: best.run.end } };
}

function fromNote(lead: RankedCandidate, note: RankedCandidate, material: Material): Draft | null {
  const said = noteText(note, material.question, material.weights);
  if (said.length < 12) return null;
  const text = material.question.wants.clause || lead.isCited ? `${nameOf(note.candidate)}: ${said}` : said;
  return { lead, text, citations: [quoteFor(note, said, material) ?? { key: note.candidate.key, quote: null }] };
}

const shareOf = (terms: ReadonlySet<string>, among: ReadonlySet<string>): number =>
  terms.size === 0 ? 0 : [...terms].filter((term) => among.has(term)).length / terms.size;

function fromText(lead: RankedCandidate, { question, weights, taken }: Material): Draft | null {
  const { candidate } = lead;
  const run = bestQuote(lead, question, weights, { taken: taken.get(candidate.key) ?? [] });
  if (run === null) return null;
  return {
    lead,
    text: `${nameOf(candidate)} ${candidate.binding ? "reads" : "says"}:`,
    citations: [{ key: candidate.key, quote: { start: run.start, end: run.end } }],
  };
}

const kinds: Readonly<Record<string, string>> = { letter: "letter", upload: "document" };
const standings = {
  draft: "a draft",
  final: "final",
  in_force: "in force",
  superseded: "superseded",
  withdrawn: "withdrawn",
} as const;

/** `2026-02-03` as people write it, and a month or a year where no more is known. */
function writtenDate(date: string): string {
  const parts = { ...(date.length > 4 && { month: "long" as const }), ...(date.length > 7 && { day: "numeric" as const }) };
  return new Intl.DateTimeFormat("en-GB", { year: "numeric", ...parts, timeZone: "UTC" }).format(new Date(date));
}

const issuedText = (date: string): string => `issued ${date.length > 7 ? "on" : "in"} ${writtenDate(date)}`;

/** What the record of a source says of its standing, in one sentence. */
function standingText({ source_identifier, kind, status, issued, effective }: Candidate): string {
  const dates = [issued && issuedText(issued), effective && `effective ${writtenDate(effective)}`].filter((date) => date !== null);
  return `**${unmarked(source_identifier)}**: this ${kinds[kind] ?? kind} is ${[standings[status], ...dates].join(", ")}.`;
}

/** Puts the standing of the source before a statement where that is what was asked. */
const withStanding = (draft: Draft, question: UnderstoodQuestion): Draft =>
  question.wants.standing ? { ...draft, text: `${standingText(draft.lead.candidate)} ${draft.text}` } : draft;

function draftOf(lead: RankedCandidate, material: Material): Draft | null {
  if (lead.candidate.text_kind === "summary") return fromNote(lead, lead, material);
  const note = noteOf(lead, material.members);
  return (note && note.fit >= lead.fit * 0.6 ? fromNote(lead, note, material) : null) ?? fromText(lead, material);
}

const placeOf = ({ candidate, normal }: RankedCandidate): string =>
  isDocument(candidate) ? `${candidate.source_identifier} ${candidate.heading} ${candidate.page ?? ""}` : normal;

const isRepeated = (draft: Draft, drafts: readonly Draft[]): boolean =>
  drafts.some(({ citations }) =>
    citations.some(({ key, quote }) => draft.citations.some((one) => one.key === key && one.quote?.start === quote?.start)),
  );

/** A single item of a list, which says little without the words that announce it. */
const isLooseItem = ({ lead, citations }: Draft): boolean =>
  citations.every(({ key, quote }) => {
    const words = quote !== null && key === lead.candidate.key ? lead.candidate.text.slice(quote.start, quote.end) : "";
    return isItem(words) && /(?:[;,]|\b(?:and|or))$/.test(words);
  });

const depthOf = ({ candidate }: RankedCandidate): number => candidate.citation.split("(").length;

/** Share of the best fit that the opening of the same section needs to be put before it. */
const opensFrom = 0.7;

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
  const shown = citations.length - 1;
  const lists = shown < items ? `lists ${items} items, of which these are the first ${shown}:` : `lists ${items} items:`;
  return { lead: opening, text: `${nameOf(opening.candidate)} ${lists}`, citations };
}

/** One or two statements out of a section or document. */
function draftSection(section: RankedSection, on: Omit<Material, "members">, most: number): Draft[] {
  const { members } = section;
  const list = listDraft(section, on.question);
  if (list !== null) return [list];
  const material: Material = { ...on, members };
  const drafts: Draft[] = [];
  const places = new Set<string>();
  const least = Math.max(...members.map(({ fit }) => fit), 0) * worthSecond;
  for (const lead of openingFirst(members, on.question)) {
    if (drafts.length === most || (lead.fit < least && drafts.length > 0)) break;
    if (places.has(placeOf(lead))) continue;
    const draft = draftOf(lead, material);
    if (draft === null || isRepeated(draft, drafts) || (drafts.length > 0 && isLooseItem(draft))) continue;
    drafts.push(drafts.length === 0 ? withStanding(draft, on.question) : draft);
    places.add(placeOf(lead));
    for (const { key, quote } of draft.citations) if (quote !== null) on.taken.set(key, [...(on.taken.get(key) ?? []), quote]);
  }
  return drafts;
}

const spokenBy = ({ members }: RankedSection, weights: Weights): number =>
  Math.max(0, ...members.slice(0, 3).map(({ terms }) => weights.coverage(terms)));

/** Whether a section may stand beside the best; law beside commentary always may, where it scores nearly as well. */
const isWorth = (section: RankedSection, best: RankedSection, weights: Weights, shown: number): boolean =>
  section.score >= best.score - (shown < 3 ? worthWithin : worthLaterWithin) &&
  ((isBinding(section) && !isBinding(best)) || spokenBy(section, weights) >= worthBeside * spokenBy(best, weights));

const isBinding = ({ members }: RankedSection): boolean => members.some(({ candidate }) => candidate.binding);

/** Where a question sets jurisdictions side by side, the best of each in turn; else all as they rank. */
function inTurn(sections: readonly RankedSection[], { law_of }: UnderstoodQuestion): readonly RankedSection[] {
  const groups = law_of
    .map((place) => sections.filter(({ section }) => section.jurisdiction === place))
    .filter((group) => group.length > 0);
  if (groups.length < 2) return sections;
  return Array.from({ length: mostStatements }, (_, nth) => groups.flatMap((group) => group.slice(nth, nth + 1))).flat();
}

/** A statement or two a section or document, best first, then grouped by authority in the order in which each first appears. */
export function draftStatements(sections: readonly RankedSection[], on: Omit<Material, "members" | "taken">): Draft[] {
  const taken: Taken = new Map();
  const drafts: Draft[] = [];
  const [best] = sections;
  if (best === undefined) return [];
  for (const [nth, section] of inTurn(sections, on.question).entries()) {
    if (drafts.length >= mostStatements) break;
    if (!isWorth(section, best, on.weights, drafts.length)) continue;
    drafts.push(...draftSection(section, { ...on, taken }, nth === 0 && section.share >= dominant ? 2 : 1));
  }
  return [...Map.groupBy(drafts, ({ lead }) => `${lead.candidate.jurisdiction} ${lead.candidate.authority}`).values()].flat();
}
