import { callsPerMinute } from "@clausewise/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStockedDatabase } from "../src/testing/database.ts";
import { json, read, type Answer } from "./requests.ts";
import { startServer, type TestServer } from "./server.ts";
import { signIn, type Browser } from "./sign-in.ts";

let server: TestServer;
let ana: Browser;
let ben: Browser;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: "on" }, openStockedDatabase);
  [ana, ben] = [await signIn(server.base, "ana"), await signIn(server.base, "ben")];
});
afterAll(() => server.close());

const begin = (browser: Browser) =>
  browser.fetch("/api/discussions", json("POST", { title: "Which one?", content: "This or that?", category: "pma" }));

test("nobody starts or writes more in a minute than anybody reads, and what was sent before stays", async () => {
  const begun = await Promise.all(Array.from({ length: callsPerMinute.discussion }, () => begin(ana)));
  expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await begin(ana);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await begin(ben)).status).toBe(200);
  const [first] = begun;
  const { id } = first ? (await read<Answer<{ id: string }>>(first)).data : { id: "" };
  const reply = () => ben.fetch(`/api/discussions/${id}/replies`, json("POST", { content: "That." }));
  const said = await Promise.all(Array.from({ length: callsPerMinute.reply + 1 }, reply));
  expect(said.filter(({ status }) => status === 429)).toHaveLength(1);
  const { data } = await read<Answer<{ replies: unknown[] }>>(await ana.fetch(`/api/discussions/${id}`));
  expect(data.replies).toHaveLength(callsPerMinute.reply);
});
