import { GapRequirementFilter, WarningLetterFilter, type BuiltInCard, type CoachDeck, type WarningLetter } from "@clausewise/contracts";
import { builtInFamilyParts } from "@clausewise/static-data";
import { viewerOf, type Caller } from "../../service.ts";
import type { CoachParts } from "./coach-parts.ts";

type Parts = Pick<CoachParts, "shelf" | "gaps" | "gapRequirements" | "warningLetters" | "products">;

/** Cards that belong together, and why. */
export interface Deck {
  cards: readonly BuiltInCard[];
  because: string;
}

/** Where a requirement stands that cards may help with. */
const open = ["missing", "partly_shown", "to_decide", "check_again"] as const;

/** Newest letters that are looked at of each product. */
const newest = 100;

const listFormat = new Intl.ListFormat("en");
const named = (names: readonly string[]): string => listFormat.format(names.map((name) => `“${name}”`));

const partOf = (clause: string): string => /^\d+ CFR \d+/.exec(clause)?.[0] ?? clause;

const familyParts = new Map(builtInFamilyParts().map(({ family, parts }) => [family, parts]));

/** The parts of the regulations that a letter cites; where its text is not held, those that its subject stands under. */
const partsUnder = ({ violations, subject_family }: WarningLetter): string[] =>
  violations?.map(partOf) ?? familyParts.get(subject_family) ?? [];

/** The decks that are made of what a person keeps. */
export function createDecks({ shelf, gaps, gapRequirements, warningLetters, products }: Parts) {
  /** The clauses of an analysis's requirements that stand so, from a place in their list on. */
  async function clausesOf(caller: Caller, id: string, status: (typeof open)[number], cursor?: string): Promise<string[]> {
    const { items, next } = await gapRequirements.list(GapRequirementFilter.parse({ id, status, cursor }), caller);
    const clauses = items.flatMap((requirement) => requirement.clauses);
    return next === null ? clauses : [...clauses, ...(await clausesOf(caller, id, status, next))];
  }

  const openClauses = async (caller: Caller, id: string): Promise<string[]> =>
    (await Promise.all(open.map((status) => clausesOf(caller, id, status)))).flat();

  async function ofGaps(caller: Caller): Promise<Deck> {
    const own = (await gaps.list({}, caller)).filter(({ is_own }) => is_own);
    if (own.length === 0)
      return {
        cards: [],
        because: "You have no gap analysis yet: choose rule packs for a product, and its open requirements make this deck.",
      };
    const clauses = (await Promise.all(own.map(({ id }) => openClauses(caller, id)))).flat();
    const { cards, citing } = shelf();
    return {
      cards: citing(cards, clauses),
      because: `Cards on clauses of requirements that are open for ${named(own.map(({ name }) => name))}.`,
    };
  }

  async function ofLetters(caller: Caller): Promise<Deck> {
    const own = await products.living(viewerOf(caller));
    if (own.length === 0)
      return {
        cards: [],
        because: "You keep no product yet: warning letters are held against products, and what they cite makes this deck.",
      };
    const pages = await Promise.all(
      own.map(({ id }) => warningLetters.list(WarningLetterFilter.parse({ product: id, limit: newest }), caller)),
    );
    const concerning = new Map(pages.flatMap(({ items }) => items.map((letter) => [letter.id, partsUnder(letter)])));
    const parts = new Set([...concerning.values()].flat());
    const citing = [...concerning.values()].filter((under) => under.length > 0).length;
    return {
      cards: shelf().cards.filter(({ citations }) => citations.some(({ clause }) => parts.has(partOf(clause)))),
      because:
        citing === 0
          ? "No warning letter that concerns your products cites a regulation or has a subject that stands under one."
          : `Cards on the parts of the regulations that ${citing} of ${concerning.size} warning letters cite, or under which their subjects stand where their texts are not held, written to firms with products like ${named(own.map(({ name }) => name))}.`,
    };
  }

  async function ofProducts(caller: Caller): Promise<Deck> {
    const own = await products.living(viewerOf(caller));
    if (own.length === 0) return { cards: [], because: "You keep no product yet: its kind and markets choose the cards of this deck." };
    const fits = ({ areas, jurisdictions }: BuiltInCard) =>
      own.some(({ category, areas: profile, targetMarkets }) => {
        const wanted = profile.length > 0 ? profile : category === null ? [] : [category];
        const isThere = jurisdictions.includes("*") || jurisdictions.some((code) => targetMarkets.includes(code));
        return isThere && areas.some((area) => wanted.includes(area));
      });
    return { cards: shelf().cards.filter(fits), because: `Cards for the kind and the markets of ${named(own.map(({ name }) => name))}.` };
  }

  return async (deck: CoachDeck, topic: string | undefined, caller: Caller): Promise<Deck> => {
    const { cards } = shelf();
    if (deck === "gaps") return ofGaps(caller);
    if (deck === "letters") return ofLetters(caller);
    if (deck === "products") return ofProducts(caller);
    if (deck === "topic" && topic !== undefined)
      return { cards: cards.filter((card) => card.topic === topic), because: `Cards on ${topic}.` };
    return { cards, because: "All cards." };
  };
}
