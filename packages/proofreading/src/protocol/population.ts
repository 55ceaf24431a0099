import { type Candidate, weightOf } from "./candidates.ts";
import { titleOf, type Line } from "./lines.ts";
import { plain } from "./plain.ts";
import { headings, labelled, sentences, type Said, shownWords, wholeOf } from "./said.ts";
import { isOfAnother, statedOf } from "./statements.ts";

const populationLabel =
  /^(?:(?:study|target|trial|patient|subject|participant|intended|clinical|planned) )*population(?:s)?(?: (?:description|studied|characteristics))?$|^(?:diagnosis and )?(?:main|key|principal|major|summary of)?\s*(?:criteria for (?:inclusion|eligibility)|(?:eligibility|inclusion) criteria)(?:\/exclusion)?$|^(?:condition|disease|indication)(?:\/(?:disease|condition|indication))?(?: (?:studied|under (?:study|investigation)))?$|^(?:planned |proposed |target |study )*indications?(?: for use)?$|^target subject population$|^medical condition(?: or disease)?(?: under investigation)?$|^(?:(?:study|trial|target|eligible) )*(?:participants|subjects|patients)$|^who (?:(?:can|may) take|takes) part$|^who is studied$|^which (?:patients|subjects|participants|children|adults|women|men)$|^(?:patients|subjects|participants|children|adults|women|men) who (?:can|may) take part$|^selection of (?:participants|subjects|patients)$/i;
const who =
  "(?:patients?|subjects?|participants?|adults?|children|infants?|neonates|newborns|adolescents|toddlers|volunteers|women|men|people|individuals|persons)";
const whoAre = new RegExp(`\\b${who}\\b`, "i");
const inPeople = new RegExp(
  `\\b(?:in|for|among|of) ((?:(?:adult|adults|paediatric|pediatric|japanese|chinese|healthy|male|female|elderly|adolescent|treatment-na[iï]ve|critically|newly|symptomatic|pregnant|older|young|hospitali[sz]ed|(?!(?:in|for|of|with|among|and|or)\\b)[a-z-]+)\\W*){0,3}(?:and \\w+ )?${who}\\b.*)$`,
  "i",
);
const withCondition = /\b(?:with|aged|undergoing|who|at risk|requiring|having|suspected|after|between \d)\b/i;
/** Whom a study takes in, where a sentence says that it does. */
const takingIn = new RegExp(
  `\\b(?:will|shall|plans? to|aims? to|intends? to) (?:include|recruit|enrol(?:l)?|randomi[sz]e|invite|study) (?:(?:approximately|about|up to|a total of|at least) )?(?:[\\d,]+ )?((?:[a-z-]+ ){0,4}${who}\\b.*)$`,
  "i",
);

/** Criteria that are shown of a list. */
const mostCriteria = 3;
const isRefusal = /\b(?:not|excluded?|exclusion|cannot)\b/i;
const takers = new RegExp(`\\b${who}\\b[^.]*\\bwho\\b`, "i");

const opensList = /\bwho\s*:?\s*$/i;

const criteria = /^(?:main |key |principal )?inclusion criteria$|^to be (?:eligible|included)$|^(?:criteria for )?inclusion$/i;
/** Below a heading of criteria each paragraph is one of them. */
const isCriteriaHeading = ({ label, line }: Said): boolean => line.table === null && criteria.test(titleOf(label ?? ""));
const isListed = /^\(?(?:[a-z]|\d{1,2})[.)]\s/i;

const firstSentence = (words: string): string => /^[\s\S]*?[.;](?=\s|$)|^[\s\S]+$/.exec(words)?.[0] ?? "";
/** A number of people tells how many, and not who. */
const onlyNumber =
  /^(?:[\s\d,~≈=n()-]|approximately|about|up to|a total of|total|patients|subjects|participants|adults|enrolled|randomi[sz]ed|planned|sites?)*$/i;

/** Whom a study leaves out has what it is not about. */
const refuses = /^(?:main |key )?(?:exclusion|excluded|not (?:eligible|studied|included)|may not|must not)\b/i;

function byLabel(lines: readonly Line[]): Candidate[] {
  return labelled(lines, populationLabel).flatMap((said) => {
    const first = firstSentence(wholeOf(said));
    if (refuses.test(first) || onlyNumber.test(first) || opensList.test(first) || isListed.test(first) || isCriteriaHeading(said))
      return [];
    const isCondition = /indication|condition|disease/i.test(said.label ?? "");
    const isCriterion = /criteria|participants|subjects|patients/i.test(said.label ?? "") && !/population/i.test(said.label ?? "");
    return plain(
      said,
      first,
      (isCondition ? -1 : 0) +
        (isCriterion ? -1.5 : 0) +
        (whoAre.test(said.words) ? 4 : 3) +
        (said.line.zone === "synopsis" && first.length > 30 ? 1 : 0),
    );
  });
}

const mark = /^\(?(?:[a-z]|\d{1,2})[.)]\s*|^[•\-–]\s*|[.;,]\s*(?:and|or)?\s*$/gi;

