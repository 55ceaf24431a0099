import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { recordsOf } from "./audit-records.ts";

const held = 2500;
let asked: { from: number; accepts: string | undefined }[];
let server: Server;
let url: string;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    const query = new URL(request.url ?? "", "http://localhost").searchParams;
    const [from, limit] = [Number(query.get("from")), Number(query.get("limit"))];
    asked.push({ from, accepts: request.headers["accept-encoding"] });
    const page = Array.from({ length: Math.max(0, Math.min(limit, held + 1 - from)) }, (_, at) => ({ sequence: from + at }));
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ success: true, data: page }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterEach(() => server.close());

const sequences = async (stop: (sequence: number) => boolean): Promise<number[]> => {
  const seen: number[] = [];
  for await (const record of recordsOf({ url, token: "a-token" })) {
    seen.push((record as { sequence: number }).sequence);
    if (stop(seen.length)) break;
  }
  return seen;
};

test("every record comes once and in order, over several pages", async () => {
  expect(await sequences(() => false)).toEqual(Array.from({ length: held }, (_, at) => at + 1));
});

test("the next page is under way before the one before it is read to its end", async () => {
  let pages = 0;
  await sequences((count) => {
    pages = new Set(asked.map(({ from }) => from)).size;
    return count === 999;
  });
  expect(pages).toBe(2);
});

test("pages come as they are: compressing them for this machine would only cost time", async () => {
  await sequences((count) => count === 1);
  expect(asked[0]?.accepts).toBe("identity");
});
