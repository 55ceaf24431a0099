import { numberOf, spelledNumber } from "./spelled-numbers.ts";

/** What is said of a number of people: who of them are meant. */
export type Role = "randomised" | "enrolled" | "planned" | "completed" | "group" | "possible" | "screened";

export interface Count {
  amount: number;
  /** `up to`, `approximately`; empty where the number is said as it is. */
  hedge: string;
  role: Role;
  /** The upper end of a range; null where there is none. */
  most: number | null;
  /** Whether it is said to be all of them. */
  isTotal: boolean;
}

const people =
  "(?:patients?|subjects?|participants?|volunteers?|adults?|children|infants?|individuals?|people|persons|men|women|males?|females?|adolescents|evaluable|completers?|enrollees|eyes|limbs|lesions|implants|cases|donors|recipients)";
const digits = "\\d{1,3}(?:[,.\\u00a0 \\u202f]\\d{3})+|\\d+";
const hedges =
  "(approximately|approx\\.?|about|around|roughly|up to|at least|a minimum of|minimum of|minimum|a maximum of|maximum of|maximum|no more than|not more than|at most|an estimated|estimated|circa|ca\\.?|~|≈|≥|≤)?";
const number = `(${spelledNumber}|${digits})`;
const counted = new RegExp(
  `${hedges}\\s*(?:a total of\\s+|total of\\s+)?\\b${number}\\s*(?:\\((?:n\\s*=\\s*)?(\\d+)\\)\\s*|\\([^)]{1,40}\\)\\s*)?(?:(?:-|–|to|and|or|up to)\\s*(?:(?:a )?maximum of\\s*|at most\\s*)?(${digits})\\s+)?(?!(?:mg|ml|g|kg|%|weeks?|days?|months?|years?|hours?|minutes?|sites?|cent(?:er|re)s?|countries)\\b)((?:(?!(?:the|when|will|is|are|to|in|with|for|per|from|at|who|that)\\s)[\\w’'/≥≤+.-]+\\s+){0,9}?)${people}\\b(?![-–](?:years?|months?|days?|visits?))`,
  "gi",
);
const sized = new RegExp(
  `\\b(?:sample(?: size)?|enrol(?:l)?ment(?: target)?|recruitment(?: target)?|number of (?:patients|subjects|participants))\\s+(?:for (?:this|the) (?:study|trial|investigation)\\s+)?(?:will be|is|of|was|has been|to be)\\s+(?:(?:set|fixed|capped|increased|raised|inflated|adjusted|rounded|calculated|estimated|planned)\\s+(?:up )?(?:from \\d+ )?(?:at|to be|to|as)\\s+)?(?:n\\s*=\\s*)?${hedges}\\s*${number}\\b(?!\\s*(?:%|weeks|months|years|(?:\\w+\\s+){0,2}(?:per|in each) (?:arm|group|cohort)))`,
  "gi",
);
/** A number of people that no word for people follows, as where they were named before. */
const unnamed: readonly RegExp[] = [
  new RegExp(
    `${hedges}\\s*(?<![\\d.,-])\\b${number}\\s+(?=(?:(?:will|are|must|shall|should|need|is|have)\\s+)?(?:to\\s+|planned to\\s+|expected to\\s+)?(?:be\\s+)?(?:randomi[sz]ed|enrol(?:l)?ed|included|recruited|treated|allocated|implanted|dosed|vaccinated)\\b)`,
    "gi",
  ),
  new RegExp(`${hedges}\\s*\\b${number}\\s+(?=(?:in total|in all|overall|altogether|worldwide|globally)\\b)`, "gi"),
  new RegExp(`\\b(?:in total|total|worldwide|globally|overall)\\s*(?:[:=]|\\(n\\s*=)\\s*${hedges}\\s*${number}\\b`, "gi"),
  new RegExp(
    `\\b(?:enrol(?:l)?|randomi[sz]e|recruit|include)\\s+${hedges}\\s*${number}(?=\\s*(?:[.,;)]|$|(?:in|at|and|from)\\b))(?!\\s*(?:%|,\\d))`,
    "gi",
  ),
  new RegExp(`\\b(?:each|a|per) (?:group|arm)\\W{1,3}(?:total )?${hedges}[nN]\\s*=\\s*${number}\\b`, "gi"),
  new RegExp(`\\b${people}\\s*\\((?:total )?${hedges}n\\s*=\\s*${number}\\)`, "gi"),
];

