import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import { notFound } from "../../../errors.ts";
import { viewerOf, type Caller, type Services } from "../../../service.ts";
import type { Citations } from "../../citations/citations.ts";
import { findAnswer, ownsAnswer } from "../answers.repository.ts";

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
    const answer = await findAnswer(database, viewerOf(caller), id);
    if (!answer) throw notFound("This answer");
    const { query, authority, product_type, scope, follows, read_as } = answer;
    const context = { ...(product_type && { product_type }), ...(scope && { scope }), ...(follows && read_as && { follows }) };
    return ask({ query, authority, as_of: clock.today(), repeats: id, ...context }, caller);
  };

/** Tells which cited passages of an answer have changed since it was given. */
export const createChanges =
  ({ database, clock }: Parts, citations: Pick<Citations, "changedSince">): Services["answers"]["changes"] =>
  async ({ id }, caller) => {
    const viewer = viewerOf(caller);
    if (!(await ownsAnswer(database, viewer, id))) throw notFound("This answer");
    const changes = await citations.changedSince(viewer, "answer", [id], clock.today());
    return { answer_id: id, checked_at: clock.now(), changes: changes.get(id) ?? [] };
  };
