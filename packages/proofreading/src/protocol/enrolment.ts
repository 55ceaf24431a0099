import { type Candidate, weightOf } from "./candidates.ts";
import type { Line } from "./lines.ts";
import { labelled, sentences, sentencesOf, type Said } from "./said.ts";
import { numberOf, spelledNumber } from "./spelled-numbers.ts";

/** What is said of a number of people: who of them are meant. */
type Role = "randomised" | "enrolled" | "planned" | "completed" | "group" | "screened";

interface Count {
  amount: number;
  /** `up to`, `approximately`; empty where the number is said as it is. */
  hedge: string;
  role: Role;
  /** The upper end of a range; null where there is none. */
  most: number | null;
}

const people =
  "(?:patients?|subjects?|participants?|volunteers?|adults?|children|infants?|individuals?|people|persons|men|women|males?|females?|adolescents|evaluable|completers?|enrollees|eyes|limbs|lesions|implants|cases|donors|recipients)";
const digits = "\\d{1,3}(?:[,.\\u00a0 \\u202f]\\d{3})+|\\d+";
const hedges =
  "(approximately|approx\\.?|about|around|roughly|up to|at least|a minimum of|minimum of|minimum|a maximum of|maximum of|maximum|no more than|not more than|at most|an estimated|estimated|circa|ca\\.?|~|≈|≥|≤)?";
const counted = new RegExp(
  `${hedges}\\s*(?:a total of\\s+|total of\\s+)?\\b(${spelledNumber}|${digits})\\s*(?:\\((?:n\\s*=\\s*)?(\\d+)\\)\\s*|\\([^)]{1,40}\\)\\s*)?(?:(?:-|–|to|and|or)\\s*(${digits})\\s+)?(?!(?:mg|ml|g|kg|%|weeks?|days?|months?|years?|hours?|minutes?|sites?|cent(?:er|re)s?|countries)\\b)((?:(?!(?:the|when|will|is|are|to|in|with|for|per|from|at|who|that)\\s)[\\w’'/≥≤+.-]+\\s+){0,9}?)${people}\\b`,
  "gi",
);
const sized = new RegExp(
  `\\b(?:sample size|enrol(?:l)?ment(?: target)?|number of (?:patients|subjects|participants))\\s+(?:for (?:this|the) (?:study|trial|investigation)\\s+)?(?:will be|is|of|was|has been set (?:at|to)|to be)\\s+(?:set (?:at|to)\\s+|calculated (?:as|to be)\\s+)?${hedges}\\s*(${spelledNumber}|${digits})\\b(?!\\s*(?:%|per (?:arm|group|cohort)|(?:\\w+\\s+){1,2}per (?:arm|group|cohort)))`,
  "gi",
);
const alone = new RegExp(
  `^(?:n\\s*=\\s*)?${hedges}\\s*(?:a total of\\s+)?(?:n\\s*=\\s*)?(${digits}|${spelledNumber})(?:\\s*(?:-|–|to)\\s*(${digits}))?\\b(?!\\s*%)`,
  "i",
);

const tidyHedge = (hedge: string | undefined): string => {
  const word = (hedge ?? "").toLowerCase();
  if (/^(?:approx|about|around|roughly|an? ?estimated|estimated|circa|ca|~|≈)/.test(word)) return "approximately";
  if (/^(?:up to|a? ?maximum|no more|not more|at most|≤)/.test(word)) return "up to";
  return word === "" ? "" : "at least";
};

const group =
  /^\W*(?:[\w-]+\s+){0,3}?(?:to each of|per|in each|for each|in (?:the )?(?:\w+\s+)?(?:arm|group|cohort)|each|\/)\s*(?:(?:treatment|dose|study|dosing)\s+)?(?:arm|group|cohort|treatment|sequence|site|cent(?:er|re)|country|dose|the (?:\w+ )?(?:treatment )?(?:arms|groups|cohorts))/i;
/** A number that stands behind one of these counts no people. */
const counter =
  /\b(?:visits?|days?|weeks?|months?|tables?|figures?|sections?|periods?|parts?|phases?|types?|grades?|stages?|class|aged?|ages|item|criterion|criteria|number|version|appendix|step)\s*[-–]?\s*$/i;
