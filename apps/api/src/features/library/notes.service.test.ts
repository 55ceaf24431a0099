import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addStaleNote } from "../../testing/corpus.repository.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { createNoteService } from "./notes.service.ts";

let world: TestWorld;
let notes: ReturnType<typeof createNoteService>;
beforeAll(async () => {
  world = await createTestWorld();
  notes = createNoteService(world);
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const asked = async () => notes.unconfirmed({}, await world.asPerson("dana", "administrator"));
const confirm = async (passage_id: string) =>
  notes.confirm({ passage_id, reason: "It says the same." }, await world.asPerson("dana", "administrator"));

test("a note is said to be written before the official text changed from the day of the change on", async () => {
  world.clock.set("2026-05-31T08:00:00Z");
  const passage_id = await addStaleNote(world.database);
  expect(await asked()).toEqual([]);
  world.clock.set("2026-06-01T08:00:00Z");
  const by = expect.stringMatching(/^21 CFR \d+$/) as string;
  expect(await asked()).toMatchObject([{ passage_id, amended: [{ by, since: "2026-06-01", written_before: true }] }]);
});

test("a note that came in since the list was last asked for stands on it", async () => {
  world.clock.set("2026-06-01T08:00:00Z");
  const first = await addStaleNote(world.database);
  expect((await asked()).map(({ passage_id }) => passage_id)).toEqual([first]);
  const second = await addStaleNote(world.database);
  expect((await asked()).map(({ passage_id }) => passage_id).toSorted()).toEqual([first, second].toSorted());
});

test("a note that somebody confirmed is not said so any longer, and who confirmed it is in the record", async () => {
  world.clock.set("2026-06-01T08:00:00Z");
  const passage_id = await addStaleNote(world.database);
  expect(await confirm(passage_id)).toMatchObject({ passage_id, amended: [] });
  expect(await asked()).toEqual([]);
  expect((await world.records()).at(-1)).toMatchObject({ action: "note.confirmed", reason: "It says the same." });
});

test("a note on a clause that did not change is not confirmed", async () => {
  world.clock.set("2026-05-31T08:00:00Z");
  await expect(confirm(await addStaleNote(world.database))).rejects.toMatchObject({ code: "conflict" });
});

test("the words of the clause before and after stand side by side, and nothing that changed elsewhere in the text", async () => {
  world.clock.set("2026-06-01T08:00:00Z");
  const passage_id = await addStaleNote(world.database);
  const [change, ...others] = await notes.changes({ passage_id }, await world.asPerson("dana", "administrator"));
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    source: { text_kind: "verbatim" },
    since: "2026-06-01",
    from: { label: "2020-01-01" },
    to: { label: "2026-06-01" },
    changes: [{ before: { text: "Records shall be kept for two years." }, after: { text: "Records shall be kept for ten years." } }],
    total_changes: 1,
  });
});

test("a note that there is not is not found", async () => {
  await expect(confirm("00000000-0000-4000-8000-000000000000")).rejects.toMatchObject({ code: "not_found" });
});
