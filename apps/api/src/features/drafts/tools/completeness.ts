import { anchorOf, type DraftElement, type DraftFinding, type Requirement, type RulePack } from "@clausewise/contracts";
import { checkCompleteness, readManuscript, type ElementCheck } from "@clausewise/proofreading";
import type { Found, Looked } from "./draft-tool.ts";

/** What a text lacks of what its kind of document has to hold. */
export function lookForElements(text: string, pack: RulePack): Looked {
  const checks = new Map(checkCompleteness(readManuscript({ text }), pack).map((check) => [check.requirement, check]));
  const elements = pack.requirements.flatMap((requirement) => {
    const check = checks.get(requirement.id);
    return check ? [elementOf(text, requirement, check)] : [];
  });
  const asked = elements.filter(({ level, applies }) => level !== "recommended" && applies === "applies");
  return {
    findings: elements.flatMap((element) => findingOf(element) ?? []),
    figure: { good: asked.filter(({ verdict }) => verdict === "found").length, of: asked.length },
    elements,
    references: [],
  };
}

const elementOf = (text: string, requirement: Requirement, check: ElementCheck): DraftElement => ({
  id: requirement.id,
  group: requirement.group,
  title: requirement.title,
  requirement: requirement.requirement,
  level: requirement.level,
  verdict: check.verdict,
  applies: check.applies.state,
  because: check.applies.because,
  reason: check.reason,
  heading: check.heading,
  anchor: check.passage && anchorOf(text, check.passage.start, check.passage.end),
  citations: requirement.citations.map(({ source, clause }) => ({
    citation: clause,
    title: source,
    source_id: null,
    passage_id: null,
    url: null,
  })),
});

/** How much hangs on an element that is not there for certain. */
function severityOf({ level, verdict, applies }: DraftElement): DraftFinding["severity"] {
  if (level === "recommended" || applies === "cannot_tell") return "low";
  return verdict === "missing" ? "high" : "medium";
}

function findingOf(element: DraftElement): Found | null {
  const { id, title, verdict, applies, because, reason, requirement, anchor, citations } = element;
  if (verdict === "found" || applies === "does_not_apply") return null;
  return {
    key: id,
    kind: verdict === "missing" ? "Missing element" : "Unclear element",
    severity: severityOf(element),
    subject: title,
    message: applies === "cannot_tell" ? `${reason} ${because}` : reason,
    proposal: requirement,
    anchors: anchor ? [anchor] : [],
    citations,
  };
}
