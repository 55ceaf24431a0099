import { type Claim, isSupposed } from "./claims.ts";
import type { Passage } from "./prose.ts";

const people = "(?:subjects|patients|participants|volunteers|individuals|children|women|men|adults)";
const figure = "(\\d{1,3}(?:,\\d{3})+|\\d{1,6})";
const enrolled = "(enroll?ed|randomi[sz]ed|recruited|included|screened|treated|evaluated)";
const described = "((?:(?!and |or |of |in |with |to )[a-z-]+ ){0,3}?)";

interface Form {
  pattern: RegExp;
  name: (groups: readonly string[]) => string;
  value: (groups: readonly string[]) => string;
}

const form = (pattern: string, name: Form["name"], value: Form["value"] = ([written = ""]) => written): Form => ({
  pattern: new RegExp(`(?<![\\w.,/-])${pattern}`, "gi"),
  name,
  value,
});

const verbOf = (word: string): string => word.toLowerCase().replace("enrolled", "enroled").replace("randomised", "randomized");

const forms: readonly Form[] = [
  form(
    `${figure} ${described}${people} (?:will be|are to be|are planned to be|is planned to be|shall be|are expected to be) ${enrolled}`,
    ([, kind = "", verb = ""]) => `${kind}people ${verbOf(verb)}`,
  ),
  form(
    `(?:will|plans? to|to|is to|intends? to) (?:enroll?|recruit|include) (?:a total of |approximately |about |up to |at least )*${figure} ${described}${people}`,
    ([, kind = ""]) => `${kind}people enroled`,
  ),
  form(
    `(?:will|plans? to|to) randomi[sz]e (?:a total of |approximately |about |up to |at least )*${figure} ${described}${people}`,
    ([, kind = ""]) => `${kind}people randomized`,
  ),
  form(
    `(?:total |planned |overall |target )*sample size (?:is|of|was|will be|:)(?: approximately| about| estimated (?:to be|at)| set (?:to|at))* ${figure}(?![.,]?\\d| ?(?:%|mg|weeks|days|per))`,
    () => "sample size",
  ),
  form(
    `${figure} (?:study |investigational |clinical |trial |participating |research )*(?:sites|centers|centres)(?= (?:will|in |worldwide|globally|across|are|participat|\\.|,))`,
    () => "sites",
  ),
  form(
    `(?:sites|centers|centres) (?:will be located |located )?in (?:approximately |about |up to )?${figure} (?:countries|regions)`,
    () => "countries",
  ),
  form(
    `visit (\\d{1,2}[A-Z]?) ?(?:\\(|at |, |on |- ?)(?:approximately )?((?:week|day|month) -?\\d{1,3})(?=[),;. ]|$)(?! ?(?:to|-|through|and|or) )`,
    ([visit = ""]) => `Visit ${visit}`,
    ([, time = ""]) => time.toLowerCase(),
  ),
  form(
    `((?:week|day|month|visit) -?\\d{1,3}) ?\\(? ?(?:\\+\\/-|±) ?(\\d{1,2} (?:days?|weeks?|hours?))`,
    ([visit = ""]) => `window of ${visit}`,
    ([, window = ""]) => window.toLowerCase().replace(/s$/, ""),
  ),
];

/** Who is counted apart, and what else makes a count one of several. */
const apart =
  /\b(?:per|each|(?:in|to) (?:part|cohort|arm|group|stage|period)|part [A-Z\d]|cohort|stage [\dI]|arm|evaluable|sub-?study|sub-?set|japan\w*|chin\w*|europe\w*|US|interim|complete\w*|additional|replac\w+|first|next|remaining|pediatric|paediatric|adolescents?|respectively|previous\w*|ratio|another|other|up to|at least|minimum|maximum|no (?:more|fewer)|pk|pharmacokinetic|increase\w*|amendment|study \w*\d\w*|trial \w*\d\w*)\b/gi;

const numberOf = (written: string): string => written.replaceAll(",", "");

/** Counts of people and sites, times of visits and their windows. */
export function countedClaims(passage: Passage): Claim[] {
  const { words, anchor } = passage;
  if (isSupposed(words)) return [];
  const scope = [...new Set([...words.matchAll(apart)].map(([word]) => word.toLowerCase()))].toSorted().join(" ");
  return forms.flatMap(({ pattern, name, value }) =>
    [...words.matchAll(pattern)].map((match) => {
      const [whole, ...groups] = match;
      const of = name(groups);
      const written = value(groups);
      return {
        key: of.toLowerCase(),
        name: of,
        unit: "count",
        value: numberOf(written),
        written,
        scope: /^(?:visit|window)/i.test(of) ? "" : scope,
        place: anchor(match.index, match.index + whole.length),
      };
    }),
  );
}
