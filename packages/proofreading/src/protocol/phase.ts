import type { Candidate } from "./candidates.ts";
import type { Line } from "./lines.ts";
import { labelled, sentences, type Said } from "./said.ts";
import { isOfAnother, isOfThisStudy } from "./statements.ts";

const roman: Readonly<Record<string, string>> = { i: "1", ii: "2", iii: "3", iv: "4", one: "1", two: "2", three: "3", four: "4" };
const one = "(iv|i{1,3}|[0-4]|one|two|three|four)\\s?([abc])?(?![a-z0-9])";
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
  /^(?:(?:clinical|development|developmental|study|trial|current|sponsor and clinical)[\s/]*)*(?:phase|stage)(?: of (?:the )?(?:development|study|trial|clinical development|investigation))?$|^(?:study|trial|clinical) (?:type )?(?:and )?phase$/i;
const stageLabel =
  /^(?:(?:clinical )?(?:development(?:al)? )?stage(?: of (?:the )?(?:clinical )?(?:development|investigation|study))?|(?:study|investigation|trial) (?:stage|type|classification)|type of (?:clinical )?(?:investigation|study)|phase|study phase)$/i;
const notApplicable = /^(?:n\/?a|not applicable|none)\b/i;

const stage =
  /\b(first[\s-]+in[\s-]+(?:hu)?man|early[\s-]+feasibility|feasibility|pilot|pivotal|confirmatory|post[\s-]?market(?:ing)?|pmcf)\b/i;
const ofStudy = /\b(?:study|trial|investigation)\b/i;

/** An early feasibility study is one also where it is the first in people. */
const stageIn = (text: string): string | null => {
  const words = (
    /\bearly[\s-]+feasibility\b/i.exec(text)?.[0] ??
    /\bfirst[\s-]+in[\s-]+(?:hu)?man\b/i.exec(text)?.[0] ??
    stage.exec(text)?.[1]
  )
    ?.toLowerCase()
    .replaceAll(/[\s-]+/g, " ");
  if (words === undefined) return null;
  if (/^(?:post ?market|pmcf)/.test(words)) return "Post-market";
  return words.startsWith("first in") ? "First in human" : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

const candidate = (said: Said, value: string, weight: number): Candidate => ({ said, value, weight, key: value.toLowerCase() });

/** What tells how a study is built often names its phase first. */
const designLabel =
  /^(?:(?:overall|study|trial|investigation|clinical|general) )*(?:design|methodology|type)(?: of (?:the )?(?:study|trial|investigation))?$/i;

function byLabel(lines: readonly Line[]): Candidate[] {
  return labelled(lines, label).flatMap((said) => {
    const value = phaseIn(said.words, named) ?? phaseIn(said.words, bare) ?? (notApplicable.test(said.words) ? "Not applicable" : null);
    return value === null || said.words.length > 200 ? [] : [candidate(said, value, value === "Not applicable" ? 1 : 6)];
  });
}

/** A title page may run its labels together: `Version 1.2. Clinical phase: 1 (first-in-human).` */
function inRun(lines: readonly Line[]): Candidate[] {
  return sentences(lines.filter(({ zone, table }) => zone === "title" && table === null)).flatMap((said) => {
    const [, name = "", told = ""] = /^([^:]{4,40}):\s*(\S.{0,60})$/.exec(said.words) ?? [];
    const value = label.test(name) ? (phaseIn(told, named) ?? phaseIn(told, bare)) : null;
    return value === null ? [] : [candidate(said, value, 5)];
  });
}

const inSentence = /[.]$|^[a-z]|\b(?:is|are|was|were|had|has|since|the phase|in (?:a|an|two|three) phase|trials|studies)\b/;

/** The front of a protocol shows its phase in a line of its own, or beside its number. */
function onFront(lines: readonly Line[]): Candidate[] {
  return lines.flatMap((line) => {
    const isShown =
      line.part === 1 && line.zone === "title" && line.table === null && line.text.length <= 90 && !inSentence.test(line.text);
    const value = isShown ? phaseIn(line.text, named) : null;
    return value === null ? [] : [candidate({ words: line.text, line, label: null }, value, 4)];
  });
}

function byDesign(lines: readonly Line[]): Candidate[] {
  return labelled(lines, designLabel).flatMap((said) => {
    const [first = ""] = said.words.split(/(?<=[a-z)])\.\s/);
    const value = isOfAnother(first) || /\b(?:trials|studies)\b/.test(first) ? null : phaseIn(first.slice(0, 160), named);
    return value === null ? [] : [candidate(said, value, 4)];
  });
}

/** A part of a study that is named by its phase: `Phase 1b: dose escalation`. */
const bothParts = /\bphase\s+(?:i|1)[abc]?\b[^.]{3,120}\bphase\s+(?:ii|2)[abc]?\b/i;

function byParts(lines: readonly Line[]): Candidate[] {
  return sentences(lines).flatMap((said) => {
    const [words] = isOfThisStudy(said.words) ? (bothParts.exec(said.words) ?? []) : [];
    const [first, second] = words === undefined ? [] : [phaseIn(words, named), phaseIn(words.slice(6), named)];
    return first == null || second == null ? [] : [candidate(said, `${first}/${second.replace("Phase ", "")}`, 4.5)];
  });
}

function byStage(lines: readonly Line[], title: Said | null): Candidate[] {
  const told = labelled(lines, stageLabel).flatMap((said) => {
    const value = said.words.length > 200 ? null : stageIn(said.words);
    return value === null ? [] : [candidate(said, value, 5)];
  });
  const inTitle = title === null ? null : stageIn(title.words);
  const spoken = sentences(lines).flatMap((said) => {
    const value = isOfThisStudy(said.words) && ofStudy.test(said.words) ? stageIn(said.words.slice(0, 160)) : null;
    return value === null ? [] : [candidate(said, value, 3)];
  });
  return [...told, ...(inTitle === null || title === null ? [] : [candidate(title, inTitle, 4)]), ...spoken];
}

/** Places that tell the phase, or of a device the stage of its clinical development. */
export function readPhase(lines: readonly Line[], title: Said | null, isDevice: boolean): Candidate[] {
  const inTitle = title === null ? null : phaseIn(title.words, named);
  const spoken = sentences(lines).flatMap((said) => {
    const value = isOfThisStudy(said.words) ? phaseIn(said.words.slice(0, 160), named) : null;
    return value === null ? [] : [candidate(said, value, 4)];
  });
  const phases = [
    ...byLabel(lines),
    ...inRun(lines),
    ...(inTitle === null || title === null ? [] : [candidate(title, inTitle, 5)]),
    ...byParts(lines),
    ...byDesign(lines),
    ...onFront(lines),
    ...spoken,
  ];
  const told = phases.filter(({ value }) => value !== "Not applicable");
  if (told.length > 0 && !isDevice) return told;
  const stages = isDevice ? byStage(lines, title) : [];
  return stages.length > 0 ? stages : phases;
}
