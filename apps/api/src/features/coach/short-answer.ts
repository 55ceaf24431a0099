import type { CoachDifficulty, Figure, SearchResult, Statement } from "@clausewise/contracts";

/** Statements that are shown of an answer at each level: who begins gets the one that answers. */
const shownAt = { beginner: 1, intermediate: 2, advanced: 3 } as const satisfies Record<CoachDifficulty, number>;

const plain = (text: string): string => text.replaceAll("**", "");

/** A statement as it is read out: its words, and those of its source where they are more than it says. */
const spoken = ({ text, citations }: Statement): string => {
  const [quote] = citations.flatMap((one) => (one.quote !== null && !text.includes(one.quote) ? [one.quote] : []));
  return quote === undefined ? plain(text) : `${plain(text)} “${quote}”`;
};

/** As much of an answer as the coach shows, each statement with its citations as it has them there. */
export function shortOf(result: SearchResult, level: CoachDifficulty) {
  const statements = result.statements.slice(0, shownAt[level]);
  const words = [...(result.correction ? [plain(result.correction.text)] : []), ...statements.map(spoken)];
  return {
    correction: result.correction,
    statements,
    further: result.statements.length - statements.length,
    answer: statements.length === 0 ? plain(result.response) : words.join("\n\n"),
  };
}

export const clausesIn = ({ statements }: Pick<SearchResult, "statements">): string[] =>
  statements.flatMap(({ citations }) => citations.map(({ citation }) => citation));

/** How far the library bears an answer out, as every answer says it. */
export const confidenceOf = ({ confidence_score, as_of }: SearchResult): Figure => ({
  basis: "computed",
  value: Math.round(confidence_score * 100),
  unit: "percent",
  explanation: "How well the passages found fit the question, as the whole answer shows it.",
  date: as_of,
});
