import { stem } from "@clausewise/retrieval";
import { quantitiesIn, type QuantityMark } from "../marks/quantities.ts";
import { namedClaims } from "./claims.ts";
import type { Inconsistency } from "./inconsistency.ts";
import type { Passage } from "./prose.ts";

type Found = Omit<Inconsistency, "detector">;

interface Framed {
  frame: string;
  marks: QuantityMark[];
  passage: Passage;
}

const fewestWords = 6;

/** A sentence with the units of its quantities taken out. */
function framed(passage: Passage): Framed {
  const marks = quantitiesIn(passage.words);
  let rest = passage.words;
  for (const mark of marks.toReversed())
    rest = `${rest.slice(0, mark.start)} ${mark.value} ${mark.until ?? ""} unit ${rest.slice(mark.end)}`;
  const words = rest.toLowerCase().match(/[\p{L}\d.]+/gu) ?? [];
  return { frame: words.length < fewestWords ? "" : words.map(stem).join(" "), marks, passage };
}

const foundOf = (
  here: { mark: QuantityMark; passage: Passage },
  there: { mark: QuantityMark; passage: Passage },
  subject: string,
): Found => ({
  kind: "wrong_unit",
  ...here.passage.anchor(here.mark.start, here.mark.end),
  subject,
  others: [there.passage.anchor(there.mark.start, there.mark.end)],
  message: `${here.mark.text} here, ${there.mark.text} elsewhere: the same number in two units.`,
  proposal: "Find out which unit is right.",
});

const isOther = (one: QuantityMark, other: QuantityMark): boolean => one.normal !== other.normal && one.value === other.value;

function ofFrames(passages: readonly Passage[]): Found[] {
  const read = passages.map(framed).filter(({ frame, marks }) => frame !== "" && marks.length > 0);
  return [...Map.groupBy(read, ({ frame }) => frame).values()].flatMap(([first, ...rest]) =>
    rest.flatMap((twin) =>
      twin.marks.flatMap((mark, at) => {
        const usual = first?.marks[at];
        if (first === undefined || usual === undefined || !isOther(mark, usual)) return [];
        return [foundOf({ mark, passage: twin.passage }, { mark: usual, passage: first.passage }, `“${twin.passage.words.slice(0, 60)}”`)];
      }),
    ),
  );
}

/** The same number of the same quantity in units that differ: 10 mg of it here, 10 mcg there. */
export function unitTwins(passages: readonly Passage[]): Found[] {
  const claims = passages.flatMap((passage) => namedClaims(passage).map((claim) => ({ claim, passage })));
  const marked = claims.flatMap(({ claim, passage }) => {
    const mark = quantitiesIn(passage.words).find(({ text }) => text === claim.written);
    return mark === undefined ? [] : [{ claim, mark, passage }];
  });
  const ofClaims = [...Map.groupBy(marked, ({ claim }) => `${claim.key}|${claim.scope}`).values()].flatMap(([first, ...rest]) =>
    rest.flatMap((one) => (first !== undefined && isOther(one.mark, first.mark) ? [foundOf(one, first, one.claim.name)] : [])),
  );
  const starts = new Set(ofClaims.map(({ start }) => start));
  return [...ofClaims, ...ofFrames(passages).filter(({ start }) => !starts.has(start))];
}
