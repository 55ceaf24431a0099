import { NewClockPlan } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Caller, Services } from "../../service.ts";
import { oldRule } from "../../testing/corpus.ts";
import { openMilestones } from "../../testing/milestones.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { bringIn } from "../library/import/import-versions.ts";

let world: TestWorld;
let milestones: Services["milestones"];
let plans: Services["milestonePlans"];
let ana: Caller;

beforeAll(async () => {
  world = await createTestWorld();
  ({ milestones, plans } = openMilestones(world));
});
beforeEach(async () => {
  await world.reset();
  world.clock.set("2026-11-02T08:00:00Z");
  ana = await world.asPerson("ana");
  await holds("2024", "An IND goes into effect 30 days after FDA receives it.");
});
afterAll(() => world.close());

const clause = "21 CFR 312.40(b)";

const holds = (label: string, words: string) =>
  bringIn(
    world.database,
    [
      oldRule({
        identifier: "21 CFR 312",
        title: "Investigational New Drug Application",
        label,
        issued: `${label}-01-02`,
        passages: [{ citation: clause, heading: "Use of an investigational new drug", text: words }],
      }),
    ],
    world.clock.now(),
  );

async function amend(): Promise<void> {
  world.clock.set("2026-11-03T08:00:00Z");
  await holds("2026", "An IND goes into effect 45 days after FDA receives it.");
}

async function planned() {
  const made = await plans.fromClock(NewClockPlan.parse({ clock: "ind", start: "2027-01-04", protocolId: "Trial" }), ana);
  const [first, effect] = made;
  if (!first || effect?.basis?.clause.clause !== clause) throw new Error("the plan has no day of this clause");
  return { first: first.id, effect: effect.id };
}

const changed = async (id: string) => (await milestones.clauseChanges({ id }, ana)).changes.map(({ kind, citation }) => [kind, citation]);

test("a day tells that the clause it follows from changed, until somebody finds that it holds", async () => {
  const { first, effect } = await planned();
  expect(await changed(effect)).toEqual([]);
  await amend();
  expect(await changed(effect)).toEqual([["changed", clause]]);
  expect(await changed(first)).toEqual([]);
  await milestones.confirmClause({ id: effect }, ana);
  expect(await changed(effect)).toEqual([]);
  expect((await world.records()).at(-1)).toMatchObject({ action: "milestone.clause_confirmed", object_id: effect });
});

test("a day that somebody chose follows from no clause, so that there is nothing to find of it", async () => {
  const { first, effect } = await planned();
  await milestones.move({ id: effect, plannedDate: "2027-06-01" }, ana);
  await amend();
  expect(await changed(effect)).toEqual([]);
  await expect(milestones.confirmClause({ id: first }, ana)).rejects.toMatchObject({ code: "conflict" });
});

test("what was planned after the change has the words of today", async () => {
  await amend();
  const { effect } = await planned();
  expect(await changed(effect)).toEqual([]);
});

test("nobody else is told, nor finds that it holds", async () => {
  const { effect } = await planned();
  const ben = await world.asPerson("ben");
  await expect(milestones.clauseChanges({ id: effect }, ben)).rejects.toMatchObject({ code: "not_found" });
  await expect(milestones.confirmClause({ id: effect }, ben)).rejects.toMatchObject({ code: "not_found" });
});
