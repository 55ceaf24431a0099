import type { Place } from "./about.ts";

const partOf = (citation: string): { from: number; to: number } | null => {
  const part = Number(/^21 CFR (\d+)/.exec(citation)?.[1] ?? Number.NaN);
  return Number.isNaN(part) ? null : { from: part, to: part };
};

/** A citation as a place; of 21 CFR with its part. */
export const placeOf = (citation: string): Place => ({ citation, parts: partOf(citation) });

/** Parts and sections of 21 CFR in words: `21 CFR Part 820`, `Title 21 … Parts 800-898`. */
export function placesIn(text: string): Place[] {
  if (!/\b(?:21 ?CFR|Title 21|CFR)\b/i.test(text)) return [];
  const ranges = [...text.matchAll(/\bparts? (\d{1,4}) ?(?:[-–—]|to|through) ?(\d{1,4})\b/gi)].map(([, from = "", to = ""]) => ({
    citation: `21 CFR ${from} to ${to}`,
    parts: { from: Number(from), to: Number(to) },
  }));
  const single = [...text.matchAll(/\b21 ?CFR (?:parts? |§+ ?)?(\d{1,4}(?:\.\d{1,5})?)(?!\d|\.\d| ?[-–—] ?\d)/gi)].map(([, place = ""]) =>
    placeOf(`21 CFR ${place}`),
  );
  return [...ranges, ...single, ...articlesIn(text)];
}

/** Articles and annexes of the European regulations: `MDR Article 61`. */
export const articlesIn = (text: string): Place[] =>
  [...text.matchAll(/\b(MDR|IVDR) (Article \d+[a-z]?|Annex [IVX]+)/g)].map(([, act = "", unit = ""]) => placeOf(`EU ${act} ${unit}`));

/** Whether a place is a part or section that is cited, or lies in it, or holds it. */
export function touches(place: Place, cited: string): boolean {
  const own = partOf(cited);
  if (own === null) return place.citation === cited || startsWithin(place.citation, cited);
  if (place.parts === null) return false;
  const section = /^21 CFR (\d+\.\d+)/;
  const [of, wanted] = [section.exec(place.citation)?.[1], section.exec(cited)?.[1]];
  if (of !== undefined && wanted !== undefined) return of === wanted;
  return place.parts.from <= own.from && own.from <= place.parts.to;
}

const startsWithin = (citation: string, whole: string): boolean =>
  citation.startsWith(whole) && /^[\s(.,]/.test(citation.slice(whole.length));

const number = "(\\d{2,6}(?:[-.]\\d{1,3}){0,3})";
const standard = new RegExp(
  `\\b((?:EN )?(?:ISO|IEC|ASTM|AAMI|CLSI|GB|YY|ICH)(?:[/ ](?:IEC|ISO|TR|TS|T|AAMI|ASTM|EN))*) ?[A-Z]?${number}`,
  "g",
);

/** Standards that words name, by their numbers without years: `ISO 10993-1`. */
export const standardsIn = (text: string): string[] =>
  [...text.matchAll(standard)].map(([, body = "", own = ""]) => `${body.replace(/^EN (?=ISO|IEC)/, "")} ${own}`);

const numberOf = (identifier: string): string | null => /(\d{2,6}(?:[-.]\d{1,3})*)/.exec(identifier)?.[1] ?? null;
const bodyOf = (identifier: string): string => /[A-Z]{2,}/.exec(identifier.replace(/^EN /, ""))?.[0] ?? "";

const isFamily = (whole: string, one: string): boolean => !whole.includes("-") && one.startsWith(`${whole}-`);

/** Whether two designations are of one standard, or one of the family that the other names without a part. */
export function sameStandard(one: string, other: string): boolean {
  const [own, wanted] = [numberOf(one), numberOf(other)];
  if (own === null || wanted === null || bodyOf(one) !== bodyOf(other)) return false;
  return own === wanted || isFamily(own, wanted) || isFamily(wanted, own);
}

/** Classes of devices that words name: `Class III and IV`. */
export function classesIn(text: string): string[] {
  const named = /\bclass(?:es)? ((?:(?:I{1,3}|IV)[ab]?|[A-D])\b(?:(?:,? (?:and|or|to) |, ?|\/)(?:(?:I{1,3}|IV)[ab]?|[A-D])\b)*)/i.exec(
    text,
  )?.[1];
  return named?.split(/,? (?:and|or|to) |, ?|\//).map((one) => one.trim()) ?? [];
}
