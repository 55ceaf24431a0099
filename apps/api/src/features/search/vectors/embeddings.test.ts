import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEmbed } from "./embeddings.ts";

type Answer = (response: ServerResponse, request: IncomingMessage, body: string) => unknown;

let server: Server;
let answer: Answer;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += String(part))).on("end", () => answer(response, request, body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))));

const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const key = "key-that-nobody-may-read";
const ask = (
  texts: string[],
  {
    apiKey = key,
    path = "/v1",
    signal = new AbortController().signal,
  }: { apiKey?: string | null; path?: string; signal?: AbortSignal } = {},
) => createEmbed({ url: `${base()}${path}`, model: "words", apiKey })(texts, signal);
const saying =
  (value: unknown): Answer =>
  (response) =>
    response.end(JSON.stringify(value));
const failure = (given: Answer, texts = ["a"]) => {
  answer = given;
  return ask(texts).then(
    () => null,
    (error: unknown) => error,
  );
};

test("texts are sent with model and key, and their vectors come in the order of the texts", async () => {
  const asked: unknown[] = [];
  answer = (response, { url, headers }, body) => {
    asked.push(url, headers.authorization, JSON.parse(body));
    const data = [
      { index: 1, embedding: [0, 1] },
      { index: 0, embedding: [1, 0] },
    ];
    return response.end(JSON.stringify({ data }));
  };
  expect(await ask(["a", "b"], { path: "/v1/" })).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(asked).toEqual(["/v1/embeddings", `Bearer ${key}`, { model: "words", input: ["a", "b"] }]);
});

test("a server without a key is asked without one", async () => {
  let sent: string | undefined = "nothing yet";
  answer = (response, { headers }) => {
    sent = headers.authorization;
    return response.end(JSON.stringify({ data: [{ index: 0, embedding: [1] }] }));
  };
  await ask(["a"], { apiKey: null });
  expect(sent).toBeUndefined();
});

describe("an answer that is none", () => {
  test.each([
    ["no JSON", (response: ServerResponse) => response.end("<html>")],
    ["fewer vectors than texts", saying({ data: [{ index: 0, embedding: [1, 0] }] })],
    [
      "vectors of several lengths",
      saying({
        data: [
          { index: 0, embedding: [1, 0] },
          { index: 1, embedding: [1] },
        ],
      }),
    ],
    [
      "empty vectors",
      saying({
        data: [
          { index: 0, embedding: [] },
          { index: 1, embedding: [] },
        ],
      }),
    ],
    [
      "words in the place of numbers",
      saying({
        data: [
          { index: 0, embedding: ["one"] },
          { index: 1, embedding: ["two"] },
        ],
      }),
    ],
  ] as const)("of %s is told as such", async (_, given) => {
    expect(await failure(given, ["a", "b"])).toMatchObject({
      message: "The embeddings server gave no vectors that can be read.",
      isPassing: true,
    });
  });
});

describe("a server that refuses", () => {
  const status =
    (code: number, headers: Record<string, string> = {}): Answer =>
    (response) =>
      response.writeHead(code, headers).end(`no such key: ${key}`);

  test.each([
    [401, { isPassing: false, isRefusal: false }],
    [400, { isPassing: false, isRefusal: true }],
    [429, { isPassing: true, isRefusal: false }],
    [503, { isPassing: true, isRefusal: false }],
  ])("with %i is known by it, and what it says is not repeated", async (code, known) => {
    const error = await failure(status(code));
    expect(error).toMatchObject({ ...known, message: `The embeddings server answered with status ${code}.` });
  });

  test.each([
    ["7", 7000],
    ["3600", 60_000],
    ["soon", 0],
  ])("and asks to be left alone for %j is left alone, a minute at the most", async (after, retryAfter) => {
    expect(await failure(status(429, { "retry-after": after }))).toMatchObject({ retryAfter });
  });

  test("by sending us elsewhere is not followed, for the key would go along", async () => {
    expect(await failure(status(307, { location: "http://127.0.0.1:1/elsewhere" }))).toMatchObject({
      message: "The embeddings server could not be reached.",
    });
  });
});

test("a server that hangs up is told apart from one that was not waited for", async () => {
  expect(await failure((response) => response.destroy())).toMatchObject({ message: "The embeddings server could not be reached." });
  answer = () => undefined;
  await expect(ask(["a"], { signal: AbortSignal.abort() })).rejects.toThrow("did not answer in time");
});
