import { cardKinds, coachLevels } from "@clausewise/contracts";
import { describe, expect, it } from "vitest";
import { builtInQuizCards, builtInCoachTopics } from "./quiz-cards.ts";
import { checkQuizCards } from "./check-quiz-cards.ts";
import { builtInLibrary } from "./library.ts";

const cards = builtInQuizCards();
const topics = builtInCoachTopics();
const library = builtInLibrary();

describe("the quiz cards", () => {
  const check = checkQuizCards(cards, topics, library);

  it("cite clauses that the library holds", () => {
    expect(check.unresolved).toEqual([]);
    expect(check.clauses).toBeGreaterThanOrEqual(cards.length);
  });

  it("have ids of their own, and none asks what another asks", () => {
    expect(check.twice).toEqual([]);
    expect(cards.length).toBeGreaterThanOrEqual(150);
  });

  it("stand under topics that are known, and every topic has cards of each level", () => {
    expect(check.lostTopics).toEqual([]);
    const levelsOf = (topic: string) => new Set(cards.flatMap((card) => (card.topic === topic ? [card.level] : [])));
    expect(topics.filter(({ topic }) => levelsOf(topic).size < coachLevels.length).map(({ topic }) => topic)).toEqual([]);
  });

  it("are of every kind, and put the right option at every place", () => {
    expect(new Set(cards.map(({ kind }) => kind))).toEqual(new Set(cardKinds));
    expect(new Set(cards.flatMap(({ kind, right }) => (kind === "choice" ? right : [])))).toEqual(new Set([0, 1, 2, 3]));
  });

  it("name the five topics that are shown first", () => {
    expect(topics.filter(({ named }) => named).map(({ topic }) => topic)).toEqual([
      "GDPR",
      "Data Protection",
      "Consent Management",
      "Privacy Rights",
      "Data Breach Response",
    ]);
    expect(topics.length).toBeGreaterThanOrEqual(25);
  });
});

describe("the check of quiz cards", () => {
  const [card] = cards;
  const [topic] = topics;
  const held = [{ identifier: "21 CFR 803", passages: [] }];

  it("names the clause that is not held, the card that is asked twice, and the topic that is lost", () => {
    if (!card || !topic) throw new Error("there are no cards");
    const given = { ...card, citations: [{ source: "21 CFR 803", clause: "21 CFR 803.50(a)" }] };
    expect(checkQuizCards([given, { ...given, question: `${given.question} ?` }], [topic], held)).toEqual({
      unresolved: [`${card.id}: 21 CFR 803 | 21 CFR 803.50(a)`, `${card.id}: 21 CFR 803 | 21 CFR 803.50(a)`],
      twice: [
        card.id,
        card.question
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
          .trim(),
      ],
      lostTopics: [card.topic, topic.topic],
      clauses: 2,
    });
  });
});
