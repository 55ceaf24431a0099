const words = new Map(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
    .split(" ")
    .map((word, value) => [word, value] as const),
);
const tens = new Map("twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, at) => [word, 20 + 10 * at] as const));
const spelled = new RegExp(
  `\\b(?:(${[...tens.keys()].join("|")})(?:[- ](${[...words.keys()].slice(1, 10).join("|")}))?|(${[...words.keys()].join("|")}))\\b`,
  "g",
);

/** Lower-case text in which numbers stand as digits, without separators between thousands. */
export const inDigits = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(spelled, (_, ten: string | undefined, one: string | undefined, small: string | undefined) =>
      String(ten === undefined ? (words.get(small ?? "") ?? 0) : (tens.get(ten) ?? 0) + (words.get(one ?? "") ?? 0)),
    )
    .replaceAll(/(\d),(?=\d{3}\b)/g, "$1");

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)*/g) ?? [];

/** A length of time or a share in lower-case text, as number and unit. */
export const periodPattern = /(\d+(?:\.\d+)?)\)?[\s-]*(?:[a-z]+[\s-]){0,2}?(hour|day|week|month|year|percent|%)/g;

/** Lengths of time and shares, such as `30 day` for “thirty calendar days”. */
const periodsIn = (text: string): string[] =>
  [...text.matchAll(periodPattern)].map(([, number = "", unit = ""]) => `${number} ${unit === "%" ? "percent" : unit}`);

/** The figures of a text. */
export interface Figures {
  numbers: ReadonlySet<string>;
  /** Lengths of time and shares. */
  periods: ReadonlySet<string>;
}

export function figuresOf(text: string): Figures {
  const held = inDigits(text);
  return { numbers: new Set(numbersIn(held)), periods: new Set(periodsIn(held)) };
}

/** Numbers, periods and shares that a sentence names and its passages do not. */
export function unsupportedFigures(sentence: string, passages: string | Figures): string[] {
  const { numbers, periods } = typeof passages === "string" ? figuresOf(passages) : passages;
  const strangers = numbersIn(sentence.replaceAll(/(\d),(?=\d{3}\b)/g, "$1")).filter((number) => !numbers.has(number));
  return [...new Set([...strangers, ...periodsIn(inDigits(sentence)).filter((one) => !periods.has(one))])];
}