const groupBefore =
  /\b(?:each (?:\w+ )?(?:arm|group|cohort|site|cent(?:er|re)|sequence)|per (?:arm|group|cohort|site)|(?:cohort|part|group|arm) [A-Z0-9]{1,2}\b|subset of|substudy|sub-study|of whom|of these|of which|including)[^.;]{0,60}$/i;

/** What people do or is done to them: the first that stands behind a number is meant. */
const doing =
  /evaluable|completers?|\bcomplet(?:e|ed|ing)\b|screened|randomi[sz]|allocat|enrol|recruit|includ|treat|implant|dosed|participate/i;
const doneBefore = /\b(randomi[sz](?:e|ed|ing|ation of)|enrol(?:l)?(?:ing|ment of)?|recruit|include|treat)\b[^.;]{0,40}$/i;
const roles: readonly (readonly [Role, RegExp])[] = [
  ["completed", /evaluable|complet/i],
  ["screened", /screen/i],
  ["randomised", /randomi[sz]|allocat/i],
  ["enrolled", /./],
];

/** Who is meant by a number, by the verbs that stand beside it. */
function roleOf(before: string, between: string, behind: string): Role {
  const after = behind.replace(/\([^)]*\)?/g, " ");
  const around = `${between} ${after.slice(0, 70)}`;
  if (group.test(after) || groupBefore.test(before) || /\bper (?:arm|group|cohort)\b/i.test(after.slice(0, 50))) return "group";
  if (
    /^\W*(?:[\w()-]+\s+){0,6}?(?:(?:will|are|is|may|should|have|to)\s+)?(?:be\s+|need to be\s+)?(?:expected to be |planned to be |anticipated to be )?(?:pre-?)?screened/i.test(
      after,
    ) ||
    /\bscreen(?:ing)?\s+(?:of\s+)?$/i.test(before)
  )
    return "screened";
  const said = doing.exec(around)?.[0] ?? doneBefore.exec(before)?.[1];
  const role = said === undefined ? undefined : roles.find(([, words]) => words.test(said))?.[0];
  if (role !== undefined) return role;
  return "planned";
}

function countsIn(words: string): Count[] {
  const named = [...words.matchAll(counted)].flatMap((match): Count[] => {
    const [whole, hedge, spelled = "", inBrackets, upper, between = ""] = match;
    const amount = inBrackets === undefined ? numberOf(spelled) : Number(inBrackets);
    const role = roleOf(words.slice(0, match.index), between, words.slice(match.index + whole.length));
    if (amount === null || counter.test(words.slice(0, match.index + whole.search(/[\w~≈≥≤]/)))) return [];
    return [
      {
        amount,
        hedge: tidyHedge(hedge),
        role: /completers?|evaluable/i.test(whole) ? "completed" : role,
        most: upper === undefined ? null : numberOf(upper),
      },
    ];
  });
  const sizes = [...words.matchAll(sized)].flatMap(([, hedge, spelled = ""]): Count[] => {
    const amount = numberOf(spelled);
    return amount === null ? [] : [{ amount, hedge: tidyHedge(hedge), role: "planned", most: null }];
  });
  return [...named, ...sizes].filter(({ amount }) => amount > 1);
}

const roleWeight: Readonly<Record<Role, number>> = { randomised: 4, enrolled: 3.5, planned: 2, completed: -1, group: -3, screened: -6 };
const roleWords: Readonly<Record<Role, string>> = {
  randomised: " randomised",
  enrolled: " enrolled",
  planned: "",
  completed: " completing",
  group: " in a group",
  screened: " screened",
};

const inFigures = (amount: number): string => amount.toLocaleString("en-US");

const told = ({ amount, hedge, role, most }: Count): string =>
  `${hedge === "" ? "" : `${hedge} `}${inFigures(amount)}${most === null ? "" : ` to ${inFigures(most)}`}${roleWords[role]}`;

/** Numbers of groups, of who completes and of who is screened are no contradiction of a total. */
const isTotal = (role: Role): boolean => role === "randomised" || role === "enrolled" || role === "planned";

/** A place that tells a number, with what it counts. */
interface Counted extends Candidate {
  count: Count;
}

const candidate = (said: Said, count: Count, weight: number): Counted => ({
  said,
  count,
  value: told(count),
  amount: count.most ?? count.amount,
  weight: weight + roleWeight[count.role],
  key: null,
});

