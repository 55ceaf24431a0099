import type { Answers, ProductQuestion } from "@clausewise/contracts";

export interface QuestionGroup {
  name: string;
  questions: ProductQuestion[];
}

/** Questions under their headings, in their order. */
export function groupsOf(questions: readonly ProductQuestion[]): QuestionGroup[] {
  const groups = Map.groupBy(questions, ({ group }) => group);
  return [...groups].map(([name, all]) => ({ name, questions: all }));
}

const isAnswered = (answers: Answers, { id }: ProductQuestion): boolean => answers[id] !== undefined;

/** Questions of a group that have no answer yet; one that is said not to be known has one. */
export const openIn = ({ questions }: QuestionGroup, answers: Answers): number =>
  questions.filter((question) => !isAnswered(answers, question)).length;

/** What a choice of several becomes when an option is ticked or no longer: what stands alone pushes the others out. */
export function ticked({ options }: ProductQuestion, before: readonly string[], after: readonly string[]): string[] {
  const added = after.find((value) => !before.includes(value));
  const isAlone = (value: string) => value === "unknown" || options.some((option) => option.alone && option.value === value);
  if (added !== undefined && isAlone(added)) return [added];
  return after.filter((value) => !isAlone(value));
}

/** Answers with one of them changed; an empty one is no answer. */
export function withAnswer(answers: Answers, id: string, answer: string | string[]): Answers {
  const { [id]: _, ...others } = answers;
  return answer.length === 0 ? others : { ...others, [id]: answer };
}
