import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AuditRecord } from "@clausewise/contracts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MalformedRecord, malformation } from "../features/audit/malformed-record.ts";
import { sampleCheckpoints, sampleRecords } from "../testing/sample-trail.ts";
import { auditCommand } from "./audit-command.ts";

const key = randomBytes(32);
const token = "token-of-this-machine";
let folder: string;
let said: string[];
let complained: string[];
let server: Server | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-audit-"));
  for (const name of ["data", "audit", "elsewhere"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "audit", "audit.key"), key.toString("hex"));
  [said, complained] = [[], []];
});
afterEach(() => {
  server?.close();
  server = null;
  rmSync(folder, { recursive: true });
});

const run = (...args: string[]) =>
  auditCommand(args, {
    home: folder,
    calledFrom: join(folder, "elsewhere"),
    dataDir: "data",
    auditDir: "audit",
    copyDir: null,
    databaseUrl: null,
    say: (line) => void said.push(line),
    complain: (line) => void complained.push(line),
  });

const checkpointed = (records: readonly AuditRecord[]) =>
  writeFileSync(
    join(folder, "audit", "checkpoints.jsonl"),
    sampleCheckpoints(records, key)
      .map((line) => `${line}\n`)
      .join(""),
  );

/** A running server that holds these records, and announces itself as the product does. */
async function serving(records: readonly unknown[]): Promise<void> {
  const listening = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "", "http://localhost");
    const [from, limit] = [Number(searchParams.get("from")), Number(searchParams.get("limit"))];
    const page = records.filter((record) => (record as AuditRecord).sequence >= from).slice(0, limit);
    const odd = page.findIndex((record) => malformation(record) !== null);
    const refused =
      request.headers.authorization !== `Bearer ${token}`
        ? [401, "Sign in to continue."]
        : odd === 0
          ? [409, new MalformedRecord((page[0] as AuditRecord).sequence, "outcome: wrong").message]
          : null;
    response.writeHead(refused ? Number(refused[0]) : 200, { "content-type": "application/json" });
    response.end(
      JSON.stringify(refused ? { success: false, error: refused[1] } : { success: true, data: odd === -1 ? page : page.slice(0, odd) }),
    );
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const address = listening.address();
  const port = typeof address === "object" && address ? address.port : 0;
  writeFileSync(join(folder, "data", "server.json"), JSON.stringify({ pid: process.pid, url: `http://127.0.0.1:${port}`, token }));
}

describe("with a running server", () => {
  test("an intact trail of several pages is proven", async () => {
    const records = [...sampleRecords(10_003, key)];
    checkpointed(records.slice(-1));
    await serving(records);
    expect(await run("verify")).toBe(0);
    expect(said).toEqual([expect.stringMatching(/^intact: 10003 records, 2 checkpoints, last no\. 10003 at 2026-\S+Z, in \d+\.\d s$/)]);
  });

  test("a trail that fills its last page to the brim is proven", async () => {
    const records = [...sampleRecords(5000, key)];
    checkpointed(records.slice(-1));
    await serving(records);
    expect(await run("verify")).toBe(0);
  });

  test("an edited record is named with its rule", async () => {
    const records = [...sampleRecords(6, key)];
    checkpointed(records.slice(-1));
    await serving(records.map((record) => (record.sequence === 4 ? { ...record, actor_role: "administrator" } : record)));
    expect(await run("verify")).toBe(1);
    expect(said).toEqual(["broken at record 4: hash — its content is not what was hashed"]);
  });

  test("a record that is none any more is named, though the server cannot hand it out", async () => {
    const records = [...sampleRecords(6, key)];
    checkpointed(records.slice(-1));
    await serving(records.map((record) => (record.sequence === 4 ? { ...record, outcome: "splendid" } : record)));
    expect(await run("verify")).toBe(1);
    expect(said).toEqual(["broken at record 4: form — outcome: wrong"]);
  });

  test("a server that does not let us in leaves the trail unread", async () => {
    await serving([]);
    const file = join(folder, "data", "server.json");
    writeFileSync(file, readFileSync(file, "utf8").replace(token, "another"));
    expect(await run("verify")).toBe(2);
    expect(complained).toEqual([expect.stringContaining("401")]);
  });
});