const alone = new RegExp(
  `^(?:n\\s*=\\s*)?${hedges}\\s*(?:a total of\\s+)?(?:n\\s*=\\s*)?${number}(?:\\s*(?:-|–|to)\\s*(${digits}))?\\b(?!\\s*%)`,
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

/** People who take part beside those who are counted, and stand in for nobody. */
const beside = /\b(?:roll-?in|run-?in|lead-?in|sentinel|replacement|backup|back-up|substitute|training)\b/i;
/** A number that a later look at the data may lead to. */
const possibleBefore =
  /\b(?:(?:may|might|could|can) (?:\w+ )?be (?:increased|raised|extended|expanded)|re-?estimat\w+|re-?assess\w+)\b[^.;]{0,60}$/i;
const totalBefore =
  /\b(?:in total|overall|altogether|in all|worldwide|globally|total(?: (?:enrol(?:l)?ment|sample size|number|recruitment)(?: (?:is|will be|of|capped at|limited to|set at))*)?)[,:]?\s*$/i;
const totalBehind = /^\W*(?:\w+ )?(?:in total|overall|altogether|in all|worldwide|globally)\b/i;

/** What people do or is done to them: the first that stands behind a number is meant. */
const doing =
  /evaluable|completers?|\bcomplet(?:e|ed|ing)\b|screened|randomi[sz]|allocat|assign|enrol|recruit|inclu[ds]|treat|implant|dosed|vaccinat|receive|participate|take part/i;
/** A number behind one of these, or before "first", is a step on the way: of a look at the data, or of a stage. */
const stepBefore =
  /\b(?:when|after|once|first|next|last|remaining|further|additional|another)(?:\s+(?:all|the|of the|approximately|about|first))*\s*$/i;
const stepBehind = /^\W*(?:(?:will|are|is|be|have|been|has|enrolled|randomi[sz]ed|included|treated|dosed|vaccinated)\s+){1,4}first\b/i;
const doneBefore =
  /\b(randomi[sz](?:e|es|ed|ing|ation of)|enrol(?:l)?(?:s|ing|ment of)?|recruit(?:s|ment of)?|includes?|inclusion of|treat|needed to randomi[sz]e)\b[^.;]{0,40}$/i;
const roles: readonly (readonly [Role, RegExp])[] = [
  ["completed", /evaluable|complet/i],
  ["screened", /screen/i],
  ["randomised", /randomi[sz]|allocat|assign/i],
  ["enrolled", /./],
];

const isScreened = (before: string, after: string): boolean =>
  /^\W*(?:[\w()-]+\s+){0,6}?(?:(?:will|are|is|may|should|have|to|need)\s+)*(?:be\s+|need to be\s+)?(?:expected to be |planned to be |anticipated to be )?(?:pre-?)?(?:screened|consented|assessed for eligibility|looked at|approached|invited)/i.test(
    after,
  ) || /\bscreen(?:ing)?\s+(?:of\s+)?$/i.test(before);

const isOfGroup = (before: string, after: string): boolean =>
  group.test(after) || groupBefore.test(before) || /\bper (?:arm|group|cohort)\b/i.test(after.slice(0, 50));

/** Who is meant by a number, by the verbs that stand beside it. */
function roleOf(before: string, between: string, behind: string, isTotal: boolean): Role {
  const after = behind.replace(/\([^)]*\)?/g, " ");
  const around = `${between} ${after.slice(0, 70)}`;
  if (stepBefore.test(before) || stepBehind.test(after) || beside.test(`${between} ${after.slice(0, 20)}`)) return "group";
  if (possibleBefore.test(before)) return "possible";
  if (!isTotal && isOfGroup(before, after)) return "group";
  if (isScreened(before, after)) return "screened";
  const said = doing.exec(around)?.[0] ?? doneBefore.exec(before)?.[1];
  return (said === undefined ? undefined : roles.find(([, words]) => words.test(said))?.[0]) ?? "planned";
}

