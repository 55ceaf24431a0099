import type { Statement } from "@clausewise/contracts";
import { afterEach, expect, test, vi } from "vitest";
import { answerWith } from "./answer.fixture.ts";
import { streamAnswer } from "./stream-answer.ts";

afterEach(() => vi.unstubAllGlobals());

const asked = { query: "When is a death reported?", authority: "FDA" } as const;
const statement: Statement = { text: "Within 30 days.", citations: [] };
const answer = answerWith({ statements: [statement] });
const eventOf = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Asks a server that answers with this; gives the answer and the statements that came before it. */
async function ask(reply: () => Response | Promise<Response>) {
  const fetched = vi.fn(async (_path: string, _init?: { method?: string; body?: string }) => reply());
  vi.stubGlobal("fetch", fetched);
  const heard: Statement[] = [];
  return { answer: await streamAnswer(asked, (one) => heard.push(one)), heard, fetched };
}

test("statements are heard as they are found, and the answer with them comes last", async () => {
  const { fetched, ...told } = await ask(() => new Response(eventOf("statement", statement) + eventOf("done", answer)));
  expect(told).toEqual({ answer, heard: [statement] });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/regulatory-search/stream");
  expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body ?? "")).toEqual(asked);
});

test("what else the server tells on the way is passed over", async () => {
  const told = await ask(() => new Response(`: working\n\n${eventOf("left_out", { text: "No." })}${eventOf("done", answer)}`));
  expect(told).toMatchObject({ answer, heard: [] });
});

test.each([
  ["is refused", () => Response.json({ error: "Sign in first." }, { status: 401 })],
  ["breaks off before its end", () => new Response(eventOf("statement", statement))],
  ["fails on the way", () => new Response(eventOf("failed", { success: false, error: "Too many ask at once." }))],
  ["says what nobody can read", () => new Response("event: done\ndata: {half\n\n")],
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
] as const)("a stream that %s gives no answer, so that the plain call is made", async (_, reply) => {
  expect((await ask(reply)).answer).toBeNull();
});
