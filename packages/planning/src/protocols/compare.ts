import {
  type AmendmentRule,
  type Protocol,
  type ProtocolChange,
  type ProtocolComparison,
  type ProtocolFact,
  type ProtocolField,
  type ProtocolItem,
  protocolFieldLabels,
} from "@clausewise/contracts";
import { factNamed, nameOfItem, passageOf, saidOf } from "./known.ts";
import { lawFor } from "./law-for.ts";

/** Words as they are compared: without case and stops, but with signs that bound a number. */
const squeezed = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[<>≤≥±]/g, " $& ")
    .replace(/[^\p{L}\p{N}<>≤≥±]+/gu, " ")
    .trim();

type Side = ProtocolChange["before"];

const sideOfFact = (fact: ProtocolFact | undefined): Side => {
  const value = saidOf(fact);
  if (value === null) return null;
  return { value, ...(passageOf(fact) ?? { words: value, part: 1, heading: null }) };
};
const sideOfItem = (item: ProtocolItem | undefined): Side => {
  const passage = item?.passage ?? null;
  return item === undefined || passage === null || item.verdict === "missing" ? null : { value: item.verdict, ...passage };
};

const amountOf = (fact: ProtocolFact | undefined): number | null =>
  fact?.corrected == null
    ? (fact?.readings[0]?.amount ?? null)
    : Number(/\d[\d,]*/.exec(fact.corrected.value)?.[0].replaceAll(",", "")) || null;

/** Which way a change goes: more or fewer where both sides are numbers. */
function wayOf(change: ProtocolChange["change"], before: number | null, after: number | null): AmendmentRule["when"][] {
  if (change !== "changed") return [change];
  if (before === null || after === null || before === after) return [];
  return [after > before ? "more" : "fewer"];
}

const changeOf = (before: Side, after: Side): ProtocolChange["change"] | null => {
  if (before === null && after === null) return null;
  if (before === null) return "added";
  return after === null ? "removed" : "changed";
};

const gravities = { substantial: 3, likely: 2, unlikely: 1 } as const;
const gravityOf = ({ rules }: ProtocolChange): number => Math.max(0, ...rules.map(({ says }) => gravities[says]));

/** What an amendment says otherwise than the version before it, each with the rules that speak of it, the gravest first. */
export function compareProtocols(before: Protocol, after: Protocol, rules: readonly AmendmentRule[]): ProtocolComparison {
  const product = after.productType ?? before.productType ?? "biopharmaceutical";
  const own = rules.filter(({ products }) => products.includes(product));
  const told = (matches: (rule: AmendmentRule) => boolean, ways: readonly AmendmentRule["when"][]) =>
    own
      .filter((rule) => matches(rule) && (rule.when === null || ways.includes(rule.when)))
      .map(({ id, says, why, citations }) => ({ id, says, why, citations: lawFor(citations, product) }));

  const fields = [...new Set([...before.facts, ...after.facts].map(({ field }) => field))];
  const ofFacts = fields.flatMap((field: ProtocolField): ProtocolChange[] => {
    const [one, other] = [factNamed(before, field), factNamed(after, field)];
    const [left, right] = [sideOfFact(one), sideOfFact(other)];
    const change = changeOf(left, right);
    if (change === null || (left !== null && right !== null && squeezed(left.value) === squeezed(right.value))) return [];
    const ways = wayOf(change, amountOf(one), amountOf(other));
    return [
      {
        kind: "fact",
        of: field,
        title: protocolFieldLabels[field],
        change,
        before: left,
        after: right,
        rules: told(({ fields }) => fields.includes(field), ways),
      },
    ];
  });

  const names = [...new Set([...before.items, ...after.items].map(nameOfItem))];
  const ofItems = names.flatMap((name): ProtocolChange[] => {
    const [one, other] = [before, after].map(({ items }) => items.find((item) => nameOfItem(item) === name));
    const [left, right] = [sideOfItem(one), sideOfItem(other)];
    const change = changeOf(left, right);
    if (change === null || (left !== null && right !== null && squeezed(left.words) === squeezed(right.words))) return [];
    const title = other?.title ?? one?.title ?? name;
    return [
      {
        kind: "item",
        of: name,
        title,
        change,
        before: left,
        after: right,
        rules: told(({ elements }) => elements.includes(name), wayOf(change, null, null)),
      },
    ];
  });
  const changes = [...ofFacts, ...ofItems].toSorted((one, other) => gravityOf(other) - gravityOf(one));
  const head = ({ id, title, document, state, progress, step, problem, created_at, updated_at }: Protocol) => ({
    id,
    title,
    document,
    state,
    progress,
    step,
    problem,
    created_at,
    updated_at,
  });
  return { before: head(before), after: head(after), changes, same: fields.length + names.length - changes.length };
}
