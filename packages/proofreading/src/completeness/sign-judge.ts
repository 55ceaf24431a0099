import type { Requirement } from "@clausewise/contracts";
import { isNeedless } from "./applicability.ts";
import { type Judged, listed, passageOf } from "./judged.ts";
import { histories, lists, spellsOut } from "./outline.ts";
import { judgeSection, type OwnedSection } from "./section-judge.ts";
import type { SignFound, SignReader } from "./signs.ts";

/** Sign groups that stand close together say it best. */
const spread = ({ start, end }: SignFound): number => end - start;

const sectionOfIts = (text: string, titled: readonly OwnedSection[], requirement: Requirement, signs: SignReader): Judged | undefined =>
  titled
    .flatMap((section) => judgeSection(text, section, requirement, signs))
    .toSorted((one, other) => Number(other.verdict === "found") - Number(one.verdict === "found"))[0];

const unlessWhole = (nearest: SignFound | undefined): Judged =>
  nearest === undefined
    ? { verdict: "missing", passage: null, reason: "Neither a section of its own nor words that would hold it were found." }
    : { verdict: "unclear", passage: passageOf(nearest), reason: `It says ${listed(nearest.words)}, but not all of what is asked for.` };

/** What an element's signs and the sections that go by its titles show. */
export function judgeBySigns(text: string, requirement: Requirement, titled: readonly OwnedSection[], signs: SignReader): Judged {
  const own = new Set(titled.flatMap(({ heading, body }) => [heading, ...body].map((unit) => unit?.nth)));
  const inside = ({ unit }: SignFound) => own.has(unit.nth);
  const denies = (found: SignFound) => requirement.applies !== null && isNeedless(text, passageOf(found));
  const isOfLists = requirement.headings.some((title) => lists.test(title));
  const isOfChanges = requirement.headings.some((title) => histories.test(title));
  const read = requirement.signs.map((sign) =>
    signs.read(sign, ({ nth, start, end }) => isOfLists || (own.has(nth) && !spellsOut.test(text.slice(start, end)))),
  );
  const isFilledIn = ({ isOpen }: SignFound) => !isOpen || requirement.filled_in_later === true;
  const [best] = read
    .flatMap(({ whole }) => whole)
    .filter((found) => isFilledIn(found) && (isOfChanges || !found.unit.isHistory))
    .toSorted(
      (one, other) =>
        Number(denies(one)) - Number(denies(other)) || Number(inside(other)) - Number(inside(one)) || spread(one) - spread(other),
    );
  if (best !== undefined) return { verdict: "found", passage: passageOf(best), reason: `It says ${listed(best.words)}.` };
  const parts = read.flatMap(({ part }) => part ?? []).filter(isFilledIn);
  const titledPart = parts.find((found) => inside(found) && found.held > 0);
  if (titledPart !== undefined)
    return { verdict: "found", passage: passageOf(titledPart), reason: `Under a heading of its own it says ${listed(titledPart.words)}.` };
  const nearest = parts.find(({ of, words }) => of > 2 && words.some((word) => /\s/.test(word)));
  return sectionOfIts(text, titled, requirement, signs) ?? unlessWhole(nearest);
}
