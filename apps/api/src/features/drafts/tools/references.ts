import {
  anchorOf,
  referenceVerdictLabels,
  type CheckedReference,
  type DraftFinding,
  type DraftReference,
  type ReferenceVerdict,
} from "@clausewise/contracts";
import type { Found, Looked } from "./draft-tool.ts";

/** Something that a text refers to, as it was looked up. */
export type LookedUp = Omit<CheckedReference, "id">;

/** How much hangs on each verdict; null where nothing is to be done. */
const severities: Record<ReferenceVerdict, DraftFinding["severity"] | null> = {
  misquoted: "high",
  no_such_clause: "high",
  wrong_title: "medium",
  superseded: "high",
  withdrawn: "high",
  amended: "medium",
  draft: "low",
  unclear: "low",
  not_in_library: "low",
  in_force: null,
};

/** What was looked up of a text's references, as findings and as a list. */
export function lookedIn(text: string, found: readonly LookedUp[]): Looked {
  const references = found.map(({ places, ...one }) => ({ ...one, anchors: places.map(({ start, end }) => anchorOf(text, start, end)) }));
  return {
    findings: references.flatMap((one) => findingOf(one) ?? []),
    figure: { good: found.filter(({ verdict }) => verdict === "in_force").length, of: found.length },
    elements: [],
    references,
  };
}

function findingOf({ kind, verdict, reference, message, target, successors, anchors }: DraftReference): Found | null {
  const severity = severities[verdict];
  if (severity === null) return null;
  return {
    key: `${kind}:${reference}:${verdict}`,
    kind: referenceVerdictLabels[verdict],
    severity,
    subject: reference,
    message,
    proposal: successors.length === 0 ? null : `What took its place: ${successors.map(({ citation }) => citation).join("; ")}.`,
    anchors,
    citations: [...(target ? [target] : []), ...successors],
  };
}