/** `Adults may be included who …`: a sentence that its list ends. */
function byList(lines: readonly Line[]): Candidate[] {
  return lines.flatMap((line, at) => {
    const [first] = line.zone === "aside" || line.isHeading || isRefusal.test(line.text) ? [] : (takers.exec(line.text) ?? []);
    if (first === undefined || !opensList.test(line.text)) return [];
    const listed = lines.slice(at + 1, at + 1 + mostCriteria).filter(({ isHeading }) => !isHeading);
    const words = listed.map(({ text }) => text.replaceAll(mark, "")).join("; ");
    const [people = ""] = first.split(/\s(?=(?:may|can|will|shall|are|is)\b)/);
    return words === "" ? [] : plain({ words: line.text, line, label: null }, `${people.replace(/\s+who$/i, "")} who ${words}`, 2.5);
  });
}

/** Headings that say who takes part: `Healthy infants aged 6 to 12 weeks`. */
function inHeadings(lines: readonly Line[]): Candidate[] {
  return headings(lines).flatMap((said) => {
    const words = said.words.replace(/^inclusion:\s*/i, "");
    return new RegExp(`^(?:[a-z-]+ ){0,3}${who} (?:with|aged|undergoing|at risk)\\b`, "i").test(words) && !isRefusal.test(words)
      ? plain(said, words, 3)
      : [];
  });
}

/** Whom sentences say to be the study's people. */
function spoken(lines: readonly Line[]): Candidate[] {
  const stated = statedOf(lines, `(?:study|target|trial|patient|intended|eligible|planned)? ?(?:population|${who})`).flatMap((said) =>
    whoAre.test(said.words.slice(0, 80)) ? plain(said, firstSentence(said.words), 3 + (withCondition.test(said.words) ? 0.5 : 0)) : [],
  );
  const taken = sentences(lines).flatMap((said) => {
    const words = isOfAnother(said.words) ? undefined : takingIn.exec(said.words)?.[1];
    return words === undefined || opensList.test(words) || !withCondition.test(words) ? [] : plain(said, words, 2.5);
  });
  return [...stated, ...taken];
}

/** The first criteria, where they are listed. */
function firstCriteria(lines: readonly Line[]): { said: Said; value: string } | null {
  const [first, ...others] = labelled(lines, criteria).filter(({ words }) => !/:\s*$/.test(words));
  if (first === undefined) return null;
  const listed = [first, ...others.filter(({ line }) => line.heading === first.line.heading && line.table === first.line.table)];
  const value = listed
    .slice(0, mostCriteria)
    .map((said) => wholeOf(said).replaceAll(mark, ""))
    .join("; ");
  return { said: first, value };
}

const longestStatement = 200;

/** Who takes part is told with the first criteria that they meet; where nobody says it, the criteria tell it. */
function withCriteria(found: readonly Candidate[], lines: readonly Line[]): Candidate[] {
  const listed = firstCriteria(lines);
  if (listed === null) return [...found];
  const [best] = found.filter(({ said }) => said.line.zone !== "aside").toSorted((one, other) => weightOf(other) - weightOf(one));
  if (best === undefined) return plain(listed.said, listed.value, 1);
  const isTold = best.value.length > longestStatement || best.said.line === listed.said.line;
  return found.map((one) =>
    one === best && !isTold ? { ...one, value: shownWords(`${one.value.replace(/[.;]\s*$/, "")}; ${listed.value}`) } : one,
  );
}

/** Places that tell who takes part. */
export function readPopulation(lines: readonly Line[], title: Said | null): Candidate[] {
  const inTitle = title === null ? undefined : inPeople.exec(title.words)?.[1];
  const named =
    inTitle === undefined || title === null
      ? []
      : plain(
          title,
          inTitle.replace(/\s*\([A-Z -]{4,}\)\s*$|: an? (?:randomi[sz]|open|double|single|multi|prospective|phase).*$/i, ""),
          4.5,
        );
  return withCriteria([...byLabel(lines), ...named, ...spoken(lines), ...byList(lines), ...inHeadings(lines)], lines);
}

const conditionLabel =
  /^(?:therapeutic area|(?:planned |proposed |target |study )*indications?(?: for use)?|(?:condition|disease)(?:\/(?:disease|condition|indication))?(?: (?:studied|under (?:study|investigation)))?|medical condition(?: or disease)?(?: under investigation)?|intended use|intended purpose)$/i;

/** What the protocol says that its people have: the conditions by which its area is told. */
export const conditionsSaid = (lines: readonly Line[], title: Said | null): Said[] => [
  ...(title === null ? [] : [title]),
  ...labelled(lines, conditionLabel),
  ...labelled(lines, populationLabel).filter(({ words }) => !refuses.test(words)),
];

const background = /^(?:introduction|background|rationale|why\b)|\bbackground\b/i;
const fewSentences = 6;

/** Where neither title nor label names a condition: whom sentences say to take part, and what the background begins with. */
export const conditionsSpoken = (lines: readonly Line[], title: Said | null): Said[] => [
  ...readPopulation(lines, title).map(({ said }) => said),
  ...lines
    .filter(({ part, isHeading, zone }) => part === 1 && isHeading && zone === "title")
    .map((line): Said => ({ words: line.text, line, label: null })),
  ...sentences(lines)
    .filter(({ line }) => line.heading !== null && background.test(line.heading))
    .slice(0, fewSentences),
];