interface Found {
  start: number;
  whole: string;
  hedge: string | undefined;
  amount: number | null;
  upper: string | undefined;
  between: string;
}

const isAllOf = (words: string, { start, whole }: Found): boolean =>
  /\btotal|worldwide|globally|overall/i.test(whole) ||
  /\bN\s*=/.test(whole) ||
  totalBefore.test(words.slice(0, start)) ||
  totalBehind.test(words.slice(start + whole.length));

function countOf(words: string, found: Found, role?: Role): Count[] {
  const { start, whole, hedge, amount, upper, between } = found;
  const before = words.slice(0, start);
  if (amount === null || amount < 2 || counter.test(words.slice(0, start + whole.search(/[\w~≈≥≤]/)))) return [];
  const isTotal = isAllOf(words, found);
  const isChange = /\b(?:raised|increased|changed|amended|reduced|lowered|extended) from\s*$/i.test(before);
  const most = upper === undefined ? null : numberOf(upper);
  return [
    {
      amount: isChange && most !== null ? most : amount,
      hedge: tidyHedge(hedge),
      role: /completers?|evaluable/i.test(whole)
        ? "completed"
        : (role ?? roleOf(before, between, words.slice(start + whole.length), isTotal)),
      most: isChange ? null : most,
      isTotal,
    },
  ];
}

const named = (words: string): Count[] =>
  [...words.matchAll(counted)].flatMap((match) => {
    const [whole, hedge, spelled = "", inBrackets, upper, between = ""] = match;
    const amount = inBrackets === undefined ? numberOf(spelled) : Number(inBrackets);
    return countOf(words, { start: match.index, whole, hedge, amount, upper, between });
  });

const plainly = (words: string, pattern: RegExp): Count[] =>
  [...words.matchAll(pattern)].flatMap((match) => {
    const [whole, hedge, spelled = ""] = match;
    return countOf(words, { start: match.index, whole, hedge, amount: numberOf(spelled), upper: undefined, between: "" });
  });

const sizes = (words: string): Count[] =>
  [...words.matchAll(sized)].flatMap((match) => {
    const [whole, hedge, spelled = ""] = match;
    const found = { start: match.index, whole, hedge, amount: numberOf(spelled), upper: undefined, between: "" };
    const before = words.slice(0, match.index + whole.length);
    const role = possibleBefore.test(before) ? "possible" : groupBefore.test(words.slice(0, match.index)) ? "group" : "planned";
    return countOf(words, found, role).map((one) => ({ ...one, isTotal: role === "planned" }));
  });

/** What some of the other numbers of a sentence add up to is all of them, and they are its groups. */
function withSums(words: string, counts: readonly Count[]): Count[] {
  const all = [...words.matchAll(new RegExp(`\\b(?:${digits})\\b(?!\\s*(?:%|months|weeks|days|years|mg))`, "g"))].map(
    ([one]) => numberOf(one) ?? 0,
  );
  const sum = counts.find(({ amount }) =>
    all.some((one, at) => one > 1 && all.some((other, place) => place > at && one + other === amount && other > 1)),
  );
  if (sum === undefined) return [...counts];
  return counts.map((one) => {
    if (one.amount === sum.amount) return { ...one, isTotal: true };
    return one.amount < sum.amount && all.includes(sum.amount - one.amount) ? { ...one, role: "group" } : one;
  });
}

/** The numbers of people that a sentence names, each with who is meant. */
export function countsIn(words: string): Count[] {
  const counts = [...named(words), ...sizes(words), ...unnamed.flatMap((pattern) => plainly(words, pattern))];
  return withSums(words, counts);
}

/** A bare number beside a label that says what it counts. */
export function countAlone(words: string): Count | null {
  const [, hedge, spelled = "", upper] = alone.exec(words) ?? [];
  const amount = numberOf(spelled);
  const most = upper === undefined ? null : numberOf(upper);
  return amount === null ? null : { amount, hedge: tidyHedge(hedge), role: "planned", most, isTotal: false };
}

export const inFigures = (amount: number): string => amount.toLocaleString("en-US");
