import {
  builtInAmendmentRules,
  builtInAreaWords,
  builtInIssueRules,
  builtInMarketFacts,
  builtInMarketIdentities,
  builtInPacks,
} from "@clausewise/static-data";
import type { Protocol } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createDocumentWorld, type DocumentWorld } from "../../testing/documents.ts";
import { asked } from "../../testing/lists.ts";
import type { Caller, Services } from "../../service.ts";
import { createDocumentReads } from "../documents/documents.reads.ts";
import { createFileReads } from "../documents/file.reads.ts";
import type { ReadFile } from "../documents/reading/read-in-child.ts";
import type { ReadPart } from "../documents/reading/read-part.ts";
import { createAnalyseJob, type AnalyseJob } from "./analyse-job.ts";
import { protocolReader } from "./protocol-reader.ts";
import { createProtocolService } from "./protocols.service.ts";

const partOf = (number: number, text: string): ReadPart => ({
  kind: "page",
  number,
  name: null,
  size: { width: 600, height: 800 },
  source: "text",
  blocks: text
    .split("\n\n")
    .map((one) => ({ kind: one.includes("\t") ? "table" : "paragraph", level: 0, text: one, range: null, words: new Uint8Array() })),
});

/** Pages of a file are parted by form feeds, paragraphs by empty lines. */
const pages: ReadFile = async function* (bytes) {
  let text = "";
  for await (const chunk of bytes) text += String(chunk);
  for (const [nth, page] of text.split("\f").entries()) yield partOf(nth + 1, page);
};

const first = `Protocol Title: A Phase 2, Randomized, Double-Blind Study of Zelotinib in Adults With Plaque Psoriasis

Sponsor: Nordlys Pharma A/S\fSYNOPSIS

Study Phase: 2

Number of Participants: Approximately 120 participants will be randomized in a 1:1 ratio.

Primary Endpoint: Proportion of participants with PASI 75 at Week 16.\f1 Introduction

The study drug is given to participants. Approximately 120 participants will be randomized.`;
const amended = first.replaceAll("120 participants", "180 participants").replace("at Week 16", "at Week 24");

let world: DocumentWorld;
let protocols: Services["protocols"];
let job: AnalyseJob;
let ana: Caller;

beforeAll(async () => {
  world = await createDocumentWorld(pages);
  const documents = createDocumentReads(world.database);
  const markets = { markets: builtInMarketIdentities(), facts: builtInMarketFacts() };
  const rules = {
    packs: () => builtInPacks().filter(({ kind }) => kind === "document"),
    areas: builtInAreaWords,
    issues: builtInIssueRules,
    amendments: builtInAmendmentRules,
    markets: () => markets,
  };
  const parts = { ...world, rules, reader: protocolReader, openFile: createFileReads(world), caller: () => world.asAnyone() };
  job = createAnalyseJob(parts);
  await world.jobs.add(job);
  protocols = createProtocolService({
    ...parts,
    job,
    documents: async (viewer, ids) => new Map((await documents.named(viewer, ids)).map(({ id, ...named }) => [id, named])),
  });
});
beforeEach(async () => {
  await world.reset();
  ana = await world.asPerson("ana");
});
afterAll(() => world.close());

const analysed = async (text: string, given: { title?: string; replaces?: string } = {}): Promise<Protocol> => {
  const document = await world.upload(ana, "protocol.pdf", text, given);
  const { id } = await protocols.create({ document_id: document.id }, ana);
  return vi.waitFor(
    async () => {
      const found = await protocols.get({ id }, ana);
      if (found.state !== "done") throw new Error(`it is ${found.state}: ${found.problem} ${found.step}`);
      return found;
    },
    { timeout: 15_000, interval: 50 },
  );
};
const fact = ({ facts }: Pick<Protocol, "facts">, field: string) => facts.find((one) => one.field === field);

test("facts are read with the page and the words that they came from, before the document was read or after", async () => {
  const protocol = await analysed(first);
  expect(protocol.title).toContain("Zelotinib in Adults With Plaque Psoriasis");
  expect(fact(protocol, "phase")).toMatchObject({ state: "found", readings: [{ value: "Phase 2" }, {}] });
  expect(fact(protocol, "enrolment")?.readings[0]).toMatchObject({
    amount: 120,
    part: 2,
    words: expect.stringContaining("120 participants"),
  });
  expect(fact(protocol, "primary_endpoint")?.readings[0]).toMatchObject({
    part: 2,
    value: "Proportion of participants with PASI 75 at Week 16",
  });
  expect(fact(protocol, "therapeutic_area")?.readings[0]?.value).toBe("Dermatology");
  expect(fact(protocol, "duration")).toMatchObject({ state: "not_found", readings: [] });
  expect(protocol.identifiedGaps.map(({ id }) => id)).toContain("consent-medicine");
  expect(protocol.complianceScore.parts.length).toBeGreaterThan(1);
});

