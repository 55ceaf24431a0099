import { createHash } from "node:crypto";
import type { BuiltInCard, CoachTopic } from "@clausewise/contracts";
import { holdsClause, normalCitation, type NormalCitation } from "@clausewise/retrieval";

interface Named {
  topic: string;
  clauses: readonly NormalCitation[];
}

/** The cards and topics of this version. */
export interface CardShelf {
  cards: readonly BuiltInCard[];
  card: (id: string) => BuiltInCard | null;
  digest: (card: BuiltInCard) => string;
  topics: readonly CoachTopic[];
  topic: (name: string) => CoachTopic | null;
  /** The topic to whose cards most of some clauses belong; null where no card cites any of them. */
  topicOf: (clauses: readonly string[]) => string | null;
  /** Of some cards, those that cite one of some clauses, a place in one, or what holds one. */
  citing: (cards: readonly BuiltInCard[], clauses: readonly string[]) => BuiltInCard[];
}

const meets = (one: NormalCitation, other: NormalCitation): boolean => holdsClause(one, other) || holdsClause(other, one);

const digestOf = (card: BuiltInCard): string => createHash("sha256").update(JSON.stringify(card)).digest("base64url");

function topicOf(cards: readonly Named[], clauses: readonly NormalCitation[]): string | null {
  const counts = new Map<string, number>();
  for (const { topic, clauses: own } of cards) {
    const shared = clauses.filter((clause) => own.some((one) => meets(one, clause))).length;
    if (shared > 0) counts.set(topic, (counts.get(topic) ?? 0) + shared);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

function shelve(cards: readonly BuiltInCard[], topics: readonly CoachTopic[]): CardShelf {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const byName = new Map(topics.map((topic) => [topic.topic, topic]));
  const cited = new Map(cards.map((card) => [card.id, card.citations.map(({ clause }) => normalCitation(clause))]));
  const named = cards.map(({ id, topic }) => ({ topic, clauses: cited.get(id) ?? [] }));
  return {
    cards,
    card: (id) => byId.get(id) ?? null,
    digest: digestOf,
    topics,
    topic: (name) => byName.get(name) ?? null,
    topicOf: (clauses) => topicOf(named, clauses.map(normalCitation)),
    citing(of, clauses) {
      const wanted = [...new Set(clauses)].map(normalCitation);
      return of.filter(({ id }) => cited.get(id)?.some((own) => wanted.some((one) => meets(own, one))));
    },
  };
}

/** Read when first needed, and kept. */
export function createCardShelf(readCards: () => readonly BuiltInCard[], readTopics: () => readonly CoachTopic[]): () => CardShelf {
  let shelf: CardShelf | null = null;
  return () => (shelf ??= shelve(readCards(), readTopics()));
}