describe("with an export and no server", () => {
  let records: AuditRecord[];
  beforeEach(async () => {
    records = [...sampleRecords(9, key)];
    checkpointed([records[2]!, records[8]!]);
    await serving(records);
    await run("export", "trail.jsonl");
    server?.close();
    rmSync(join(folder, "data"), { recursive: true });
    said = [];
  });
  const file = () => join(folder, "elsewhere", "trail.jsonl");
  const edit = (change: (lines: string[]) => string[]) =>
    writeFileSync(file(), change(readFileSync(file(), "utf8").trimEnd().split("\n")).join("\n"));

  test("it is proven", async () => {
    expect(await run("verify", "--export", "trail.jsonl")).toBe(0);
    expect(said).toEqual([expect.stringMatching(/^intact: 9 records, 3 checkpoints, last no\. 9 at .+, exported .+, in /)]);
  });

  test("it is proven with an audit folder kept elsewhere", async () => {
    mkdirSync(join(folder, "vault"));
    writeFileSync(join(folder, "vault", "audit.key"), key.toString("hex"));
    writeFileSync(join(folder, "vault", "checkpoints.jsonl"), sampleCheckpoints([records[2]!, records[8]!], key).join("\n"));
    rmSync(join(folder, "audit"), { recursive: true });
    expect(await run("verify", "--export=trail.jsonl", "--audit-dir", "../vault")).toBe(0);
  });

  test.each([
    [
      "an edited record",
      (lines: string[]) => lines.map((line, n) => (n === 5 ? line.replace("answer.given", "answer.taken") : line)),
      "broken at record 5: hash",
    ],
    ["a record taken out", (lines: string[]) => lines.toSpliced(5, 1), "broken at record 5: gap"],
    ["a cut tail", (lines: string[]) => lines.slice(0, -1), "broken at record 9: checkpoint"],
    ["a line that is no JSON", (lines: string[]) => lines.with(5, "{"), "broken at record 5: form"],
    [
      "an edited first line",
      (lines: string[]) => lines.with(0, lines[0]!.replace('"checkpoints":3', '"checkpoints":2')),
      "broken at record 1: export header",
    ],
  ])("%s is found", async (_what, change, verdict) => {
    edit(change);
    expect(await run("verify", "--export", "trail.jsonl")).toBe(1);
    expect(said).toEqual([expect.stringContaining(verdict)]);
  });

  test("a file of another kind cannot be read", async () => {
    writeFileSync(file(), "id,name\n1,ana\n");
    expect(await run("verify", "--export", "trail.jsonl")).toBe(2);
    expect(complained).toEqual([expect.stringContaining("is not an export")]);
  });

  test("a file that is not there cannot be read", async () => {
    expect(await run("verify", "--export", "nowhere.jsonl")).toBe(2);
    expect(complained).toEqual([expect.stringContaining("cannot be read")]);
  });

  test("without the key it cannot be read", async () => {
    rmSync(join(folder, "audit", "audit.key"));
    expect(await run("verify", "--export", "trail.jsonl")).toBe(2);
    expect(complained).toEqual([expect.stringContaining("--audit-dir")]);
  });
});

test("with neither server nor export one line says what to do", async () => {
  expect(await run("verify")).toBe(2);
  expect(complained).toEqual(["No server is running here: start it with `npm start`, or name an export with --export <file>."]);
  expect(said).toEqual([]);
});

test("an export never replaces a file, and a failed one leaves none", async () => {
  const records = [...sampleRecords(3, key)];
  await serving(records.map((record) => (record.sequence === 2 ? { ...record, outcome: "splendid" } : record)));
  expect(await run("export", "trail.jsonl")).toBe(1);
  writeFileSync(join(folder, "elsewhere", "kept.jsonl"), "kept");
  expect(await run("export", "kept.jsonl")).toBe(2);
  expect(readFileSync(join(folder, "elsewhere", "kept.jsonl"), "utf8")).toBe("kept");
  expect(() => readFileSync(join(folder, "elsewhere", "trail.jsonl"))).toThrow("ENOENT");
});

test.each([
  [[]],
  [["prove"]],
  [["export"]],
  [["verify", "--quick"]],
  [["verify", "file.jsonl"]],
  [["verify", "--export"]],
  [["restored"]],
  [["restored", "--reason", " "]],
  [["verify", "--reason", "why"]],
])("%j is answered with the usage", async (args) => {
  expect(await run(...args)).toBe(2);
  expect(complained.join("\n")).toContain("npm run audit -- verify");
});
