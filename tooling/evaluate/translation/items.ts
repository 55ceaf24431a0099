/** What of a sentence has to survive its translation, as this evaluation's own patterns see it. */
export type Item =
  | { kind: "identifier"; text: string }
  | { kind: "standard"; text: string }
  | { kind: "date"; text: string; year: number | null; month: number; day: number | null }
  | { kind: "quantity"; text: string; value: string; unit: string }
  | { kind: "cfr"; text: string; place: string; isPart: boolean }
  | { kind: "place"; text: string; word: PlaceWord; number: string; steps: string[] }
  | { kind: "act"; text: string; number: string }
  | { kind: "class"; text: string; number: string }
  | { kind: "number"; text: string; value: string }
  | { kind: "code"; text: string };

export type PlaceWord = "article" | "section" | "annex" | "part" | "chapter";

export type Piece = Item | { kind: "words"; text: string };

const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const month = `(${months.join("|")})`;
const inWords: Readonly<Record<string, string>> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  twelve: "12",
  fifteen: "15",
  thirty: "30",
  sixty: "60",
  ninety: "90",
};
const kindsOfDay = "(?:calendar |business |working )?";
const times = "days|day|weeks|week|months|month|years|year|hours|hour|minutes|minute";
const unitNames =
  "days|day|weeks|week|months|month|years|year|hours|hour|minutes|minute|ms|mm|cm|km|nm|mg|kg|mL|µg|kPa|kGy|dB|ppm|kHz|MHz|Hz|mA|°C|%|percent|per cent|g|L";

