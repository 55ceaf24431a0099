import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startEmbeddingsServer, type EmbeddingsServer } from "../src/testing/embeddings-server.ts";
import { json, read, type Answer } from "./requests.ts";
import { startServer, type TestServer } from "./server.ts";

interface Counts {
  passages: number;
  embedded_passages: number | null;
}

let embeddings: EmbeddingsServer;
let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  embeddings = await startEmbeddingsServer();
});
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(process.stderr, "write").mockImplementation((line) => logged.push(String(line)) > 0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});
afterAll(() => embeddings.close());

const start = async (key: string) => {
  const settings = { EMBEDDINGS_BASE_URL: embeddings.url, EMBEDDINGS_MODEL: "words", EMBEDDINGS_API_KEY: key };
  server = await startServer({ ...settings, LOG_LEVEL: "debug" });
};
const headers = () => ({ authorization: `Bearer ${server.token}` });
const counts = async () => (await read<Answer<Counts>>(await fetch(`${server.base}/api/corpus/summary`, { headers: headers() }))).data;
const ask = (query: string) => {
  const request = json("POST", { query, authority: "FDA" });
  return fetch(`${server.base}/api/regulatory-search`, { ...request, headers: { "content-type": "application/json", ...headers() } });
};

test("the whole library gets vectors in the background, told in its summary, and a key that ends later is not told", async () => {
  await start(embeddings.key);
  const { passages } = await counts();
  expect(passages).toBeGreaterThan(1000);
  await expect.poll(async () => (await counts()).embedded_passages, { timeout: 90_000, interval: 500 }).toBe(passages);
  const secret = embeddings.key;
  embeddings.key = "another key";
  const response = await ask("How soon must a manufacturer report a death?");
  expect(response.status).toBe(200);
  expect((await response.text()) + logged.join("")).not.toContain(secret);
  expect(embeddings.asked.at(-1)).toEqual(["How soon must a manufacturer report a death?"]);
});

test("a wrong key is told as such in the log, and not repeated there", async () => {
  await start("wrong-key-in-the-settings");
  await expect.poll(() => logged.join(""), { timeout: 90_000, interval: 200 }).toContain("answered with status 401");
  expect(await counts()).toMatchObject({ embedded_passages: 0 });
  expect(logged.join("")).not.toContain("wrong-key-in-the-settings");
});
