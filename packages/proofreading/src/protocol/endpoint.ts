import type { Candidate } from "./candidates.ts";
import type { Line } from "./lines.ts";
import { labelled, sentences, shownWords, type Said } from "./said.ts";

const kinds =
  "(?:efficacy|safety|effectiveness|performance|clinical|composite|study|trial|efficacy and safety|safety and efficacy|safety and performance|pharmacokinetic)";
const thing =
  "(?:end[\\s-]?points?|outcomes?(?: measures?| variables?)?|variables?|(?:efficacy )?parameters?|criterion|criteria|(?:response )?measures?)";
const label = new RegExp(
  `^(?:the )?(?:co-?)?primary (?:${kinds} )*${thing}(?: ?(?:measures?|and (?:time ?points?|timing)|of the (?:study|trial|investigation)|\\(part [a-z0-9]\\)))*(?: and (?:their )?(?:assessment|measurement))?$|^(?:main|principal) (?:end[\\s-]?point|outcome)(?: measure)?s?$`,
  "i",
);
const stated = new RegExp(
  `\\b(?:co-?)?primary (?:${kinds} )*${thing}(?:\\s+(?:of|for|in) (?:this|the) (?:[\\w-]+ )?(?:study|trial|investigation|part [a-z0-9]))?(?:,? (?:for|in) (?:part|phase|cohort) [\\w]+)?\\s+(?:is|are|will be|includes?|comprises?|consists? of)\\s+(?:defined as |to be |assessed as |measured (?:as|by) |the following)?`,
  "i",
);
/** What is said about an endpoint, and not what it is. */
const about =
  /^\s*(?:analy[sz]ed|tested|met|detailed|described|listed|defined in|assessed (?:at|by masked)|based on|presented|evaluated|adjudicated|reached|achieved|shown|summari[sz]ed|provided|not|also|considered|compared|predicted|anticipated|planned|performed|conducted|expected|designed|powered|superior|non-?inferior|significant|statistically|as follows?\W*$|the same\b)/i;
const measure =
  /\b(?:change|proportion|percent(?:age)?|number|rate|rates|incidence|time to|time from|mean|median|score|response|survival|occurrence|freedom from|difference|frequency|level|duration|ratio|composite|responders?|AUC|Cmax|success|absence|event-free|sensitivity|specificity|accuracy|patency|improvement|reduction|instruments)\b/i;
const when = /\b(?:week|day|month|year|hour|visit|baseline|discharge|within|at \d+|through|post-?(?:procedure|operative|implant))\b/i;

const squeezed = (words: string): string =>
  words
    .replace(/\s+/g, " ")
    .replace(/[.;:\s]+$/, "")
    .trim();

function candidate(said: Said, value: string, weight: number): Candidate[] {
  const told = squeezed(value);
  if (
    told.length < 4 ||
    /^(?:n\/?a|not applicable|(?:a|the) (?:planned )?sample size|assuming|analys[ei]s|see\b|tbd|endpoints?\b|measurement)/i.test(told)
  )
    return [];
  return [{ said, value: shownWords(told), weight: weight + (measure.test(told) ? 1 : -1) + (when.test(told) ? 1 : 0), key: null }];
}

/** A label of its own may be followed by the endpoint, by a sentence that says it, or by a list. */
function byLabel(lines: readonly Line[]): Candidate[] {
  const found = labelled(lines, label);
  return found.flatMap((said, at) => {
    const before = found[at - 1];
    // A second paragraph below a label explains; items of a list go on.
    const isFurther =
      said.label === said.line.heading ||
      (before?.label === said.label && before?.line.part === said.line.part && !/^[•\-–\d(a-z]/.test(said.words));
    const inSentence = stated.exec(said.words);
    const rest = inSentence === null ? said.words : said.words.slice(inSentence.index + inSentence[0].length);
    return about.test(rest) || /\bsecondary\b/i.test(said.words.slice(0, 40))
      ? []
      : candidate(said, rest, isFurther && before?.label === said.label ? 1 : 4);
  });
}

function spoken(lines: readonly Line[]): Candidate[] {
  const all = sentences(lines);
  return all.flatMap((said, at) => {
    const match = stated.exec(said.words);
    if (
      match === null ||
      /\b(?:objective|analysis|analyses|hypothes[ei]s|criteri(?:a|on)|assessment|population-level summary|type I error rate)(?: \w+){0,3} (?:of|for|related to) the $/i.test(
        said.words.slice(0, match.index),
      )
    )
      return [];
    const rest = said.words.slice(match.index + match[0].length);
    const next = all[at + 1];
    if (/^\W*$/.test(rest))
      return next === undefined || next.line.zone === "aside" ? [] : candidate(next, next.words.replace(/^[•\-–\d.)\s]+/, ""), 3);
    return about.test(rest) ? [] : candidate(said, rest, 4);
  });
}

const columnOfEndpoints = /\b(?:end[\s-]?points?|outcome (?:measures?|variables?)|outcomes?)\b/i;
const columnOfObjectives = /\bobjectives?\b/i;

/** In a table of objectives and endpoints, the endpoint beside what is primary. */
function inTables(lines: readonly Line[]): Candidate[] {
  const found: Candidate[] = [];
  let column = -1;
  let table: number | null = null;
  let isPrimary = false;
  for (const line of lines) {
    if (line.zone === "aside") continue;
    if (line.table !== table) [table, column, isPrimary] = [line.table, -1, false];
    if (line.table === null) continue;
    const [first = ""] = line.cells;
    const heads = line.cells.findIndex((cell, at) => at > 0 && columnOfEndpoints.test(cell) && cell.length < 70);
    if (heads > 0 && columnOfObjectives.test(first)) {
      column = heads;
      isPrimary = /\bprimary\b/i.test(first);
      continue;
    }
    if (/^\W*(?:co-?)?primary\b/i.test(first)) isPrimary = true;
    else if (/^\W*(?:key |other )?(?:secondary|exploratory|tertiary|safety|other)\b/i.test(first)) isPrimary = false;
    const value = column > 0 ? (line.cells[column] ?? "") : "";
    if (!isPrimary || value === "" || (columnOfEndpoints.test(value) && value.length < 40)) continue;
    found.push(...candidate({ words: value, line, label: "Primary" }, value.replace(/^[•\-–]\s*/, ""), 5));
    if (first === "" || !/^\W*(?:co-?)?primary\b/i.test(first)) isPrimary = first === "";
  }
  return found;
}

const byAssessing =
  /\b(?:by (?:assessing|measuring|evaluating)|as (?:measured|assessed|determined|evaluated|defined) by|measured by|based on|with respect to)\s+(?:the )?(.{12,})$/i;

/** Where no endpoint is told apart, the objective often says what is measured. */
function inObjectives(lines: readonly Line[]): Candidate[] {
  return labelled(lines, /^primary (?:efficacy )?objectives?$/i).flatMap((said) => {
    const measured = byAssessing.exec(said.words)?.[1];
    return measured === undefined || !measure.test(measured) ? [] : candidate(said, measured, 2);
  });
}

/** Places that tell the primary endpoint. */
export const readEndpoint = (lines: readonly Line[]): Candidate[] => [
  ...byLabel(lines),
  ...inTables(lines),
  ...spoken(lines),
  ...inObjectives(lines),
];
