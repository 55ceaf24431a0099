import type { Candidate } from "./candidates.ts";
import type { Line } from "./lines.ts";
import { labelled, sentences, type Said } from "./said.ts";

const roman: Readonly<Record<string, string>> = { i: "1", ii: "2", iii: "3", iv: "4" };
const one = "(iv|i{1,3}|[0-4])\\s?([abc])?(?![a-z0-9])";
const named = new RegExp(`\\b(early )?phase[\\s-]*${one}(?:\\s*(?:\\/|-|–|and|to|&)\\s*(?:phase[\\s-]*)?${one})?`, "i");
const bare = new RegExp(`^(?:phase[\\s:]*)?${one}(?:\\s*(?:\\/|-|–|and)\\s*(?:phase\\s*)?${one})?\\b`, "i");

const digit = (mark: string | undefined): string => (mark === undefined ? "" : (roman[mark.toLowerCase()] ?? mark));

/** `Phase 3`, `Phase 1b/2a`; null where a text names no phase. */
function phaseIn(text: string, pattern: RegExp): string | null {
  const match = pattern.exec(text);
  if (match === null) return null;
  const [early, ...marks] = pattern === named ? match.slice(1) : [undefined, ...match.slice(1)];
  const [first, letter = "", second, other = ""] = marks;
  const last = second === undefined ? "" : `/${digit(second)}${other.toLowerCase()}`;
  return `${early === undefined ? "Phase " : "Early phase "}${digit(first)}${letter.toLowerCase()}${last}`;
}

const label =
  /^(?:(?:clinical|development|developmental|study|trial|current|sponsor and clinical)[\s/]*)*phase(?: of (?:the )?(?:development|study|trial|clinical development))?$|^(?:study|trial|clinical) (?:type )?(?:and )?phase$/i;
const stageLabel =
  /^(?:(?:clinical )?(?:development(?:al)? )?stage(?: of (?:the )?(?:development|investigation|study))?|(?:study|investigation|trial) (?:stage|type|classification)|type of (?:clinical )?(?:investigation|study)|phase|study phase)$/i;
const notApplicable = /^(?:n\/?a|not applicable|none)\b/i;

const stage =
  /\b(first[\s-]+in[\s-]+(?:hu)?man|early[\s-]+feasibility|feasibility|pilot|pivotal|confirmatory|post[\s-]?market(?:ing)?|pmcf)\b/i;
const ofStudy = /\b(?:study|trial|investigation)\b/i;

const stageIn = (text: string): string | null => {
  const words = stage
    .exec(text)?.[1]
    ?.toLowerCase()
    .replaceAll(/[\s-]+/g, " ");
  if (words === undefined) return null;
  if (/^(?:post ?market|pmcf)/.test(words)) return "Post-market";
  return words.startsWith("first in") ? "First in human" : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const candidate = (said: Said, value: string, weight: number): Candidate => ({ said, value, weight, key: value.toLowerCase() });

/** This study, and none that is only spoken of. */
const thisStudy =
  /^(?:this|the (?:present|current|proposed)|(?:study|trial|protocol) [A-Z0-9][\w-]{3,}(?:\([a-z]\))?)(?: (?:is|will be)\b| (?:phase|\w+,? phase)| (?:study|trial) (?:is|will be)\b)/i;
const otherStudy =
  /\b(?:previous|prior|earlier|completed|ongoing|other|preceding|subsequent|future|in (?:the|a|two|three) phase|studies|program(?:me)?|trials)\b/i;

function byLabel(lines: readonly Line[]): Candidate[] {
  return labelled(lines, label).flatMap((said) => {
    const value = phaseIn(said.words, named) ?? phaseIn(said.words, bare) ?? (notApplicable.test(said.words) ? "Not applicable" : null);
    return value === null || said.words.length > 200 ? [] : [candidate(said, value, value === "Not applicable" ? 1 : 6)];
  });
}

function byStage(lines: readonly Line[], title: Said | null): Candidate[] {
  const told = labelled(lines, stageLabel).flatMap((said) => {
    const value = said.words.length > 200 ? null : stageIn(said.words);
    return value === null ? [] : [candidate(said, value, 5)];
  });
  const inTitle = title === null ? null : stageIn(title.words);
  const spoken = sentences(lines).flatMap((said) => {
    const value = thisStudy.test(said.words) && ofStudy.test(said.words) ? stageIn(said.words.slice(0, 160)) : null;
    return value === null ? [] : [candidate(said, value, 3)];
  });
  return [...told, ...(inTitle === null || title === null ? [] : [candidate(title, inTitle, 4)]), ...spoken];
}

/** Places that tell the phase, or of a device the stage of its clinical development. */
export function readPhase(lines: readonly Line[], title: Said | null, isDevice: boolean): Candidate[] {
  const inTitle = title === null ? null : phaseIn(title.words, named);
  const spoken = sentences(lines).flatMap((said) => {
    const value = thisStudy.test(said.words) && !otherStudy.test(said.words.slice(0, 90)) ? phaseIn(said.words.slice(0, 160), named) : null;
    return value === null ? [] : [candidate(said, value, 4)];
  });
  const phases = [...byLabel(lines), ...(inTitle === null || title === null ? [] : [candidate(title, inTitle, 5)]), ...spoken];
  const told = phases.filter(({ value }) => value !== "Not applicable");
  if (told.length > 0 && !isDevice) return told;
  const stages = isDevice ? byStage(lines, title) : [];
  return stages.length > 0 ? stages : phases;
}
