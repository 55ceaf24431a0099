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
