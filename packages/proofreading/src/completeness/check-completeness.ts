import type { ProductFacts, Requirement, RulePack } from "@clausewise/contracts";
import type { Anchor } from "../manuscript/anchor.ts";
import type { Manuscript } from "../manuscript/manuscript.ts";
import { type Applicability, applicabilityOf, deniedInPlace } from "./applicability.ts";
import { judgeClauseRow } from "./clause-rows.ts";
import { judgeContents } from "./contents-judge.ts";
import { headingReader, type TitledSection } from "./headings.ts";
import type { Judged } from "./judged.ts";
import { type Outline, outlineOf, type Section, type Unit } from "./outline.ts";
import { judgeParts } from "./parts.ts";
import { judgeInPlainWords, type PlainFeatures, plainFeatures, type Standing } from "./plain-judge.ts";
import { type PlainReading, readPlainWords } from "./plain-words.ts";
import type { OwnedSection } from "./section-judge.ts";
import { judgeBySigns } from "./sign-judge.ts";
import { signReader } from "./signs.ts";
import { factsOfText } from "./text-facts.ts";
import { valueFinder } from "./value-kinds.ts";
import { indexWords } from "./word-index.ts";

/** What became of one element of a pack in a text. */
export interface ElementCheck extends Judged {
  /** Id of the requirement. */
  requirement: string;
  applies: Applicability;
  /** Title of the section that the passage stands in. */
  heading: string | null;
}

/** What is there needs no other sign that it is asked for. */
const shownByItself = (place: Anchor | null): Applicability => ({ state: "applies", because: "The text holds it.", place });

/** A section that several elements may go by is that of those whose titles it fits best. */
function nearestOf(sectioned: readonly (readonly TitledSection[])[]): (section: TitledSection) => OwnedSection {
  const least = new Map<Unit | null, number>();
  for (const { heading, far } of sectioned.flat()) least.set(heading, Math.min(far, least.get(heading) ?? far));
  return (section) => ({ ...section, isNearest: section.far === least.get(section.heading) });
}

/** Tells of a sentence that speaks of an element whether it stands in a section of that element or of another. */
function standingAmong({ unitAt }: Outline, sectioned: readonly (readonly Section[])[]) {
  const numbers = sectioned.map(
    (sections) => new Set(sections.flatMap(({ heading, body }) => [heading, ...body].flatMap((unit) => unit?.section ?? []))),
  );
  const share = numbers.filter(({ size }) => size > 0).length / sectioned.length;
  return (nth: number, reading: PlainReading | null): Standing => {
    const section = reading === null ? -1 : (unitAt(reading.sentence.start)?.section ?? -1);
    const isOwn = numbers[nth]?.has(section) ?? false;
    return { isOther: !isOwn && numbers.some((own) => own.has(section)), unsectioned: numbers[nth]?.size === 0 ? share : 0 };
  };
}

/** A text as the elements of a pack are looked for in it. */
function readElements(manuscript: Manuscript, { requirements }: Pick<RulePack, "requirements">) {
  const { text } = manuscript;
  const outline = outlineOf(manuscript);
  const signs = signReader(text, outline, indexWords(text), valueFinder(text));
  const headings = headingReader(outline);
  const plain = readPlainWords(manuscript, outline, requirements);
  const sectioned = requirements.map(({ title, headings: more }) => headings.under([title, ...more]));
  const standing = standingAmong(outline, sectioned);
  const nearest = nearestOf(sectioned);
  const bySignsOf = (requirement: Requirement, titled: readonly TitledSection[]): Judged => {
    const judged = judgeContents(text, requirement, outline) ?? judgeBySigns(text, requirement, titled.map(nearest), signs);
    return judged.verdict === "found" ? judged : (judgeClauseRow(text, requirement, outline) ?? judged);
  };
  const elements = requirements.map((requirement, nth) => {
    const titled = sectioned[nth] ?? [];
    const reading = plain[nth] ?? null;
    return {
      requirement,
      titled,
      bySigns: bySignsOf(requirement, titled),
      reading,
      standing: standing(nth, reading),
    };
  });
  return { text, outline, signs, elements };
}

/** What is known of the elements of a pack that their signs do not show, by their ids. */
export const plainCases = (manuscript: Manuscript, pack: Pick<RulePack, "requirements">): Map<string, PlainFeatures> =>
  new Map(
    readElements(manuscript, pack).elements.flatMap(({ requirement, bySigns, reading, standing }) =>
      bySigns.verdict === "found" || reading === null
        ? []
        : [[requirement.id, plainFeatures(bySigns, requirement, reading, standing)] as const],
    ),
  );

/** Checks each element of a pack: found, unclear or missing, and whether it applies. */
export function checkCompleteness(manuscript: Manuscript, pack: Pick<RulePack, "requirements">, facts: ProductFacts = {}): ElementCheck[] {
  const { text, outline, signs, elements } = readElements(manuscript, pack);
  const known = { told: facts, shown: factsOfText(text) };
  const appliesTo = (requirement: Requirement, judged: Judged): Applicability => {
    const applies = applicabilityOf(requirement, known, text, signs);
    const denied =
      requirement.applies === null || requirement.parts !== undefined || applies.because.startsWith("You said")
        ? null
        : deniedInPlace(text, judged);
    if (denied !== null) return denied;
    return judged.verdict === "found" && applies.state === "cannot_tell" ? shownByItself(judged.passage) : applies;
  };
  return elements.map(({ requirement, titled, bySigns, reading, standing }) => {
    const inWords = judgeInPlainWords(text, bySigns, requirement, reading, standing);
    const judged = judgeParts(inWords, requirement, { manuscript, signs, titled });
    const unit = judged.passage === null ? undefined : outline.unitAt(judged.passage.start);
    const heading = outline.sections[unit?.section ?? -1]?.heading ?? null;
    const applies = appliesTo(requirement, judged);
    return {
      requirement: requirement.id,
      ...judged,
      applies,
      heading: heading === null ? null : text.slice(heading.start, heading.end).replace(/\s+/g, " "),
    };
  });
}
