import { z } from "zod";
import { sign } from "./audit-chain.ts";

/** First line of an export. It fixes how many checkpoint lines there were, so that those written later can be told apart. */
export const ExportHeader = z.strictObject({
  format: z.literal("clausewise-audit-1"),
  exported_at: z.iso.datetime(),
  count: z.int().min(0),
  /** Hash of the last record. */
  head: z.string().regex(/^[0-9a-f]{64}$/),
  checkpoints: z.int().min(0),
  signature: z.string(),
});
export type ExportHeader = z.infer<typeof ExportHeader>;

/** The header with its signature. */
export function exportHeader(statement: Omit<ExportHeader, "format" | "signature">, key: Buffer): ExportHeader {
  const header = { format: "clausewise-audit-1" as const, ...statement };
  return { ...header, signature: sign("export", header, key) };
}

export const isSignedHeader = ({ signature, ...header }: ExportHeader, key: Buffer): boolean => signature === sign("export", header, key);
