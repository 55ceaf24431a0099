import type { Anchor } from "../manuscript/anchor.ts";
import { foldText } from "../manuscript/folded.ts";
import { datesIn } from "../marks/dates.ts";
import { identifiersIn } from "../marks/identifiers.ts";
import { quantitiesIn } from "../marks/quantities.ts";

const matches =
  (pattern: RegExp) =>
  (text: string): Anchor[] => {
    const { plain, anchor } = foldText(text);
    return [...plain.matchAll(pattern)].map(({ 0: words, index }) => anchor(index, index + words.length));
  };

const streets =
  "Street|St\\.|Avenue|Ave\\b\\.?|Road|Rd\\b\\.?|Drive|Dr\\b\\.?|Boulevard|Blvd\\.?|Lane|Ln\\b\\.?|Parkway|Pkwy|Way|Court|Plaza|Square|Highway|Center|Centre|Park";
const placeName = String.raw`\p{Lu}\p{Ll}+`;
const address = new RegExp(
  [
    String.raw`\b\d{1,5}[A-Za-z]?,? (?:[\p{Lu}\d][\p{L}\d.'-]*,? ){1,5}(?:${streets})`,
    String.raw`\b\d{1,5}[A-Za-z]?,? (?:rue|via|avenue|place|calle|rua) ${placeName}`,
    String.raw`\b\p{Lu}[\p{L}.-]*(?:stra(?:ße|sse)|weg|platz|allee|gasse|gatan|vej|laan|straat)\.? \d+`,
    String.raw`\b(?:Via|Rue|Calle|Rua|Avenida) (?:\p{L}+ ){1,3}\d+`,
    String.raw`\b[A-Z]{2},? \d{5}(?:-\d{4})?\b`,
    String.raw`\b${placeName},? \d{5}(?:-\d{4})?(?=[,\s]+(?:USA|U\.S|United States))`,
    String.raw`(?:^|[,\n;|]\s*)(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{3} \d{2}) ${placeName}`,
    String.raw`\b[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}\b`,
    String.raw`\b(?:CH|DE|AT|FR|BE|NL|DK|SE|SE-|D|A|F|B|L)-\d{4,5} ${placeName}`,
    String.raw`\bP\.? ?O\.? Box \d+`,
  ].join("|"),
  "gu",
);
const registered =
  /\b(?:EudraCT|EU ?CT|CTIS|jRCT|ISRCTN|IND|IDE|NDA|BLA|ANDA)[^\n]{0,24}?\d[\d,-]{3,}|\b\d{4}-\d{6}-\d{2}(?:-\d{2})?\b|\bG\d{6}\b|\bQ\d{6,7}\b/g;

/** How each kind of value that a sign may ask for is found. */
const readers: Readonly<Record<string, (text: string) => readonly Anchor[]>> = {
  number: matches(/(?<![\d.])\d+(?:[.,]\d+)?(?![.]?\d)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/gi),
  percent: matches(/\d ?%|\bper ?cent\b/gi),
  date: (text) => [...datesIn(text), ...matches(/\b(?:19|20)\d\d-\d\d-\d\d\b|\b\d{1,2}[-/. ]?[A-Z][a-z]{2}[-/. ]?(?:19|20)?\d\d\b/g)(text)],
  duration: (text) => quantitiesIn(text).filter(({ base }) => base.unit === "s" || base.unit === "month"),
  email: matches(/[\w.+-]+@[\w-]+\.[\w.-]+/g),
  phone: matches(/(?:\+\d{1,3}[ .-]?)?\(?\d{2,4}\)?[ .-]\d{3,4}[ .-]\d{3,6}\b/g),
  identifier: (text) => [...identifiersIn(text), ...matches(registered)(text)],
  standard: matches(
    /\b(?:ISO|IEC|ASTM|EN|ANSI|AAMI|CLSI|USP|DIN|BS|ISTA|IEEE)(?:[ /](?:ISO|IEC|AAMI|EN|TS|TR|CLSI))*[ -]?<?[A-Z]?\d{2,6}/g,
  ),
  /** Of a lot or a serial: letters and digits in one. */
  code: matches(/\b(?=[A-Z\d/-]*\d)(?=[\d/-]*[A-Z])[A-Z\d][A-Z\d/-]{2,}\b/g),
  address: matches(address),
  quantity: quantitiesIn,
  question: matches(/(?<=^|[.!?:\n)]\s*)\p{Lu}[^.!?\n]{25,400}\?/gu),
  body: matches(/(?<![\d-])(?!19[89]\d|20[0-3]\d)[0-2]\d{3}(?![\d-]| \p{Lu}\p{Ll})/gu),
  name: matches(/\b(?:(?:Dr|Mr|Ms|Mrs|Prof)\.? )?(?:\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\.)?|\p{Lu}\.)(?:[ -]\p{Lu}\p{Ll}+){1,2}\b/gu),
};

/** Values of a kind in a text, each kind looked for once. */
export function valueFinder(text: string): (kind: string) => readonly Anchor[] {
  const known = new Map<string, readonly Anchor[]>();
  return (kind) => {
    const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
    const found = known.get(kind) ?? read?.(text).toSorted((one, other) => one.start - other.start) ?? [];
    known.set(kind, found);
    return found;
  };
}
