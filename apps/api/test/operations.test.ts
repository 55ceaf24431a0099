import { api, isChange, isRestOnly, Failure, type Operation, type Operations } from "@clausewise/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { json, read, type Answer } from "./requests.ts";
import { samples } from "./samples.ts";
import { startServer, type TestServer } from "./server.ts";
import { openBrowser, signIn, type Browser } from "./sign-in.ts";

interface Row {
  name: string;
  operation: Operation;
}

const rows: Row[] = Object.entries<Operations>(api).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, operation]) => ({ name: `${feature}.${name}`, operation })),
);
const overRpc = rows.filter(({ operation }) => !isRestOnly(operation));
const guarded = rows.filter(({ operation }) => operation.access !== "public");
const mayFail = new Set([
  "answers.askAgain",
  "answers.get",
  "answers.changes",
  "library.read",
  "library.compare",
  "library.contents",
  "library.describe",
  "notifications.markRead",
  "queries.update",
  "sessions.create",
]);
const ends = new Set(["sessions.logout", "sessions.revokeAll"]);

let server: TestServer;
let ana: Browser;
let dana: Browser;

beforeAll(async () => {
  server = await startServer();
  ana = await signIn(server.base, "ana");
  dana = await signIn(server.base, "dana");
}, 60_000);
afterAll(() => server.close());

const inputOf = ({ name }: Row) => samples[name] ?? {};
const signedIn = ({ operation }: Row) => (operation.access === "administrator" ? dana : ana);

function rest(browser: Browser, row: Row, input: Record<string, unknown> = inputOf(row)) {
  const rest = { ...input };
  const path = row.operation.path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = encodeURIComponent(String(rest[field]));
    delete rest[field];
    return value;
  });
  const hasBody = row.operation.method !== "GET" && Object.keys(rest).length > 0;
  const asked =
    row.operation.method === "GET"
      ? new URLSearchParams(Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]))
      : "";
  return browser.fetch(
    String(asked) === "" ? path : `${path}?${String(asked)}`,
    hasBody ? json(row.operation.method, rest) : { method: row.operation.method },
  );
}

const rpc = (browser: Browser, row: Row, input: unknown = inputOf(row)) =>
  isChange(row.operation)
    ? browser.fetch(`/api/rpc/${row.name}`, json("POST", input))
    : browser.fetch(`/api/rpc/${row.name}?input=${encodeURIComponent(JSON.stringify(input))}`);

/** The status of a refusal; throws when its body is anything but the one shape of failures. */
const failureOf = async (response: Response): Promise<number> => {
  Failure.strict().parse(await response.json());
  return response.status;
};

describe("someone who is not signed in", () => {
  test.each(guarded)("is refused $name over REST", async (row) => {
    expect(await failureOf(await rest(openBrowser(server.base), row))).toBe(401);
  });

  test.each(guarded.filter(({ operation }) => !isRestOnly(operation)))("is refused $name over tRPC", async (row) => {
    expect((await rpc(openBrowser(server.base), row)).status).toBe(401);
  });
});

describe("someone without the role", () => {
  test.each(rows.filter(({ operation }) => operation.access === "administrator"))("is refused $name on both transports", async (row) => {
    expect(await failureOf(await rest(ana, row))).toBe(403);
    expect((await rpc(ana, row)).status).toBe(403);
  });
});

describe("a proper call", () => {
  const proper = overRpc.filter(({ name }) => !mayFail.has(name) && !ends.has(name));

  test.each(proper)("of $name is answered alike over REST and tRPC, as the contract says", async (row) => {
    const answered = await rest(signedIn(row), row);
    expect(answered.status).toBe(200);
    const body = await read<Answer<unknown>>(answered);
    const isBare = row.operation.reply === "bare";
    const data: unknown = isBare ? body : body.data;
    expect(isBare || Object.keys(body).join()).toBe(isBare || "success,data");
    expect(row.operation.output.safeParse(data).error).toBeUndefined();
    const called = await rpc(signedIn(row), row);
    expect(called.status).toBe(200);
    const { result } = await read<{ result: { data: unknown } }>(called);
    expect(row.operation.output.safeParse(result.data).error).toBeUndefined();
  });

  test.each(overRpc.filter(({ name }) => mayFail.has(name) && name !== "sessions.create"))(
    "of $name for something that is not there is 404 on both",
    async (row) => {
      expect(await failureOf(await rest(ana, row))).toBe(404);
      expect((await rpc(ana, row)).status).toBe(404);
    },
  );
});

describe("bad input", () => {
  const withFields = overRpc.filter(({ name }) => name in samples);

  test.each(withFields.flatMap((row) => Object.keys(inputOf(row)).map((field) => ({ ...row, field }))))(
    "of a wrong type for $field of $name is 400 on both transports",
    async (row) => {
      const input = { ...inputOf(row), [row.field]: row.operation.path.includes(`{${row.field}}`) ? "NOT VALID" : { wrong: [] } };
      expect(row.operation.method === "GET" ? 400 : await failureOf(await rest(signedIn(row), row, input))).toBe(400);
      expect((await rpc(signedIn(row), row, input)).status).toBe(400);
    },
  );
});

test("every operation is an address of its own", () => {
  const addresses = rows.map(({ operation }) => `${operation.method} ${operation.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
