import type { Manuscript } from "../manuscript/manuscript.ts";
import { type Claim, namedClaims } from "./claims.ts";
import { countedClaims } from "./counted-claims.ts";
import type { Inconsistency } from "./inconsistency.ts";
import { passagesOf, sentencePassages } from "./prose.ts";
import { differByUnit, findTwins, type Twins } from "./twins.ts";

/** A quantity that has so many values is not one quantity. */
const mostValues = 3;
const mostOthers = 5;

const numberOf = ({ written }: Claim): string => written.replace(/[^\d.–-]+$/, "").replace(/\D+$/, "");
/** The same number in two units is told as that. */
const isOtherUnit = (one: Claim, other: Claim): boolean =>
  one.unit !== "count" && one.written !== other.written && numberOf(one) === numberOf(other);

function conflictOf(claims: readonly Claim[]): Inconsistency[] {
  const byValue = Map.groupBy(claims, ({ value }) => value);
  if (byValue.size < 2 || byValue.size > mostValues) return [];
  const [usual, ...rest] = [...byValue.values()].toSorted((one, other) => other.length - one.length);
  return rest.flat().flatMap((claim): Inconsistency[] => {
    const first = usual?.[0];
    if (first === undefined || isOtherUnit(claim, first)) return [];
    return [
      {
        detector: "values",
        kind: "conflicting_values",
        ...claim.place,
        subject: claim.name,
        others: (usual ?? []).slice(0, mostOthers).map(({ place }) => place),
        message: `${claim.name}: ${claim.written} here, ${first.written} elsewhere.`,
        proposal: "Find out which value is right, and write it in all places.",
      },
    ];
  });
}

const longestSubject = 80;

const conflictOfTwins = ({ here, elsewhere, words }: Twins): Inconsistency => ({
  detector: "values",
  kind: "conflicting_values",
  ...here.place,
  subject: `“${words.slice(0, longestSubject)}”`,
  others: [elsewhere.place],
  message: `The same sentence says ${here.text} here and ${elsewhere.text} elsewhere.`,
  proposal: "Find out which figure is right, and write it in both places.",
});

/** Of what one sentence gives two values, it tells two things by one name. */
const unambiguous = (claims: readonly Claim[]): Claim[] =>
  claims.filter(({ key, value }) => claims.every((other) => other.key !== key || other.value === value));

/** Values of the same quantity that contradict each other. */
export function findConflictingValues(manuscript: Manuscript): Inconsistency[] {
  const kept = new Set(passagesOf(manuscript).map(({ anchor }) => anchor(0, 0).start));
  const sentences = sentencePassages(manuscript).filter((_, at) =>
    kept.has(manuscript.paragraphs[manuscript.sentences[at]?.paragraph ?? -1]?.start ?? -1),
  );
  const claims = sentences.flatMap((sentence) => unambiguous([...namedClaims(sentence), ...countedClaims(sentence)]));
  const groups = Map.groupBy(claims, ({ key, unit, scope }) => `${key}|${unit}|${scope}`);
  const conflicts = [...groups.values()].flatMap(conflictOf);
  const twins = findTwins(sentences)
    .filter((found) => !differByUnit(found))
    .map(conflictOfTwins)
    .filter(({ start }) => !conflicts.some((one) => one.start <= start && start < one.end));
  return [...conflicts, ...twins].toSorted((one, other) => one.start - other.start);
}
