import { open, rename, rm, type FileHandle } from "node:fs/promises";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { chainStart } from "../features/audit/audit-chain.ts";
import { ExportHeader, exportHeader } from "../features/audit/audit-export.ts";
import { MalformedRecord } from "../features/audit/malformed-record.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { CallError, type Server, call } from "./server.ts";

/** Evidence that cannot be read at all; `message` is one line that says what to do. */
export class Unreadable extends Error {
  override name = "Unreadable";
}

const pageSize = 1000;

/** Records looked at before the connection gets a turn: without turns the next page would not even be asked for. */
const recordsAtOnce = 250;

/** Looked at closely by who verifies; copying every record here would only cost time. */
const Page = z.array(z.unknown());
const Numbered = z.object({ sequence: z.number() });

/** Every record that the server holds, page by page; each page is on its way while the one before it is looked at. */
export async function* recordsOf(server: Server): AsyncGenerator<unknown, void> {
  let coming = pageOf(server, 1, pageSize);
  for (let from = 1; ;) {
    const page = await coming;
    const full = page.length === pageSize;
    from = Math.max(full ? from + 1 : from, numberOf(page.at(-1)) + 1);
    // A short page ends the trail, or stops before what is no record: asked for by itself, the server names that.
    coming = pageOf(server, from, full ? pageSize : 1);
    // A failure is met where the page is awaited, which a break in an earlier record may keep from happening.
    coming.catch(() => undefined);
    for (let at = 0; at < page.length; at += recordsAtOnce) {
      await setImmediate();
      yield* page.slice(at, at + recordsAtOnce);
    }
    if (full) continue;
    await coming;
    return;
  }
}

const numberOf = (record: unknown): number => Numbered.safeParse(record).data?.sequence ?? 0;

async function pageOf(server: Server, from: number, limit: number): Promise<z.infer<typeof Page>> {
  try {
    const page = Page.safeParse(await call(server, "GET", `/api/audit/records?from=${from}&limit=${limit}`));
    if (!page.success) throw new CallError("the server answered something that is no list of records");
    return page.data;
  } catch (error) {
    const malformed = error instanceof CallError ? MalformedRecord.from(error.message) : null;
    throw malformed ?? error;
  }
}

/** The header of an export, and its records as they stand in the file. */
export async function openExport(file: string): Promise<{ header: ExportHeader; records: AsyncGenerator<unknown, void> }> {
  const lines = linesOf(file);
  const first = await lines.next().catch(() => {
    throw new Unreadable(`${file} cannot be read.`);
  });
  const header = ExportHeader.safeParse(first.done ? undefined : parsed(first.value));
  if (!header.success) throw new Unreadable(`${file} is not an export of an audit trail: make one with \`pnpm audit export <file>\`.`);
  return { header: header.data, records: recordsIn(lines) };
}

async function* linesOf(file: string): AsyncGenerator<string, void> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

async function* recordsIn(lines: AsyncGenerator<string, void>): AsyncGenerator<unknown, void> {
  let expected = 1;
  for await (const line of lines) {
    const record = parsed(line);
    if (record === undefined) throw new MalformedRecord(expected, "its line is not JSON");
    yield record;
    expected += 1;
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Room for the first line, which is known last; JSON may be followed by spaces. */
const headerLength = 512;

const Sealed = z.looseObject({ hash: z.string() });

/** Writes an export; the file appears only when it is whole. */
export async function writeExport(file: string, records: AsyncIterable<unknown>, checkpoints: number, key: Buffer): Promise<ExportHeader> {
  const draft = `${file}.${process.pid}.part`;
  const handle = await open(draft, "wx", 0o600).catch(() => {
    throw new Unreadable(`${file} cannot be written: choose a folder that exists and is yours.`);
  });
  try {
    await handle.write(headerLine(""), 0);
    const { count, head } = await writeRecords(handle, records);
    const header = exportHeader({ exported_at: systemClock.now(), count, head, checkpoints }, key);
    await handle.write(headerLine(JSON.stringify(header)), 0);
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    return header;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

const headerLine = (text: string): string => `${text.padEnd(headerLength - 1)}\n`;

const linesAtOnce = 1000;

async function writeRecords(handle: FileHandle, records: AsyncIterable<unknown>): Promise<{ count: number; head: string }> {
  let [position, count, head, lines] = [headerLength, 0, chainStart, new Array<string>()];
  const put = async () => {
    const bytes = Buffer.from(lines.join(""));
    lines = [];
    await handle.write(bytes, 0, bytes.length, position);
    position += bytes.length;
  };
  for await (const record of records) {
    lines.push(`${JSON.stringify(record)}\n`);
    count += 1;
    head = Sealed.parse(record).hash;
    if (lines.length === linesAtOnce) await put();
  }
  await put();
  return { count, head };
}
