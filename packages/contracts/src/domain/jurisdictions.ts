import codes from "i18n-iso-countries/codes.json" with { type: "json" };
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };
import nationalities from "i18n-nationality/langs/en.json" with { type: "json" };
import { cities } from "./cities.ts";
import { jurisdictionName } from "./jurisdiction-names.ts";
import { type Regulator, regulators } from "./regulators.ts";

/** A country, a union of countries, or the international bodies together (`INT`). */
export interface Jurisdiction {
  /** ISO 3166-1 alpha-2, or a union's code such as `EU`. */
  code: string;
  /** ISO 3166-1 alpha-3; null for unions. */
  alpha3: string | null;
  kind: "country" | "union" | "bodies";
  name: string;
  /** Words for what comes from there: `Canadian`. */
  adjectives: readonly string[];
  /** Other names that people write: `U.S.`, `Great Britain`. */
  aliases: readonly string[];
  regulators: readonly Regulator[];
  /** Cities that are named where the country is meant. */
  cities: readonly string[];
  /** Codes of a union's countries. */
  members: readonly string[];
  /** Whether the built-in library holds law or guidance of it. */
  holdsLaw: boolean;
}

const europeanUnion = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE";

const unions: Readonly<Record<string, { members: string; adjectives?: string[]; aliases: string[] }>> = {
  EU: { members: europeanUnion, adjectives: ["European", "EU"], aliases: ["EU", "E.U.", "Europe"] },
  EEA: { members: `${europeanUnion} IS LI NO`, aliases: ["EEA"] },
  EFTA: { members: "CH IS LI NO", aliases: ["EFTA"] },
  EAEU: { members: "AM BY KG KZ RU", adjectives: ["Eurasian"], aliases: ["EAEU", "EEU"] },
  GCC: { members: "AE BH KW OM QA SA", aliases: ["GCC", "Gulf states"] },
  ASEAN: { members: "BN ID KH LA MM MY PH SG TH TL VN", aliases: ["ASEAN"] },
  MERCOSUR: { members: "AR BO BR PY UY", aliases: ["Mercosul"] },
  AFRICAN_UNION: {
    members:
      "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW",
    adjectives: ["African"],
    aliases: ["Africa"],
  },
};

/** What people write beside the standard's names; what it lists itself is not repeated here. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  US: ["America", "the States"],
  GB: ["U.K.", "Britain", "England", "Scotland", "Wales", "Northern Ireland"],
  KR: ["Korea", "S. Korea"],
  KP: ["North Korea"],
  CN: ["PRC", "mainland China"],
  AE: ["U.A.E.", "Emirates"],
  TR: ["Turkey"],
  VN: ["Viet Nam"],
  NL: ["Holland"],
  MM: ["Burma"],
  CD: ["DRC", "Congo-Kinshasa"],
  CG: ["Congo-Brazzaville"],
  SA: ["KSA"],
  SZ: ["Swaziland"],
  MO: ["Macau"],
  TL: ["East Timor"],
  BA: ["Bosnia"],
  TT: ["Trinidad"],
  CI: ["Cote d'Ivoire"],
  CV: ["Cabo Verde"],
  LC: ["St. Lucia"],
  FM: ["Micronesia"],
  VA: ["Vatican"],
};

const adjectives: Readonly<Record<string, readonly string[]>> = {
  US: ["American", "US", "U.S."],
  GB: ["British", "UK"],
  KR: ["Korean", "South Korean"],
  AE: ["Emirati"],
  NZ: ["New Zealand"],
  PH: ["Philippine", "Filipino"],
  ES: ["Spanish"],
  AR: ["Argentine", "Argentinian"],
  HK: ["Hong Kong"],
  SG: ["Singapore", "Singaporean"],
  WF: [],
  AG: ["Antiguan"],
  BA: ["Bosnian"],
  BH: ["Bahraini"],
  BW: ["Botswanan", "Batswana"],
  CG: [],
  CD: ["Congolese"],
  CI: ["Ivorian", "Ivoirian"],
  DO: ["Dominican"],
  EC: ["Ecuadorian", "Ecuadorean"],
  KG: ["Kyrgyz", "Kyrgyzstani"],
  KM: ["Comorian", "Comoran"],
  KN: ["Kittitian"],
  KZ: ["Kazakh", "Kazakhstani"],
  LA: ["Laotian", "Lao"],
  LS: ["Basotho", "Mosotho"],
  PG: ["Papua New Guinean"],
  PS: ["Palestinian"],
  SR: ["Surinamese"],
  ST: ["Sao Tomean"],
  TM: ["Turkmen"],
  TT: ["Trinidadian", "Tobagonian"],
  UZ: ["Uzbek", "Uzbekistani"],
  VC: ["Vincentian"],
  XK: ["Kosovar", "Kosovan"],
  SX: [],
};

/** Codes of whose law or guidance the built-in library holds notes; a test of the notes keeps it so. */
const held = new Set("AU BR CA CH CN EU GB IN INT JP KR SA SG US".split(" "));

