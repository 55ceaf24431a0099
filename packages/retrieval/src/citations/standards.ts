/** A standard that a text names. */
export interface NamedStandard {
  /** As it is named: `IEC 60601-2-10`. */
  name: string;
  /** The same without its year, and by whom it was taken over: `60601-2-10` for `EN IEC 60601-2-10:2015`. */
  key: string;
  start: number;
  end: number;
}

const bodies =
  "ISO|IEC|EN|BS|DIN|NF|UNE|UNI|ASTM|ANSI|AAMI|IEEE|UL|CLSI|NFPA|ASME|JIS|AS|NZS|CSA|KS|SANS|GOST|YY|YY\\/T|GB|GB\\/T|NIST|SP|TR|TS|TIR|PAS|VDE|ABNT|NBR|NMX|NOM|Guide";
const prefix = `(?:${bodies})(?:[\\/ -](?:${bodies}))*`;
const number = "(?:[A-Z]{1,3}[ -]?\\d+(?:\\.\\d+)*|\\d{2,6}(?:\\.\\d+)*)(?:-\\d{1,3}[A-Z]?(?!\\d))*";
const standard = new RegExp(
  `(?<![\\w/-])(?:CAN\\/)?(${prefix})[ -]?(?:No\\.? ?)?(${number})(?:[:-]\\d{4})?(?:\\+A\\d+(?::\\d{4})?)*(?![\\w/]*\\d)`,
  "gi",
);

/** Short forms that are words or other things too: they name a standard with those of others, or not at all. */
const isAnyWord = /^(?:AS|SP|TR|TS|PAS|CSA|UNI|UNE|Guide)$/i;
/** Those that do by themselves where they are written in capitals. */
const isShort = /^(?:BS|EN|NF|UL|GB|KS|YY|NOM|DIN|TIR)$/i;
const international = /\b(?:ISO|IEC)\b/i;

function keyOf(prefixed: string, numbered: string): string {
  const compact = numbered.replace(/ /g, "").toUpperCase();
  if (international.test(prefixed) || (/\bEN\b/i.test(prefixed) && /^[68]\d{4}/.test(compact))) return compact;
  const body = prefixed
    .toUpperCase()
    .split(/[/ -]/)
    .findLast((word) => !/^(?:BS|DIN|NF|UNE|UNI|ANSI|SP|TR|TS|TIR)$/.test(word));
  // ASTM writes the year as two digits behind a hyphen.
  return `${body ?? prefixed.toUpperCase()} ${body === "ASTM" ? compact.replace(/-\d{2}[A-Z]?$/, "") : compact}`;
}

/** Letters that stand apart from the digits behind them begin a number in capitals alone: `ASTM F 2077`, and no `ISO in 2016`. */
const isWordApart = /^(?![A-Z]+ )[A-Za-z]+ /;

/** The standards that a text names, in its order. */
export function standardsIn(text: string): NamedStandard[] {
  return [...text.matchAll(standard)].flatMap((match) => {
    const [name, prefixed = "", numbered = ""] = match;
    if (isWordApart.test(numbered) || isAnyWord.test(prefixed) || (isShort.test(prefixed) && prefixed !== prefixed.toUpperCase()))
      return [];
    return [{ name: name.trim(), key: keyOf(prefixed, numbered), start: match.index, end: match.index + name.length }];
  });
}

/** Whether one of these standards is another, or a part of it where that is named as a whole. */
export const holdsStandard = (held: Iterable<string>, key: string): boolean =>
  [...held].some((one) => one === key || one.startsWith(`${key}-`));
