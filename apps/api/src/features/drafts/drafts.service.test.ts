import { DraftChanges, NewDraft, lengths, undoDays, type DraftHead } from "@clausewise/contracts";
import { builtInPacks } from "@clausewise/static-data";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createDocumentWorld, type DocumentWorld } from "../../testing/documents.ts";
import { asked } from "../../testing/lists.ts";
import type { Caller, Services } from "../../service.ts";
import { createFileReader } from "../documents/reading/read-in-child.ts";
import { findConfinement } from "../documents/reading/reader-process.ts";
import { createDraftService } from "./drafts.service.ts";
import { createDraftPurge } from "./purge-job.ts";

let world: DocumentWorld;
let drafts: Services["drafts"];
let ana: Caller;
beforeAll(async () => {
  world = await createDocumentWorld(createFileReader({ confinement: findConfinement() }));
  drafts = createDraftService({ ...world, packs: builtInPacks });
});
beforeEach(async () => {
  await world.reset();
  ana = await world.asPerson("ana");
});
afterAll(() => world.close());

const given = (fields: object = {}) => NewDraft.parse({ title: "Summary", text: "One pump.", ...fields });
const changed = ({ id, version }: DraftHead, fields: object) => DraftChanges.parse({ id, version, ...fields });
const edit = (start: number, end: number, words: string, characters: number) => ({ edit: { start, end, words, characters } });

test("a draft is kept with its words, and the record of it holds none of them", async () => {
  const made = await drafts.create(given({ category: "device", country: "US" }), ana);
  expect(await drafts.get({ id: made.id }, ana)).toEqual(made);
  expect(made).toMatchObject({ version: 1, text: "One pump.", characters: 9, opening: "One pump." });
  const [record] = await world.records();
  expect(record).toMatchObject({ action: "draft.created", object_id: made.id });
  expect(JSON.stringify(record)).not.toContain("One pump");
});

test("line ends are one character each, however they were pasted", async () => {
  expect((await drafts.create(given({ text: "a\r\nb\rc\n" }), ana)).text).toBe("a\nb\nc\n");
});

test("typing changes a stretch of the text, counts the version and leaves a record", async () => {
  const made = await drafts.create(given(), ana);
  const head = await drafts.update(changed(made, edit(4, 8, "infusion pump", 18)), ana);
  expect(head).toMatchObject({ version: 2, characters: 18, opening: "One infusion pump." });
  expect(await drafts.get({ id: made.id }, ana)).toMatchObject({ text: "One infusion pump.", version: 2 });
  expect(await world.records(2)).toMatchObject([{ action: "draft.changed", changes: { characters: { before: 9, after: 18 } } }]);
});

test("a change made from an older version overwrites nothing", async () => {
  const made = await drafts.create(given(), ana);
  await drafts.update(changed(made, edit(0, 3, "A", 7)), ana);
  await expect(drafts.update(changed(made, edit(0, 3, "Two", 9)), ana)).rejects.toMatchObject({ code: "conflict" });
  expect((await drafts.get({ id: made.id }, ana)).text).toBe("A pump.");
});

test.each([
  ["ends behind the text", edit(0, 90, "", 0)],
  ["comes to another length", edit(0, 3, "A", 8)],
])("a change that %s is refused, and nothing is changed", async (_, wrong) => {
  const made = await drafts.create(given(), ana);
  await expect(drafts.update(changed(made, wrong), ana)).rejects.toMatchObject({ code: "invalid" });
  expect(await drafts.get({ id: made.id }, ana)).toEqual(made);
});

test("a change that changes nothing leaves version and trail alone", async () => {
  const made = await drafts.create(given(), ana);
  expect(await drafts.update(changed(made, { title: "Summary" }), ana)).toMatchObject({ version: 1 });
  expect(await world.records()).toHaveLength(1);
});

test("a document's text becomes a draft's once it was read, and its title where none was given", async () => {
  const early = await world.upload(ana, "plan.txt", "Scope\n\nThis plan covers the pump.", { title: "Plan" });
  const read = await world.settled(ana, early.id);
  const made = await drafts.create(given({ title: "", text: "", document_id: read.id }), ana);
  expect(made).toMatchObject({ title: "Plan", document_id: read.id, text: expect.stringContaining("This plan covers the pump.") });
});

test("a document of somebody else begins no draft", async () => {
  const ben = await world.asPerson("ben");
  const { id } = await world.settled(ben, (await world.upload(ben, "plan.txt", "Ben's words")).id);
  await expect(drafts.create(given({ document_id: id }), ana)).rejects.toThrow("This document was not found.");
});

test("nobody sees, changes or deletes a draft of somebody else", async () => {
  const made = await drafts.create(given(), ana);
  const ben = await world.asPerson("ben");
  expect(await drafts.list(asked(), ben)).toMatchObject({ items: [], total: 0 });
  for (const attempt of [
    drafts.get({ id: made.id }, ben),
    drafts.update(changed(made, { title: "Ben's" }), ben),
    drafts.remove({ id: made.id }, ben),
    drafts.restore({ id: made.id }, ben),
  ])
    await expect(attempt).rejects.toThrow("This draft was not found.");
});

test("a deleted draft can be had back, and is removed for good when its days are over", async () => {
  const made = await drafts.create(given(), ana);
  await drafts.remove({ id: made.id }, ana);
  await expect(drafts.get({ id: made.id }, ana)).rejects.toMatchObject({ code: "not_found" });
  expect((await drafts.list(asked({ deleted: true }), ana)).total).toBe(1);
  expect(await drafts.restore({ id: made.id }, ana)).toMatchObject({ id: made.id, version: 1 });
  await drafts.remove({ id: made.id }, ana);
  world.clock.pass((undoDays + 1) * 86_400_000);
  await world.run(createDraftPurge({ ...world, caller: () => world.asAnyone() }));
  expect((await drafts.list(asked({ deleted: true }), ana)).total).toBe(0);
});

test("the kinds of document that a draft can be are the packs of documents", async () => {
  const types = await drafts.documentTypes({}, ana);
  const documents = builtInPacks().filter(({ kind }) => kind === "document");
  expect(types.map(({ id }) => id)).toEqual(documents.map(({ pack }) => pack));
  expect(types.find(({ id }) => id === "us-510k-summary")).toMatchObject({ title: "510(k) summary", jurisdictions: ["US"] });
});

test("a text of the longest length is kept", async () => {
  const text = "The pump runs. ".repeat(lengths.draft).slice(0, lengths.draft);
  const made = await drafts.create(given({ text }), ana);
  const next = changed(made, edit(0, 3, "A", lengths.draft - 2));
  expect((await drafts.update(next, ana)).characters).toBe(lengths.draft - 2);
});
