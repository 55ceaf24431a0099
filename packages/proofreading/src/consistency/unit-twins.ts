import { quantitiesIn, type QuantityMark } from "../marks/quantities.ts";
import type { Anchor } from "../manuscript/anchor.ts";
import { namedClaims } from "./claims.ts";
import type { Inconsistency } from "./inconsistency.ts";
import type { Passage } from "./prose.ts";
import { differByUnit, findTwins } from "./twins.ts";

type Found = Omit<Inconsistency, "detector">;

interface Said {
  text: string;
  place: Anchor;
}

const longestSubject = 60;

const foundOf = (here: Said, there: Said, subject: string): Found => ({
  kind: "wrong_unit",
  ...here.place,
  subject,
  others: [there.place],
  message: `${here.text} here, ${there.text} elsewhere: the same number in two units.`,
  proposal: "Find out which unit is right.",
});

const isOther = (one: QuantityMark, other: QuantityMark): boolean => one.normal !== other.normal && one.value === other.value;

function ofClaims(passages: readonly Passage[]): Found[] {
  const marked = passages.flatMap((passage) =>
    namedClaims(passage).flatMap((claim) => {
      const mark = quantitiesIn(passage.words).find(({ text }) => text === claim.written);
      return mark === undefined ? [] : [{ claim, mark }];
    }),
  );
  return [...Map.groupBy(marked, ({ claim }) => `${claim.key}|${claim.scope}`).values()].flatMap(([first, ...rest]) =>
    rest.flatMap(({ claim, mark }) => {
      if (first === undefined || !isOther(mark, first.mark)) return [];
      return [foundOf({ text: mark.text, place: claim.place }, { text: first.mark.text, place: first.claim.place }, claim.name)];
    }),
  );
}

/** The same number of the same quantity in units that differ: 10 mg of it here, 10 mcg there. */
export function unitTwins(passages: readonly Passage[]): Found[] {
  const claimed = ofClaims(passages);
  const starts = new Set(claimed.map(({ start }) => start));
  const twins = findTwins(passages)
    .filter((found) => differByUnit(found))
    .map(({ here, elsewhere, words }) => foundOf(here, elsewhere, `“${words.slice(0, longestSubject)}”`));
  return [...claimed, ...twins.filter(({ start }) => !starts.has(start))];
}
