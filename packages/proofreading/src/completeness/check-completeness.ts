import type { ProductFacts, Requirement, RulePack } from "@clausewise/contracts";
import type { Anchor } from "../manuscript/anchor.ts";
import type { Manuscript } from "../manuscript/manuscript.ts";
import { type Applicability, applicabilityOf } from "./applicability.ts";
import { headingReader } from "./headings.ts";
import { hollowReasons } from "./hollow.ts";
import { histories, lists, outlineOf, type Section } from "./outline.ts";
import { type PartsRead, readParts } from "./parts.ts";
import { signReader, type SignFound } from "./signs.ts";
import { factsOfText } from "./text-facts.ts";
import { valueFinder } from "./value-kinds.ts";
import { indexWords } from "./word-index.ts";

/** What became of one element of a pack in a text. */
export interface ElementCheck {
  /** Id of the requirement. */
  requirement: string;
  verdict: "found" | "unclear" | "missing";
  applies: Applicability;
  /** The passage that holds it, or the nearest to it; null where there is none. */
  passage: Anchor | null;
  /** Title of the section that the passage stands in. */
  heading: string | null;
  /** Why it counts as found, why what was found does not suffice, or what was looked for. */
  reason: string;
}

type Judged = Omit<ElementCheck, "requirement" | "applies" | "heading">;

const listed = (words: readonly string[]): string =>
  words
    .slice(0, 4)
    .map((word) => `“${word.length > 60 ? `${word.slice(0, 57)}…` : word}”`)
    .join(", ");

/** What is there needs no other sign that it is asked for. */
const shownByItself = (place: Anchor | null): Applicability => ({ state: "applies", because: "The text holds it.", place });

/** Sign groups that stand close together say it best. */
const spread = ({ start, end }: SignFound): number => end - start;
const longestPassage = 900;
/** A section of its own that is so long and names so much of what signs name holds its element. */
const fewestWords = 25;
const fewestNamed = 2;
/** A section of its own that is so long is about what its title says, in whatever words. */
const fewestOfOwn = 40;

