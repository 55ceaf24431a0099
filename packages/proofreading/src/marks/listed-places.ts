/** One place of a list such as `807.87 and 807.92(a)(3)-(5)`. */
export interface ListedPlace {
  start: number;
  end: number;
  place: string;
  /** The last paragraph of a range, whole: `807.92(a)(5)`. */
  until: string | null;
}

/** How the places of a list are written, as sources of patterns. */
export interface ListForm {
  /** A whole place, its paragraphs among it. */
  place: string;
  /** What follows a number that is none: a unit, another title. */
  isOther: string;
}

const paragraph = "\\s?\\((?:[a-z]{1,4}|[A-Z]{1,3}|\\d{1,3}[a-z]?)\\)";
/** Paragraphs behind a number: `(a)(3)(ii)`. */
export const paragraphs = `(?:${paragraph})*`;

const separator =
  /\s*(?:(?:,|;)(?:\s*(?:and|or|&)\b)?|and\/or\b|and\b|or\b|vs\.|versus\b|&|\/|to\b|through\b|thru\b|-)\s*(?:(?:§+|[Pp]arts?|[Ss]ections?|[Ss]ecs?\.|[Ss]{1,2}\.|[Aa]rticles?|[Aa]rts?\.)\s*)?/y;
const isRange = /^\s*(?:-|to\b|through\b|thru\b)/;

const squeeze = (text: string): string => text.replace(/\s+/g, "");
const levelsOf = (place: string): string[] => place.match(/\([^()]+\)/g) ?? [];
const numberOf = (place: string): string => place.slice(0, place.indexOf("(") < 0 ? place.length : place.indexOf("("));

type LevelKind = "digits" | "roman" | "small" | "capital";
const isRoman = /^\([ivx]+\)$/;

/** Of which kind each level of a place is: a letter behind a number or another letter may be a Roman number. */
const kindsOf = (levels: readonly string[]): LevelKind[] =>
  levels.map((level, at) => {
    if (/^\(\d/.test(level)) return "digits";
    if (/^\([A-Z]/.test(level)) return "capital";
    return at > 0 && isRoman.test(level) ? "roman" : "small";
  });

/** Whether a level can stand in a row with one of a kind. */
const isOfKind = (level: string, kind: LevelKind): boolean => (kind === "roman" ? isRoman.test(level) : kind === kindsOf([level])[0]);

/** The place that paragraphs alone stand for behind another: `807.92(b)` of `(b)` behind `807.92(a)(3)`. */
function completed(before: string, levels: readonly string[]): string {
  const held = levelsOf(before);
  const at = kindsOf(held).findLastIndex((kind) => isOfKind(levels[0] ?? "", kind));
  const kept = at < 0 ? held : held.slice(0, at);
  return `${numberOf(before)}${kept.join("")}${levels.join("")}`;
}

const stickyAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Makes a reader of the lists of one form: the places that a text lists from an offset on, none where it lists none there. */
export function createListReader({ place, isOther }: ListForm): (text: string, from: number) => ListedPlace[] {
  const whole = new RegExp(`${place}(?!\\.?\\d|${isOther})`, "y");
  const alone = new RegExp(`(?:${paragraph.replace("\\s?", "")})+`, "y");
  return (text, from) => {
    const first = stickyAt(whole, text, from);
    if (!first) return [];
    const found: ListedPlace[] = [{ start: from, end: from + first[0].length, place: squeeze(first[0]), until: null }];
    for (;;) {
      const last = found.at(-1);
      const between = last && stickyAt(separator, text, last.end);
      if (!last || !between) return found;
      const at = last.end + between[0].length;
      // A letter on a line of its own is an item of the text's own list.
      const isItem = between[0].includes("\n");
      const next = stickyAt(whole, text, at) ?? (isItem ? null : stickyAt(alone, text, at));
      if (!next) return found;
      const written = squeeze(next[0]);
      const [end, place] = [at + next[0].length, written.startsWith("(") ? completed(last.place, levelsOf(written)) : written];
      if (isRange.test(between[0]) && written.startsWith("(")) [last.end, last.until] = [end, place];
      else found.push({ start: at, end, place, until: null });
    }
  };
}
