import { createHash } from "node:crypto";
import type {
  FirstFetch,
  OfficialAnswer,
  OfficialEntry,
  OfficialPlace,
  OfficialRun,
  OfficialSource,
  OfficialText,
  SilentSource,
} from "@clausewise/contracts";
import {
  createDoubleEcfr,
  createDoubleGuidance,
  generatedGuidance,
  generatedPart,
  openDouble,
  type Double,
} from "@clausewise/official/double";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { read, type Answer } from "./requests.ts";
import { startServer, type TestServer } from "./server.ts";
import { signIn, type Browser } from "./sign-in.ts";

const patience = { timeout: 60_000, interval: 200 };
const ecfr = createDoubleEcfr([generatedPart("820", 3, "2026-02-02")], "2026-10-01");
let double: Double;
let server: TestServer;
let [ana, dana]: Browser[] = [];

beforeAll(async () => {
  double = await openDouble([ecfr, createDoubleGuidance([generatedGuidance(1), generatedGuidance(2)])]);
  server = await startServer({ OFFICIAL_SOURCES: "on", OFFICIAL_MIRROR: double.base });
  [ana, dana] = [await signIn(server.base, "ana"), await signIn(server.base, "dana")];
});
afterAll(async () => {
  await server.close();
  await double.close();
});

const as = (browser: Browser | undefined) => browser ?? expect.unreachable();
const get = async <T>(path: string) => (await read<Answer<T>>(await as(ana).fetch(path))).data;
const health = async () => {
  const { sources } = await get<{ sources: OfficialSource[] }>("/api/official-sources");
  return Object.fromEntries(sources.map((source) => [source.id, source]));
};
/** Waits until the last look at a source came to something. */
const settled = (id: string, outcome: OfficialSource["outcome"]) =>
  vi.waitFor(async () => expect((await health())[id]?.outcome).toBe(outcome), patience);
const post = (browser: Browser | undefined, path: string, body: object = {}) =>
  as(browser).fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

describe("a fresh server", () => {
  test("fetches official texts and registers by itself, and says how each source is", async () => {
    await settled("ecfr", "changed");
    await settled("fda-guidance", "changed");
    expect((await health())["ecfr"]).toMatchObject({
      title: "Title 21 of the Code of Federal Regulations",
      result: "Title 21 of the Code of Federal Regulations: the source lists other texts than before: 1 new.",
      is_silent: false,
      progress: null,
      as_of: "2026-10-01",
      entries: 1,
      growth: { added: 1, changed: 0, removed: 0 },
      // A double is not the source.
      seen_live: null,
    });
  });

  test("can be asked for the words of a clause that it fetched", async () => {
    await settled("ecfr", "changed");
    const found = () => get<{ clauses: { citation: string; text_kind: string }[] }>("/api/clauses?search=21%20CFR%20820.2(b)");
    await vi.waitFor(
      async () => expect((await found()).clauses[0]).toMatchObject({ citation: "21 CFR 820.2(b)", text_kind: "verbatim" }),
      patience,
    );
  });
});

test("an administrator has a source looked at now, which is recorded", async () => {
  await settled("ecfr", "changed");
  double.fault = (url) => (url.includes("ecfr") ? "blocked" : null);
  const asked = await post(dana, "/api/official-sources/ecfr/run");
  expect(asked.status).toBe(200);
  await settled("ecfr", "blocked");
  expect((await health())["ecfr"]).toMatchObject({
    result:
      "Title 21 of the Code of Federal Regulations: the source sent us to its page for suspected robots. What is held of it stays as it is.",
    entries: 1,
    is_silent: false,
  });
});

test("everybody reads what a source answered, with hash and dates, and saves the very bytes", async () => {
  await settled("fda-guidance", "changed");
  const data = await get<OfficialAnswer[]>("/api/official-sources/fda-guidance/answers");
  expect(data).toMatchObject([
    {
      url: "https://www.fda.gov/files/api/datatables/static/search-for-guidance.json",
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    },
  ]);
  const saved = await as(ana).fetch(`/api/official-answers/${data[0]?.id}/file`);
  expect(saved.headers.get("content-disposition")).toMatch(/filename="fda-guidance-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.json"/);
  const bytes = Buffer.from(await saved.arrayBuffer());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(data[0]?.sha256);
});

test("the first fetching of texts ends with what came, two papers of a list among it, and what did not come named", async () => {
  await settled("uk-laws", "broken");
  await vi.waitFor(
    async () => expect(await get<FirstFetch>("/api/official-start")).toMatchObject({ state: "ended", held: 3, now: null }),
    patience,
  );
  const { missing } = await get<FirstFetch>("/api/official-start");
  expect(missing).toContain("Device and medicine regulations of the United Kingdom");
  expect(missing).not.toContain("Title 21 of the Code of Federal Regulations");
});

test("a source tells of each look at it", async () => {
  await settled("uk-laws", "broken");
  const { runs } = await get<{ runs: OfficialRun[] }>("/api/official-sources/uk-laws");
  expect(runs[0]).toMatchObject({ outcome: "broken", result: expect.stringContaining("status 404") as string });
});

test("a register is looked up by words, and tells what it has not", async () => {
  await settled("fda-guidance", "changed");
  const found = (words: string) => get<OfficialEntry[]>(`/api/official-sources/fda-guidance/entries?search=${encodeURIComponent(words)}`);
  expect((await found("guidance-on-subject-2 Review")).map(({ title }) => title)).toEqual(["Guidance on Subject 2 & Its Review"]);
  expect(await found("100%")).toEqual([]);
});

test("a text of the library tells where it was fetched", async () => {
  await vi.waitFor(async () => expect((await health())["ecfr"]?.entries).toBe(1), patience);
  const [text] = await get<OfficialText[]>("/api/official-sources/ecfr/texts");
  const place = await get<OfficialPlace | null>(`/api/official-places?library_source_id=${text?.library_source_id}`);
  expect(place).toMatchObject({ source: { id: "ecfr" }, text: { identifier: "21 CFR 820" }, answer: { by_hand: false } });
});

test("what is held of a source that was never heard is none, and is told as silent", async () => {
  await settled("uk-laws", "broken");
  expect(await get<SilentSource[]>("/api/official-silence")).toContainEqual({
    id: "uk-laws",
    title: "Device and medicine regulations of the United Kingdom",
    last_success: null,
    library_sources: [],
  });
});

test("a source that there is not is not found", async () => {
  expect((await post(dana, "/api/official-sources/nowhere/run")).status).toBe(404);
});
