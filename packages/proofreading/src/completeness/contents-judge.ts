import type { Requirement } from "@clausewise/contracts";
import type { Judged } from "./judged.ts";
import type { Outline } from "./outline.ts";

const ofContents = /^(?:master )?(?:table of )?contents$/i;
/** A heading alone names fewer words than a list of what follows it. */
const fewestWords = 8;

/** A table of contents shows itself by its lines, in which no other element is looked for; null where none is asked for or there. */
export function judgeContents(text: string, { headings }: Requirement, { units }: Outline): Judged | null {
  if (!headings.some((title) => ofContents.test(title))) return null;
  const lines = units.filter(({ isContents, start, end }) => isContents && text.slice(start, end).trim() !== "");
  const [first, second] = lines;
  const words = lines.reduce((sum, { start, end }) => sum + text.slice(start, end).trim().split(/\s+/).length, 0);
  if (first === undefined || words < fewestWords) return null;
  return {
    verdict: "found",
    passage: { start: first.start, end: (second ?? first).end },
    reason: "It lists what stands in it.",
  };
}
