import type { z } from "zod";
import { textOf, type Answer } from "../answer/answer.ts";
import { Unreadable } from "../connector.ts";

/** The JSON of an answer in the form that is known of it; throws `Unreadable` naming the first place where it is another. */
export function readJson<T>(schema: z.ZodType<T>, answer: Pick<Answer, "bytes">): T {
  const result = schema.safeParse(JSON.parse(textOf(answer)));
  if (result.success) return result.data;
  throw new Unreadable(`gave JSON in a form we do not know (${result.error.issues[0]?.path.join(".") || "as a whole"})`);
}
