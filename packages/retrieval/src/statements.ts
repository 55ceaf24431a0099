import type { Candidate, CitedQuote, ComposedStatement } from "./candidates.ts";
import { isWithin, normalCitation, sectionOf } from "./clauses.ts";
import type { Question } from "./question.ts";
import { type Quote, bestQuote, holdsNumber } from "./quotes.ts";
import type { RankedCandidate } from "./rank-candidates.ts";
import type { Weights } from "./support.ts";
import { termsOf } from "./words.ts";

/** A statement with the clause it is about. */
export interface Draft extends ComposedStatement {
  lead: RankedCandidate;
}

const mostStatements = 5;
const mostPerSection = 2;
const worthShowing = 0.6;
/** Least share of a note's words that the quote put beside it must hold. */
const leastShared = 0.2;

/** Text of a passage that is put into a statement must not bring markup of its own. */
const unmarked = (text: string): string =>
  text
    .replace(/[*_`#[\]<>|\\]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const labels = { draft: "draft", superseded: "superseded", withdrawn: "withdrawn", final: "", in_force: "" } as const;

function nameOf(candidate: Candidate): string {
  const page = candidate.page !== null && !/\bp\. ?\d+$/.test(candidate.citation) ? `, p. ${candidate.page}` : "";
  const details = [unmarked(candidate.heading).replace(/[.:]$/, ""), labels[candidate.status]].filter((detail) => detail !== "");
  return `**${unmarked(candidate.citation)}**${page}${details.length > 0 ? ` (${details.join("; ")})` : ""}`;
}

/** The sentence or two of a note that answer the question best. */
function noteText({ candidate: { text }, sentences }: RankedCandidate, question: Question, weights: Weights): string {
  let best = { start: 0, end: text.length };
  let highest = -1;
  for (const [nth, one] of sentences.length > 2 ? sentences.entries() : []) {
    const next = sentences[nth + 1];
    if (next === undefined) break;
    const run = { start: one.start, end: next.end };
    const words = text.slice(run.start, run.end);
    const score = weights.sum(new Set([...one.terms, ...next.terms])) + (question.wantsNumber && holdsNumber(words) ? 2 : 0);
    if (score > highest) [best, highest] = [run, score];
  }
  return unmarked(text.slice(best.start, best.end));
}

/** The official text of a note's clause: the same citation, a place within it, or the section that holds it. */
function officialTextOf(note: Candidate, ranked: readonly RankedCandidate[]): RankedCandidate[] {
  const fit = ({ candidate }: RankedCandidate) => {
    if (candidate.textKind !== "verbatim" || candidate.status === "superseded" || candidate.status === "withdrawn") return 0;
    if (normalCitation(candidate.citation) === normalCitation(note.citation)) return 3;
    if (isWithin(candidate.citation, note.citation)) return 2;
    return isWithin(note.citation, candidate.citation) && sectionOf(candidate.citation) === sectionOf(note.citation) ? 1 : 0;
  };
  return ranked.filter((one) => fit(one) > 0).toSorted((one, other) => fit(other) - fit(one));
}

function noteOf(verbatim: Candidate, ranked: readonly RankedCandidate[]): RankedCandidate | undefined {
  const same = ranked.filter(
    ({ candidate }) => candidate.textKind === "summary" && normalCitation(candidate.citation) === normalCitation(verbatim.citation),
  );
  return (
    same[0] ??
    ranked.find(
      ({ candidate }) =>
        candidate.textKind === "summary" &&
        isWithin(candidate.citation, verbatim.citation) &&
        sectionOf(candidate.citation) === sectionOf(verbatim.citation),
    )
  );
}

/** Stretches quoted so far, by passage. */
type Taken = Map<number, Quote[]>;

interface Material {
  question: Question;
  ranked: readonly RankedCandidate[];
  weights: Weights;
  taken: Taken;
}

/** The words of a clause's official text that carry what a note says of it. */
function quoteFor(note: RankedCandidate, said: string, { question, ranked, weights, taken }: Material): CitedQuote | null {
  const also = new Set(termsOf(said));
  const found = officialTextOf(note.candidate, ranked)
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
  const text = material.question.wantsClause || lead.isCited ? `${nameOf(note.candidate)}: ${said}` : said;
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

function draftOf(lead: RankedCandidate, material: Material): Draft | null {
  if (lead.candidate.textKind === "summary") return fromNote(lead, lead, material);
  const note = noteOf(lead.candidate, material.ranked);
  return (note && note.rank >= lead.rank * 0.6 ? fromNote(lead, note, material) : null) ?? fromText(lead, material);
}

const placeOf = (candidate: Candidate): string =>
  candidate.kind === "guidance"
    ? `${candidate.sourceIdentifier} ${candidate.heading} ${candidate.page ?? ""}`
    : normalCitation(candidate.citation);
const areaOf = (candidate: Candidate): string =>
  candidate.kind === "guidance" ? candidate.sourceIdentifier : sectionOf(candidate.citation);

const isRepeated = (draft: Draft, drafts: readonly Draft[]): boolean =>
  drafts.some(({ citations }) =>
    citations.some(({ key, quote }) => draft.citations.some((one) => one.key === key && one.quote?.start === quote?.start)),
  );

const depthOf = ({ candidate }: RankedCandidate): number => candidate.citation.split("(").length;

/** Share of the best rank that the opening of the same section needs to be put before it. */
const opensFrom = 0.7;

/**
 * Where a question asks which clause holds or what it lists, and several places of the best section answer, the section's
 * opening comes first: it says what the places below it are about.
 */
function openingFirst(ranked: readonly RankedCandidate[], question: Question): readonly RankedCandidate[] {
  const best = ranked[0];
  if (best === undefined || best.candidate.kind === "guidance" || !(question.wantsClause || question.wantsList)) return ranked;
  const opening = ranked
    .filter((one) => sectionOf(one.candidate.citation) === sectionOf(best.candidate.citation) && one.rank >= best.rank * opensFrom)
    .toSorted((one, other) => depthOf(one) - depthOf(other))[0];
  return opening === undefined || depthOf(opening) === depthOf(best) ? ranked : [opening, ...ranked.filter((one) => one !== opening)];
}

/** One statement a clause, best first, then grouped by authority in the order in which each first appears. */
export function draftStatements(on: Omit<Material, "taken">): Draft[] {
  const material: Material = { ...on, taken: new Map() };
  const drafts: Draft[] = [];
  const places = new Set<string>();
  const areas = new Map<string, number>();
  const least = (on.ranked[0]?.rank ?? 0) * worthShowing;
  for (const lead of openingFirst(on.ranked, on.question)) {
    if (drafts.length === mostStatements || lead.rank < least) break;
    const area = areaOf(lead.candidate);
    if (places.has(placeOf(lead.candidate)) || (areas.get(area) ?? 0) >= mostPerSection) continue;
    const draft = draftOf(lead, material);
    if (draft === null || isRepeated(draft, drafts)) continue;
    drafts.push(draft);
    places.add(placeOf(lead.candidate));
    areas.set(area, (areas.get(area) ?? 0) + 1);
    for (const { key, quote } of draft.citations) if (quote !== null) material.taken.set(key, [...(material.taken.get(key) ?? []), quote]);
  }
  return [...Map.groupBy(drafts, ({ lead }) => `${lead.candidate.jurisdiction} ${lead.candidate.authority}`).values()].flat();
}
