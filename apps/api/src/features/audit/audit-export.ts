import { z } from "zod";
import { sign } from "./audit-chain.ts";
import type { RecordForm } from "./open-record.ts";

/** First line of an export. It fixes how many checkpoint lines there were, so that those written later can be told apart. */
export const ExportHeader = z.strictObject({
  /** 2 since records are sealed under people's keys. */
  format: z.enum(["clausewise-audit-1", "clausewise-audit-2"]),
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
  const header = { format: "clausewise-audit-2" as const, ...statement };
  return { ...header, signature: sign("export", header, key) };
}

export const isSignedHeader = ({ signature, ...header }: ExportHeader, key: Buffer): boolean => signature === sign("export", header, key);

/** The form of the records that follow a header. */
export const formOf = ({ format }: ExportHeader): RecordForm => (format === "clausewise-audit-1" ? "open" : "sealed");
