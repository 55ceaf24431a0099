import type { Candidate } from "./candidates.ts";
import type { Line } from "./lines.ts";
import { inTables } from "./endpoint-tables.ts";
import { endpointSaid, measure } from "./endpoint-said.ts";
import { labelled, sentences, type Said, wholeOf } from "./said.ts";
import { isOfAnother } from "./statements.ts";

const kinds =
  "(?:efficacy|safety|effectiveness|performance|clinical|composite|study|trial|efficacy and safety|safety and efficacy|safety and performance|pharmacokinetic|pharmacodynamic)";
const thing =
  "(?:end[\\s-]?points?|outcomes?(?: measures?| variables?)?|variables?|(?:efficacy )?parameters?|criterion|criteria|(?:response )?measures?(?: of (?:effectiveness|efficacy|safety|performance))?)";
const label = new RegExp(
  `^(?:the )?(?:co-?)?primary (?:${kinds} )*${thing}(?: ?(?:measures?|and (?:time ?points?|timing)|of the (?:study|trial|investigation)|\\(part [a-z0-9]\\)))*(?: and (?:their )?(?:assessment|measurement))?$|^(?:main|principal) (?:${kinds} )*(?:end[\\s-]?point|outcome|parameter)(?:(?:\\/| or | and )end[\\s-]?point)?(?: measure)?s?$`,
  "i",
);
const ofStudy =
  "(?:\\s+(?:of|for|in) (?:this|the) (?:[\\w-]+ )?(?:study|trial|investigation|part [a-z0-9]))?(?:,? (?:for|in) (?:part|phase|cohort) [\\w]+)?";
const copula = "(?:is|are|will be|includes?|comprises?|consists? of)";
const endpoint = `(?:(?:co-?)?primary (?:${kinds} )*${thing}|${thing} of primary interest)`;
const stated = new RegExp(
  `\\b${endpoint}${ofStudy}(?:,? (?:measured|assessed|evaluated|determined) [^,;.]{3,60},|,[^,;.]{3,60},)?(?:\\s+${copula}|:)\\s+(?:(?:measured|assessed|evaluated) [^.;]{3,60} and (?:is |are )?)?(?:defined as |to be |assessed as |measured (?:as|by) |the following)?`,
  "i",
);
/** Where the endpoint stands before what names it so: `X serves as the primary endpoint`, `X (primary endpoint)`. */
const inverted: readonly RegExp[] = [
  new RegExp(
    `^(.{6,300}?),? (?:serves?|will serve|acts?|is used|are used|was chosen|were chosen|was selected|has been chosen|is defined|is taken) as (?:the |an? )?(?:sole |single )?${endpoint}\\b`,
    "i",
  ),
  new RegExp(`^(.{6,300}?) (?:is|are|will be|constitutes?|forms?) (?:the |our )(?:sole |single )?${endpoint}\\b`, "i"),
  new RegExp(
    `^(.{6,300}?) (?:is|are|will be) (?:the |its )?${thing} (?:on|by|for) which .{0,80}\\b(?:conclusion|powered|sample size|judged|rests?)\\b`,
    "i",
  ),
  new RegExp(`^(.{6,300}?)(?: \\(|, )(?:the |i\\.e\\.,? the )?(?:sole |single )?${endpoint}[),]`, "i"),
  new RegExp(`\\b(?:chose|selected|take|use|chosen) (.{6,300}?) as (?:the |our )?(?:sole |single )?${endpoint}\\b`, "i"),
];
/** What leads up to an endpoint in such a sentence. */
const lead =
  /^.{0,120}?\b(?:tests?|compares?|compared (?:by|for)|analyses|analysis of|powered (?:for|on)|difference in|based on|estimates?) (?:(?:the|a) )?(?=\S)/i;

/** What is said about an endpoint, and not what it is. */
const about =
  /^\s*(?:analy[sz]ed|tested|met|detailed|described|listed|defined in|assessed (?:at|by masked)|based on|presented|evaluated|adjudicated|reached|achieved|shown|summari[sz]ed|provided|not|also|considered|compared|predicted|anticipated|planned|performed|conducted|expected|designed|powered|superior|non-?inferior|significant|statistically|as follows?\W*$|the same\b)/i;
const isItem = ({ line, words }: Said): boolean => line.isItem || /^[•\-–\d(a-z]/.test(words);

/** What stands beside a label, without a sentence's beginning; null where it is no endpoint. */
function toldBy(said: Said): string | null {
  const words = wholeOf(said);
  const inSentence = stated.exec(words);
  const rest = inSentence === null ? words : words.slice(inSentence.index + inSentence[0].length);
  return about.test(rest) || /\bsecondary\b/i.test(said.words.slice(0, 40)) ? null : rest;
}

/** Several endpoints below one label are all of them primary. */
const isSeveral = (label: string): boolean => /co-?primary|endpoints|end points|outcomes|variables|measures|criteria/i.test(label);

function listBelow(found: readonly Said[], at: number): string[] {
  const items: string[] = [];
  for (const said of found.slice(at)) {
    if (said.label !== found[at]?.label || said.line.part !== found[at]?.line.part || !isItem(said)) break;
    items.push(said.words.replace(/^(?:[•\-–]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,3})[.)])\s*|[.;,]\s*(?:and)?\s*$/g, ""));
  }
  return items;
}

