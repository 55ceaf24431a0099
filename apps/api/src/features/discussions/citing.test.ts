import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Caller, Services } from "../../service.ts";
import { oldRule } from "../../testing/corpus.ts";
import { openBoard, type Board } from "../../testing/discussions.ts";
import { openTestFeatures } from "../../testing/features.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";

let world: TestWorld;
let at: Board;
let library: Services["library"];
let ana: Caller;
let dana: Caller;

beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  world.clock.set("2026-03-02T08:00:00Z");
  [ana, dana] = await Promise.all([world.asPerson("ana"), world.asPerson("dana", "administrator")]);
  ({ library } = await openTestFeatures(world));
  await library.importVersion(oldRule(), dana);
  at = await openBoard(world, dana);
});
afterAll(() => world.close());

const content = "Is **21 CFR 820.30(a)** for class I? Scope is 21 CFR 820.1, see also 21 CFR 820.999 and § 820.30(a).";
const amend = () =>
  library.importVersion(
    oldRule({
      label: "2026",
      issued: "2026-02-20",
      passages: oldRule().passages.map((one) => ({ ...one, text: one.text.replace("Each manufacturer", "Every manufacturer") })),
    }),
    dana,
  );
const clausesOf = async (id: string) => (await at.board.get({ id }, ana)).clauses;

test("a clause written as a citation comes with the words of the live source, once, where the library holds it", async () => {
  const { clauses } = await at.begin(ana, { content });
  expect(clauses).toMatchObject([
    { words: "21 CFR 820.30(a)", citation: "21 CFR 820.30(a)", place: { heading: "Design controls", label: "1996", status: "in_force" } },
    { words: "21 CFR 820.1", citation: "21 CFR 820.1", place: { heading: "Scope", text_kind: "verbatim" } },
  ]);
  expect(clauses[0]?.place?.text).toContain("Each manufacturer");
  expect(clauses.flatMap(({ changes }) => changes)).toEqual([]);
});

test("a discussion says which clause that it relies on has changed, in a reply as well", async () => {
  const { id } = await at.begin(ana);
  await at.board.reply({ id, content }, dana);
  expect((await at.listed(ana)).items[0]).toMatchObject({ changed_clauses: [] });
  world.clock.set("2026-03-03T08:00:00Z");
  await amend();
  const [reply] = (await at.board.get({ id }, ana)).replies;
  expect(reply?.clauses).toMatchObject([
    { place: { label: "2026" }, changes: [{ kind: "changed", was: { label: "1996" }, now: { label: "2026" } }] },
    { changes: [] },
  ]);
  expect((await at.listed(ana)).items[0]).toMatchObject({ changed_clauses: ["21 CFR 820.30(a)"] });
});

test("what changed stays marked when the words around it are edited, until somebody says that it holds", async () => {
  const { id } = await at.begin(ana, { content });
  world.clock.set("2026-03-03T08:00:00Z");
  await amend();
  await at.board.edit({ id, content: `So: ${content}` }, ana);
  const [changed] = await clausesOf(id);
  expect(changed?.changes).toHaveLength(1);
  const eve = await world.asPerson("eve");
  await expect(at.board.confirm({ id: changed?.id ?? "" }, eve)).rejects.toMatchObject({ code: "forbidden" });
  const confirmed = await at.board.confirm({ id: changed?.id ?? "" }, ana);
  expect(confirmed).toMatchObject({ changes: [], confirmed_at: "2026-03-03T08:00:00.000Z", place: { label: "2026" } });
  expect((await at.listed(ana)).items[0]).toMatchObject({ changed_clauses: [] });
});

test("a clause that is no longer written is no longer followed, nor one of a post that was removed", async () => {
  const { id } = await at.begin(ana, { content });
  await at.board.reply({ id, content }, dana);
  await at.board.edit({ id, content: "Only 21 CFR 820.1." }, ana);
  expect((await clausesOf(id)).map(({ citation }) => citation)).toEqual(["21 CFR 820.1"]);
  world.clock.set("2026-03-03T08:00:00Z");
  await amend();
  expect((await at.listed(ana)).items[0]).toMatchObject({ changed_clauses: ["21 CFR 820.30(a)"] });
  const [reply] = (await at.board.get({ id }, ana)).replies;
  await at.board.remove({ id: reply?.id ?? "" }, dana);
  expect((await at.listed(ana)).items[0]).toMatchObject({ changed_clauses: [] });
});
