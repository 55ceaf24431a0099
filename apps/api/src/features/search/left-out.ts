import { authorityJurisdictions, jurisdictionName, lawsIn } from "@clausewise/contracts";
import { documentOf, type UnderstoodQuestion } from "@clausewise/retrieval";
import type { AskedQuestion } from "./gather-evidence.ts";
import type { SearchIndex } from "./search-index.ts";

/** What a question asks for that was not searched. */
export interface LeftOut {
  /** Codes of jurisdictions that the chosen authority leaves out; names of what the library does not hold at all. */
  names: string[];
  /** Whether nothing it asks for is held, so that any answer would come from another's law. */
  isAll: boolean;
  /** What is not held, so that the rest can be asked by itself: places by code, and the words that name documents. */
  unheld: { places: string[]; words: string[] };
}

/** Tells what of a question's places and documents the library does not hold, or the chosen authority leaves out. */
export function leftOutOf(question: UnderstoodQuestion, asked: AskedQuestion, index: SearchIndex): LeftOut {
  // One's own documents may speak of any place, and of any standard.
  if (asked.reach?.library === false) return { names: [], isAll: false, unheld: { places: [], words: [] } };
  const places = placesLeftOut(question, asked, index);
  const { unheld, isHeldNamed, isAside } = documentsLeftOut(question, asked, index);
  const isOfPlace =
    asked.authority !== "MULTI_AUTHORITY" || question.places.some((place) => place !== "INT" && !places.unheld.includes(place));
  const isOfDocument = unheld.length > 0 && !isHeldNamed && !(isAside && (isOfPlace || question.speaks_of.length > 0));
  return {
    names: [...places.names, ...unheld],
    isAll: places.isAll || isOfDocument,
    unheld: { places: places.unheld, words: unheld },
  };
}

function placesLeftOut(question: UnderstoodQuestion, { authority, day, viewer }: AskedQuestion, index: SearchIndex) {
  const chosen = authorityJurisdictions[authority];
  const isHeld = (place: string) => lawsIn(place).some((law) => index.view({ viewer, jurisdictions: [law], day }).sources > 0);
  const isSearched = (place: string) => (chosen === null ? isHeld(place) : lawsIn(place).some((law) => chosen.includes(law)));
  const places = question.places.filter((place) => place !== "INT");
  const origins = isOfAnotherLaw(question, authority) ? question.origins : [];
  const missing = places.filter((place) => !origins.includes(place) && !isSearched(place));
  const unheld = missing.filter((place) => !isHeld(place));
  const asked = question.asked_in.filter((place) => place !== "INT" && !unheld.includes(place));
  const names = missing.map((place) => (unheld.includes(place) ? jurisdictionName(place) : place));
  return { names, unheld, isAll: unheld.length > 0 && asked.length === 0 };
}

/** Whether a question that names places only as where something comes from asks for the law of another. */
const isOfAnotherLaw = ({ asked_in, speaks_of, clauses }: UnderstoodQuestion, authority: AskedQuestion["authority"]): boolean =>
  authority !== "MULTI_AUTHORITY" || asked_in.length > 0 || speaks_of.length > 0 || clauses.length > 0;

/** The law and standards a question names that are not held, by name; whether another is, and whether they are only complied with. */
function documentsLeftOut({ clauses, standards }: UnderstoodQuestion, { viewer }: AskedQuestion, index: SearchIndex) {
  const documents = [...new Set(clauses.map(({ canonical }) => documentOf(canonical)))];
  const missing = documents.filter((clause) => !index.holds(viewer, { clause }));
  const unknown = standards.filter(({ key }) => !index.holds(viewer, { standard: key }));
  return {
    unheld: [...new Set([...missing, ...unknown.map(({ name }) => name)])],
    isHeldNamed: missing.length < documents.length || unknown.length < standards.length,
    isAside: missing.length === 0 && unknown.every((one) => one.isAside),
  };
}
