import type { Authority, Outcome } from "@clausewise/contracts";
import type { ComposedAnswer, ComposedPart } from "./composed-answer.ts";

/** Statements that one of several questions is answered with. */
const mostEach = 2;
const mostRelated = 6;

/** The answers to several questions as one, in the order in which they were asked. */
export function joinedAnswer(authority: Authority, questions: readonly string[], answers: readonly ComposedAnswer[]): ComposedAnswer {
  const parts = answers.map(({ outcome, statements }, nth): ComposedPart => ({
    question: questions[nth] ?? "",
    outcome,
    statements: statements.slice(0, mostEach),
  }));
  const distinct = <T>(listed: readonly T[]): T[] => [...new Set(listed)];
  const cited = new Set(parts.flatMap(({ statements }) => statements).flatMap(({ citations }) => citations.map((one) => one.passage_id)));
  const corrections = answers.flatMap(({ correction }) => correction ?? []);
  const related = new Map(answers.flatMap((one) => one.related).map((one) => [one.passage_id, one]));
  return {
    authority,
    outcome: outcomeOf(answers),
    confidence: confidenceOf(answers),
    declinedBecause: answers.find(({ declinedBecause }) => declinedBecause !== null)?.declinedBecause ?? null,
    statements: parts.flatMap(({ statements }) => statements),
    correction: corrections.find(({ kind }) => kind === "corrected") ?? corrections[0] ?? null,
    related: [...related.values()].filter(({ passage_id }) => !cited.has(passage_id)).slice(0, mostRelated),
    searched: { ...mostSearched(answers), authorities: distinct(answers.flatMap(({ searched }) => searched.authorities)) },
    not_searched: distinct(answers.flatMap(({ not_searched }) => not_searched)),
    clauses_not_taken: distinct(answers.flatMap(({ clauses_not_taken }) => clauses_not_taken)),
    other_names: [...new Map(answers.flatMap((one) => one.other_names).map((name) => [JSON.stringify(name), name])).values()],
    retrieved_documents: Math.max(...answers.map(({ retrieved_documents }) => retrieved_documents)),
    parts,
  };
}

/** All answered is answered, and where nothing is said one that is declined stands for all; whoever reads one of them as the whole must see that it is not. */
function outcomeOf(answers: readonly ComposedAnswer[]): Outcome {
  const [first = "nothing_found"] = answers.map(({ outcome }) => outcome);
  if (answers.every(({ outcome }) => outcome === first)) return first;
  if (answers.some(({ statements }) => statements.length > 0)) return "inconclusive";
  return answers.some(({ outcome }) => outcome === "declined") ? "declined" : "nothing_found";
}

/** What was searched for one question was searched for all of them but those that were refused before. */
const mostSearched = (answers: readonly ComposedAnswer[]) => {
  const searched = answers.map((one) => one.searched);
  const most = (count: "sources" | "passages") => Math.max(0, ...searched.map((one) => one[count]));
  return { sources: most("sources"), passages: most("passages") };
};

/** A chain holds as its weakest link: somebody relies on all of the answer. What was not answered claims nothing. */
const confidenceOf = (answers: readonly ComposedAnswer[]): number => {
  const given = answers.filter(({ statements }) => statements.length > 0).map(({ confidence }) => confidence);
  return given.length === 0 ? 0 : Math.min(...given);
};
