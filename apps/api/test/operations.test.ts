import { Failure, fieldNaming } from "@clausewise/contracts";
import { beforeAll, describe, expect, test } from "vitest";
import { callRest, callRpc, overRpc, rows, type Input, type Row } from "./calls.ts";
import { createExamples, type Examples } from "./examples.ts";
import { read, type Answer } from "./requests.ts";
import { sharedServer, type RunningServer } from "./server.ts";
import { openBrowser, type Browser } from "./sign-in.ts";

let server: RunningServer;
let examples: Examples;

beforeAll(async () => {
  server = await sharedServer();
  examples = createExamples(server);
});

const isOfRole = ({ access }: Row["operation"]): boolean => access === "administrator" || access === "reviewer";
const ofRoles = rows.filter(({ operation }) => isOfRole(operation));
const guarded = rows.filter(({ operation }) => operation.access !== "public");
const anId = "00000000-0000-4000-8000-000000000000";

const callerOf = ({ operation }: Row): Promise<Browser> => examples.browserOf(isOfRole(operation) ? "dana" : "ana");

/** The example with something in the fields that need something, whether or not it exists. */
const shapeOf = ({ operation }: Row): Input => ({
  ...operation.example,
  ...Object.fromEntries(Object.keys(operation.needs ?? {}).map((field) => [field, anId])),
});

/** The status of a refusal; throws when its body is anything but the one shape of failures. */
const failureOf = async (response: Response): Promise<number> => {
  Failure.strict().parse(await response.json());
  return response.status;
};

describe("someone who is not signed in", () => {
  test.each(guarded)("is refused $name over REST", async (row) => {
    expect(await failureOf(await callRest(openBrowser(server.base), row, shapeOf(row)))).toBe(401);
  });

  test.each(guarded.filter((row) => overRpc.includes(row)))("is refused $name over tRPC", async (row) => {
    expect((await callRpc(openBrowser(server.base), row, shapeOf(row))).status).toBe(401);
  });
});

describe("someone without the role", () => {
  test.each(ofRoles)("is refused $name on every transport that carries it", async (row) => {
    const ana = await examples.browserOf("ana");
    expect(await failureOf(await callRest(ana, row, shapeOf(row)))).toBe(403);
    if (overRpc.includes(row)) expect((await callRpc(ana, row, shapeOf(row))).status).toBe(403);
  });
});

/** What a reply over REST holds; files and streams are read as what they are. */
async function outputOf({ operation }: Row, response: Response): Promise<unknown> {
  if (operation.reply === "bare") return response.json();
  if (operation.reply === "file") {
    expect(operation.mediaTypes).toContain(response.headers.get("content-type"));
    expect(response.headers.get("content-disposition")).toContain("attachment");
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { filename: "as the header says", media_type: "as the header says", bytes };
  }
  if (operation.reply === "feed") {
    expect(operation.mediaTypes).toContain(response.headers.get("content-type"));
    return { media_type: "as the header says", text: await response.text(), last_modified: null };
  }
  if (operation.events) return JSON.parse(/event: done\ndata: (.+)/.exec(await response.text())?.[1] ?? "null");
  const { success, data, ...beside } = await read<Answer<unknown>>(response);
  expect(success).toBe(true);
  if (operation.reply === "page") return { items: data, ...beside };
  expect(beside).toEqual({});
  return data;
}

describe("the example", () => {
  test.each(rows.filter(({ operation }) => !operation.endless))("of $name is answered over REST as the contract says", async (row) => {
    const browser = await callerOf(row);
    const answered = await callRest(browser, row, await examples.inputOf(row, browser));
    expect(answered.status).toBe(200);
    expect(row.operation.output.safeParse(await outputOf(row, answered)).error).toBeUndefined();
  });

  test.each(overRpc)("of $name is answered over tRPC as the contract says", async (row) => {
    const browser = await callerOf(row);
    const called = await callRpc(browser, row, await examples.inputOf(row, browser));
    expect(called.status).toBe(200);
    const { result } = await read<{ result: { data: unknown } }>(called);
    expect(row.operation.output.safeParse(result.data).error).toBeUndefined();
  });
});

describe("bad input", () => {
  const fields = overRpc.flatMap((row) => Object.keys(shapeOf(row)).map((field) => ({ ...row, field })));

  test.each(fields)("of a wrong type for $field of $name is 400 on both transports", async (row) => {
    const inPath = row.operation.path.includes(`{${row.field}}`);
    const inQuery = row.operation.method === "GET" && !inPath;
    const wrong = inQuery ? ["one", "two"] : inPath ? "NOT VALID" : { wrong: [] };
    const input = { ...shapeOf(row), [row.field]: wrong };
    const browser = await callerOf(row);
    expect(await failureOf(await callRest(browser, row, input))).toBe(400);
    expect((await callRpc(browser, row, input)).status).toBe(400);
  });
});

describe("an id that names nothing", () => {
  const named = overRpc.flatMap((row) =>
    Object.entries({ ...row.operation.needs, ...row.operation.mayName })
      .filter(([, { take }]) => take.endsWith("id"))
      .map(([field, need]) => ({ ...row, field, need })),
  );

  test.each(named)("as $field of $name is 404 on both transports", async (row) => {
    const browser = await callerOf(row);
    const input = { ...(await examples.inputOf(row, browser)), [row.field]: fieldNaming(row.need, anId) };
    expect(await failureOf(await callRest(browser, row, input))).toBe(404);
    expect((await callRpc(browser, row, input)).status).toBe(404);
  });
});

test("every operation is an address of its own", () => {
  const addresses = rows.map(({ operation }) => `${operation.method} ${operation.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
