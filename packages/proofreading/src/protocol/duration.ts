import { type Candidate, weightOf } from "./candidates.ts";
import type { Line } from "./lines.ts";
import { headings, labelled, sentences, sentencesOf, shownWords, type Said } from "./said.ts";
import { spelledNumber } from "./spelled-numbers.ts";
import { isOfAnother } from "./statements.ts";

const number = `(?:\\d+(?:[.,]\\d+)?|${spelledNumber})`;
const time = new RegExp(
  `\\b(?:up to |at most |no more than |approximately |about |at least |a maximum of |maximum of )?${number}(?:\\s?(?:-|–|to)\\s?${number})?[\\s-](?:additional |full )?(?:day|week|month|year)s?\\b(?! (?:of age|old)\\b)`,
  "i",
);

const label =
  /^(?:(?:estimated|total|planned|expected|anticipated|maximum|overall|approximate) )*(?:(?:study|trial|investigation|treatment|follow-?up|participation|clinical) )*(?:duration|length|period|time ?frame)(?: of (?:the )?(?:(?:study|trial|investigation|treatment|participation|follow-?up|intervention|subject participation|patient participation|individual participation|therapy)(?: and (?:study|treatment|follow-?up))?))*(?: (?:for (?:an |each )?(?:individual )?(?:patient|subject|participant)s?|per (?:patient|subject|participant)))?$|^(?:treatment )?arms? and (?:planned )?duration(?: for an individual \w+)?$|^intervention groups and duration$|^(?:study|expected|planned) (?:start|end) (?:and|\/) (?:end|duration)$|^(?:planned |total |overall )*(?:study|trial|investigation|recruitment) (?:period|timelines?|dates|time ?table)$|^(?:study |trial )?(?:participation|follow-?up)(?: (?:schedule|visits|time|period))?$|^(?:whole|entire) (?:study|trial|investigation)$|^how long$|^time in the (?:study|trial|investigation)(?: for each \w+)?$/i;
const ofThis =
  /\b(?:(?:study|trial|investigation|treatment|participation) (?:duration|length)|(?:duration|length) of (?:the |an? |each )?(?:\w+ )?(?:study|trial|investigation|treatment|participation))\b[^.]{0,80}\b(?:is|will be|of|approximately|up to)\b|\b(?:trial|study|investigation) of \d+ (?:weeks|months|years) duration\b|\b(?:each|every|the) (?:patient|subject|participant|volunteer)s? (?:takes? part|participates?|stays? in the (?:study|trial)|is (?:followed|observed|treated)) (?:\w+ ){0,3}for\b[^.]{0,60}\b(?:day|week|month|year)|\b(?:participation|follow-?up|treatment|(?:study|trial|investigation)|recruitment) (?:lasts?|ends?|continues?|runs?|takes?|extends?|is limited to|is planned)\b[^.]{0,60}\b(?:day|week|month|year|visit)|\b(?:are|is|be) (?:followed|observed|monitored)(?: up)? (?:for|until|through|to)\b[^.]{0,60}\b(?:day|week|month|year)|\b(?:stays?|remains?|will be|is|are) in the (?:study|trial|investigation) for\b[^.]{0,60}\b(?:day|week|month|year)|\b(?:expects?|plans?|planned|expected) to (?:recruit|finish|run|last|end)\b[^.]{0,60}\b(?:month|year)|\bends?\b[^.]{3,60}\b(?:month|year)s? after\b|\benrol(?:l)?ment (?:is|will|takes?|lasts?)\b[^.]{0,40}\b(?:month|year)|\b(?:day|week|month|year)s? (?:per|for each|for every) (?:patient|subject|participant|child|person|woman|infant)|\bwill (?:last|take|run for|continue for|consist of|participate (?:in the (?:study|trial) )?for|be followed for|be treated for)\b[^.]{0,60}\b(?:day|week|month|year)/i;

