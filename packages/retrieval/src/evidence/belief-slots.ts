/** Those who have duties, by everything they are called in everyday words; more specific ones first. */
const roles: readonly (readonly [string, string])[] = [
  ["contractor", "contract (?:manufacturer|maker|lab|laborator|steriliz)\\w*|contractors?|subcontractors?|suppliers?|vendors?"],
  ["cro", "cros?|contract research organi[sz]ations?"],
  ["representative", "authori[sz]ed representatives?|responsible persons?|eu rep|ukrp|sponsor's representative"],
  ["agent", "u\\.?s\\.? agents?|local agents?"],
  ["prrc", "prrcs?|persons? responsible|qualified persons?|qps?|qppvs?"],
  ["notified body", "notified bod(?:y|ies)|approved bod(?:y|ies)|registrars?|auditing organi[sz]ations?|certification bod(?:y|ies)"],
  ["board", "irbs?|iecs?|ethics (?:committee|board)s?|institutional review boards?|review boards?"],
  [
    "facility",
    "hospitals?|user facilit(?:y|ies)|nursing homes?|clinics?|health (?:care )?(?:institution|facilit)\\w*|medical institutions?",
  ],
  ["manufacturer", "manufacturers?|makers?|producers?|factor(?:y|ies)|developers?|labelers?"],
  ["importer", "importers?"],
  ["distributor", "distributors?|wholesalers?|resellers?|dealers?|retailers?|sellers?"],
  ["sponsor", "sponsors?"],
  ["investigator", "investigators?|pis?|study sites?"],
  ["holder", "(?:licen[cs]e|authori[sz]ation|approval|certificate|registration) holders?|mahs?|mrhs?|applicants?|holders?"],
  ["physician", "physicians?|doctors?|surgeons?|clinicians?|prescribers?|health ?care professionals?|nurses?"],
  ["pharmacist", "pharmacists?|pharmac(?:y|ies)"],
  ["patient", "patients?|subjects?|participants?|consumers?|lay users?"],
  ["laboratory", "laborator(?:y|ies)|labs?"],
  ["monitor", "monitors?"],
  [
    "authority",
    "(?:us )?fda|ema|mhra|tga|pmda|nmpa|hsa|cdsco|sfda|anvisa|mfds|mhlw|swissmedic|health canada|(?:competent |health |national )?authorit(?:y|ies)|commission|ministry|minister|member states?|regulators?|agency|government|secretary|cms",
  ],
];
const anyRole = new RegExp(`\\b(?:${roles.map(([name, called]) => `(?<${name.replace(" ", "_")}>${called})`).join("|")})\\b`, "gi");

/** Words after which somebody is named to whom, from whom or with whom something is done. */
const oblique =
  /\b(?:to|from|with|of|for|at|on|against|about|between|than|under|and|or|via|through|tell|inform|notify|ask)(?: (?:an?|the|our|its|their|his|each|every|any|all))?(?: (?:device|drug|foreign|own|local|national|competent))*$/i;

/** Who does something in a sentence: whoever it is done by, else the first who is named without a preposition; null where nobody is. */
export function agentIn(text: string): string | null {
  const named = [...text.replaceAll(/['\u2019]s\b/g, "").matchAll(anyRole)].map(({ groups = {}, index, input }) => ({
    role: Object.keys(groups).find((name) => groups[name] !== undefined) ?? "",
    before: input.slice(0, index).trimEnd(),
  }));
  const agent = named.find(({ before }) => /\bby(?: (?:an?|the|our|its))?$/i.test(before));
  return (agent ?? named.find(({ before }) => !oblique.test(before)))?.role ?? null;
}

const months = /^(?:january|february|march|april|june|july|august|september|october|november|december)$/;

/** What stands in a sentence that another could stand in the place of: years, months, and numbers of forms and parts, by their sort. */
export function valuesIn(words: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    words.flatMap((word): [string, string][] => {
      if (months.test(word)) return [[word, "month"]];
      if (/^(?:19|20)\d\d$/.test(word)) return [[word, "year"]];
      if (/^\d/.test(word)) return [[word, "number"]];
      return /^(?:iii?|iv|iia|iib|[abcd])$/.test(word) ? [[word, "class"]] : [];
    }),
  );
}

/** What a claim has in a place in which both sides of something believed differ: what is wrong, what is right, or a third. */
export interface InPlace {
  wrong: boolean;
  right: boolean;
  third: boolean;
}

/** The same for who does something. */
export function agentsInPlace(claim: string | null, wrong: string | null, right: string | null): InPlace {
  const isPlace = claim !== null && right !== null && wrong !== right;
  return {
    wrong: isPlace && claim === wrong,
    right: isPlace && claim === right,
    third: isPlace && wrong !== null && claim !== wrong && claim !== right,
  };
}

/** The same for years, months, and numbers of things. */
export function valuesInPlace(
  claim: ReadonlyMap<string, string>,
  wrong: ReadonlyMap<string, string>,
  right: ReadonlyMap<string, string>,
): InPlace {
  const [lost, gained] = [[...wrong].filter(([word]) => !right.has(word)), [...right].filter(([word]) => !wrong.has(word))];
  const isOpen = ([word, sort]: readonly [string, string]) =>
    !wrong.has(word) && !right.has(word) && lost.some(([, one]) => one === sort) && gained.some(([, one]) => one === sort);
  return {
    wrong: lost.some(([word]) => claim.has(word)),
    right: gained.some(([word]) => claim.has(word)) && !lost.some(([word]) => claim.has(word)),
    third: lost.length > 0 && !lost.some(([word]) => claim.has(word)) && [...claim].some(isOpen),
  };
}