const listed = <T>(value: T | readonly T[] | undefined): readonly T[] => (value === undefined ? [] : ([value].flat() as T[]));

const isoNames: Readonly<Record<string, string | string[]>> = english.countries;
const peoples: Readonly<Record<string, string>> = nationalities.nationalities;

/** The people's adjective where the list has one; for many territories it only repeats the name. */
function adjectivesOf(code: string): readonly string[] {
  const word = peoples[code];
  return adjectives[code] ?? (word === undefined || /[(,]| - | or | and /u.test(word) || word === jurisdictionName(code) ? [] : [word]);
}

const aliasesOf = (code: string): string[] =>
  [...listed(isoNames[code]), ...(spoken[code] ?? [])].filter((name) => name !== jurisdictionName(code));

const shared = (code: string) => ({
  code,
  name: jurisdictionName(code),
  regulators: regulators[code] ?? [],
  cities: cities[code] ?? [],
  holdsLaw: held.has(code),
});

const countries = codes.map(([code = "", alpha3 = ""]): Jurisdiction => ({
  ...shared(code),
  kind: "country",
  alpha3,
  adjectives: adjectivesOf(code),
  aliases: aliasesOf(code),
  members: [],
}));

const ofUnions = Object.entries(unions).map(([code, { members, adjectives = [], aliases }]): Jurisdiction => ({
  ...shared(code),
  kind: "union",
  alpha3: null,
  adjectives,
  aliases,
  members: members.split(" "),
}));

const bodies: Jurisdiction = { ...shared("INT"), kind: "bodies", alpha3: null, adjectives: [], aliases: [], members: [] };

/** Every country of ISO 3166-1 and Kosovo, the unions, and the international bodies. */
export const jurisdictions: readonly Jurisdiction[] = [...countries, ...ofUnions, bodies];

const byCode = new Map(jurisdictions.map((one) => [one.code, one]));

/** A jurisdiction by its code, or null. */
export const jurisdictionOf = (code: string): Jurisdiction | null => byCode.get(code) ?? null;

/** Unions in all of which the law of another holds: that of the EU in the European Economic Area. */
const reaching: readonly (readonly [law: string, union: string])[] = [["EU", "EEA"]];

/** Territories by whose law is theirs: that of a country, or of the EU in its outermost regions. */
const territories: Readonly<Record<string, string>> = { US: "AS GU MP PR VI UM", EU: "AX GF GP MF MQ RE YT" };
const lawOfTerritory = new Map(Object.entries(territories).flatMap(([law, codes]) => codes.split(" ").map((code) => [code, law])));

/** Codes of the jurisdictions whose law holds in one: its own, and that of the unions it is in. */
export function lawsIn(code: string): string[] {
  const unions = jurisdictions.filter(({ kind, members }) => kind === "union" && members.includes(code));
  const law = lawOfTerritory.get(code);
  const own = [code, ...(law === undefined ? [] : [law]), ...unions.map((one) => one.code)];
  return [...new Set([...own, ...reaching.filter(([, union]) => own.includes(union)).map(([law]) => law)])];
}

/** What news may be about: a jurisdiction, published research, or all the world. */
export const isMarket = (code: string): boolean => byCode.has(code) || code === "Research" || code === "Global";