const readers: readonly [RegExp, (groups: readonly string[]) => Item][] = [
  [/\b(?:K\d{6}|P\d{6}(?:\/S\d{3})?|DEN\d{6}|NCT\d{8}|FDA-\d{4}-[A-Z]-\d{4,5})\b/, ([text = ""]) => ({ kind: "identifier", text })],
  [
    /\b(?:ANSI\/AAMI |EN )?(?:ISO|IEC|ASTM)(?:\/IEC|\/TR|\/TS)?(?: TR| TS)? ?[A-Z]?\d[\d-]*(?::\d{4})?/,
    ([text = ""]) => ({ kind: "standard", text }),
  ],
  [
    new RegExp(`\\b${month} (\\d{1,2}), (\\d{4})\\b`),
    ([text = "", name = "", day = "", year = ""]) => dateOf(text, name, Number(day), year),
  ],
  [
    new RegExp(`\\b(\\d{1,2}) ${month} (\\d{4})\\b`),
    ([text = "", day = "", name = "", year = ""]) => dateOf(text, name, Number(day), year),
  ],
  [
    new RegExp(`\\b${month} (\\d{1,2})(?!\\d|, \\d{4})`),
    ([text = "", name = "", day = ""]) => ({ kind: "date", text, year: null, month: months.indexOf(name) + 1, day: Number(day) }),
  ],
  [
    new RegExp(`\\b(\\d{1,2}) ${month}(?! \\d)`),
    ([text = "", day = "", name = ""]) => ({ kind: "date", text, year: null, month: months.indexOf(name) + 1, day: Number(day) }),
  ],
  [new RegExp(`\\b${month} (\\d{4})\\b`), ([text = "", name = "", year = ""]) => dateOf(text, name, null, year)],
  [
    /\b(?:Regulation|Directive) (?:\((?:EU|EC)\) )?(?:No )?(\d{2,4}\/\d{2,4})(?:\/E[EC]C?)?/,
    ([text = "", number = ""]) => ({ kind: "act", text, number }),
  ],
  [
    /\b21 CFR (Part |part |§ ?)?(\d+(?:\.\d+)?(?:\([a-z0-9]{1,4}\))*)/,
    ([text = "", word = "", place = ""]) => ({ kind: "cfr", text, place, isPart: /part/i.test(word) }),
  ],
  [
    /\b(Article|Section|section|Part|Chapter) (\d+(?:\.\d+)*[a-zA-Z]?)((?:\([a-z0-9]{1,4}\))*)/,
    ([text = "", word = "", number = "", steps = ""]) => placeOf(text, word, number, steps),
  ],
  [/\b(Annex|Chapter|Part) ([IVX]+)\b/, ([text = "", word = "", number = ""]) => placeOf(text, word, number, "")],
  [/\b(?:Class|class) ([IVX]+[ab]?)\b/, ([text = "", number = ""]) => ({ kind: "class", text, number })],
  [
    // A unit per another is written alike in all languages.
    /(?<![\w.,/-])\d+(?:\.\d+)?(?: |-)?(?:ng|µg|mg|g|kg|mL|L|IU|m?mol|µmol)\/(?:day|h|min|dL|mL|L|kg|g|m²|cm²)(?!\w)/,
    ([text = ""]) => ({ kind: "code", text }),
  ],
  [
    new RegExp(`(?<![\\w.,/-])(\\d+(?:,\\d{3})*(?:\\.\\d+)?)(?: |-)?${kindsOfDay}(${unitNames})(?![\\w/²])`),
    ([text = "", value = "", unit = ""]) => ({ kind: "quantity", text, value: value.replaceAll(",", ""), unit }),
  ],
  [
    new RegExp(`\\b(${Object.keys(inWords).join("|")})[ -]${kindsOfDay}(${times})\\b`, "i"),
    ([text = "", word = "", unit = ""]) => ({ kind: "quantity", text, value: inWords[word.toLowerCase()] ?? "", unit }),
  ],
  [/\b(?=[\w-]*\d)[A-Za-z]+-?\d[\w-]*(?:\([A-Z]\d\))?/, ([text = ""]) => ({ kind: "code", text })],
  [/(?<![\w.,/:(-])\d+(?:\.\d+)? (?:million|billion)\b/, ([text = ""]) => ({ kind: "number", text, value: millions(text) })],
  [/(?<![\w.,/:(-])\d+\.\d+(?:\.\d+)*(?![\w])/, ([text = ""]) => ({ kind: "code", text })],
  [/(?<![\w.,/:(-])0\d+(?![\w/:-]|\.\d|\))/, ([text = ""]) => ({ kind: "code", text })],
  [
    /(?<![\w.,/:(-])\d+(?:,\d{3})*(?:\.\d+)?(?![\w/:-]|\.\d|\))/,
    ([text = ""]) => ({ kind: "number", text, value: text.replaceAll(",", "") }),
  ],
];

const millions = (text: string): string => String(Math.round(Number.parseFloat(text) * (text.endsWith("billion") ? 1e9 : 1e6)));

const dateOf = (text: string, name: string, day: number | null, year: string): Item => ({
  kind: "date",
  text,
  year: Number(year),
  month: months.indexOf(name) + 1,
  day,
});

function placeOf(text: string, word: string, number: string, steps: string): Item {
  const words: Record<string, PlaceWord> = { article: "article", section: "section", annex: "annex", part: "part", chapter: "chapter" };
  return {
    kind: "place",
    text,
    word: words[word.toLowerCase()] ?? "section",
    number,
    steps: [...steps.matchAll(/\(([a-z0-9]{1,4})\)/g)].map(([, step = ""]) => step),
  };
}

/** A sentence in pieces: items, and the words between them. */
export function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = sentence;
  while (rest !== "") {
    const found = readers
      .map(([pattern, read]) => ({ match: pattern.exec(rest), read }))
      .filter((one) => one.match !== null)
      .toSorted(
        (one, other) =>
          (one.match?.index ?? 0) - (other.match?.index ?? 0) || (other.match?.[0].length ?? 0) - (one.match?.[0].length ?? 0),
      )[0];
    if (found?.match == null) return [...pieces, { kind: "words", text: rest }];
    if (found.match.index > 0) pieces.push({ kind: "words", text: rest.slice(0, found.match.index) });
    pieces.push(found.read([...found.match].map((group) => group ?? "")));
    rest = rest.slice(found.match.index + found.match[0].length);
  }
  return pieces;
}

export const itemsOf = (pieces: readonly Piece[]): Item[] => pieces.filter((piece) => piece.kind !== "words");
