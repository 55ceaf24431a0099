import type { DraftFinding, DraftTool } from "@clausewise/contracts";
import { draftTools } from "@clausewise/contracts/vocabulary";
import { placeOfAnchor } from "@clausewise/contracts/anchors";
import type { TextMark } from "../editor/marks.ts";

export interface FindingFilter {
  state: DraftFinding["state"];
  severity: DraftFinding["severity"] | null;
  tool: DraftTool | null;
}

export const usualFilter: FindingFilter = { state: "open", severity: null, tool: null };

const fits = (finding: DraftFinding, { state, severity, tool }: FindingFilter): boolean =>
  finding.state === state && (severity === null || finding.severity === severity) && (tool === null || finding.tool === tool);

/** What fits a filter, by tool and within that in the order of the text. */
export const shownFindings = (findings: readonly DraftFinding[], filter: FindingFilter): DraftFinding[] =>
  draftTools.flatMap((tool) => findings.filter((one) => one.tool === tool && fits(one, filter)));

/** The one before or behind; the first where none is current, and round at the ends. */
export function neighbour(shown: readonly DraftFinding[], current: string | null, step: 1 | -1): DraftFinding | null {
  const at = shown.findIndex(({ id }) => id === current);
  if (at < 0) return (step === 1 ? shown[0] : shown.at(-1)) ?? null;
  return shown[(at + step + shown.length) % shown.length] ?? null;
}

/** The mark of one place of a finding. */
export const markId = (findingId: string, place: number): string => `${findingId}:${place}`;
export const findingOfMark = (mark: string): string => mark.split(":")[0] ?? mark;

/** Where findings stand in a text as it is now; what was dismissed is not marked. */
export const marksOf = (findings: readonly DraftFinding[], text: string): TextMark[] =>
  findings.flatMap(({ id, state, severity, anchors }) =>
    state === "dismissed"
      ? []
      : anchors.flatMap((anchor, nth) => {
          const place = placeOfAnchor(text, anchor);
          return place ? { ...place, id: markId(id, nth), look: state === "open" ? severity : "settled" } : [];
        }),
  );

/** Characters around a finding's words that show what they are said in. */
const around = 160;

/** The words of a place with those around it, cut at sentences where that can be. */
export function sentenceAround(
  text: string,
  { start, end }: { start: number; end: number },
): { before: string; words: string; after: string } {
  const before = text.slice(Math.max(0, start - around), start);
  const after = text.slice(end, end + around);
  const begins = Math.max(before.lastIndexOf("\n"), before.search(/[^.!?]*$/u) - 1);
  const ends = /[.!?\n]/u.exec(after)?.index;
  return {
    before: before.slice(begins + 1).trimStart(),
    words: text.slice(start, end),
    after: (ends === undefined ? after : after.slice(0, ends + 1)).trimEnd(),
  };
}

/** What closes a sentence, with the space behind it. */
const closing = /[\s.!?"'”’)\]]+$/u;

/** The sentence of a line that a caret stands in, or right behind. */
export function sentenceAt(line: string, caret: number): string {
  const isBehind = caret === line.length || /\s/u.test(line.charAt(caret));
  const at = isBehind ? line.slice(0, caret).replace(closing, "").length : caret;
  const { before, after } = sentenceAround(line, { start: at, end: at });
  return `${before}${after}`.trim();
}
