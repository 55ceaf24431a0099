import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asked } from "../../testing/lists.ts";
import { addStaleNote } from "../../testing/corpus.repository.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import type { Caller, Services } from "../../service.ts";
import { createDocumentReads } from "../documents/documents.reads.ts";
import { createLibraryReads } from "../library/library.reads.ts";
import { createQueryReads } from "../queries/queries.reads.ts";
import { createQueryService } from "../queries/queries.service.ts";
import { createAnswerReads } from "../answers/answers.reads.ts";
import { createCitations } from "../citations/citations.ts";
import { peopleReads } from "../identity/people.reads.ts";
import { createAlertService } from "./alerts.service.ts";
import { createAlertWorkService } from "./alert-work.service.ts";

let world: TestWorld;
let alerts: Services["alerts"];
let queries: Services["queries"];
let work: Services["alertWork"];
beforeAll(async () => {
  world = await createTestWorld();
  const { database } = world;
  const library = createLibraryReads(database);
  const citations = createCitations(database, library);
  alerts = createAlertService({ ...world, people: peopleReads });
  queries = createQueryService({ ...world, answers: createAnswerReads(database, citations), citations });
  const evidence = {
    document: createDocumentReads(database).titles,
    bookmark: createQueryReads(database).questions,
    clause: library.cited,
  };
  work = createAlertWorkService({ ...world, evidence });
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const none = { document: [], bookmark: [], clause: [] };
const found = { impact: "minor", note: "Our procedure names the old section.", evidence: none } as const;

const alertOf = async (caller: Caller) =>
  (await alerts.create({ alert_type: "guidance_update", title: "New guidance", description: "Read it.", severity_level: "medium" }, caller))
    .id;

const bookmarkOf = async (caller: Caller) =>
  (
    await queries.create(
      {
        question: "What must be kept?",
        response: "Records.",
        confidence_score: null,
        is_bookmarked: true,
        source_documents: "",
        query_status: "completed",
        stakeholder_impact: "medium",
      },
      caller,
    )
  ).id;

test("an alert is assessed, closed with a reason and taken on again, and every step is kept", async () => {
  const ana = await world.asPerson("ana");
  const id = await alertOf(ana);
  expect(await work.get({ id }, ana)).toMatchObject({ state: "open", version: 0, steps: [] });
  expect(await work.assess({ id, version: 0, ...found }, ana)).toMatchObject({ state: "assessing", version: 1, impact: "minor" });
  expect(await work.close({ id, version: 1, reason: "Procedure changed." }, ana)).toMatchObject({ state: "closed", note: found.note });
  await work.reopen({ id, version: 2 }, ana);
  const { steps, ...now } = await work.get({ id }, ana);
  expect(now).toMatchObject({ state: "assessing", version: 3, reason: null, note: found.note });
  expect(steps.map(({ state, reason }) => [state, reason])).toEqual([
    ["assessing", null],
    ["closed", "Procedure changed."],
    ["assessing", null],
  ]);
});

test("each step leaves exactly one record, and what changes nothing leaves none", async () => {
  const ana = await world.asPerson("ana");
  const id = await alertOf(ana);
  await work.assess({ id, version: 0, ...found }, ana);
  await work.assess({ id, version: 1, ...found }, ana);
  await work.close({ id, version: 1, reason: "Done." }, ana);
  expect(
    (await world.records(2)).map(({ action, object_id, object_version, reason }) => [action, object_id, object_version, reason]),
  ).toEqual([
    ["alert.assessed", id, "1", null],
    ["alert.closed", id, "2", "Done."],
  ]);
});

test("what was changed elsewhere meanwhile is not overwritten", async () => {
  const ana = await world.asPerson("ana");
  const id = await alertOf(ana);
  await work.assess({ id, version: 0, ...found }, ana);
  await expect(work.assess({ id, version: 0, ...found, note: "Other" }, ana)).rejects.toMatchObject({ code: "conflict" });
  await expect(work.close({ id, version: 0, reason: "Done." }, ana)).rejects.toMatchObject({ code: "conflict" });
  expect(await work.get({ id }, ana)).toMatchObject({ version: 1, note: found.note });
});

test("what is closed is not assessed or closed again, and what is open is not reopened", async () => {
  const ana = await world.asPerson("ana");
  const id = await alertOf(ana);
  await expect(work.reopen({ id, version: 0 }, ana)).rejects.toMatchObject({ code: "conflict" });
  await work.close({ id, version: 0, reason: "Not for us." }, ana);
  await expect(work.assess({ id, version: 1, ...found }, ana)).rejects.toMatchObject({ code: "conflict" });
  await expect(work.close({ id, version: 1, reason: "Again." }, ana)).rejects.toMatchObject({ code: "conflict" });
});

test("evidence is named as it is called, and stays named so where it is gone", async () => {
  const ana = await world.asPerson("ana");
  const [id, bookmark, clause] = [await alertOf(ana), await bookmarkOf(ana), await addStaleNote(world.database)];
  const evidence = { document: [], bookmark: [bookmark], clause: [clause] };
  const named = [
    { kind: "bookmark", id: bookmark, label: "What must be kept?", part_of: null },
    { kind: "clause", id: clause, label: expect.stringMatching(/^21 CFR \d+\.1\(a\)$/) as string },
  ];
  expect(await work.assess({ id, version: 0, ...found, evidence }, ana)).toMatchObject({ evidence: named });
  await queries.update({ id: bookmark, is_bookmarked: false }, ana);
  expect(await work.assess({ id, version: 1, ...found, note: "Still so.", evidence }, ana)).toMatchObject({ evidence: named });
});

test("evidence that is not there, or somebody else's, is not found, and nothing is saved", async () => {
  const [ana, ben] = [await world.asPerson("ana"), await world.asPerson("ben")];
  const [id, others] = [await alertOf(ana), await bookmarkOf(ben)];
  for (const evidence of [{ bookmark: [others] }, { document: [randomUUID()] }, { clause: [randomUUID()] }])
    await expect(work.assess({ id, version: 0, ...found, evidence: { ...none, ...evidence } }, ana)).rejects.toMatchObject({
      code: "not_found",
    });
  expect(await work.get({ id }, ana)).toMatchObject({ version: 0 });
});

test("everybody works on a shared alert by themselves, and finds theirs by how it stands", async () => {
  const [ana, rita] = [await world.asPerson("ana"), await world.asPerson("rita", "reviewer")];
  const id = await alertOf(rita);
  await expect(work.assess({ id, version: 0, ...found }, ana)).rejects.toMatchObject({ code: "not_found" });
  await alerts.publish({ id }, rita);
  await work.close({ id, version: 0, reason: "Not for us." }, rita);
  await work.assess({ id, version: 0, ...found }, ana);
  const standing = async (state: "open" | "assessing" | "closed", caller: Caller) =>
    (await alerts.list({ ...asked(), work: state }, caller)).items.map((one) => one.work);
  expect(await Promise.all([standing("assessing", ana), standing("closed", ana)])).toEqual([["assessing"], []]);
  expect(await Promise.all([standing("closed", rita), standing("open", rita)])).toEqual([["closed"], []]);
  expect((await work.get({ id }, ana)).steps).toHaveLength(1);
});
