import { NewReferenceCheck, ReferenceFilter, type CheckedReference } from "@clausewise/contracts";
import { connectors } from "@clausewise/official";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { newRule, oldRule } from "../../testing/corpus.ts";
import { createDocumentWorld, type DocumentWorld } from "../../testing/documents.ts";
import { addRegister } from "../../testing/official.repository.ts";
import type { Caller, Services } from "../../service.ts";
import { createFileReader } from "../documents/reading/read-in-child.ts";
import { findConfinement } from "../documents/reading/reader-process.ts";
import { createGuidanceReads } from "../guidance/guidance.reads.ts";
import { createGuidanceView } from "../guidance/guidance-view.ts";
import { bringIn } from "../library/import/import-versions.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { createOfficialReads } from "../official/official.reads.ts";
import { createCheckJob } from "./check-job.ts";
import { keepJudged, readJudged } from "./judged.repository.ts";
import { createReferenceChecker, type JudgedStretch } from "./reference-checker.ts";
import { createReferenceService } from "./references.service.ts";

let world: DocumentWorld;
let references: Services["references"];
let ana: Caller;
beforeAll(async () => {
  world = await createDocumentWorld(createFileReader({ confinement: findConfinement() }));
  const { database, clock } = world;
  const library = createLibraryReads(database);
  const official = createOfficialReads(database, connectors);
  const view = createGuidanceView({ clock, library, official, builtIn: { builtIn: [], summaries: [] } });
  const checker = createReferenceChecker({ ...world, library, official, guidance: createGuidanceReads({ database, view }) });
  const job = createCheckJob({ ...world, checker });
  await world.jobs.add(job);
  references = createReferenceService({ ...world, job });
});
beforeEach(async () => {
  await world.reset();
  ana = await world.asPerson("ana");
});
afterAll(() => world.close());

const patience = { timeout: 60_000, interval: 50 };
const asked = (fields: object) => NewReferenceCheck.parse(fields);
const all = (id: string, fields: object = {}) => ReferenceFilter.parse({ id, ...fields });

/** Sections that make a text long enough to be all of a part. */
const rest = Array.from({ length: 20 }, (_, nth) => ({
  citation: `21 CFR 820.${300 + nth}`,
  heading: `Section ${nth}`,
  text: `It says ${nth}.`,
}));

async function bothRules(): Promise<void> {
  const old = oldRule({ label: "Quality System Regulation", passages: [...oldRule().passages, ...rest] });
  const now = newRule({ label: "QMSR", passages: [...newRule().passages, ...rest] });
  for (const version of [old, now]) await bringIn(world.database, [version], "2026-03-01T00:00:00.000Z");
}

async function done(fields: object, caller = ana) {
  const { id } = await references.check(asked(fields), caller);
  const check = await vi.waitFor(async () => {
    const now = await references.get({ id }, caller);
    if (now.state === "waiting" || now.state === "running") throw new Error("it is not done yet");
    return now;
  }, patience);
  return { check, found: (await references.found(all(id), caller)).items };
}
const said = (found: readonly CheckedReference[]) => found.map(({ verdict, reference }) => [verdict, reference]);

test("a text's references are looked up, and what was found is kept with where it stands", async () => {
  await bothRules();
  const text = "Design follows 21 CFR 820.30(a), scope 21 CFR 820.1 and, once more, 21 CFR\u00a0820.30(a); see also 21 CFR 820.999.";
  const { check, found } = await done({ text, day: "2026-06-01" });
  expect(check).toMatchObject({ state: "done", as_of: world.clock.today(), counts: { superseded: 1, in_force: 1, no_such_clause: 1 } });
  expect(said(found)).toEqual([
    ["superseded", "21 CFR 820.30(a)"],
    ["in_force", "21 CFR 820.1"],
    ["no_such_clause", "21 CFR 820.999"],
  ]);
  expect(found[0]?.places.map(({ start, end }) => text.slice(start, end))).toEqual(["21 CFR 820.30(a)", "21 CFR\u00a0820.30(a)"]);
  expect(found[0]).toMatchObject({
    successors: [{ citation: "ISO 13485:2016 7.3.1" }],
    target: { citation: "21 CFR 820.30(a)", source_id: expect.any(String), passage_id: expect.any(String) },
  });
});

test("a quote is compared word for word with the clause it is said to be of", async () => {
  await bothRules();
  const text = "21 CFR 820.1 says: “The requirements in this part control the methods used in, and the facilities and controls used for”.";
  const { found } = await done({ text });
  expect(found.find(({ kind }) => kind === "quote")).toMatchObject({
    verdict: "misquoted",
    reference: "21 CFR 820.1",
    differences: expect.arrayContaining([
      { kind: "only_quoted", words: "control" },
      { kind: "only_held", words: "govern" },
    ]),
  });
});

