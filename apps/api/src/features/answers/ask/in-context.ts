import type { Authority, ProductType, Scope, SearchResult } from "@clausewise/contracts";
import type { FollowUp, QuestionReader } from "@clausewise/retrieval";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import { notFound } from "../../../errors.ts";
import { findAnswer } from "../answers.repository.ts";
import type { Viewer } from "../../../service.ts";
import type { Ask } from "../changes/ask-again.ts";

type AskInput = Parameters<Ask>[0];

/** A question as it is to be answered. */
export interface QuestionInContext {
  /** The question with what it takes from the one before it. */
  query: string;
  /** The same, where it is not as it was typed. */
  read_as: string | null;
  authority: Authority;
  keeps_authority: boolean;
  product_type: ProductType | null;
  /** Null for everywhere. */
  scope: Scope | null;
  day: string;
  follows: string | null;
  /** The earlier answer that is asked again. */
  repeats: string | null;
}

interface Parts {
  database: Database;
  clock: Clock;
  questions: QuestionReader;
}

/** Reads a question with the answer it follows, which must be one's own. */
export async function readInContext({ database, clock, questions }: Parts, viewer: Viewer, input: AskInput): Promise<QuestionInContext> {
  const asTyped: QuestionInContext = {
    query: input.query,
    read_as: null,
    authority: input.authority,
    keeps_authority: input.keeps_authority ?? false,
    product_type: input.product_type ?? null,
    scope: input.scope ?? null,
    day: input.as_of ?? clock.today(),
    follows: input.follows ?? null,
    repeats: input.repeats ?? null,
  };
  if (!input.follows) return asTyped;
  const previous = await findAnswer(database, viewer, input.follows);
  if (!previous) throw notFound("The answer to follow up");
  const { read_as, authority, product_type } = readAfter(previous, input.query, questions);
  if (read_as === null) return asTyped;
  return {
    ...asTyped,
    query: read_as,
    read_as,
    authority: authority ?? previous.authority,
    product_type: product_type ?? input.product_type ?? previous.product_type,
    scope: input.scope ?? previous.scope,
    day: input.as_of ?? dayOf(previous, clock.today()),
  };
}

/** A question offered with an answer is whole as it stands. */
function readAfter(previous: SearchResult, query: string, questions: QuestionReader): FollowUp {
  if (previous.related_questions.some(({ question }) => question === query.trim()))
    return { read_as: null, authority: null, product_type: null };
  const heading = previous.statements[0]?.citations[0]?.heading;
  const { query: question, read_as, authority } = previous;
  return questions.readFollowUp({ question, read_as, authority, ...(heading !== undefined && { heading }) }, query);
}

/** The day an answer was narrowed to; one that went by the day it was asked on is followed up on today's law. */
const dayOf = ({ as_of, audit_trail }: SearchResult, today: string): string =>
  as_of === audit_trail.timestamp.slice(0, 10) ? today : as_of;
