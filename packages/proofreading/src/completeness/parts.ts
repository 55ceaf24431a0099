import type { Requirement } from "@clausewise/contracts";
import type { Manuscript } from "../manuscript/manuscript.ts";
import type { Section, Unit } from "./outline.ts";
import type { SignFound, SignReader } from "./signs.ts";

/** What an element consists of, as far as a text says it. */
export interface PartsRead {
  found: readonly SignFound[];
  /** Names of those that it does not say. */
  missing: readonly string[];
}

/** Looks for each part of an element, all of it in one sentence; what a section's heading names need not be said again below it. */
export function readParts({ parts = [] }: Requirement, { sentences }: Manuscript, signs: SignReader, own: readonly Section[]): PartsRead {
  const isOwn = ({ nth }: Unit) => own.some(({ heading }) => heading?.nth === nth);
  const underHeading = (sign: readonly string[]): SignFound[] => {
    const [subject, ...rest] = sign;
    if (subject === undefined || rest.length === 0) return [];
    const named = own.filter(({ heading }) => heading !== null && signs.placesOf(subject).some(({ unit }) => unit.nth === heading.nth));
    const sections = new Set(named.map(({ heading }) => heading?.section));
    return sections.size === 0 ? [] : signs.within(sentences, rest, () => true).filter(({ unit }) => sections.has(unit.section));
  };
  const placeOf = (alternatives: readonly (readonly string[])[]): SignFound | undefined =>
    alternatives.flatMap((sign) => [...underHeading(sign), ...signs.within(sentences, sign, isOwn)])[0];
  const each = parts.map((part) => ({ name: part.name, place: placeOf(part.signs) }));
  return {
    found: each.flatMap(({ place }) => place ?? []),
    missing: each.filter(({ place }) => place === undefined).map(({ name }) => name),
  };
}
