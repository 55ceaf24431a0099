import { createSocket } from "node:dgram";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { systemClock } from "../../platform/clock/clock.ts";
import { openCheckpointCopies } from "./checkpoint-copies.ts";
import { checkpointLines, logPath } from "./checkpoint-files.ts";

let folder: string;
let warnings: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "clausewise-copies-"));
  warnings = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (settings: Partial<Parameters<typeof openCheckpointCopies>[0]>) =>
  openCheckpointCopies({ folder: null, syslog: null, ...settings }, { clock: systemClock, warn: (line) => void warnings.push(line) });

test("a second folder gets what it has missed and every new line, and keeps what only it holds", () => {
  appendFileSync(logPath(folder), "one\nelsewhere\n");
  const copies = open({ folder });
  copies.begin(["one", "two"]);
  copies.add("three");
  expect(checkpointLines(folder)).toEqual(["one", "elsewhere", "two", "three"]);
});

test("a second folder that is away is told once and catches up when it is back", () => {
  const away = join(folder, "away");
  const copies = open({ folder: away });
  copies.begin(["one"]);
  copies.add("two");
  expect(warnings).toEqual([expect.stringContaining("cannot be written")]);
  mkdirSync(away);
  copies.add("three");
  expect(checkpointLines(away)).toEqual(["one", "two", "three"]);
});

const message = /^<109>1 \d{4}-\d\d-\d\dT\S+Z \S+ clausewise \d+ checkpoint - \{"sequence":7\}$/;

test("a syslog server gets each line over UDP as RFC 5424 writes it", async () => {
  const server = createSocket("udp4");
  const received = new Promise<string>((resolve) => server.once("message", (bytes) => resolve(String(bytes))));
  await new Promise<void>((resolve) => server.bind(0, "127.0.0.1", resolve));
  const copies = open({ syslog: { protocol: "udp", host: "127.0.0.1", port: server.address().port } });
  copies.add('{"sequence":7}');
  expect(await received).toMatch(message);
  copies.close();
  server.close();
});

test("a syslog server gets each line over TCP, counted, and at start the last one there is", async () => {
  const server = createServer();
  const received = new Promise<string>((resolve) =>
    server.once("connection", (socket) => {
      let text = "";
      socket.on("data", (bytes) => (text += String(bytes))).on("end", () => resolve(text));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const copies = open({ syslog: { protocol: "tcp", host: "127.0.0.1", port: typeof address === "object" && address ? address.port : 0 } });
  server.once("connection", () => copies.close());
  copies.begin(["{}", '{"sequence":7}']);
  const [, length, text] = /^(\d+) (.+)$/.exec(await received) ?? [];
  expect(text).toMatch(message);
  expect(Buffer.byteLength(text ?? "")).toBe(Number(length));
  server.close();
});

test("a file in the place of the second folder is no reason to stop", () => {
  writeFileSync(join(folder, "file"), "");
  const copies = open({ folder: join(folder, "file") });
  copies.begin(["one"]);
  expect(warnings).toHaveLength(1);
});
