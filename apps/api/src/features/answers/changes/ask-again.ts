import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import { notFound } from "../../../errors.ts";
import { actorOf, type Caller, type Services } from "../../../service.ts";
import type { AnswerChanges } from "./answer-changes.ts";
import { findGivenAnswer } from "./answer-changes.repository.ts";

export type Ask = (
  input: Parameters<Services["answers"]["ask"]>[0] & { repeats?: string },
  caller: Caller,
) => ReturnType<Services["answers"]["ask"]>;

interface Parts {
  database: Database;
  clock: Clock;
}

/** Asks the question of a person's own answer once more, under the law of today. */
export const createAskAgain =
  ({ database, clock }: Parts, ask: Ask): Services["answers"]["askAgain"] =>
  async ({ id }, caller) => {
    const answer = await findGivenAnswer(database, actorOf(caller).id, id);
    if (!answer) throw notFound("This answer");
    const { query, authority, product_type, follows, read_as } = answer;
    const context = { ...(product_type && { product_type }), ...(follows && read_as && { follows }) };
    return ask({ query, authority, as_of: clock.today(), repeats: id, ...context }, caller);
  };

/** Tells which cited passages of an answer have changed since it was given. */
export const createChanges =
  ({ database, clock }: Parts, answerChanges: AnswerChanges): Services["answers"]["changes"] =>
  async ({ id }, caller) => {
    const owner = actorOf(caller).id;
    const answer = await findGivenAnswer(database, owner, id);
    if (!answer) throw notFound("This answer");
    const changes = await answerChanges.changes(owner, [answer], clock.today());
    return { answer_id: id, checked_at: clock.now(), changes: changes.get(answer.answer_id) ?? [] };
  };
