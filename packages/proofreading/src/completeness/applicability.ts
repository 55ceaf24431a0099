import type { ProductFacts, Requirement } from "@clausewise/contracts";
import type { Anchor } from "../manuscript/anchor.ts";
import type { Judged } from "./judged.ts";
import type { SignReader } from "./signs.ts";

/** Whether an element is asked for of this product, and why. */
export interface Applicability {
  state: "applies" | "does_not_apply" | "cannot_tell";
  because: string;
  /** Where the text shows it; null where it was told, or where nothing shows it. */
  place: Anchor | null;
}

/** What a person said of the product or trial, and what the text shows of it. */
export interface KnownFacts {
  told: ProductFacts;
  shown: ProductFacts;
}

type Condition = NonNullable<Requirement["applies"]>;

/** Whether a fact is as a condition has it; null where it is not known. */
function holds({ fact, is }: Condition["facts"][number], facts: ProductFacts): boolean | null {
  const known = facts[fact];
  return known === undefined ? null : [is].flat().includes(known);
}

/** Whether facts can show that it applies, and not only that it does not. */
const isShownByFacts = ({ facts }: Condition): boolean => facts.length > 0 && facts.every(({ alone }) => alone !== false);

const called = (fact: string): string => fact.replaceAll("_", " ");
const denied = /\b(?:no|not|without|none|neither|nor|never|non)\b[^.;]{0,40}$/i;
const deniedBehind = /^[^.;]{0,40}?\b(?:is|are|was|were|will be|has been|does|do)? ?(?:not|none)\b(?! only)/i;
const around = 60;

const isDenied = (text: string, { start, end }: Anchor): boolean =>
  denied.test(text.slice(Math.max(0, start - around), start)) || deniedBehind.test(text.slice(end, end + around));

function shownBy({ when, words }: Condition, text: string, signs: SignReader): Applicability {
  const places = words.flatMap((word) => signs.placesOf(word));
  const affirmed = places.find((place) => !isDenied(text, place));
  if (affirmed !== undefined)
    return { state: "applies", because: `The text speaks of “${text.slice(affirmed.start, affirmed.end)}”: ${when}.`, place: affirmed };
  const [first] = places;
  if (first === undefined) return { state: "cannot_tell", because: `Nothing in the text shows whether ${when}.`, place: null };
  const said = text.slice(Math.max(0, first.start - around), first.end + around).replace(/\s+/g, " ");
  return { state: "does_not_apply", because: `The text denies it: “…${said.trim()}…”.`, place: first };
}

/** Whether an element applies: by what is known of the product, and else by the words of the text. */
export function applicabilityOf({ applies }: Requirement, facts: KnownFacts, text: string, signs: SignReader): Applicability {
  if (applies === null) return { state: "applies", because: "It is asked for of every such document.", place: null };
  for (const [who, known] of [
    ["You said", facts.told],
    ["The text shows", facts.shown],
  ] as const) {
    const against = applies.facts.find((one) => holds(one, known) === false);
    if (against !== undefined)
      return {
        state: "does_not_apply",
        because: `It is asked for where ${applies.when}. ${who} otherwise (${called(against.fact)}).`,
        place: null,
      };
    if (isShownByFacts(applies) && applies.facts.every((one) => holds(one, known) === true))
      return { state: "applies", because: `${who} that ${applies.when}.`, place: null };
  }
  return shownBy(applies, text, signs);
}

/** A sentence that says of something that it is not there because it need not be. */
const needless =
  /\b(?:no|not|none|never|neither)\b[^.;]{0,60}\b(?:needed|required|necessary|planned|performed|conducted|made|relied|evaluated|collected|assessed|applicable|foreseen|studied)\b/i;
/** Longer passages say something of their own. */
const longestDenial = 220;
/** Lines so short that are no sentences are names of what follows. */
const longestLabel = 45;

/** Whether a passage says of what it names that it need not be. */
export function isNeedless(text: string, { start, end }: Anchor): boolean {
  const rest = /^[^.;\n]{0,80}/.exec(text.slice(end))?.[0].length ?? 0;
  if (end + rest - start > longestDenial) return false;
  const said = text
    .slice(start, end + rest)
    .split(/\n|(?<=[.;])\s/)
    .filter((one) => one.trim().length > longestLabel || needless.test(one));
  return said.length > 0 && said.every((one) => needless.test(one));
}

/** A condition that a text denies where the element would stand: by words that it is not needed, or by a section that does not apply. */
export function deniedInPlace(text: string, judged: Judged): Applicability | null {
  const { passage, verdict, hollow } = judged;
  if (passage === null) return null;
  const words = text.slice(passage.start, passage.end).replace(/\s+/g, " ").trim();
  const isDenied = verdict === "found" ? isNeedless(text, passage) : hollow === "not_applicable";
  return isDenied
    ? { state: "does_not_apply", because: `The text says that it does not apply: “${words.slice(0, 120)}”.`, place: passage }
    : null;
}