/** Where treatment goes on until something happens, a number beside it is a cycle's and not the duration. */
const untilSomething =
  /\b(?:until|up to) (?:\w+ ){0,4}(?:progress|toxicity|death|relapse|recurrence|withdrawal|discharge|last (?:patient|subject|participant))/i;

const onlyVisit = /\b(?:single|one) (?:study )?visit\b/i;
const calendar = /\b(?:19|20)\d{2}\b[\s\S]*\b(?:19|20)\d{2}\b/;

/** Of what a period is told. */
const spans: readonly (readonly [string, RegExp])[] = [
  ["treatment", /treatment|therapy|intervention/i],
  [
    "participation",
    /participa|(?:each|every|per|individual|the) (?:patient|subject|participant|volunteer)|in the (?:study|trial|investigation) for/i,
  ],
  ["follow-up", /follow/i],
  ["recruitment", /recruit|enrol(?:l)?ment|accrual/i],
  ["study", /study|trial|investigation|total|overall|in all|finish/i],
];
/** What is named first is meant. */
const spanOf = (words: string): string | null =>
  spans
    .map(([name, sign]) => ({ name, place: words.search(sign) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place)[0]?.name ?? null;

interface Span extends Candidate {
  span: string | null;
}

const candidate = (said: Said, weight: number): Span[] => {
  const found = time.exec(said.words) ?? onlyVisit.exec(said.words);
  const named = spanOf(said.label ?? "") ?? spanOf(said.words);
  const isDated = found === null && said.label !== null && calendar.test(said.words);
  if (found === null && !isDated) return [];
  // Where several periods are named, or treatment goes on until something happens, the words say it.
  const isOne = found !== null && !untilSomething.test(said.words) && [...said.words.matchAll(new RegExp(time.source, "gi"))].length <= 1;
  const value = isOne ? `${found[0].trim()}${named === null || named === "study" ? "" : ` (${named})`}` : shownWords(said.words.trim());
  return [{ said, value, weight, key: null, span: named }];
};

const mostSpans = 4;

/** How long people are treated, take part and are followed are told beside each other, the strongest place of each. */
function together(found: readonly Span[]): Candidate[] {
  const ranked = found.filter(({ said }) => said.line.zone !== "aside").toSorted((one, other) => weightOf(other) - weightOf(one));
  const [best] = ranked;
  if (best === undefined) return [];
  const firsts = ranked.filter(
    (one) => one.span !== null && ranked.find(({ span }) => span === one.span) === one && one.weight >= best.weight - 2,
  );
  const others =
    best.span === null
      ? []
      : firsts.filter((one) => one !== best && !best.value.includes(one.value.replace(/ \(.*\)$/, ""))).slice(0, mostSpans - 1);
  const value = [best, ...others]
    .map((one) => (others.length > 0 && one.span === "study" && one.value.length < 60 ? `${one.value} (study)` : one.value))
    .join("; ");
  return found.map((one) => (one === best ? { ...one, value } : one));
}

/** Places that tell how long the study, or what people are given, lasts. */
export function readDuration(lines: readonly Line[], title: Said | null): Candidate[] {
  const told = labelled(lines, label).flatMap((said) => {
    const isFollowUp = /follow|participation$/i.test(said.label ?? "") && !/duration|length|period/i.test(said.label ?? "");
    return sentencesOf(said)
      .slice(0, 2)
      .flatMap((one) => candidate(one, isFollowUp ? 2.5 : 4));
  });
  const spoken = sentences(lines).flatMap((said) =>
    ofThis.test(said.words) && said.words.length < 400 && !isOfAnother(said.words)
      ? candidate(said, /total|maximum|overall/i.test(said.words) ? 3 : 2)
      : [],
  );
  const headed = headings(lines).flatMap((said) => (ofThis.test(said.words) ? candidate(said, 2) : []));
  return together([...told, ...spoken, ...headed, ...(title === null ? [] : candidate(title, 1.5))]);
}