const label =
  /^(?:study sites? and number of (?:patients|subjects|participants)(?: planned)?|study site\(s\) and number of \w+ planned|(?:(?:total|planned|approximate|target|maximum|estimated|expected|anticipated) )*(?:number|no\.?) of (?:\w+ )?(?:patients|subjects|participants|volunteers|people|individuals)(?: (?:planned|to be (?:enrolled|randomi[sz]ed|included|recruited|treated)|\(planned\)|enrolled|required|in the (?:study|trial)|and (?:sites|cent(?:er|re)s)|, ?planned))*|(?:planned |target |total |proposed |expected |anticipated |estimated )*(?:sample size|enrol(?:l)?ment|recruitment(?: target)?|study size|accrual(?: goal)?)(?: (?:calculation|determination|estimate|justification|size|goal|\(planned\)|and power))*|number (?:planned|of participants planned)|(?:study|target|patient|subject) population(?: characteristics)?(?: (?:size|and sample size))?|population|participants|subjects|n)$/i;
/** Of these labels a bare number is a number of people. */
const numberLabel = /number|no\.|sample|enrol|recruit|accrual|size|^n$/i;

function byLabel(lines: readonly Line[]): Counted[] {
  return labelled(lines, label).flatMap((said) => {
    const isNumber = numberLabel.test(said.label ?? "");
    const named = sentencesOf(said).flatMap((one) => countsIn(one.words).map((count) => candidate(one, count, isNumber ? 4 : 2)));
    if (named.length > 0 || !isNumber) return named;
    const [, hedge, spelled = "", upper] = alone.exec(said.words) ?? [];
    const amount = numberOf(spelled);
    if (amount === null || said.words.length > 120) return [];
    return [candidate(said, { amount, hedge: tidyHedge(hedge), role: "planned", most: upper === undefined ? null : numberOf(upper) }, 5)];
  });
}

const ofThis =
  /\b(?:will|are|is) (?:be )?(?:\w+ )?(?:enrol|randomi[sz]|recruit|includ|treat)|\b(?:planned|designed|expected|anticipated|intended|aims?) to (?:be )?(?:enrol|randomi[sz]|recruit|includ)|\bwill (?:enrol|randomi[sz]e|recruit|include|screen)|sample size|to be (?:enrol|randomi[sz]|recruit)|may be enrol/i;
const ofOthers =
  /\b(?:previous|prior|earlier|completed|in study|clinical program(?:me)?|across (?:the|all) (?:studies|trials)|studies|trials?\))\b|\b(?:were|was|had been|have been) (?:enrol|randomi[sz]|treated|exposed)/i;

function spoken(lines: readonly Line[]): Counted[] {
  return sentences(lines).flatMap((said) =>
    ofThis.test(said.words) && !ofOthers.test(said.words) ? countsIn(said.words).map((count) => candidate(said, count, 1)) : [],
  );
}

const zoneOf = ({ said }: Counted): string => (said.line.zone === "body" ? "body" : "front");

/** Whether another total contradicts the best: not where both are said together, as of who is enrolled and who of them is randomised. */
function contradicts(best: Counted, other: Counted, all: readonly Counted[]): boolean {
  if (!isTotal(best.count.role) || !isTotal(other.count.role) || best.amount === other.amount) return false;
  const isTogether = all.some(
    (one) => one.amount === other.amount && all.some((beside) => beside.amount === best.amount && beside.said.words === one.said.words),
  );
  if (isTogether) return false;
  const isSameRole = best.count.role === other.count.role || best.count.role === "planned" || other.count.role === "planned";
  return isSameRole || !all.some((one) => one.amount === best.amount && zoneOf(one) === zoneOf(other));
}

/** Places that tell how many people take part; `up to`, ranges and numbers by group stay what they are. */
export function readEnrolment(lines: readonly Line[]): Candidate[] {
  const all = [...byLabel(lines), ...spoken(lines)].filter(({ weight }) => weight > -2);
  const [best] = all.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (best === undefined) return [];
  return all.map((one) => {
    const isCompared = one.amount === best.amount || contradicts(best, one, all);
    return { ...one, key: isCompared ? String(one.amount) : null };
  });
}
