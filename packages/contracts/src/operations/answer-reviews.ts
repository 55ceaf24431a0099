import { z } from "zod";
import { Done, Id, text } from "../domain/fields.ts";
import { lengths } from "../domain/limits.ts";
import { operations } from "../wire/operation.ts";

/** Who was asked to review an answer; only whoever asked is told. */
export const AnswerReviews = z.object({
  answer_id: Id,
  is_own: z.boolean(),
  reviewers: z.array(z.object({ id: Id, name: z.string() })),
});
export type AnswerReviews = z.infer<typeof AnswerReviews>;

const Asked = z.object({ id: Id.describe("The answer's"), person_id: Id });

const answer = { operation: "answers.ask", take: "answer_id" } as const;
const asked = <const T extends string>(take: T) => ({ operation: "answerReviews.ask", take }) as const;

export const answerReviewOperations = operations({
  of: {
    method: "GET",
    path: "/api/answers/{id}/reviewers",
    access: "user",
    summary: "Who was asked to review an answer.",
    input: z.object({ id: Id.describe("The answer's") }),
    output: AnswerReviews,
    example: {},
    needs: { id: answer },
  },
  ask: {
    method: "POST",
    path: "/api/answers/{id}/reviewers",
    access: "user",
    summary: "Asks a reviewer or an administrator to review an answer: they read it with what it cites, may sign it, and are told of it.",
    input: z.object({
      id: Id.describe("The answer's"),
      person_id: Id.describe("Of a reviewer or an administrator"),
      note: text(lengths.description).default(""),
    }),
    output: Asked,
    example: { note: "Does it hold for our pump?" },
    needs: { id: answer, person_id: { fixture: "reviewer", take: "id" } },
  },
  end: {
    method: "DELETE",
    path: "/api/answers/{id}/reviewers/{person_id}",
    access: "user",
    summary: "Takes an answer back from a reviewer; what they signed stays.",
    input: z.object({ id: Id.describe("The answer's"), person_id: Id }),
    output: Done,
    example: {},
    needs: { id: asked("id"), person_id: asked("person_id") },
  },
});
