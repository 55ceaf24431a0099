import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { AuditRecord, ReadAuditRecord } from "@clausewise/contracts";
import { ZipFile } from "yazl";
import type { ExportKey } from "./export-key.ts";

/** A record as it is stored and sealed, beside what of it can be read. */
export interface ExportedRecord {
  record: AuditRecord;
  read: Pick<ReadAuditRecord, "actor_label" | "session_id" | "address" | "reason" | "changes">;
}

/** What is said of an export before its records are read. */
export interface ExportStatement {
  exported_at: string;
  /** Whether it is every record from the first on, so that none can be missing. */
  whole: boolean;
  filter: Record<string, unknown>;
}

/**
 * Records as a ZIP that is made while it is read: NDJSON, a manifest with its hash, and the manifest's signature apart from it.
 * `tooling/verifier` proves it with nothing else.
 */
export function signedExport(
  records: AsyncIterable<ExportedRecord>,
  statement: ExportStatement,
  key: ExportKey,
): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as unknown as Readable;
  const mtime = new Date(statement.exported_at);
  const written = { hash: createHash("sha256"), records: 0, last_hash: null as string | null };
  zip.on("error", (error) => output.destroy(error as Error));
  const add = (path: string, open: () => Readable) =>
    zip.addReadStreamLazy(path, { mtime }, (take) =>
      take(
        null,
        open().once("error", (error) => output.destroy(error)),
      ),
    );
  add("records.ndjson", () => Readable.from(linesOf(records, written), { objectMode: false }));
  // Entries are written one after another: what the manifest says is known once the records are through.
  let manifest: Buffer | null = null;
  const manifestBytes = () => (manifest ??= manifestOf(statement, written, key));
  add("manifest.json", () => Readable.from([manifestBytes()]));
  add("manifest.sig", () => Readable.from([`${key.sign(manifestBytes())}\n`], { objectMode: false }));
  add("public-key.pem", () => Readable.from([key.publicKey], { objectMode: false }));
  zip.end();
  return output;
}

interface Written {
  hash: ReturnType<typeof createHash>;
  records: number;
  last_hash: string | null;
}

async function* linesOf(records: AsyncIterable<ExportedRecord>, written: Written): AsyncGenerator<string, void> {
  for await (const one of records) {
    const line = `${JSON.stringify(one)}\n`;
    written.hash.update(line);
    written.records += 1;
    written.last_hash = one.record.hash;
    yield line;
  }
}

function manifestOf(statement: ExportStatement, { hash, records, last_hash }: Written, { fingerprint }: ExportKey): Buffer {
  const said = { format: "clausewise-audit-export-1", ...statement, records, last_hash, sha256: hash.digest("hex"), key: fingerprint };
  return Buffer.from(`${JSON.stringify(said, null, 2)}\n`);
}