/** Checks each element of a pack: found, unclear or missing, and whether it applies. */
export function checkCompleteness(manuscript: Manuscript, pack: Pick<RulePack, "requirements">, facts: ProductFacts = {}): ElementCheck[] {
  const { text } = manuscript;
  const outline = outlineOf(manuscript);
  const signs = signReader(text, outline, indexWords(text), valueFinder(text));
  const headings = headingReader(outline);
  const known = { told: facts, shown: factsOfText(text) };

  /** The paragraphs around what was found, as long as they can be read at a glance. */
  const passageOf = ({ start, end, unit }: SignFound): Anchor => {
    const whole = { start: Math.min(start, unit.start), end: Math.max(end, unit.end) };
    return whole.end - whole.start <= longestPassage
      ? whole
      : { start, end: Math.min(Math.max(end, start + 200), unit.end, start + longestPassage) };
  };

  /** What a section of its own says, where no sign is whole in it. */
  const underHeading = ({ heading, body }: Section, requirement: Requirement): Judged[] => {
    if (heading === null) return [];
    const said = body.filter(({ isHeading, hollow }) => !isHeading && hollow === null);
    const words = said.reduce((sum, { start, end }) => sum + text.slice(start, end).split(/\s+/).length, 0);
    const title = text.slice(heading.start, heading.end).replace(/\s+/g, " ");
    const passage = { start: heading.start, end: said[0]?.end ?? body[0]?.end ?? heading.end };
    if (words === 0) {
      const why = body.find(({ isHeading, hollow }) => !isHeading && hollow !== null)?.hollow ?? "empty";
      return [{ verdict: "missing", passage, reason: `There is a section “${title}”, but ${hollowReasons[why]}.` }];
    }
    const held = requirement.signs
      .flat()
      .flatMap((member) => signs.placesOf(member))
      .filter(({ unit }) => said.some(({ nth }) => nth === unit.nth));
    const named = [...new Set(held.map(({ start, end }) => text.slice(start, end)))];
    const isEnough = words >= fewestOfOwn || (words >= fewestWords && named.length >= fewestNamed);
    return isEnough
      ? [
          {
            verdict: "found",
            passage,
            reason: named.length === 0 ? `The section “${title}” is about it.` : `The section “${title}” says ${listed(named)}.`,
          },
        ]
      : [{ verdict: "unclear", passage, reason: `There is a section “${title}”, but its words do not show what is asked for.` }];
  };

  const judge = (requirement: Requirement): Judged => {
    const titled = headings.under([requirement.title, ...requirement.headings]);
    const own = new Set(titled.flatMap(({ heading, body }) => [heading, ...body].map((unit) => unit?.nth)));
    const judged = judgeWhole(requirement, titled, own);
    return requirement.parts === undefined ? judged : judgeParts(judged, readParts(requirement, manuscript, signs, titled));
  };

  /** An element that consists of several things is there when each of them is. */
  const judgeParts = (judged: Judged, { found: [first], missing }: PartsRead): Judged => {
    if (missing.length === 0)
      return judged.verdict === "found" || first === undefined
        ? judged
        : { verdict: "found", passage: passageOf(first), reason: `It says ${listed(first.words)}.` };
    if (first === undefined)
      return judged.verdict === "missing"
        ? judged
        : { verdict: "missing", passage: judged.passage, reason: `It is named, but nothing was found of it: ${missing.join("; ")}.` };
    const passage = judged.passage ?? passageOf(first);
    return { verdict: "unclear", passage, reason: `Not found of it: ${missing.join("; ")}.` };
  };

  const judgeWhole = (requirement: Requirement, titled: readonly Section[], own: ReadonlySet<number | undefined>): Judged => {
    const inside = ({ unit }: SignFound) => own.has(unit.nth);
    const isOfLists = requirement.headings.some((title) => lists.test(title));
    const read = requirement.signs.map((sign) => signs.read(sign, ({ nth }) => isOfLists || own.has(nth)));
    const isOfChanges = requirement.headings.some((title) => histories.test(title));
    const whole = read
      .flatMap((one) => one.whole)
      .filter(({ unit }) => isOfChanges || !unit.isHistory)
      .toSorted((one, other) => Number(inside(other)) - Number(inside(one)) || spread(one) - spread(other));
    const [best] = whole;
    if (best !== undefined) return { verdict: "found", passage: passageOf(best), reason: `It says ${listed(best.words)}.` };
    const parts = read.flatMap(({ part }) => part ?? []);
    const [titledPart] = parts.filter((found) => inside(found) && found.held > 0);
    if (titledPart !== undefined)
      return {
        verdict: "found",
        passage: passageOf(titledPart),
        reason: `Under a heading of its own it says ${listed(titledPart.words)}.`,
      };
    const [titledBest] = titled
      .flatMap((section) => underHeading(section, requirement))
      .toSorted((one, other) => Number(other.verdict === "found") - Number(one.verdict === "found"));
    if (titledBest !== undefined) return titledBest;
    const nearest = parts.find(({ of, words }) => of > 2 && words.some((word) => /\s/.test(word)));
    if (nearest !== undefined)
      return {
        verdict: "unclear",
        passage: passageOf(nearest),
        reason: `It says ${listed(nearest.words)}, but not all of what is asked for.`,
      };
    return { verdict: "missing", passage: null, reason: "Neither a section of its own nor words that would hold it were found." };
  };

  return pack.requirements.map((requirement) => {
    const judged = judge(requirement);
    const unit = judged.passage === null ? undefined : outline.unitAt(judged.passage.start);
    const heading = outline.sections[unit?.section ?? -1]?.heading ?? null;
    const applies = applicabilityOf(requirement, known, text, signs);
    return {
      requirement: requirement.id,
      ...judged,
      applies: judged.verdict === "found" && applies.state === "cannot_tell" ? shownByItself(judged.passage) : applies,
      heading: heading === null ? null : text.slice(heading.start, heading.end).replace(/\s+/g, " "),
    };
  });
}
