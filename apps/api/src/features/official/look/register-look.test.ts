import { fdaGuidance } from "@clausewise/official";
import { createDoubleGuidance, generatedGuidance, type Fault } from "@clausewise/official/double";
import { describe, expect, test } from "vitest";
import { changesOf } from "../../../testing/official.repository.ts";
import { openTestOfficial } from "../../../testing/official.ts";
import { officialWorld } from "../../../testing/official-world.ts";

let list: ReturnType<typeof createDoubleGuidance>;
const official = officialWorld(() => {
  list = createDoubleGuidance(Array.from({ length: 40 }, (_, nth) => generatedGuidance(nth)));
  return [list];
});
const { look, lookCutOff, entries, listed } = official.of(fdaGuidance);

const changes = async () => (await changesOf(official.world.database, "fda-guidance")).map(({ kind, title }) => `${kind}: ${title}`);
const rowOf = (nth: number) => list.rows[nth] ?? expect.unreachable();
const touch = () => list.rows.forEach((row) => (row.changed = `<time datetime="2026-11-01T00:00:00-04:00">2026-11-01</time>`));

test("the first look brings everything in, and calls none of it a change", async () => {
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 40, changed: 0, removed: 0 }, failures: 0 });
  expect(await listed()).toBe(40);
  expect(await changes()).toEqual([]);
});

test("what did not change is not sent again", async () => {
  await look();
  expect(await look()).toMatchObject({ outcome: "unchanged", result: "FDA guidance documents: the source says that nothing changed." });
  expect(official.double.asked.at(-1)?.headers).toHaveProperty("if-none-match");
});

test("a rebuilt site whose every row has another time has changed nothing", async () => {
  await look();
  touch();
  expect(await look()).toMatchObject({ outcome: "unchanged" });
  expect(await changes()).toEqual([]);
});

test("a later look tells exactly what came, what changed and what went, and what it said before", async () => {
  await look();
  touch();
  rowOf(5).field_final_guidance_1 = "Final";
  list.rows.splice(7, 1);
  list.rows.unshift(generatedGuidance(99));
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 1, changed: 1, removed: 1 } });
  expect((await changes()).toSorted()).toEqual([
    "added: Guidance on Subject 99 & Its Review",
    "changed: Guidance on Subject 5 & Its Review",
    "removed: Guidance on Subject 7 & Its Review",
  ]);
  const draft = (await changesOf(official.world.database, "fda-guidance")).find(({ kind }) => kind === "changed");
  expect([draft?.before?.fields["status"], draft?.after?.fields["status"]]).toEqual(["Draft", "Final"]);
});

test("an entry that is gone stays, with when it was last seen; listed again, it is back", async () => {
  await look();
  const [row] = list.rows.splice(7, 1);
  await look();
  expect((await entries()).filter(({ gone_since }) => gone_since !== null)).toHaveLength(1);
  list.rows.push(row ?? expect.unreachable());
  await look();
  expect(await listed()).toBe(40);
  expect((await changes()).at(-1)).toBe("back: Guidance on Subject 7 & Its Review");
});

test("what changed leaves one record, with how much", async () => {
  await look();
  list.rows.splice(0, 2);
  await look();
  expect((await official.world.records()).map(({ action, changes }) => [action, changes])).toEqual([
    ["official.changed", { added: 40, changed: 0, removed: 0 }],
    ["official.changed", { added: 0, changed: 0, removed: 2 }],
  ]);
});

test("of a list as long as the real one exactly what was planted is told, however often looking is cut off", async () => {
  list.rows = Array.from({ length: 2794 }, (_, nth) => generatedGuidance(nth));
  expect(await lookCutOff()).toBeGreaterThan(5);
  expect(await look()).toMatchObject({ outcome: "unchanged", growth: { added: 2794, changed: 0, removed: 0 } });
  touch();
  for (const nth of [10, 500, 2000]) rowOf(nth).field_final_guidance_1 += " (revised)";
  list.rows.splice(100, 5);
  list.rows.push(...[3000, 3001].map(generatedGuidance));
  expect(await lookCutOff()).toBeGreaterThan(5);
  expect(await look()).toMatchObject({ outcome: "unchanged", growth: { added: 2, changed: 3, removed: 5 } });
  expect((await changes()).map((change) => change.replace("Guidance on Subject ", "").replace(" & Its Review", "")).toSorted()).toEqual(
    [
      ["added: 3000", "added: 3001"],
      ["changed: 10", "changed: 500", "changed: 2000"],
      ["removed: 100", "removed: 101", "removed: 102", "removed: 103", "removed: 104"],
    ]
      .flat()
      .toSorted(),
  );
  expect(await listed()).toBe(2791);
});

describe("nothing is changed and nothing withdrawn by", () => {
  const outcomes: [Fault, string, string][] = [
    ["blocked", "blocked", "sent us to its page for suspected robots"],
    ["elsewhere", "blocked", "which is not its own"],
    ["cut", "broken", "cut off"],
    ["broken_off", "broken", "broke off its answer"],
    ["wrong_type", "broken", "gave text/html where JSON was asked for"],
    ["too_many", "not_ready", "come back later"],
    ["away", "not_ready", "not available for the moment"],
    ["failing", "broken", "status 500"],
    ["empty", "broken", "lists nothing at all"],
    ["slow", "broken", "did not come to the end"],
    ["fewer", "held", "lists 28 entries and lacks 12 of the 40"],
  ];

  test.each(outcomes)("an answer that is %s", async (fault, outcome, words) => {
    const first = await look();
    const before = await entries();
    // There is something new behind what goes wrong.
    touch();
    rowOf(1).field_docket_number = "FDA-2026-D-1";
    official.double.fault = () => fault;
    const impatient = await openTestOfficial(official.world, official.double, fault === "slow" ? { longest: 100 } : {});
    const { outcome: told, result, last_success, failures } = await impatient.look(fdaGuidance);
    expect([told, last_success, failures]).toEqual([outcome, first.last_success, 1]);
    expect(result).toContain(words);
    expect(result).toContain("What is held of it stays as it is.");
    expect([await changes(), await entries()]).toEqual([[], before]);

    official.double.fault = () => null;
    expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 0, changed: 1, removed: 0 }, failures: 0 });
    expect(await changes()).toEqual(["changed: Guidance on Subject 1 & Its Review"]);
  });

  test("rows in another order", async () => {
    await look();
    official.double.fault = () => "shuffled";
    expect(await look()).toMatchObject({ outcome: "unchanged" });
    expect(await changes()).toEqual([]);
  });
});

test("a list that a person takes as it is withdraws what it lacks", async () => {
  await look();
  official.double.fault = () => "fewer";
  expect(await look()).toMatchObject({ outcome: "held" });
  expect(await look({ acceptFewer: true })).toMatchObject({ outcome: "changed", growth: { added: 0, changed: 0, removed: 12 } });
  expect(await listed()).toBe(28);
});

test("a list that was held is held again, and is not taken for one that did not change", async () => {
  await look();
  official.double.fault = () => "fewer";
  await look();
  expect(await look()).toMatchObject({ outcome: "held", failures: 2 });
});

test("an empty list is not taken by anybody", async () => {
  await look();
  official.double.fault = () => "empty";
  expect(await look({ acceptFewer: true })).toMatchObject({ outcome: "broken" });
  expect(await listed()).toBe(40);
});
