import type { EarlierLaw } from "@clausewise/retrieval";
import type { CitedStatement } from "./cited-passages.ts";
import type { ComposedAnswer } from "./composed-answer.ts";
import type { AskedQuestion } from "./gather-evidence.ts";
import { joinedAnswer } from "./joined-answer.ts";
import type { SearchView } from "./search-view.ts";

/** A question to a law, with what its answer is headed by. */
interface AskedOfLaw {
  heading: string;
  asked: AskedQuestion;
}

/** What a question asks of the law in force and of the one before it, as two questions, each to be answered under the law of its day. */
export function askedOfBoth(
  { earlier, later, clause, last, topic }: EarlierLaw,
  asked: AskedQuestion,
): { inForce: AskedOfLaw; before: AskedOfLaw } {
  return {
    inForce: { heading: `${later}, in force: ${topic}`, asked: { ...asked, query: `${later}: ${topic}` } },
    before: { heading: `${earlier}, in force until ${last}: ${topic}`, asked: { ...asked, query: topic, within: clause, day: last } },
  };
}

/** Statements on an earlier law as one reads them today: what is no longer held is superseded. */
async function asOfToday(statements: readonly CitedStatement[], today: SearchView): Promise<CitedStatement[]> {
  const keys = statements.flatMap(({ citations }) => citations.map(({ key }) => key));
  const held = new Set((await today.located(keys)).map(({ passage }) => passage.key));
  return statements.map((one) => ({
    ...one,
    citations: one.citations.map((cited) => (held.has(cited.key) ? cited : { ...cited, status: "superseded" as const })),
  }));
}

/** What the law in force says and, after it, what the one before it said, each headed by its standing; null where nothing is held of that. */
export async function besideEarlier(
  { inForce, before }: Record<"inForce" | "before", AskedOfLaw & { answer: ComposedAnswer }>,
  today: SearchView,
): Promise<ComposedAnswer | null> {
  const statements = await asOfToday(before.answer.statements, today);
  if (!statements.some(({ citations }) => citations.some(({ status }) => status === "superseded"))) return null;
  const earlier = { ...before.answer, statements, correction: null };
  return joinedAnswer(inForce.answer.authority, [inForce.heading, before.heading], [inForce.answer, earlier]);
}
