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
