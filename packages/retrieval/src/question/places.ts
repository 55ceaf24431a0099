const names: Readonly<Record<string, RegExp>> = {
  US: /\b(?:US|USA|U\.S\.|United States|FDA|American)(?![\w-])/,
  EU: /\b(?:EU|Europe|European|EUDAMED|MDCG|IVDR|CE[- ]mark(?:ed|ing)?|notified bod(?:y|ies))\b/,
  CA: /\bCanad(?:a|ian)\b/,
  GB: /\b(?:UK|United Kingdom|Great Britain|MHRA|UKCA|British)\b/,
  CH: /\b(?:Switzerland|Swiss|Swissmedic|MedDO)\b/,
  AU: /\b(?:Australian?|TGA|ARTG)\b/,
  JP: /\b(?:Japan|Japanese|PMDA|MHLW)\b/,
  CN: /\b(?:China|Chinese|NMPA)\b/,
  KR: /\b(?:Korean?|MFDS|KGMP)\b/,
  BR: /\b(?:Brazil|Brazilian|ANVISA)\b/,
  SG: /\b(?:Singapore|HSA)\b/,
  INT: /\b(?:ICH|ISO|IEC|IMDRF|GHTF)\b/,
};

/** Jurisdictions a question names, by country or authority, as ISO 3166 codes, `EU`, or `INT` for international bodies. */
export const placesIn = (question: string): string[] =>
  Object.entries(names).flatMap(([code, pattern]) => (pattern.test(question) ? [code] : []));

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
