import type { IssueRule, ProtocolFact, ProtocolIssue, ProtocolItem, ProtocolPassage } from "@clausewise/contracts";
import { factNamed, type KnownProtocol, nameOfItem } from "./known.ts";
import { lawFor } from "./law-for.ts";

const order = ["critical", "high", "medium", "low"] as const;
const milder = { critical: "high", high: "medium", medium: "low", low: "low" } as const;

/** Whether the words that a rule waits for stand in what was found of a protocol. */
function isAsked({ when }: IssueRule, { facts, items }: KnownProtocol): boolean {
  if (when === null) return true;
  const said = [
    ...facts.flatMap(({ readings }) => readings.map(({ words }) => words)),
    ...items.map(({ passage }) => passage?.words ?? ""),
  ];
  return when.some((word) => said.some((words) => words.toLowerCase().includes(word.toLowerCase())));
}

/** How a fact is not told as it should be; null where it is, or where somebody said what holds. */
function lackOf(fact: ProtocolFact | undefined): string | null {
  if (fact === undefined || fact.corrected !== null || fact.state === "found") return null;
  if (fact.state === "not_found") return "It was not found in the protocol.";
  const [one, other] = [fact.readings[0], fact.readings.find(({ value }, nth) => nth > 0 && value !== fact.readings[0]?.value)];
  return `The protocol says “${one?.value ?? ""}” (page ${one?.part ?? ""}) and “${other?.value ?? ""}” (page ${other?.part ?? ""}).`;
}

const passagesOf = (items: readonly ProtocolItem[]): ProtocolPassage[] => items.flatMap(({ passage }) => passage ?? []).slice(0, 2);

function issueOf(rule: IssueRule, known: KnownProtocol): ProtocolIssue | null {
  const { id, category, title, severity, description, recommendation, citations } = rule;
  const told = { id, category, title, recommendation, citations: lawFor(citations, known.productType ?? "biopharmaceutical") };
  for (const field of rule.facts) {
    const fact = factNamed(known, field);
    const lack = lackOf(fact);
    if (lack === null) continue;
    const passages = (fact?.readings ?? []).map(({ words, part, heading }) => ({ words, part, heading })).slice(0, 4);
    return { ...told, issueType: severity, description: `${description} ${lack}`, passages };
  }
  const items = known.items.filter((item) => rule.elements.includes(nameOfItem(item)));
  const asked = items.filter(({ applies, level }) => applies === "applies" || (applies === "cannot_tell" && level !== "conditional"));
  if (asked.length === 0 || items.some(({ verdict }) => verdict === "found")) return null;
  const unclear = asked.filter(({ verdict }) => verdict === "unclear");
  const [shown = asked[0]] = unclear;
  return {
    ...told,
    issueType: unclear.length > 0 ? milder[severity] : severity,
    description: `${description} ${shown?.reason ?? ""}`.trim(),
    passages: passagesOf(unclear),
  };
}

/** What a protocol leaves open or says in two ways, the gravest first. */
export function issuesOf(known: KnownProtocol, rules: readonly IssueRule[]): ProtocolIssue[] {
  const product = known.productType ?? "biopharmaceutical";
  return rules
    .filter((rule) => rule.products.includes(product) && isAsked(rule, known))
    .flatMap((rule) => issueOf(rule, known) ?? [])
    .toSorted((one, other) => order.indexOf(one.issueType) - order.indexOf(other.issueType));
}
