import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asked } from "../../../testing/lists.ts";
import { createDocumentWorld, type DocumentWorld } from "../../../testing/documents.ts";
import { createFileReader } from "./read-in-child.ts";
import { findConfinement } from "./reader-process.ts";

let world: DocumentWorld;
beforeAll(async () => {
  world = await createDocumentWorld(createFileReader({ confinement: findConfinement() }));
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const plan = "The pump alarms when the pressure rises above 40 kPa.\n\nAlarms are tested every month by the operator.\n";

test("a text is read in a process of its own and found by its words", async () => {
  const ana = await world.asPerson("ana");
  const { id } = await world.upload(ana, "plan.txt", plan, { title: "Pump plan" });
  expect(await world.settled(ana, id)).toMatchObject({
    upload_status: "completed",
    failure: null,
    stage: null,
    parts: { kind: "text", count: 1, recognised: 0 },
    source_id: expect.any(String),
  });
  const { parts, total } = await world.documents.parts({ id, from: 1, limit: 20 }, ana);
  expect(total).toBe(1);
  expect(parts[0]?.blocks.map(({ text }) => text).join(" ")).toContain("The pump alarms when the pressure rises");
  const [hit] = await world.documents.search({ words: "pressure rises", limit: 20 }, ana);
  expect(hit?.document.title).toBe("Pump plan");
  const marked = await world.documents.marks({ id, passage_id: hit?.passage_id ?? "", quote: "tested every month" }, ana);
  expect(marked?.marks[0]?.stretches).toHaveLength(1);
  expect((await world.documents.find({ id, words: "ALARMS" }, ana)).total).toBe(2);
});

test("a document is found by the source under which its words are cited", async () => {
  const ana = await world.asPerson("ana");
  const { id } = await world.upload(ana, "plan.txt", plan);
  await world.upload(ana, "other.txt", "Another text.");
  const { source_id } = await world.settled(ana, id);
  const { items } = await world.documents.list({ ...asked(), source_id: source_id ?? "" }, ana);
  expect(items.map((document) => document.id)).toEqual([id]);
});

test("what is not what its name says fails with that reason, and nothing of it is kept but the file", async () => {
  const ana = await world.asPerson("ana");
  const { id } = await world.upload(ana, "plan.pdf", "This is no PDF.");
  expect(await world.settled(ana, id)).toMatchObject({ upload_status: "failed", failure: "mismatched", parts: null });
  expect((await world.documents.list({ ...asked(), status: "failed" }, ana)).total).toBe(1);
});
