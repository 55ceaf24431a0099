import { beforeAll, describe, expect, test } from "vitest";
import { json, read, type Answer } from "./requests.ts";
import { sharedServer, type RunningServer } from "./server.ts";
import { signIn, type Browser } from "./sign-in.ts";

let server: RunningServer;
let ana: Browser;
let path: string;

beforeAll(async () => {
  server = await sharedServer();
  ana = await signIn(server.base, "ana");
  const asked = await ana.fetch("/api/regulatory-search", json("POST", { query: "How are homeopathic pacemaker electrodes priced?" }));
  const { data } = await read<Answer<{ answer_id: string }>>(asked);
  path = `/api/answers/${data.answer_id}/export`;
});

describe("an exported answer over REST", () => {
  test.each([
    ["pdf", "application/pdf"],
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["md", "text/markdown; charset=utf-8"],
  ])("as %s is a file to save, of its own type, never shown in the page", async (format, type) => {
    const response = await ana.fetch(`${path}?format=${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("content-disposition")).toMatch(
      new RegExp(String.raw`^attachment; filename="clausewise-answer-\d+\.${format}"; filename\*=UTF-8''`),
    );
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(200);
  });

  test("in a format there is none of is refused", async () => {
    expect((await ana.fetch(`${path}?format=exe`)).status).toBe(400);
  });

  test("is not given to a page of another site, since exporting goes on the record", async () => {
    expect((await ana.fetch(`${path}?format=md`, { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
  });
});
