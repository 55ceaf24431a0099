import { z } from "zod";

/** A place in a document that is filled in, or to be filled in. */
export const FormSlot = z.object({
  /** Places of one name hold one thing: what is written in one of them stands in all. */
  name: z.string(),
  label: z.string(),
  /** Null while it is not known. */
  value: z.string().nullable(),
  /** What belongs there. */
  hint: z.string().nullable(),
});
export type FormSlot = z.infer<typeof FormSlot>;

/** Words, and places among them. */
export const FormWords = z.array(z.union([z.string(), FormSlot]));
export type FormWords = z.infer<typeof FormWords>;

const FormColumn = z.object({
  title: z.string(),
  /** In characters; null where it follows from what stands in it. */
  width: z.number().nullable(),
  /** What may be chosen in it; empty where anything may be written. */
  options: z.array(z.string()),
  hint: z.string().nullable(),
});
export type FormColumn = z.infer<typeof FormColumn>;

const FormTable = z.object({
  kind: z.literal("table"),
  columns: z.array(FormColumn),
  /** A row without any words is one to be filled in. */
  rows: z.array(z.array(FormWords)),
});
export type FormTable = z.infer<typeof FormTable>;

const FormRecord = z.object({
  title: z.string(),
  /** What it shows, and where it stands. */
  detail: z.string(),
  /** Why it is to be looked at again. */
  caution: z.string().nullable(),
});
export type FormRecord = z.infer<typeof FormRecord>;

/** What stands one below the other in a document that is filled in. */
export const FormBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), words: FormWords }),
  z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(FormWords) }),
  z.object({ kind: z.literal("fields"), fields: z.array(FormSlot) }),
  z.object({ kind: z.literal("choice"), label: z.string(), options: z.array(z.string()) }),
  FormTable,
  z.object({ kind: z.literal("signatures"), roles: z.array(z.string()) }),
  /** What is at hand: evidence and answers. */
  z.object({ kind: z.literal("records"), title: z.string(), records: z.array(FormRecord) }),
]);
export type FormBlock = z.infer<typeof FormBlock>;
