import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import { notFound } from "../../../errors.ts";
import { viewerOf, type Caller, type Services } from "../../../service.ts";
import { findAnswer } from "../answers.repository.ts";

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
    const { query, authority, authority_chosen, product_type, scope, follows, read_as } = answer;
    const context = { ...(product_type && { product_type }), ...(scope && { scope }), ...(follows && read_as && { follows }) };
    const under = { authority: authority_chosen ?? authority, keeps_authority: authority_chosen === null };
    return ask({ query, ...under, as_of: clock.today(), repeats: id, ...context }, caller);
  };
