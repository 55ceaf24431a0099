/** Holds the coach's quiz cards against the library, and tells what they hold. */
import { cardKinds, coachLevels, type BuiltInCard } from "@clausewise/contracts";
import { builtInQuizCards, builtInCoachTopics, builtInLibrary, checkQuizCards } from "@clausewise/static-data";

const counted = (names: readonly string[], of: (card: BuiltInCard) => string, cards: readonly BuiltInCard[]): string =>
  names.map((name) => `${name} ${cards.filter((card) => of(card) === name).length}`).join(", ");

export function evaluateCards(): number {
  const cards = builtInQuizCards();
  const topics = builtInCoachTopics();
  const check = checkQuizCards(cards, topics, builtInLibrary());
  const resolved = check.clauses - check.unresolved.length;
  const faults = [...check.unresolved, ...check.twice, ...check.lostTopics];
  const named = topics.filter((topic) => topic.named);
  const lines = [
    `${cards.length} cards on ${topics.length} topics, ${named.length} of them shown first`,
    `levels: ${counted(coachLevels, ({ level }) => level, cards)}`,
    `kinds: ${counted(cardKinds, ({ kind }) => kind, cards)}`,
    `clauses resolved: ${resolved} of ${check.clauses} cited, ${((100 * resolved) / Math.max(1, check.clauses)).toFixed(1)} %`,
    ...topics.map(({ topic }) => {
      const own = cards.filter((card) => card.topic === topic);
      return `  ${topic.padEnd(36)} ${String(own.length).padStart(3)}  ${counted(coachLevels, ({ level }) => level, own)}`;
    }),
    ...faults.map((fault) => `  FAULT ${fault}`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  return faults.length === 0 ? 0 : 1;
}
