/** Names of unions and bodies, and of the countries that the standard names oddly in running text. */
const ownNames: Readonly<Record<string, string>> = {
  INT: "International",
  OWN: "Own documents",
  EU: "European Union",
  EEA: "European Economic Area",
  EFTA: "European Free Trade Association",
  EAEU: "Eurasian Economic Union",
  GCC: "Gulf Cooperation Council",
  ASEAN: "Association of Southeast Asian Nations",
  MERCOSUR: "Mercosur",
  AFRICAN_UNION: "African Union",
  HK: "Hong Kong",
  MO: "Macao",
  MM: "Myanmar",
  PS: "Palestine",
  CG: "Republic of the Congo",
  CD: "Democratic Republic of the Congo",
};

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The English name of a jurisdiction by its code: ISO 3166-1 alpha-2, or a union's; an unknown code stands for itself. */
export const jurisdictionName = (code: string): string => ownNames[code] ?? (/^[A-Z]{2}$/u.test(code) ? regions.of(code) : null) ?? code;