test("what the library does not hold is said to be just that, with the day", async () => {
  const { found } = await done({ text: "See 21 CFR 211.22 and K081234." });
  expect(said(found)).toEqual([
    ["not_in_library", "21 CFR 211.22"],
    ["not_in_library", "K081234"],
  ]);
  expect(found[0]?.message).toBe(`Not in the library as of ${world.clock.today()}: 21 CFR 211.22.`);
  expect(found[1]?.message).toContain("has not been fetched here");
});

test("a number is looked up in its register, which says how far it reaches and of which day it is", async () => {
  await addRegister(world.database, "fda-device-510k", "2026-11-20", [{ key: "K081234", title: "Alpha Pump", fields: {} }]);
  const { found } = await done({ text: "Predicates: K081234 and K081235." });
  expect(said(found)).toEqual([
    ["in_force", "K081234"],
    ["not_in_library", "K081235"],
  ]);
  expect(found[0]?.message).toBe("Alpha Pump (FDA 510(k) clearances, as of 2026-11-20).");
  expect(found[1]?.message).toContain("as of 2026-11-20");
});

test("a page of the Federal Register is looked up among rules and notices, and a supplement in the way it is listed", async () => {
  const [rule, notice] = [{ citation: "89 FR 7496" }, { citation: "90 FR 11820" }];
  await addRegister(world.database, "federal-register", "2026-11-20", [{ key: "2024-01709 2024-02-02", title: "QMSR", fields: rule }]);
  await addRegister(world.database, "federal-register-notices", "2026-11-20", [
    { key: "2025-04711 2025-03-12", title: "List 063", fields: notice },
  ]);
  await addRegister(world.database, "fda-device-pma", "2026-11-20", [{ key: "P970051 S054", title: "Implant System", fields: {} }]);
  const { found } = await done({ text: "See 89 FR 7496, 90 FR 11820, 89 FR 749 and P970051/S054." });
  expect(said(found).map((one) => one.join(" "))).toEqual(
    expect.arrayContaining(["in_force 89 FR 7496", "in_force 90 FR 11820", "in_force P970051/S054", "not_in_library 89 FR 749"]),
  );
  expect(found.find(({ reference }) => reference === "90 FR 11820")?.message).toContain("Notices of FDA in the Federal Register");
});

test("a supplement, a notice and a docket are looked up in the registers that name them", async () => {
  await addRegister(world.database, "fda-device-pma", "2026-11-20", [
    { key: "P990009", title: "Valve", fields: {} },
    { key: "P990009 S012", title: "Valve, larger", fields: {} },
  ]);
  const rule = { citation: "89 FR 7496", docket: "Docket No. FDA-2021-N-0507" };
  await addRegister(world.database, "federal-register", "2026-11-21", [{ key: "2024-01709 2024-02-02", title: "QMSR", fields: rule }]);
  const { found } = await done({
    text: "P990009/S012, P990009/S013, P990009; 89 FR 7496 and 89 FR 749 (FDA-2021-N-0507, FDA-2021-N-0508)",
  });
  expect(found.map(({ reference, verdict, message }) => [reference, verdict, message.replace(/ It covers.*/u, "")])).toEqual([
    ["P990009/S012", "in_force", "Valve, larger (FDA premarket approvals of devices, as of 2026-11-20)."],
    [
      "P990009/S013",
      "not_in_library",
      "Not in this register as of 2026-11-20: FDA premarket approvals of devices does not list P990009/S013. It lists P990009: Valve.",
    ],
    ["P990009", "in_force", "Valve (FDA premarket approvals of devices, as of 2026-11-20)."],
    ["89 FR 7496", "in_force", expect.stringContaining("QMSR")],
    ["89 FR 749", "not_in_library", expect.stringContaining("Not in this register as of 2026-11-21")],
    ["FDA-2021-N-0507", "in_force", expect.stringContaining("QMSR")],
    ["FDA-2021-N-0508", "not_in_library", expect.stringContaining("Not in this register as of 2026-11-21")],
  ]);
});

test("of a standard it is told which edition FDA recognises", async () => {
  const designations = "ISO 14971:2019; ANSI AAMI ISO 14971:2019; ANSI AAMI ISO 14971:2019/(R)2023";
  await addRegister(world.database, "fda-standards", "2026-11-20", [
    { key: "5-125", title: "Risk management", fields: { designations } },
    { key: "5-999", title: "Another", fields: { designations: "ISO 24971:2020" } },
  ]);
  const { found } = await done({ text: "EN ISO 14971:2012 and ISO 14971:2019" });
  expect(found.map(({ message }) => message.slice(message.indexOf("FDA")))).toEqual([
    "FDA recognises the edition of 2019 (5-125, as of 2026-11-20), not this one.",
    "FDA recognises this edition (5-125, as of 2026-11-20).",
  ]);
});