test("what the synopsis and the body say differently is told with both places, and is an issue", async () => {
  const protocol = await analysed(
    first.replace("Approximately 120 participants will be randomized.", "Approximately 150 participants will be randomized."),
  );
  expect(fact(protocol, "enrolment")).toMatchObject({
    state: "disagrees",
    readings: [
      { amount: 120, part: 2 },
      { amount: 150, part: 3 },
    ],
  });
  expect(protocol.identifiedGaps.find(({ id }) => id === "enrolment")?.description).toContain("(page 3)");
});

test("a correction stands above what was read, is kept when it is read again, and can be taken back", async () => {
  const { id } = await analysed(first);
  const corrected = await protocols.correct({ id, field: "duration", value: "16 weeks", reason: "Section 4" }, ana);
  expect(fact(corrected, "duration")).toMatchObject({ state: "not_found", corrected: { value: "16 weeks", reason: "Section 4" } });
  await protocols.retry({ id }, ana);
  const again = await vi.waitFor(async () => {
    const found = await protocols.get({ id }, ana);
    if (found.state !== "done") throw new Error("it is under way");
    return found;
  }, 60_000);
  expect(fact(again, "duration")?.corrected?.value).toBe("16 weeks");
  expect(fact(await protocols.correct({ id, field: "duration", value: null }, ana), "duration")?.corrected).toBeNull();
  expect((await world.records()).map(({ action }) => action)).toEqual(
    expect.arrayContaining(["protocol.asked", "protocol.read", "protocol.corrected"]),
  );
});

test("the same file is analysed once, and a newer one apart from it", async () => {
  const one = await analysed(first);
  const document_id = one.document?.id ?? "";
  expect((await protocols.create({ document_id }, ana)).id).toBe(one.id);
  const other = await analysed(amended, { replaces: document_id });
  expect(other.id).not.toBe(one.id);
  expect(other.document?.version).toBe(2);
  expect((await protocols.list(asked(), ana)).items.map(({ id }) => id)).toEqual([other.id, one.id]);
});

test("what an amendment changes is told item by item, with the rule by which it is substantial", async () => {
  const one = await analysed(first);
  const other = await analysed(amended, { replaces: one.document?.id ?? "" });
  const { changes } = await protocols.compare({ id: other.id, before: one.id }, ana);
  const of = (name: string) => changes.find((change) => change.of === name);
  expect(of("enrolment")).toMatchObject({ change: "changed", rules: [{ id: "more-people-medicine", says: "likely" }] });
  expect(of("primary_endpoint")?.rules[0]).toMatchObject({
    says: "substantial",
    citations: expect.arrayContaining([expect.objectContaining({ clause: "21 CFR 312.30(b)(1)" })]),
  });
  expect(of("phase")).toBeUndefined();
});

test("the report needs a market, and is a Word file or PDF", async () => {
  const { id, recommendedCountries } = await analysed(first);
  await expect(protocols.export({ id, format: "pdf" }, ana)).rejects.toMatchObject({
    message: "Please select at least one market to generate the report.",
  });
  expect(recommendedCountries.find(({ countryCode }) => countryCode === "US")?.requirements.length).toBeGreaterThan(3);
  await protocols.choose({ id, chosen: ["US", "EU"] }, ana);
  const { bytes } = await protocols.export({ id, format: "pdf" }, ana);
  expect(Buffer.from(bytes).subarray(0, 4).toString()).toBe("%PDF");
});

test("a protocol of somebody else is not found, whatever is done with it", async () => {
  const { id } = await analysed(first);
  const ben = await world.asPerson("ben");
  const notFound = { code: "not_found" };
  await expect(protocols.get({ id }, ben)).rejects.toMatchObject(notFound);
  await expect(protocols.correct({ id, field: "phase", value: "x" }, ben)).rejects.toMatchObject(notFound);
  await expect(protocols.compare({ id, before: id }, ben)).rejects.toMatchObject(notFound);
  await expect(protocols.remove({ id }, ben)).rejects.toMatchObject(notFound);
  expect((await protocols.list(asked(), ben)).total).toBe(0);
  await protocols.remove({ id }, ana);
  await expect(protocols.get({ id }, ana)).rejects.toMatchObject(notFound);
});

test("only files of running text are taken", async () => {
  const { id: document_id } = await world.upload(ana, "sites.xlsx", "Some words");
  await expect(protocols.create({ document_id }, ana)).rejects.toMatchObject({ code: "invalid" });
});
