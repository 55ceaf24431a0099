import type { Citation } from "../marks/citations.ts";
import type { KnownStandard } from "./held.ts";
import type { Recognition, ReferenceLibrary } from "./library.ts";
import type { Judgement } from "./verdict.ts";

/** Which edition a year means: its own, or that of the standard as others took it over then; -1 where it is none that is known. */
export function editionOf({ editions }: KnownStandard, year: string): number {
  const own = editions.findIndex((one) => one.year === year);
  return own >= 0 ? own : editions.findIndex(({ adopted }) => adopted.includes(year));
}

/** So many years after an edition countries publish it at the latest. */
const longestTakeover = 3;

/** The edition that a country took over in a year: the latest of then, where it is not long before; -1 where none is known. */
export function editionTakenOver(known: KnownStandard, year: string): number {
  const own = editionOf(known, year);
  if (own >= 0) return own;
  const at = known.editions.findLastIndex((one) => one.year <= year);
  return Number(year) - Number(known.editions[at]?.year ?? 0) <= longestTakeover ? at : -1;
}

/** Whether two years name the same edition. */
const isSameEdition = (known: KnownStandard | null, one: string, other: string): boolean =>
  one === other || (known !== null && editionOf(known, one) >= 0 && editionOf(known, one) === editionOf(known, other));

const evidenceOf = ({ number, title, url }: Recognition) =>
  url === null ? null : { source_id: null, passage_id: null, citation: `FDA recognition ${number}`, title, url };

/** What is said of a standard, with what FDA recognises of it; one that is known by its recognition alone is in force as far as that says so. */
export function withRecognition(
  judgement: Judgement,
  { source, edition }: Citation,
  known: KnownStandard | null,
  { recognitions }: ReferenceLibrary,
): Judgement {
  const all = recognitions.get(source) ?? [];
  const own = all.find(({ years }) => edition === null || years.some((year) => isSameEdition(known, year, edition)));
  const meant = own ?? all.at(-1);
  if (!meant) return judgement;
  const where = `(${meant.number}, as of ${meant.as_of})`;
  const years = [...new Set(all.flatMap((one) => one.years))].toSorted().join(", ");
  const which = own && edition !== null ? `this edition ${where}` : `the edition of ${years} ${where}`;
  const said = `FDA recognises ${which}${own ? "" : ", not this one"}.`;
  const evidence = judgement.evidence ?? evidenceOf(meant);
  if (judgement.verdict !== "not_in_library") return { ...judgement, message: `${judgement.message} ${said}`, evidence };
  return { ...judgement, verdict: own ? "in_force" : "unclear", message: `${meant.title}: ${said}`, evidence };
}
