import { type Authority, authorityChoices, authorityJurisdictions, lawsIn } from "@clausewise/contracts";
import type { UnderstoodQuestion } from "@clausewise/retrieval";
import type { AskedQuestion } from "./gather-evidence.ts";
import type { SearchIndex } from "./search-index.ts";

/** The authority whose law a question speaks of, where that is not the chosen one. */
interface LawAsked {
  authority: Authority;
  /** Whether a place says so; words of one law may be used in another too, such as MDR. */
  isNamed: boolean;
}

/** Tells whose law a question speaks of that names nothing of the law it is put to; null where that is right or not known. */
export function lawAsked(question: UnderstoodQuestion, asked: AskedQuestion, index: SearchIndex): LawAsked | null {
  const { authority, day, viewer, reach, keeps_authority = false } = asked;
  const chosen = authorityJurisdictions[authority];
  if (chosen === null || keeps_authority || reach?.library === false) return null;
  const places = question.places.filter((place) => place !== "INT" && !question.origins.includes(place));
  const laws = [...new Set([...places.flatMap(lawsIn), ...question.speaks_of])];
  if (laws.some((law) => chosen.includes(law))) return null;
  const held = laws.filter((law) => index.view({ viewer, jurisdictions: [law], day }).sources > 0);
  return held.length === 0 ? null : { authority: authorityOver(held), isNamed: places.length > 0 };
}

/** The one authority that searches some laws and no others; else that which searches all. */
const authorityOver = (laws: readonly string[]): Authority =>
  authorityChoices.find((one) => laws.every((law) => authorityJurisdictions[one]?.includes(law))) ?? "MULTI_AUTHORITY";
