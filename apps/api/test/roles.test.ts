import { isChange, type Operation, type RoleType } from "@clausewise/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { overRpc, rows, type Row } from "./calls.ts";
import { json, read } from "./requests.ts";
import { startServer, type TestServer } from "./server.ts";
import { openBrowser, signIn, type Browser } from "./sign-in.ts";

type Who = "signed_out" | RoleType;

/** What the server answers whom, written down apart from the code that decides it. */
const promised: Record<Operation["access"], Record<Who, "in" | 401 | 403>> = {
  public: { signed_out: "in", regulatory_professional: "in", reviewer: "in", administrator: "in" },
  user: { signed_out: 401, regulatory_professional: "in", reviewer: "in", administrator: "in" },
  reviewer: { signed_out: 401, regulatory_professional: 403, reviewer: "in", administrator: "in" },
  administrator: { signed_out: 401, regulatory_professional: 403, reviewer: 403, administrator: "in" },
};

const people = { regulatory_professional: "ana", reviewer: "ben", administrator: "dana" } as const;
const anId = "00000000-0000-4000-8000-000000000000";

let server: TestServer;
const browsers = new Map<Who, Browser>();

beforeAll(async () => {
  server = await startServer();
  const dana = await signIn(server.base, "dana");
  const ben = await read<{ id: string }>(await (await signIn(server.base, "ben")).fetch("/api/users/me"));
  await dana.fetch(`/api/people/${ben.id}`, json("PUT", { role: "reviewer" }));
  browsers.set("signed_out", openBrowser(server.base));
  for (const [role, person] of Object.entries(people)) browsers.set(role as RoleType, await signIn(server.base, person));
});
afterAll(() => server.close());

/** A browser of that role, which another operation may have signed out. */
async function browserOf(who: Who): Promise<Browser> {
  const known = browsers.get(who);
  if (known && (who === "signed_out" || (await known.fetch("/api/users/me")).ok)) return known;
  const browser = who === "signed_out" ? openBrowser(server.base) : await signIn(server.base, people[who]);
  browsers.set(who, browser);
  return browser;
}

/** A body that nobody can read, so that whoever is let in changes nothing. */
const unreadable = (method: string): RequestInit => ({ method, headers: { "content-type": "application/json" }, body: "{" });

const restOf = ({ operation }: Row): [path: string, init: RequestInit] => {
  const path = operation.path.replaceAll(/\{\w+\}/g, anId);
  return [path, operation.method === "GET" ? {} : unreadable(operation.method)];
};

const rpcOf = ({ name, operation }: Row): [path: string, init: RequestInit] => {
  const path = `/api/rpc/${name}`;
  // Whatever the input is an object of, it is no number.
  return isChange(operation) ? [path, json("POST", 1)] : [`${path}?input=1`, {}];
};

/** Whether somebody is let in, or the status of the refusal; what the operation itself then says is not the matter here. */
async function answered(who: Who, [path, init]: [string, RequestInit]): Promise<"in" | number> {
  const response = await (await browserOf(who)).fetch(path, init);
  await response.body?.cancel();
  return response.status === 401 || response.status === 403 ? response.status : "in";
}

const everybody: Who[] = ["signed_out", "regulatory_professional", "reviewer", "administrator"];

describe.each(everybody)("%s", (who) => {
  test.each(rows)("is answered $name over REST as the matrix of roles says", async (row) => {
    expect(await answered(who, restOf(row))).toBe(promised[row.operation.access][who]);
  });

  test.each(overRpc)("is answered $name over tRPC as the matrix of roles says", async (row) => {
    expect(await answered(who, rpcOf(row))).toBe(promised[row.operation.access][who]);
  });
});
