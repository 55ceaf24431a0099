import {
  lawsIn,
  type Figure,
  type MarketForTrial,
  type ProtocolPassage,
  type ProtocolProduct,
  type TrialRequirement,
  unknownFigure,
} from "@clausewise/contracts";
import { factNamed, type KnownProtocol } from "./known.ts";

/** What the law of a market says of trials. */
interface TrialFact {
  market: string;
  products: readonly string[];
  topic: string;
  label: string;
  value: string;
  detail: string;
  figure: { amount: number; unit: string } | null;
  citations: TrialRequirement["citations"];
  checked: string;
}

/** The markets that are known, and what is known of their law on trials. */
export interface TrialMarkets {
  markets: readonly { code: string; name: string; authority: { name: string } }[];
  facts: readonly TrialFact[];
}

const areas = {
  medical_device: ["device"],
  biopharmaceutical: ["drug", "biologic"],
  combination_product: ["combination", "drug"],
} as const satisfies Record<ProtocolProduct, readonly string[]>;
const topics: readonly string[] = ["trial_authorisation", "trial_safety"];

type Reason = MarketForTrial["reasons"][number];

/** Registers and authorities whose numbers speak for a market. */
const numbers: readonly (readonly [RegExp, string, string])[] = [
  [/^IND\b/, "US", "The protocol has an IND number"],
  [/^IDE\b/, "US", "The protocol has an IDE number"],
  [/^(?:EudraCT|EU CT number)/, "EU", "The protocol has a number of the European Union's register"],
  [/^CIV-ID/, "EU", "The protocol has a number of Eudamed's investigations"],
  [/^jRCT/, "JP", "The protocol is in Japan's register"],
  [/^ANZCTR/, "AU", "The protocol is in the register of Australia and New Zealand"],
  [/^ChiCTR/, "CN", "The protocol is in China's register"],
  [/^CTRI/, "IN", "The protocol is in India's register"],
];

function byNumbers(known: KnownProtocol, code: string): Reason[] {
  return (factNamed(known, "identifiers")?.readings ?? []).flatMap(({ value, words, part, heading }) => {
    const found = numbers.find(([pattern, market]) => market === code && pattern.test(value));
    return found === undefined ? [] : [{ why: `${found[2]}: ${value}.`, passage: { words, part, heading } }];
  });
}

const spelled: Readonly<Record<string, RegExp>> = {
  US: /\b(?:United States|USA|U\.S\.|FDA)\b/,
  EU: /\b(?:European Union|EU Member State|EMA|Regulation \(EU\)|Directive 2001\/20)\b/,
  GB: /\b(?:United Kingdom|UK|MHRA)\b/,
};

/** Places of the protocol that name a market. */
function byName(known: KnownProtocol, code: string, name: string): Reason[] {
  const pattern = spelled[code] ?? new RegExp(`\\b${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\b`);
  const places: ProtocolPassage[] = [
    ...known.facts.flatMap(({ readings }) => readings.map(({ words, part, heading }) => ({ words, part, heading }))),
    ...known.items.flatMap(({ passage }) => passage ?? []),
  ];
  const passage = places.find(({ words }) => pattern.test(words));
  return passage === undefined ? [] : [{ why: `The protocol names ${name} or its authority.`, passage }];
}

const requirementOf = ({ label, value, detail, citations }: TrialFact): TrialRequirement => ({ label, value, detail, citations });

function timelineOf(facts: readonly TrialFact[]): Figure {
  const told = facts.find(({ label, figure }) => label === "Decision period" && figure?.unit === "days");
  if (told?.figure == null) return unknownFigure("days", "What is held of this market's law does not say how long a decision takes.");
  const [clause] = told.citations;
  return {
    basis: "official",
    value: told.figure.amount,
    unit: "days",
    source: { title: clause?.clause ?? told.label, url: null },
    date: told.checked,
  };
}

/** The markets whose law on trials is held or which the protocol names: those that the protocol speaks for come first. */
export function trialMarkets(known: KnownProtocol, { markets, facts }: TrialMarkets): MarketForTrial[] {
  if (known.items.length === 0) return [];
  const wanted: readonly string[] = areas[known.productType ?? "biopharmaceutical"];
  return markets
    .map(({ code, name, authority }): MarketForTrial => {
      const laws = lawsIn(code);
      const own = facts.filter(
        ({ market, topic, products }) => laws.includes(market) && topics.includes(topic) && products.some((one) => wanted.includes(one)),
      );
      return {
        countryCode: code,
        country: name,
        regulatoryAuthority: authority.name,
        timeline: timelineOf(own),
        cost: unknownFigure("USD", "What a trial costs depends on your own contracts, which are not known here."),
        feasibility: null,
        reasons: [...byNumbers(known, code), ...byName(known, code, name)],
        requirements: own.map(requirementOf),
      };
    })
    .filter(({ reasons, requirements }) => reasons.length > 0 || requirements.length > 0)
    .toSorted(
      (one, other) =>
        other.reasons.length - one.reasons.length ||
        other.requirements.length - one.requirements.length ||
        one.country.localeCompare(other.country, "en"),
    );
}
