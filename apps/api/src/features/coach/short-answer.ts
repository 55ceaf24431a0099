import type { CoachDifficulty, Figure, SearchResult, Statement } from "@clausewise/contracts";

/** Statements that are shown of an answer at each level: who begins gets those that answer, others what goes with them. */
const shownAt = { beginner: 2, intermediate: 3, advanced: 4 } as const satisfies Record<CoachDifficulty, number>;

const plain = (text: string): string => text.replaceAll("**", "");

/** A statement as it is read out: its words, and those of its source where they are more than it says. */
const spoken = ({ text, citations }: Statement): string => {
  const [quote] = citations.flatMap((one) => (one.quote !== null && !text.includes(one.quote) ? [one.quote] : []));
  return quote === undefined ? plain(text) : `${plain(text)} “${quote}”`;
};

/** The first statements, and where several questions were asked at once the first of each of them; what answers two is said once. */
function leading({ statements, parts }: SearchResult, most: number): Statement[] {
  if (parts.length === 0) return statements.slice(0, most);
  const each = Math.ceil(most / parts.length);
  const texts = new Set(parts.flatMap((part) => part.statements.slice(0, each).map(({ text }) => text)));
  return statements.filter(({ text }) => texts.delete(text));
}

/** As much of an answer as the coach shows, each statement with its citations as it has them there. */
export function shortOf(result: SearchResult, level: CoachDifficulty) {
  const statements = leading(result, shownAt[level]);
  const words = [...(result.correction ? [plain(result.correction.text)] : []), ...statements.map(spoken)];
  return {
    correction: result.correction,
    statements,
    further: new Set(result.statements.map(({ text }) => text)).size - statements.length,
    answer: statements.length === 0 ? plain(result.response) : words.join("\n\n"),
  };
}

/** The clauses that answer; none where what was found is not conclusive. */
export const clausesIn = ({ outcome, statements }: Pick<SearchResult, "outcome" | "statements">): string[] =>
  outcome === "answered" ? statements.flatMap(({ citations }) => citations.map(({ citation }) => citation)) : [];

/** How far the library bears an answer out, as every answer says it. */
export const confidenceOf = ({ confidence_score, as_of }: SearchResult): Figure => ({
  basis: "computed",
  value: Math.round(confidence_score * 100),
  unit: "percent",
  explanation: "How well the passages found fit the question, as the whole answer shows it.",
  date: as_of,
});
