type Numbering = "letter" | "number" | "roman" | "capital" | "capital-roman";
interface Level {
  numbering: Numbering;
  italic: boolean;
}

/** Put before the value of a designator that is printed in italics: `(␣1)` one level below `(A)`. */
export const italicMark = "\uE000";

const plain = (numbering: Numbering): Level => ({ numbering, italic: false });
const italic = (numbering: Numbering): Level => ({ numbering, italic: true });

/** The order in which each kind of text nests its paragraph designators. */
export const schemes = {
  cfr: [plain("letter"), plain("number"), plain("roman"), plain("capital"), italic("number"), italic("roman")],
  statute: [plain("letter"), plain("number"), plain("capital"), plain("roman"), plain("capital-roman"), plain("letter")],
  eu: [plain("letter"), plain("roman")],
} as const satisfies Record<string, readonly Level[]>;

export type Scheme = readonly Level[];
interface Designator {
  value: string;
  italic: boolean;
}

const leadingDesignator = new RegExp(`^\\((${italicMark}?)([a-z]{1,6}|[A-Z]{1,5}|\\d{1,3})\\)\\s*`);
const headingThenDesignator = new RegExp(`^[A-Z][^.()]{1,150}[.—]\\s*(?=\\(${italicMark}?(?:1|i|A)\\)\\s)`);

/** For each paragraph of a section, where it stands: `(a)(3)(i)`, or empty before the first designator. */
export function locate(paragraphs: readonly string[], scheme: Scheme): string[] {
  const leads = paragraphs.map((paragraph) => leadingDesignators(paragraph, scheme));
  const stack: (string | undefined)[] = [];
  return paragraphs.map((_, index) => {
    let above = -1;
    for (const designator of leads[index] ?? []) {
      above = levelOf(designator, { stack, scheme, above, leads, index, opening: endsOpen(paragraphs[index - 1]) });
      stack.length = above;
      stack[above] = designator.value;
    }
    return stack.flatMap((value) => (value === undefined ? [] : [`(${value})`])).join("");
  });
}

/** The designators a paragraph begins with. */
function leadingDesignators(paragraph: string, scheme: Scheme): Designator[] {
  const found: Designator[] = [];
  let rest = paragraph;
  for (;;) {
    const match = leadingDesignator.exec(rest);
    if (match === null) return found;
    const designator = { value: match[2] ?? "", italic: match[1] !== "" };
    if (!scheme.some((level) => fits(designator, level))) return found;
    found.push(designator);
    rest = rest.slice(match[0].length);
    const heading = headingThenDesignator.exec(rest);
    if (heading !== null) rest = rest.slice(heading[0].length);
  }
}

interface Situation {
  stack: readonly (string | undefined)[];
  scheme: Scheme;
  above: number;
  leads: readonly Designator[][];
  index: number;
  opening: boolean;
}

function levelOf(designator: Designator, at: Situation): number {
  const levels = at.scheme.flatMap((level, depth) => (depth > at.above && fits(designator, level) ? [depth] : []));
  const continuing = levels.filter((depth) => follows(at.stack[depth], designator.value, at.scheme[depth]));
  const beginning = levels.filter((depth) => ordinal(designator.value, at.scheme[depth]) === 1 && depth >= at.stack.length);
  const begin = beginning[0];
  const go = continuing.at(-1);
  if (begin !== undefined && go !== undefined) return beginsLower(designator, go, begin, at) ? begin : go;
  return go ?? begin ?? levels.findLast((depth) => depth <= at.stack.length) ?? levels[0] ?? at.above + 1;
}

/** `(i)` after `(h)` is a letter or a first roman numeral: what comes next, `(j)` or `(ii)`, tells. */
function beginsLower(designator: Designator, letter: number, roman: number, at: Situation): boolean {
  const later = at.leads.slice(at.index + 1).flatMap((lead) => lead.slice(0, 1));
  for (const next of later) {
    if (follows(designator.value, next.value, at.scheme[roman]) && fits(next, at.scheme[roman])) return true;
    if (follows(designator.value, next.value, at.scheme[letter]) && fits(next, at.scheme[letter])) return false;
  }
  return at.opening;
}

function endsOpen(previous: string | undefined): boolean {
  return previous !== undefined && /[:—]$/.test(previous.trim());
}

function fits(designator: Designator, level: Level | undefined): boolean {
  return level !== undefined && designator.italic === level.italic && ordinal(designator.value, level) > 0;
}

function follows(previous: string | undefined, value: string, level: Level | undefined): boolean {
  return previous !== undefined && level !== undefined && ordinal(value, level) === ordinal(previous, level) + 1;
}

/** Position of a designator in its numbering, counted from 1; 0 where it does not belong. */
function ordinal(value: string, level: Level | undefined): number {
  switch (level?.numbering) {
    case "letter":
      return /^([a-z])\1*$/.test(value) && value.length <= 2 ? letterOrdinal(value, 97) : 0;
    case "capital":
      return /^([A-Z])\1*$/.test(value) && value.length <= 2 ? letterOrdinal(value, 65) : 0;
    case "number":
      return /^\d+$/.test(value) ? Number(value) : 0;
    case "roman":
      return romanOrdinal(value);
    case "capital-roman":
      return value === value.toUpperCase() ? romanOrdinal(value.toLowerCase()) : 0;
    case undefined:
      return 0;
  }
}

function letterOrdinal(value: string, base: number): number {
  return value.charCodeAt(0) - base + 1 + (value.length - 1) * 26;
}

function romanOrdinal(value: string): number {
  const parts = /^(xl|l?x{0,3})(ix|iv|v?i{0,3})$/.exec(value);
  if (parts === null || value === "") return 0;
  const worth: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 };
  const digits = value.split("").map((letter) => worth[letter] ?? 0);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}