test("a document's references are checked with the part they stand in", async () => {
  await bothRules();
  const uploaded = await world.upload(ana, "procedure.txt", "Our procedure follows 21 CFR 820.30(a) in each of its steps.");
  await world.settled(ana, uploaded.id);
  const { check, found } = await done({ document_id: uploaded.id });
  expect(check).toMatchObject({ document_id: uploaded.id, title: "Protocol" });
  expect(found).toMatchObject([{ verdict: "superseded", places: [{ part: 1, words: "21 CFR 820.30(a)" }] }]);
});

test("a list is narrowed by verdicts and by words, and begins with the gravest where that is asked for", async () => {
  await bothRules();
  const { check } = await done({ text: "21 CFR 820.1, 21 CFR 820.30(a), 21 CFR 820.999" });
  const { items } = await references.found(all(check.id, { sort: "gravest" }), ana);
  expect(items.map(({ verdict }) => verdict)).toEqual(["no_such_clause", "superseded", "in_force"]);
  expect((await references.found(all(check.id, { verdicts: "superseded" }), ana)).total).toBe(1);
  expect((await references.found(all(check.id, { search: "820.1" }), ana)).total).toBe(1);
});

test("a check that is cut off goes on with what was judged already", async () => {
  const { database, clock } = world;
  await bothRules();
  const text = Array.from({ length: 150 }, (_, nth) => `21 CFR 820.${300 + nth}`).join(", and ");
  const library = createLibraryReads(database);
  const official = createOfficialReads(database, connectors);
  const view = createGuidanceView({ clock, library, official, builtIn: { builtIn: [], summaries: [] } });
  const checker = createReferenceChecker({ ...world, library, official, guidance: createGuidanceReads({ database, view }) });
  const kept: JudgedStretch[] = [];
  const cut = new AbortController();
  const report = () => Promise.resolve();
  const keep = (stretch: JudgedStretch) => {
    kept.push(stretch);
    cut.abort();
    return Promise.resolve();
  };
  await expect(checker.check({ text, day: null }, { signal: cut.signal, report, keep })).rejects.toThrow();
  expect(kept.map(({ nth, count }) => [nth, count])).toEqual([[0, 100]]);
  const again: JudgedStretch[] = [];
  const found = await checker.check(
    { text, day: null },
    { signal: new AbortController().signal, report, kept, keep: (stretch) => Promise.resolve(void again.push(stretch)) },
  );
  expect(again.map(({ nth, count }) => [nth, count])).toEqual([[100, 50]]);
  expect(found).toHaveLength(150);
});

test("what is judged of a check is kept until it is done", async () => {
  const { check } = await done({ text: "21 CFR 820.1" });
  const stretch = (nth: number) => ({ nth, count: 1, judged: [] });
  for (const nth of [0, 1, 3]) await keepJudged(world.database, check.id, "2026-11-23", stretch(nth));
  expect((await readJudged(world.database, check.id, "2026-11-23")).map(({ nth }) => nth)).toEqual([0, 1]);
  expect(await readJudged(world.database, check.id, "2026-11-24")).toEqual([]);
});

test("nobody else sees a check, changes it or takes it away", async () => {
  const { check } = await done({ text: "21 CFR 820.1" });
  const ben = await world.asPerson("ben");
  const refused = { code: "not_found" };
  await expect(references.get({ id: check.id }, ben)).rejects.toMatchObject(refused);
  await expect(references.found(all(check.id), ben)).rejects.toMatchObject(refused);
  await expect(references.cancel({ id: check.id }, ben)).rejects.toMatchObject(refused);
  await expect(references.remove({ id: check.id }, ben)).rejects.toMatchObject(refused);
  await expect(references.export({ id: check.id, format: "md" }, ben)).rejects.toMatchObject(refused);
});

test("what is deleted is gone with all that it found, and leaves its record", async () => {
  const { check } = await done({ text: "21 CFR 820.1" });
  await references.remove({ id: check.id }, ana);
  await expect(references.get({ id: check.id }, ana)).rejects.toMatchObject({ code: "not_found" });
  const records = await world.records();
  expect(records.map(({ action }) => action)).toEqual(["references.asked", "references.removed"]);
  expect(JSON.stringify(records)).not.toContain("820.1");
});

test.each(["md", "docx", "xlsx"] as const)("a check is exported as %s, each reference with what holds of it", async (format) => {
  await bothRules();
  const { check } = await done({ text: "21 CFR 820.30(a)", title: "Procedure" });
  const { filename, bytes } = await references.export({ id: check.id, format }, ana);
  expect(filename).toBe(`clausewise-references-${world.clock.today()}.${format}`);
  if (format === "md") expect(Buffer.from(bytes).toString()).toContain("ISO 13485:2016 7.3.1");
  expect(bytes.length).toBeGreaterThan(200);
});
