import { authorityJurisdictions, jurisdictionName, lawsIn } from "@clausewise/contracts";
import type { UnderstoodQuestion } from "@clausewise/retrieval";
import type { AskedQuestion } from "./gather-evidence.ts";
import type { SearchIndex } from "./search-index.ts";

/** What a question asks for that was not searched. */
export interface LeftOut {
  /** Codes of jurisdictions that the chosen authority leaves out; names of what the library does not hold at all. */
  names: string[];
  /** Whether nothing it asks for is held, so that any answer would come from another's law. */
  isAll: boolean;
}

/** Tells what of a question's places the library does not hold, or the chosen authority leaves out. */
export function leftOutOf(question: UnderstoodQuestion, { authority, day, viewer }: AskedQuestion, index: SearchIndex): LeftOut {
  const chosen = authorityJurisdictions[authority];
  const isHeld = (place: string) => lawsIn(place).some((law) => index.view({ viewer, jurisdictions: [law], day }).sources > 0);
  const isSearched = (place: string) => (chosen === null ? isHeld(place) : lawsIn(place).some((law) => chosen.includes(law)));
  const places = question.places.filter((place) => place !== "INT");
  const origins = isOfAnotherLaw(question, authority) ? question.origins : [];
  const missing = places.filter((place) => !origins.includes(place) && !isSearched(place));
  const unheld = missing.filter((place) => !isHeld(place));
  const asked = question.asked_in.filter((place) => place !== "INT" && !unheld.includes(place));
  return {
    names: missing.map((place) => (unheld.includes(place) ? jurisdictionName(place) : place)),
    isAll: unheld.length > 0 && asked.length === 0,
  };
}

/** Whether a question that names places only as where something comes from asks for the law of another. */
const isOfAnotherLaw = ({ asked_in, speaks_of, clauses }: UnderstoodQuestion, authority: AskedQuestion["authority"]): boolean =>
  authority !== "MULTI_AUTHORITY" || asked_in.length > 0 || speaks_of.length > 0 || clauses.length > 0;
