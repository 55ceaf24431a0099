import { randomUUID } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NewSourceVersion } from "@clausewise/contracts";
import { planCorpus } from "@clausewise/documents";
import { afterEach, expect, test } from "vitest";
import { filesUnder } from "./corpus-files.ts";
import { importPlan, reportLines } from "./corpus-import.ts";

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const row = (identifier: string, status: string) =>
  JSON.stringify({
    identifier,
    title: "A rule",
    authority: "FDA",
    jurisdiction: "US",
    kind: "regulation",
    status,
    citation: `${identifier}(a)`,
    text: "It holds.",
    label: status,
  });

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "corpus-"));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** A server that keeps what it is sent, answering the first calls with the statuses given. */
async function libraryServer(statuses: number[] = []) {
  const received: { version: NewSourceVersion; authorization: string | undefined }[] = [];
  const known = new Set<string>();
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      const status = statuses.shift() ?? 200;
      response.writeHead(status, { "content-type": "application/json" });
      if (status !== 200) return response.end(JSON.stringify({ success: false, error: "Not now" }));
      received.push({ version: NewSourceVersion.parse(JSON.parse(body)), authorization: request.headers.authorization });
      const outcome = known.has(body) ? "unchanged" : "added";
      known.add(body);
      const data = { outcome, source_id: randomUUID(), version_id: randomUUID(), passages: { added: 1, kept: 0, removed: 0 } };
      return response.end(JSON.stringify({ success: true, data }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo; // a server on a TCP port has no other kind of address
  return { received, server: { url: `http://127.0.0.1:${port}`, token: "secret" } };
}

const run = async (folder: string, server: { url: string; token: string }, signal = new AbortController().signal) =>
  importPlan(await planCorpus(filesUnder([folder])), server, { signal, progress: () => undefined, wait: 1 });

test("importing a folder twice adds every source once, superseded versions first", async () => {
  const { server, received } = await libraryServer();
  const folder = folderWith({ "rules.jsonl": [row("Rule 1", "in_force"), row("Rule 1", "superseded")].join("\n") });
  expect(await run(folder, server)).toMatchObject({ added: 2, unchanged: 0, passages: 2, failed: [] });
  expect(await run(folder, server)).toMatchObject({ added: 0, unchanged: 2 });
  expect(received.slice(0, 2).map(({ version }) => version.status)).toEqual(["superseded", "in_force"]);
  expect(received[0]?.authorization).toBe("Bearer secret");
});

test("a busy server is asked again", async () => {
  const { server } = await libraryServer([503, 429, 503]);
  expect(await run(folderWith({ "rules.jsonl": row("Rule 1", "final") }), server)).toMatchObject({ added: 1, failed: [] });
});

test("a refused source is reported with the server's reason while the others go in", async () => {
  const { server } = await libraryServer([422]);
  const report = await run(folderWith({ "a.jsonl": row("Rule 1", "final"), "b.jsonl": row("Rule 2", "final") }), server);
  expect(report).toMatchObject({ added: 1, failed: [{ reason: "the server answered 422: Not now" }] });
});

test("files that hold no source are listed and do not fail the import", async () => {
  const { server } = await libraryServer();
  const report = await run(folderWith({ "notes.txt": "A note.", "rules.jsonl": row("Rule 1", "final") }), server);
  const lines = reportLines(report, 1.2);
  expect(report.failed).toEqual([]);
  expect(lines.find((line) => line.includes("notes.txt"))).toContain("does not say at its head what source it is");
  expect(lines.at(-1)).toContain("1 added, 0 changed, 0 unchanged, 0 failed, 1 files could not be read; 1 passages");
});

test("an interrupted import stops before the next source and says how to go on", async () => {
  const { server, received } = await libraryServer();
  const report = await run(folderWith({ "rules.jsonl": row("Rule 1", "final") }), server, AbortSignal.abort());
  expect(received).toEqual([]);
  expect(reportLines(report, 0).at(-1)).toContain("same command again");
});