/** A label of its own may be followed by the endpoint, by a sentence that says it, or by a list. */
function byLabel(lines: readonly Line[]): Candidate[] {
  const found = labelled(lines, label);
  return found.flatMap((said, at) => {
    const before = found[at - 1];
    const isNext = before?.label === said.label && before?.line.part === said.line.part;
    // A second paragraph below a label explains; items of a list go on.
    const isFurther = isNext && (said.label === said.line.heading || !isItem(said));
    const rest = toldBy(said);
    const list = isNext || !isSeveral(said.label ?? "") ? [] : listBelow(found, at);
    return rest === null ? [] : endpointSaid(said, list.length > 1 ? list.join("; ") : rest, isFurther ? 1 : 4);
  });
}

const kindNamed = /safety|effectiveness|efficacy|performance|immunogenicity|pharmacokinetic|\b(?:part|phase|cohort|stage) \w+/i;

/** A primary endpoint of safety and one of effectiveness, or one of each part, are all primary. */
function withOtherKinds(found: readonly Candidate[]): Candidate[] {
  const kindOf = ({ said }: Candidate): string | undefined => kindNamed.exec(said.label ?? "")?.[0].toLowerCase();
  return found.map((one) => {
    const kind = kindOf(one);
    const isFirst = found.find((other) => kindOf(other) === kind) === one;
    if (kind === undefined || !isFirst) return one;
    const others = found.filter((other) => {
      const isOther = kindOf(other) !== undefined && kindOf(other) !== kind && other.said.line.zone === one.said.line.zone;
      return isOther && found.find((first) => kindOf(first) === kindOf(other)) === other && other.weight >= one.weight - 2;
    });
    return others.length === 0 ? one : { ...one, value: [one, ...others].map(({ value }) => value).join("; ") };
  });
}

/** Words before which `primary endpoint` is only spoken of. */
const ofSomething =
  /\b(?:objective|analysis|analyses|hypothes[ei]s|criteri(?:a|on)|assessment|population-level summary|type I error rate)(?: \w+){0,3} (?:of|for|related to) the $/i;

function spoken(lines: readonly Line[]): Candidate[] {
  const all = sentences(lines);
  return all.flatMap((said, at) => {
    const match = isOfAnother(said.words) ? null : stated.exec(said.words);
    if (match === null || ofSomething.test(said.words.slice(0, match.index))) return [];
    const rest = said.words.slice(match.index + match[0].length);
    const next = all[at + 1];
    if (/^\W*$/.test(rest))
      return next === undefined || next.line.zone === "aside" ? [] : endpointSaid(next, next.words.replace(/^[•\-–\d.)\s]+/, ""), 3);
    return about.test(rest) ? [] : endpointSaid(said, rest, 4);
  });
}

/** Endpoints that stand before the words that call them primary. */
function before(lines: readonly Line[]): Candidate[] {
  return sentences(lines).flatMap((said) => {
    if (isOfAnother(said.words) || stated.test(said.words)) return [];
    const words = inverted.map((sign) => sign.exec(said.words)?.[1]).find((one) => one !== undefined);
    const told = words?.replace(lead, "");
    return told === undefined || /\b(?:secondary|objective)\b/i.test(told) || !measure.test(told) ? [] : endpointSaid(said, told, 3);
  });
}

const endpointsLabel =
  /^(?:(?:study|trial|clinical|main|key|efficacy|performance) )*(?:end[\s-]?points?|outcomes?(?: measures?| variables?)?|(?:objectives?\/)?end[\s-]?points?)$/i;
const primaryOf =
  /\b(?:co-?)?primary(?: [a-z]+)?(?: \([^()]{2,40}\))?\s*[:–-]\s*([\s\S]+?)(?=[\s;.,]*\b(?:(?:key |main )?secondary|exploratory|other|safety)(?: [a-z]+)?\s*[:–-]|$)/i;

/** Endpoints of all ranks beside one label, each named by its rank. */
function byRank(lines: readonly Line[]): Candidate[] {
  return labelled(lines, endpointsLabel).flatMap((said) => {
    const words = primaryOf.exec(said.words)?.[1];
    return words === undefined ? [] : endpointSaid(said, words, 4);
  });
}

const byAssessing =
  /\b(?:by (?:assessing|measuring|evaluating)|as (?:measured|assessed|determined|evaluated|defined) by|measured by|based on|with respect to)\s+(?:the )?(.{12,})$/i;

/** Where no endpoint is told apart, the objective often says what is measured. */
function inObjectives(lines: readonly Line[]): Candidate[] {
  return labelled(lines, /^primary (?:efficacy )?objectives?$/i).flatMap((said) => {
    const measured = byAssessing.exec(said.words)?.[1];
    return measured === undefined || !measure.test(measured) ? [] : endpointSaid(said, measured, 2);
  });
}

/** Places that tell the primary endpoint. */
export const readEndpoint = (lines: readonly Line[]): Candidate[] => [
  ...withOtherKinds(byLabel(lines)),
  ...byRank(lines),
  ...inTables(lines),
  ...spoken(lines),
  ...before(lines),
  ...inObjectives(lines),
];
