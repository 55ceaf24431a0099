import { z } from "zod";
import type { Operation } from "./operation.ts";
import { problemsIn } from "./problems.ts";

export type ReadInput = { ok: true; input: unknown } | { ok: false; problems: string };

/** Reads what was sent to an operation; an empty field that may be left out is left out, as forms send what nobody filled in. */
export function readInput({ input: schema }: Pick<Operation, "input">, given: unknown): ReadInput {
  const filledIn = withoutEmpty(schema, given);
  const { data, error } = schema.safeParse(filledIn);
  return error ? { ok: false, problems: problemsIn(error, filledIn) } : { ok: true, input: data };
}

/** What was given, without the empty fields that may be left out. */
export function withoutEmpty(schema: z.ZodType, given: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || typeof given !== "object" || given === null) return given;
  const kept = Object.entries(given).filter(([name, value]) => value !== "" || !mayBeLeftOut(schema.shape[name]));
  return Object.fromEntries(kept);
}

/** An exactly optional field may be left out though `undefined` in its place is refused. */
const mayBeLeftOut = (field: unknown): boolean =>
  field instanceof z.ZodExactOptional || (field instanceof z.ZodType && field.safeParse(undefined).success);
