import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { viewerOf } from "../../service.ts";
import { asked } from "../../testing/lists.ts";
import { createDocumentWorld, type DocumentWorld } from "../../testing/documents.ts";
import { createDocumentReads } from "./documents.reads.ts";
import { createFileReader } from "./reading/read-in-child.ts";
import { findConfinement } from "./reading/reader-process.ts";

let world: DocumentWorld;
beforeAll(async () => {
  world = await createDocumentWorld(createFileReader({ confinement: findConfinement() }));
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const sourcesOf = async (name: string, ids: readonly string[]) =>
  createDocumentReads(world.database).sourcesOf(viewerOf(await world.asPerson(name)), ids);

test("a document that was read stands as a source, for its owner alone", async () => {
  const ana = await world.asPerson("ana");
  const { id } = await world.upload(ana, "plan.txt", "The pump alarms above 40 kPa.");
  const { source_id } = await world.settled(ana, id);
  expect(await sourcesOf("ana", [id, id])).toEqual([source_id]);
  await expect(sourcesOf("ben", [id])).rejects.toMatchObject({ code: "not_found" });
});

test("a document that has no text is named", async () => {
  const ana = await world.asPerson("ana");
  const { id } = await world.upload(ana, "plan.pdf", "This is no PDF.", { title: "Pump plan" });
  await world.settled(ana, id);
  await expect(sourcesOf("ana", [id])).rejects.toThrow('"Pump plan" has not been read yet.');
});

test("a source leads to the document whose text it is, and nobody else to anything", async () => {
  const ana = await world.asPerson("ana");
  const { id } = await world.upload(ana, "plan.txt", "The pump alarms above 40 kPa.");
  const { source_id } = await world.settled(ana, id);
  const of = async (name: string) =>
    (await world.documents.list({ ...asked(), source_id: source_id ?? "" }, await world.asPerson(name))).items.map((one) => one.id);
  expect([await of("ana"), await of("ben")]).toEqual([[id], []]);
});
