import {
  fieldTopics,
  figureText,
  type ComparisonCell,
  type ComparisonRow,
  type Figure,
  type ListedMarket,
  type MarketTopic,
  type ProductType,
} from "@clausewise/contracts";
import { officialCell, type ToldMarket } from "./facts-for.ts";
import { offsetsOf } from "./time-offsets.ts";
import { timeZonesOf } from "./time-zones.ts";

type Estimate = Extract<Figure, { basis: "estimate" }>;

/** What a market is planned by where nothing official is known. */
interface Estimates {
  timeline: Estimate;
  cost: Estimate;
  review: Estimate;
  feasibility: Estimate;
  approval: Estimate;
  risk: { level: string; explanation: string };
}

/** What changed in a market last, as far as it is followed. */
export interface LatestUpdates {
  total: number;
  latest: readonly { title: string; published: string; url: string }[];
}

/** Everything that is known of one market. */
export interface KnownMarket extends ToldMarket {
  listed: ListedMarket;
  estimates: Estimates;
  updates: LatestUpdates;
}

export interface Compared {
  product: ProductType;
  /** The day on which it is compared. */
  date: string;
}

const unknown = (explanation: string): ComparisonCell => ({ basis: "unknown", explanation });
const line = (text: string, url: string | null = null) => ({ text, url });

const estimated = (figure: Estimate): ComparisonCell => ({
  basis: "estimate",
  lines: [line(figureText(figure))],
  figure,
  explanation: figure.explanation,
});

/** What the checked list of markets says. */
function identityCells({ listed }: KnownMarket) {
  const { authority, languages, currency, memberships, checked, checked_against } = listed;
  const reference = (...lines: { text: string; url: string | null }[]): ComparisonCell => ({
    basis: "reference",
    lines,
    explanation: `Checked against: ${checked_against}.`,
    date: checked,
  });
  const named = authority.local_name === null ? [] : [line(authority.local_name)];
  const member = memberships.length === 0 ? [] : [line(`Member of ${memberships.join(", ")}`)];
  return {
    regulatoryAuthority: reference(line(authority.name), ...named, ...member),
    contactInfo:
      authority.url === null ? unknown("The address of its site could not be verified.") : reference(line(authority.url, authority.url)),
    languages: reference(line(languages.join(", "))),
    currency: reference(line(`${currency.name} (${currency.code})`)),
  };
}

function timezoneCell({ listed }: KnownMarket, { date }: Compared): ComparisonCell {
  const zones = timeZonesOf(listed.code);
  if (zones.length === 0) return unknown("The time zone database has no zone under this code.");
  const [first = "", ...others] = zones;
  const named = others.length === 0 ? first.replaceAll("_", " ") : `${zones.length} zones`;
  const lines = [line(offsetsOf(zones, date)), line(named)];
  return { basis: "computed", lines, explanation: "Read from the IANA time zone database, as the clocks stand on that day.", date };
}

function updatesCell({ updates: { total, latest } }: KnownMarket, { date }: Compared): ComparisonCell {
  if (total === 0) return unknown("The Regulatory Intelligence Hub holds no update of this market.");
  const lines = latest.map(({ title, published, url }) => line(`${published}: ${title}`, url));
  return { basis: "computed", lines, explanation: `The newest of ${total} in the Regulatory Intelligence Hub.`, date };
}

const trialVolume = "No register that is read here says in which country a study is run.";

/** The fields of the comparison, of one market. */
export function compareFields(market: KnownMarket, compared: Compared): ComparisonRow {
  const { listed, facts, estimates } = market;
  const told = (topic: MarketTopic) =>
    officialCell(
      facts.filter((fact) => fact.topic === topic),
      market,
      compared.product,
    );
  const review = told(fieldTopics.averageReviewTime);
  return {
    countryCode: listed.code,
    countryName: listed.name,
    ...identityCells(market),
    timezone: timezoneCell(market, compared),
    averageTimeline: estimated(estimates.timeline),
    averageCost: estimated(estimates.cost),
    averageReviewTime: review.basis === "official" ? review : estimated(estimates.review),
    riskLevel: { basis: "estimate", lines: [line(estimates.risk.level)], figure: null, explanation: estimates.risk.explanation },
    feasibilityScore: estimated(estimates.feasibility),
    approvalRate: estimated(estimates.approval),
    clinicalTrialVolume: unknown(trialVolume),
    recentUpdates: updatesCell(market, compared),
    requirements: told(fieldTopics.requirements),
    keyAdvantages: told(fieldTopics.keyAdvantages),
    challenges: told(fieldTopics.challenges),
  };
}
