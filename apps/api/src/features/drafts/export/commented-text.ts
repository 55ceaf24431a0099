import { placeOfAnchor, severityLabels, type DraftFinding } from "@clausewise/contracts";
import type { CommentedText, TextComment } from "@clausewise/documents";
import { readManuscript } from "@clausewise/proofreading";

interface Commented {
  title: string;
  text: string;
  /** Moment of the export, ISO 8601. */
  at: string;
  findings: readonly DraftFinding[];
}

/** A draft's text with a comment for each finding that was not dismissed, at its words as they stand now. */
export const commentedTextOf = ({ title, text, at, findings }: Commented): CommentedText => ({
  title,
  author: "Clausewise",
  at,
  language: "en",
  text,
  headings: readManuscript({ text }).paragraphs.flatMap(({ heading, start, level = 1 }) => (heading ? [{ start, level }] : [])),
  comments: findings.filter(({ state }) => state !== "dismissed").map((finding) => commentOf(text, finding)),
});

function commentOf(text: string, { kind, subject, severity, message, proposal, anchors, citations, state }: DraftFinding): TextComment {
  const [first] = anchors;
  const place = first ? placeOfAnchor(text, first) : null;
  const isGone = first !== undefined && place === null;
  return {
    place,
    author: "Clausewise",
    lines: [
      `${kind}: ${subject} (${severityLabels[severity]}${state === "accepted" ? ", accepted" : ""})`,
      message,
      ...(proposal === null ? [] : [proposal]),
      ...(citations.length === 0 ? [] : [citations.map(({ citation }) => citation).join("; ")]),
      ...(isGone ? [`The words that this was said of stand in the text no longer: “${first.words}”`] : []),
    ],
  };
}
