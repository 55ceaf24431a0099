import type { ProductFacts, RulePack } from "@clausewise/contracts";
import type { Anchor } from "../manuscript/anchor.ts";
import type { Manuscript } from "../manuscript/manuscript.ts";
import { type Applicability, applicabilityOf } from "./applicability.ts";
import { headingReader } from "./headings.ts";
import type { Judged } from "./judged.ts";
import { outlineOf } from "./outline.ts";
import { judgeParts } from "./parts.ts";
import { judgeInPlainWords, type PlainFeatures, plainFeatures } from "./plain-judge.ts";
import { readPlainWords } from "./plain-words.ts";
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

/** A text as the elements of a pack are looked for in it. */
function readElements(manuscript: Manuscript, { requirements }: Pick<RulePack, "requirements">) {
  const { text } = manuscript;
  const outline = outlineOf(manuscript);
  const signs = signReader(text, outline, indexWords(text), valueFinder(text));
  const headings = headingReader(outline);
  const plain = readPlainWords(manuscript, outline, requirements);
  const elements = requirements.map((requirement, nth) => {
    const titled = headings.under([requirement.title, ...requirement.headings]);
    return { requirement, titled, bySigns: judgeBySigns(text, requirement, titled, signs), reading: plain[nth] ?? null };
  });
  return { text, outline, signs, elements };
}

/** What is known of the elements of a pack that their signs do not show, by their ids. */
export const plainCases = (manuscript: Manuscript, pack: Pick<RulePack, "requirements">): Map<string, PlainFeatures> =>
  new Map(
    readElements(manuscript, pack).elements.flatMap(({ requirement, bySigns, reading }) =>
      bySigns.verdict === "found" || reading === null ? [] : [[requirement.id, plainFeatures(bySigns, requirement, reading)] as const],
    ),
  );

/** Checks each element of a pack: found, unclear or missing, and whether it applies. */
export function checkCompleteness(manuscript: Manuscript, pack: Pick<RulePack, "requirements">, facts: ProductFacts = {}): ElementCheck[] {
  const { text, outline, signs, elements } = readElements(manuscript, pack);
  const known = { told: facts, shown: factsOfText(text) };
  return elements.map(({ requirement, titled, bySigns, reading }) => {
    const inWords = judgeInPlainWords(text, bySigns, requirement, reading);
    const judged = judgeParts(inWords, requirement, { manuscript, signs, titled });
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
