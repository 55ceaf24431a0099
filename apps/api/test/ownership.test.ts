import { Failure, fieldNaming, type Need } from "@clausewise/contracts";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { countUnread } from "../src/testing/documents.repository.ts";
import { countUnanalysed } from "../src/testing/protocols.repository.ts";
import { ownedRows } from "../src/testing/tables.repository.ts";
import { callRest, callRpc, overRpc, rows, type Input, type Row } from "./calls.ts";
import { createExamples, type Examples } from "./examples.ts";
import { sharedServer, type RunningServer } from "./server.ts";
import type { Browser } from "./sign-in.ts";

let server: RunningServer;
let examples: Examples;
let ana: Browser;
let ben: Browser;

beforeAll(async () => {
  server = await sharedServer();
  examples = createExamples(server);
  [ana, ben] = [await examples.browserOf("ana"), await examples.browserOf("ben")];
});

/** What somebody owns but for what the watch and the sending of messages write beside requests. */
async function rowsOfRequests(): Promise<Record<string, string[]>> {
  const { webhook: _webhook, webhook_delivery: _deliveries, alert_reader: _matched, ...others } = await ownedRows(server.database);
  return others;
}

const named = ({ operation }: Row): [field: string, need: Need][] => Object.entries({ ...operation.needs, ...operation.mayName });

/** Whether it is everybody's: what administrators put into the library, what is written for all, and what is part of that. */
function isShared(need: Need): boolean {
  if ("fixture" in need) return ["official-answer", "reviewer", "shared-alert"].includes(need.fixture);
  const maker = rows.find(({ name }) => name === need.operation);
  if (!maker) throw new Error(`${need.operation} is not an operation`);
  return (
    maker.operation.isForAll === true ||
    maker.operation.access === "administrator" ||
    Object.values(maker.operation.needs ?? {}).some(isShared)
  );
}

const isOnesOwn = (need: Need): boolean => need.take.endsWith("id") && !isShared(need);

/** What only administrators call is about nobody's own things; what reviewers call is refused to Ben before it looks for anything. */
const isForPeople = ({ operation }: Row): boolean => operation.access === "user" || operation.access === "public";

const cases = rows.filter(isForPeople).flatMap((row) =>
  named(row)
    .filter(([, need]) => isOnesOwn(need))
    .map(([field, need]) => ({ ...row, field, need })),
);

/** Ben's call, with everything his own but the thing of Ana's in one field. */
async function othersCall(row: Row, field: string, need: Need): Promise<Input> {
  const { [field]: _, ...needs } = row.operation.needs ?? {};
  const input = await examples.inputOf({ ...row, operation: { ...row.operation, needs } }, ben);
  return { ...input, [field]: fieldNaming(need, await examples.make(need, ana)) };
}

const idIn = (value: unknown): string => z.uuid().parse(/[0-9a-f-]{36}/.exec(JSON.stringify(value))?.[0]);

/** What is said of a call that finds nothing and changes no row of anybody. */
async function refusal(call: () => Promise<Response>): Promise<string> {
  // Files are read by themselves, and protocols after them, which changes rows.
  const working = async () => (await countUnread(server.database)) + (await countUnanalysed(server.database));
  await vi.waitFor(async () => expect(await working()).toBe(0), { timeout: 120_000, interval: 100 });
  const before = await rowsOfRequests();
  const response = await call();
  expect(response.status).toBe(404);
  expect(await rowsOfRequests()).toEqual(before);
  return response.text();
}

test("the table has things that are one's own", () => {
  expect(cases.map(({ name, field }) => `${name} ${field}`)).toEqual(expect.arrayContaining(["answers.get id", "queries.update id"]));
});

describe("what is somebody else's", () => {
  test.each(cases)("is not found as $field of $name over REST, and nothing of it is told or changed", async ({ field, need, ...row }) => {
    const input = await othersCall(row, field, need);
    const told = await refusal(() => callRest(ben, row, input));
    expect(Failure.strict().parse(JSON.parse(told)).error).toMatch(/ was not found\.$/);
    expect(told).not.toContain(idIn(input[field]));
  });

  test.each(cases.filter(({ name }) => overRpc.some((row) => row.name === name)))(
    "is not found as $field of $name over tRPC, and nothing of it is told or changed",
    async ({ field, need, ...row }) => {
      const input = await othersCall(row, field, need);
      expect(await refusal(() => callRpc(ben, row, input))).not.toContain(idIn(input[field]));
    },
  );
});

const isId = (schema: unknown): boolean => JSON.stringify(schema ?? null).includes('"format":"uuid"');

/** A filter leaves nothing where it names what is not one's own. */
const isFilter = ({ operation }: Row): boolean => operation.reply === "page";

test("every field that takes an id says what it names", () => {
  const silent = rows.flatMap((row) => {
    const { properties = {} } = z.toJSONSchema(row.operation.input, { io: "input", unrepresentable: "any" });
    const known = named(row).map(([field]) => field);
    return Object.entries(properties).flatMap(([field, schema]) =>
      isId(schema) && !known.includes(field) && !isFilter(row) ? [`${row.name} ${field}`] : [],
    );
  });
  expect(silent).toEqual([]);
});
