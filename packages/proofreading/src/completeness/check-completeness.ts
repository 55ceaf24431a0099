import type { ProductFacts, Requirement, RulePack } from "@clausewise/contracts";
import type { Anchor } from "../manuscript/anchor.ts";
import type { Manuscript } from "../manuscript/manuscript.ts";
import { type Applicability, applicabilityOf } from "./applicability.ts";
import { headingReader } from "./headings.ts";
import type { Judged } from "./judged.ts";
import { outlineOf } from "./outline.ts";
import { judgeParts } from "./parts.ts";
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

/** Checks each element of a pack: found, unclear or missing, and whether it applies. */
export function checkCompleteness(manuscript: Manuscript, pack: Pick<RulePack, "requirements">, facts: ProductFacts = {}): ElementCheck[] {
  const { text } = manuscript;
  const outline = outlineOf(manuscript);
  const signs = signReader(text, outline, indexWords(text), valueFinder(text));
  const headings = headingReader(outline);
  const known = { told: facts, shown: factsOfText(text) };

  const judge = (requirement: Requirement): Judged => {
    const titled = headings.under([requirement.title, ...requirement.headings]);
    return judgeParts(judgeBySigns(text, requirement, titled, signs), requirement, { manuscript, signs, titled });
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
