import { type Candidate, weightOf } from "./candidates.ts";
import { type Count, countAlone, countsIn, inFigures, type Role } from "./counts.ts";
import type { Line } from "./lines.ts";
import { labelled, sentences, sentencesOf, type Said } from "./said.ts";

const roleWeight: Readonly<Record<Role, number>> = {
  randomised: 4,
  enrolled: 3.5,
  planned: 2,
  completed: -1,
  possible: -1.5,
  group: -3,
  screened: -6,
};
const roleWords: Readonly<Record<Role, string>> = {
  randomised: " randomised",
  enrolled: " enrolled",
  planned: "",
  completed: " completing",
  possible: " possible",
  group: " in a group",
  screened: " screened",
};

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
  weight: weight + roleWeight[count.role] + (count.isTotal && isTotal(count.role) ? 1 : 0),
  key: null,
});

const who = "(?:patients|subjects|participants|volunteers|people|individuals|children|women|men|adults|infants)";
const label = new RegExp(
  `^(?:study )?(?:sites?|cent(?:er|re)s?)(?:\\(s\\))? and number of \\w+ planned$|^study sites? and number of ${who}(?: planned)?$|^(?:(?:total|planned|approximate|target|maximum|estimated|expected|anticipated) )*(?:number|no\\.?) of (?:[\\w-]+ ){0,2}${who}(?: (?:planned|to be (?:enrol(?:l)?ed|randomi[sz]ed|included|recruited|treated|dosed|vaccinated|allocated|screened)|\\(planned\\)|enrol(?:l)?ed|screened|required|worldwide|in the (?:study|trial)|, ?planned))*$|^(?:planned )?(?:number|no\\.?) to be (?:enrol(?:l)?ed|randomi[sz]ed|included|recruited|treated|allocated|screened)(?: to (?:the )?(?:trial|study))?$|^to be (?:allocated|randomi[sz]ed|enrol(?:l)?ed) to (?:the )?(?:trial|study)$|^(?:planned |target |total |proposed |expected |anticipated |estimated )*(?:sample size|enrol(?:l)?ment|recruitment(?: target)?|study size|accrual(?: goal)?|patient numbers?)(?: (?:calculation|determination|estimate|estimation|justification|size|goal|target|\\(planned\\)|and power))*$|^how many ${who} (?:will )?take part$|^number (?:planned|of participants planned)$|^(?:study|target|patient|subject) population(?: characteristics)?(?: (?:size|and sample size))?$|^(?:population|participants|subjects|patients|n)$|^${who} (?:to be )?(?:recruited|enrol(?:l)?ed|included|randomi[sz]ed|planned|in the (?:study|trial))$`,
  "i",
);
/** Of these labels a bare number is a number of people. */
const numberLabel = /number|no\.|how many|sample|enrol|recruit|included|randomi[sz]ed|planned|accrual|size|to be|^n$/i;
/** Of a label that names people alone, a number with no more than what it is made of counts them: `Approximately 560 (280 per arm)`. */
const peopleAlone = /^(?:participants|subjects|patients)$/i;
const nothingElse = /^[^\d(]{0,20}[\d,. ]+\d(?:\s*\([^()]*\))?$/;
/** A label that counts time: `Recruitment, months`. */
const ofTime = /\b(?:months?|weeks?|days?|years?|period|duration)\b/i;
/** A label that says which people it counts. */
const labelRoles: readonly (readonly [Role, RegExp])[] = [
  ["completed", /evaluable|complet/i],
  ["screened", /screened/i],
  ["randomised", /randomi[sz]ed|allocated/i],
  ["enrolled", /enrol(?:l)?ed|included|recruited/i],
];

const byItsLabel = (count: Count, label: string | null): Count => {
  const role = labelRoles.find(([, words]) => words.test(label ?? ""))?.[0];
  return count.role === "planned" && role !== undefined ? { ...count, role } : count;
};

const ofOtherStudy =
  /\bin (?:an?|the|another|study|trial) (?:[\w-]+ ){0,2}(?:pilot|previous|prior|earlier|completed|phase \w+) (?:study|trial|investigation)\b|\b(?:were|was|had been|have been) (?:enrol|randomi[sz]|treated|exposed|dosed|vaccinated|included|implanted)/i;

function byLabel(lines: readonly Line[]): Counted[] {
  return labelled(lines, label).flatMap((said) => {
    const name = said.label ?? "";
    if (ofTime.test(name)) return [];
    const isNumber = numberLabel.test(name) || (peopleAlone.test(name.trim()) && nothingElse.test(said.words));
    const own = sentencesOf(said).filter(({ words }) => !ofOtherStudy.test(words));
    const named = own.flatMap((one) =>
      countsIn(one.words).map((count) => candidate(one, byItsLabel(beforeLoss(one, count), said.label), isNumber ? 4 : 2)),
    );
    if (named.length > 0 || !isNumber) return named;
    const count = said.words.length > 120 ? null : countAlone(said.words);
    return count === null ? [] : [candidate(said, byItsLabel(count, said.label), 5)];
  });
}

const loss =
  /\b(?:drop-?outs?|attrition|los(?:s|ses|t) to follow|withdrawals?|non-?evaluable|inflat\w+|allow(?:s|ing)? for|account(?:s|ing)? for|compensat\w+)\b/i;

/** Who is counted before those are added who are expected to be lost. */
function beforeLoss(said: Said, count: Count): Count {
  const { text } = said.line;
  const place = text.search(loss);
  const isBefore = place > text.indexOf(said.words) + said.words.length - 1;
  const isRaised = isBefore && countsIn(text.slice(place)).some(({ amount, role }) => isTotal(role) && amount > count.amount);
  return isRaised && isTotal(count.role) ? { ...count, role: "completed" } : count;
}

const doing = "(?:enrol|randomi[sz]|recruit|includ|treat|dosed|vaccinat|implant|allocat|assign|test)";
const ofThis = new RegExp(
  `\\b(?:will|are|is|must|shall|should|need|have)(?: to)? (?:be )?(?:\\w+ )?${doing}|\\bwill receive\\b|\\b(?:planned|designed|expected|anticipated|intended|aims?|plans?) to (?:be )?${doing}|\\b(?:will|shall|need to|continues until) (?:enrol|randomi[sz]e|recruit|include|screen|comprise|study)|sample size|\\benrol(?:l)?ment (?:of|is)|\\b(?:inclusion|recruitment|randomi[sz]ation) of\\b|to be ${doing}|may be enrol|\\b(?:to|and) (?:enrol|randomi[sz]e|recruit)|\\b(?:enrols|enrolls|recruits|randomi[sz]es)\\b|\\b(?:needed|required|in total|altogether|overall)\\b|\\bcontinues until\\b|\\bbe (?:screened|looked at)\\b|\\bwe (?:arrive|need|require|aim)\\b`,
  "i",
);
const ofOthers =
  /\b(?:previous|prior|earlier|completed|in study|clinical program(?:me)?|across (?:the|all) (?:studies|trials)|studies|trials?\))\b|\b(?:were|was|had been|have been) (?:enrol|randomi[sz]|treated|exposed)/i;

const isPlanned = (words: string): boolean => ofThis.test(words) && (!ofOthers.test(words) || /\bcontinues until\b/i.test(words));

function spoken(lines: readonly Line[]): Counted[] {
  return sentences(lines).flatMap((said) =>
    isPlanned(said.words) ? countsIn(said.words).map((count) => candidate(said, beforeLoss(said, count), 1)) : [],
  );
}

const zoneOf = ({ said }: Counted): string => (said.line.zone === "body" ? "body" : "front");

/** Whether another total contradicts the best: not where both are said together, as of who is enrolled and who of them is randomised. */
function contradicts(best: Counted, other: Counted, all: readonly Counted[]): boolean {
  if (!isTotal(best.count.role) || !isTotal(other.count.role) || best.amount === other.amount) return false;
  const figure = new RegExp(`(?<![\\d,.])(?:${other.amount}|${inFigures(other.amount ?? 0)})(?![\\d%]|,\\d)`);
  const isTogether = all.some((one) => one.amount === best.amount && figure.test(one.said.words));
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
