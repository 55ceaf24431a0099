import type { Applies, FactName, GapFact, ProductType, Requirement, RulePack } from "@clausewise/contracts";
import { jurisdictionName } from "@clausewise/contracts/jurisdiction-names";
import { lawsIn } from "@clausewise/contracts/jurisdictions";
import { asksFor, saidOf } from "./fact-words.ts";

/** Whether a requirement applies, with the facts that would have to be known to say so. */
export interface RequirementApplies extends Applies {
  lacks: FactName[];
  /** The words of a condition that no fact tells, and nobody told. */
  untold: string | null;
}

type Facts = ReadonlyMap<FactName, GapFact>;

/** Conditions that no fact tells, by their words, and whether they are so. */
type Conditions = ReadonlyMap<string, boolean>;

export const factMap = (facts: readonly GapFact[]): Facts => new Map(facts.map((one) => [one.fact, one]));

const listed = (words: readonly string[]): string => new Intl.ListFormat("en").format(words);

const always: RequirementApplies = {
  state: "applies",
  because: "Applies because it is asked for of every product that the pack is for.",
  lacks: [],
  untold: null,
};

/** Of a condition that no fact tells there are only the words to go by. */
function byWords(when: string, holds: boolean | undefined): RequirementApplies {
  if (holds === undefined) return { state: "not_known", because: `Not known: is it so that ${when}?`, lacks: [], untold: when };
  return holds
    ? { state: "applies", because: `Applies because ${when}. You said so here.`, lacks: [], untold: null }
    : {
        state: "does_not_apply",
        because: `Does not apply because it is asked for only where ${when}, and that is not so. You said so here.`,
        lacks: [],
        untold: null,
      };
}

/** Whether a requirement of a chosen pack applies: by its condition and what is known. */
export function requirementApplies(
  { applies }: Pick<Requirement, "applies">,
  facts: Facts,
  conditions: Conditions = new Map(),
): RequirementApplies {
  if (applies === null) return always;
  const { when } = applies;
  if (applies.facts.length === 0) return byWords(when, conditions.get(when));
  const held = applies.facts.map(({ fact, is }) => {
    const known = facts.get(fact);
    return { fact, known, holds: known === undefined ? null : [is].flat().includes(known.value) };
  });
  const against = held.find(({ holds }) => holds === false)?.known;
  if (against)
    return {
      state: "does_not_apply",
      because: `Does not apply because it is asked for only where ${when}, and ${saidOf(against.fact, against.value)}. ${against.because}`,
      lacks: [],
      untold: null,
    };
  // Where facts only tell when it does not apply, the words are to be judged once they do not.
  const isHint = applies.facts.some(({ alone }) => alone === false);
  const lacks = [...new Set(held.filter(({ holds }) => holds === null).map(({ fact }) => fact))];
  if (lacks.length === 0 && isHint) return byWords(when, conditions.get(when));
  if (lacks.length === 0)
    return {
      state: "applies",
      because: `Applies because ${when}: ${listed(held.flatMap(({ known }) => (known ? [saidOf(known.fact, known.value)] : [])))}.`,
      lacks,
      untold: null,
    };
  return { state: "not_known", because: `Not known: it is asked for where ${when}. ${lacks.map(asksFor).join(" ")}`, lacks, untold: null };
}

/** What a product is, as far as it tells which packs are for it. */
export interface Aimed {
  areas: readonly ProductType[];
  markets: readonly string[];
}

const areaWords: Readonly<Record<ProductType, string>> = {
  device: "a medical device",
  ivd: "an in vitro diagnostic",
  drug: "a drug",
  biologic: "a biologic",
  combination: "a combination product",
};
const aWord = (area: ProductType): string => areaWords[area];

/** Of a combination product of which no more is said, anything may be asked. */
const isFor = (categories: readonly ProductType[], area: ProductType): boolean => categories.includes(area) || area === "combination";

/** What holds everywhere, among markets. */
export const everywhere = "INT";

/** The product's markets in which a pack is law; where it is none of them, its own jurisdictions. */
export function marketsOf({ jurisdictions }: Pick<RulePack, "jurisdictions">, markets: readonly string[]): string[] {
  if (jurisdictions.includes("*")) return [everywhere];
  const held = markets.filter((market) => lawsIn(market).some((law) => jurisdictions.includes(law)));
  return held.length > 0 ? held : [...jurisdictions];
}

/** A jurisdiction within a sentence: `the United States`, `Germany`. */
const within = (code: string): string => {
  const name = jurisdictionName(code);
  return /^(?:United|European|Eurasian|Gulf|African|Association|Netherlands|Philippines|Republic|Democratic)\b/.test(name)
    ? `the ${name}`
    : name;
};

/** Whether a pack is for a product: by what the product is and where it is to be sold. */
export function packApplies(
  { categories, jurisdictions }: Pick<RulePack, "categories" | "jurisdictions">,
  { areas, markets }: Aimed,
): Applies {
  if (areas.length === 0) return { state: "not_known", because: "Not known: say in its profile what kind of product it is." };
  const kind = areas.find((area) => categories.includes(area)) ?? areas.find((area) => isFor(categories, area));
  if (kind === undefined)
    return {
      state: "does_not_apply",
      because: `Does not apply because it is for ${listed(categories.map(aWord))}, and the product is ${listed(areas.map(aWord))}.`,
    };
  if (jurisdictions.includes("*")) return { state: "applies", because: `Applies in every market because the product is ${aWord(kind)}.` };
  if (markets.length === 0) return { state: "not_known", because: "Not known: say in its profile for which markets the product is." };
  const market = markets.find((one) => lawsIn(one).some((law) => jurisdictions.includes(law)));
  const names = listed(jurisdictions.map(within));
  return market === undefined
    ? { state: "does_not_apply", because: `Does not apply because it is the law of ${names}, which is not among the product's markets.` }
    : { state: "applies", because: `Applies because the product is ${aWord(kind)} for ${within(market)}.` };
}
