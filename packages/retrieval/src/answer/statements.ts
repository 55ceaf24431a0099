import type { Weights } from "../evidence/concept-weights.ts";
import type { RankedSection } from "../evidence/learned-ranker.ts";
import type { UnderstoodQuestion } from "../question/understood-question.ts";
import { dominant, type Draft, type Drafting, draftSection } from "./drafts.ts";

export type { Draft } from "./drafts.ts";

const mostStatements = 5;
/** Statements out of the best section, where it answers rather than any other. */
const mostOfBest = 3;
/** How far a section may score below the best and still be shown. */
const worthWithin = 4;
/** The same once three statements are shown. */
const worthLaterWithin = 2;
/** Share of what the best section speaks of that another must speak of. */
const worthBeside = 0.6;

/** The same in one's own documents, whose scores lie closer together, and once two statements are shown of them. */
const ownWithin = 3;
const ownLaterWithin = 1.5;

/** How little a passage speaks of the actor asked about whose duties are another's: beside an answer it only misleads. */
const ofOthers = -1;

const spokenBy = ({ members }: RankedSection, weights: Weights): number =>
  Math.max(0, ...members.slice(0, 3).map(({ terms }) => weights.coverage(terms)));

/** Whether a section may stand beside the best; law beside commentary always may, where it scores nearly as well. */
const isWorth = (section: RankedSection, best: RankedSection, weights: Weights, shown: number): boolean =>
  section.score >= best.score - withinOf(best, shown) &&
  ((isBinding(section) && !isBinding(best)) || spokenBy(section, weights) >= worthBeside * spokenBy(best, weights));

function withinOf({ members }: RankedSection, shown: number): number {
  if (members[0]?.own) return shown < 2 ? ownWithin : ownLaterWithin;
  return shown < 3 ? worthWithin : worthLaterWithin;
}

const isBinding = ({ members }: RankedSection): boolean => members.some(({ candidate }) => candidate.binding);

/** Where a question sets jurisdictions side by side, the sections of each, that of the best first; none where it does not. */
function sidesOf(sections: readonly RankedSection[], { law_of }: UnderstoodQuestion): RankedSection[][] {
  const sides = law_of.map((place) => sections.filter(({ section }) => section.jurisdiction === place)).filter((side) => side.length > 0);
  return sides.length < 2 ? [] : sides.toSorted(([one], [other]) => (other?.score ?? 0) - (one?.score ?? 0));
}

/** The best of each side in turn. */
const inTurn = (sides: readonly (readonly RankedSection[])[]): RankedSection[] =>
  Array.from({ length: mostStatements }, (_, nth) => sides.flatMap((side) => side.slice(nth, nth + 1))).flat();

/**
 * A statement a section or document, up to three of one that answers alone, best first, then grouped by authority in the order in which each first appears;
 * of jurisdictions side by side the best of each in turn, so that what is compared stands together.
 */
export function draftStatements(sections: readonly RankedSection[], on: Omit<Drafting, "taken" | "read">): Draft[] {
  const drafting: Drafting = { ...on, taken: new Map(), read: new Map() };
  const drafts: Draft[] = [];
  const [best] = sections;
  if (best === undefined) return [];
  const sides = sidesOf(sections, on.question);
  const openings = sides.flatMap((side) => side.slice(0, 1));
  for (const [nth, section] of (sides.length > 0 ? inTurn(sides) : sections).entries()) {
    if (drafts.length >= mostStatements) break;
    if (!openings.includes(section) && !isWorth(section, best, on.weights, drafts.length)) continue;
    const added = draftSection(section, drafting, sides.length === 0 && nth === 0 && section.share >= dominant ? mostOfBest : 1);
    drafts.push(...(drafts.length === 0 ? added : added.filter(({ lead }) => lead.acts > ofOthers)));
  }
  if (sides.length > 0) return drafts;
  return [...Map.groupBy(drafts, ({ lead }) => `${lead.candidate.jurisdiction} ${lead.candidate.authority}`).values()].flat();
}
