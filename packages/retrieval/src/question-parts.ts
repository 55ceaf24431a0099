import { placesIn } from "./places.ts";
import type { ProductType } from "./product-types.ts";

/** Places by code: in a sentence, and before a noun. */
export const placeNames: Readonly<Record<string, { noun: string; adjective: string }>> = {
  US: { noun: "the US", adjective: "US" },
  EU: { noun: "the EU", adjective: "EU" },
  CA: { noun: "Canada", adjective: "Canadian" },
  GB: { noun: "the UK", adjective: "UK" },
  CH: { noun: "Switzerland", adjective: "Swiss" },
  AU: { noun: "Australia", adjective: "Australian" },
  JP: { noun: "Japan", adjective: "Japanese" },
  CN: { noun: "China", adjective: "Chinese" },
  KR: { noun: "Korea", adjective: "Korean" },
  BR: { noun: "Brazil", adjective: "Brazilian" },
  SG: { noun: "Singapore", adjective: "Singapore" },
};

/** Places typed without capitals, each at the end of a match; "us" only where it can be no pronoun. */
const spoken: readonly RegExp[] = [
  /\b(?:in|under|for|to|within|about|with|and|or|vs\.?|versus) (?:the )?(?:eu|uk)\b/gi,
  /\b(?:in|under|within|vs\.?|versus) (?:the )?(?:us|usa)\b/gi,
  /\bthe (?:us|usa)\b(?! to\b)/gi,
  /\b(?:fda|mhra|tga|pmda|nmpa|mfds|anvisa|swissmedic|hsa|ivdr|mdcg)\b/gi,
];
const countries =
  /\b(?:canad(?:a|ian)|europe(?:an)?|switzerland|swiss|austral(?:ia|ian)|japan(?:ese)?|chin(?:a|ese)|korean?|brazil(?:ian)?|singapore|american)\b/gi;

/** The same question with the names of places written as names, however they were typed. */
export function withNames(question: string): string {
  let text = question.replace(countries, (name) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase());
  for (const pattern of spoken) text = text.replace(pattern, (found) => found.replace(/\w+$/, (name) => name.toUpperCase()));
  return text
    .replace(/\bunder (?:the )?(?:EU )?IVDR\b/gi, "for IVDs in the EU")
    .replace(/\bunder (?:the )?(?:EU )?MDR\b/gi, "under the EU MDR")
    .replace(/\b(?:the )?EMA\b/g, "the EU")
    .replace(/\bSWISSMEDIC\b/g, "Swissmedic");
}

/** Places a follow-up names, those of international bodies left out. */
export const placesNamed = (question: string): string[] => {
  const places = placesIn(question).filter((place) => place !== "INT");
  return /\b(?:21 CFR|CFR)\b/.test(question) && !places.includes("US") ? [...places, "US"] : places;
};

/** Every name a place goes by, with an article and the words that only go with it. */
const placeForms =
  "(?:the )?(?:(?:EU|European|Canadian|US|UK) (?=authorit|regulat|law|rule|requirement)|EU MDR|EU IVDR|European Union|European Commission|United States(?: of America)?|United Kingdom|Great Britain|Health Canada|South Korea|U\\.S\\.A?\\.?|USA|US|FDA|EU|Europe|UK|MHRA|Canada|Switzerland|Swissmedic|Australia|TGA|Japan|PMDA|MHLW|China|NMPA|Korea|MFDS|Brazil|ANVISA|Singapore|HSA)";
/** A place in a question, with the preposition before it and, where it stands before a noun, what it goes with. */
export const placePattern = new RegExp(`(\\b(?:in|within|under|to|by|with|from|of|for) )?\\b(${placeForms})(?![\\w-])('s)?`, "g");

export const classPattern =
  /\bclass(?:es)? (?:I{1,3}[ab]?|IV|[1-4][ab]?|[A-D])(?:(?:,| and| or|\/) ?(?:class )?(?:I{1,3}[ab]?|IV|[A-D]))*(?![\w-])/gi;

export interface ProductWords {
  pattern: RegExp;
  type: ProductType | null;
}

/** Kinds of product as people name them; software and implants are kinds of device and do not change the type. */
export const products: readonly ProductWords[] = [
  { pattern: /\b(?:IVDs?|in vitro diagnostics?(?: (?:medical )?devices?)?|diagnostic tests?|companion diagnostics?)\b/i, type: "ivd" },
  { pattern: /\bcombination products?\b/i, type: "combination" },
  { pattern: /\b(?:biologics?|biological products?|biosimilars?|vaccines?|monoclonal antibodies)\b/i, type: "biologic" },
  {
    pattern: /\b(?:(?:generic|orphan|prescription|OTC|investigational new) )?(?:drugs?|medicines?|medicinal products?|pharmaceuticals?)\b/i,
    type: "drug",
  },
  { pattern: /\b(?:SaMD|software as a medical device|medical device software|software|mobile apps?|apps?)\b/i, type: null },
  {
    pattern:
      /\b(?:(?:custom-made|single-use|reusable|legacy|implantable|sterile|investigational|life-supporting) devices?|implants?|accessories|kits)\b/i,
    type: null,
  },
  { pattern: /\b(?:medical )?devices?\b/i, type: "device" },
];

/** The kind of product a text speaks of first, in its own words. */
export function productIn(text: string): { words: string; type: ProductType | null } | null {
  for (const { pattern, type } of products) {
    const found = pattern.exec(text);
    if (found !== null) return { words: found[0], type };
  }
  return null;
}

const actors =
  "(?:(?:initial|foreign|domestic|contract|legal|original|device|drug|own|specification|system and procedure pack|clinical) )*(?:manufacturers?|importers?|distributors?|authori[sz]ed representatives?|user facilit(?:y|ies)|hospitals?|sponsors?|investigators?|sponsor-investigators?|monitors?|IRBs?|ethics committees?|notified bod(?:y|ies)|applicants?|repackagers?|relabell?ers?|sterili[sz]ers?|specification developers?|exporters?|wholesalers?|health(?:care)? (?:institutions?|facilit(?:y|ies)|professionals?)|pharmac(?:y|ies)|licen[cs]e holders?|US agents?|contract research organi[sz]ations?|CROs?|system producers?|economic operators?)";

/** Someone who has duties, with the article before. */
export const actorPattern = new RegExp(`\\b(?:(?:a|an|the|our|my|any|each|every|all) )?(${actors})\\b`, "i");
