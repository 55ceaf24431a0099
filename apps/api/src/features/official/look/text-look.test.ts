import { ecfr } from "@clausewise/official";
import { createDoubleEcfr, generatedPart, type Fault } from "@clausewise/official/double";
import { describe, expect, test } from "vitest";
import { changesOf, labelsOf, textsOf } from "../../../testing/official.repository.ts";
import { officialWorld } from "../../../testing/official-world.ts";
import { countedRows } from "../../../testing/tables.repository.ts";

let title: ReturnType<typeof createDoubleEcfr>;
const official = officialWorld(() => {
  const parts = [generatedPart("820", 4, "2026-02-02"), generatedPart("11", 3, "2020-01-01"), generatedPart("99", 2, "2025-03-01")];
  title = createDoubleEcfr(parts, "2026-10-01");
  return [title];
});
const { look, lookCutOff, texts, changes } = official.of(ecfr);

const all = ["21 CFR 11 2020-01-01", "21 CFR 820 2026-02-02", "21 CFR 99 2025-03-01"];
const reword = (part: string, section: number, words: string) => {
  const found = title.parts.get(part)?.sections[section];
  if (found) found.paragraphs[0] = `(a) ${words}`;
};
const asked = (word: string) => official.double.asked.filter(({ url }) => url.includes(word)).length;

test("the first look brings every part into the library, each with a record", async () => {
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 3, changed: 0, removed: 0 }, token: "2026-10-01", plan: null });
  expect(await texts()).toEqual(all);
  expect((await official.world.records()).map(({ action, changes }) => [action, changes["identifier"]])).toEqual([
    ["corpus.imported", "21 CFR 820"],
    ["corpus.imported", "21 CFR 11"],
    ["corpus.imported", "21 CFR 99"],
    ["corpus.imported", "21 CFR 820"],
    ["corpus.imported", "21 CFR 11"],
  ]);
});

test("where many passages come in the database counts anew what it holds, by which it plans its statements", async () => {
  title.parts.set("700", generatedPart("700", 40, "2020-01-01", 14));
  await look();
  expect(await countedRows(official.world.database, "passage")).toBeGreaterThan(500);
});

test("a title that was not shown anew is asked for nothing more", async () => {
  await look();
  const before = official.double.asked.length;
  expect(await look()).toMatchObject({ outcome: "unchanged" });
  expect(official.double.asked.length - before).toBe(1);
});

test("an amended part brings a new version, and says which of its sections changed", async () => {
  await look();
  title.amend("820", "2026-11-10", () => {
    reword("820", 1, "Each record shall be kept for ten years.");
    title.parts.get("820")?.sections.push({ number: "820.9", heading: "New duty.", paragraphs: ["(a) Something new."] });
  });
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 0, changed: 1, removed: 0 } });
  expect(await texts()).toContain("21 CFR 820 2026-11-10");
  expect((await changes()).at(-1)).toBe("changed 21 CFR 820 21 CFR 820.2 21 CFR 820.9");
});

test("a section whose words stand under another number is told as renumbered", async () => {
  const words = "(a) Whoever hears of a complaint writes down its date, who made it, of which thing, and what was answered.";
  Object.assign(title.parts.get("820")?.sections[3] ?? {}, { paragraphs: [words] });
  await look();
  title.amend("820", "2026-11-10", (part) => Object.assign(part.sections[3] ?? {}, { number: "820.9" }));
  await look();
  const [change] = (await changesOf(official.world.database, ecfr.id)).filter(({ kind }) => kind === "changed");
  expect(change).toMatchObject({
    clauses: ["21 CFR 820.9", "21 CFR 820.4"],
    renumbered: [{ from: "21 CFR 820.4", to: "21 CFR 820.9" }],
  });
});

test("a part that is shown anew in the same words is no change", async () => {
  await look();
  title.amend("99", "2026-11-10", () => undefined);
  title.parts.get("99")?.amended.pop();
  expect(await look()).toMatchObject({ outcome: "unchanged", token: "2026-11-10" });
  expect(await changes()).toHaveLength(3);
});

test("a part that the source says does not exist any longer is told so, and its words stay", async () => {
  await look();
  title.takeOut("99", "2026-11-10");
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 0, changed: 0, removed: 1 } });
  expect((await changes()).at(-1)).toBe("removed 21 CFR 99");
  expect((await textsOf(official.world.database, "ecfr")).map(({ gone_since }) => gone_since !== null)).toEqual([false, false, true]);
});

test("a part that is not found, though no list says that it was taken out, is not said to be gone", async () => {
  await look();
  title.amend("99", "2026-11-10", () => undefined);
  official.double.fault = (url) => (url.includes("full/") ? "gone" : null);
  expect(await look()).toMatchObject({
    outcome: "broken",
    result: expect.stringContaining("but its list of changes knows nothing of that") as string,
  });
  expect(await changes()).toHaveLength(3);
});

test("while the source takes in texts it is asked again soon, and nothing is compared", async () => {
  await look();
  title.importing = true;
  title.amend("820", "2026-11-10", () => reword("820", 1, "Half a word"));
  expect(await look()).toMatchObject({ outcome: "not_ready", result: expect.stringContaining("is taking in new texts") as string });
  expect(asked("changes") + asked("issue_date")).toBe(0);
});

test("a part that became much shorter without an amendment is not taken over", async () => {
  await look();
  title.amend("820", "2026-11-10", (part) => part.sections.splice(1));
  title.parts.get("820")?.amended.pop();
  expect(await look()).toMatchObject({ outcome: "broken", result: expect.stringContaining("knows of no amendment") as string });
  expect(await changes()).toHaveLength(3);
});

test("a part that became much shorter by an amendment is", async () => {
  await look();
  title.amend("820", "2026-11-10", (part) => part.sections.splice(1));
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 0, changed: 1, removed: 0 } });
});

test("a part that cannot be read is left for the next look, and the others come in", async () => {
  official.double.fault = (url) => (url.includes("full/") && url.includes("part=11") ? "cut" : null);
  expect(await look()).toMatchObject({ outcome: "broken", result: expect.stringContaining("21 CFR 11") as string, last_success: null });
  expect(await texts()).toEqual([all[1], all[2]]);
  official.double.fault = () => null;
  const before = asked("full/");
  expect(await look()).toMatchObject({ outcome: "changed" });
  expect(asked("full/") - before).toBe(2);
  expect(await texts()).toEqual(all);
});

test("a part that can never be read is named, and keeps nobody from the rest", async () => {
  official.double.fault = (url) => (url.includes("full/") && url.includes("part=11") ? "cut" : null);
  await look();
  await look();
  expect(await look()).toMatchObject({ outcome: "broken", token: "2026-10-01", plan: null });
  expect(await texts()).toEqual([all[1], all[2]]);
});

describe("nothing is changed and nothing withdrawn by", () => {
  const faults: [Fault, string][] = [
    ["blocked", "blocked"],
    ["cut", "broken"],
    ["broken_off", "broken"],
    ["wrong_type", "broken"],
    ["too_many", "not_ready"],
    ["empty", "broken"],
    ["none", "broken"],
  ];
  const places = ["titles.json", "issue_date", "versions/title-21.json?part=820", "full/"];
  // Each fault at two places, and each place with every other fault.
  const cases = faults.flatMap(([fault, outcome], at) =>
    places.filter((_, nth) => (nth + at) % 2 === 0 || fault === "none").map((place) => [fault, place, outcome] as const),
  );

  test.each(cases)("an answer that is %s, to %s", async (fault, place, outcome) => {
    await look();
    title.amend("820", "2026-11-10", () => reword("820", 1, "Each record shall be kept for ten years."));
    official.double.fault = (url) => (url.includes(place) ? fault : null);
    expect(await look()).toMatchObject({ outcome, token: "2026-10-01" });
    expect([await texts(), await changes()]).toEqual([all, ["added 21 CFR 11", "added 21 CFR 820", "added 21 CFR 99"]]);

    official.double.fault = () => null;
    expect(await look()).toMatchObject({ outcome: "changed", token: "2026-11-10" });
    expect((await changes()).at(-1)).toBe("changed 21 CFR 820 21 CFR 820.2");
  });
});

test("what a part said before an amendment comes in as history, and is no news", async () => {
  title.amend("820", "2026-11-01", (part) => part.sections.splice(1));
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 3, changed: 0, removed: 0 } });
  expect(await labelsOf(official.world.database, "21 CFR 820")).toEqual(["2016-12-20", "2026-02-02", "2026-11-01"]);
  expect(await texts()).toContain("21 CFR 820 2026-11-01");
});

test("no part is taken for what it was where what it is cannot be read", async () => {
  official.double.fault = (url) => (/full\/2026-10-01\/.*part=820/.test(url) ? "cut" : null);
  await look();
  expect(await labelsOf(official.world.database, "21 CFR 820")).toEqual([]);
});

test("a list of changes that lacks the newest does not take a part back to an earlier day", async () => {
  await look();
  title.amend("820", "2026-11-10", () => reword("820", 1, "Each record shall be kept for ten years."));
  await look();
  title.latestIssue = "2026-11-12";
  title.parts.get("820")?.amended.pop();
  expect(await look()).toMatchObject({
    outcome: "broken",
    result: expect.stringContaining("earlier than the one it gave before") as string,
  });
  expect(await texts()).toContain("21 CFR 820 2026-11-10");
});

test("looks that are cut off more than twenty times lose nothing and do nothing twice", async () => {
  for (let part = 200; part < 212; part += 1) title.parts.set(String(part), generatedPart(String(part), 2, "2025-01-01"));
  expect(await lookCutOff()).toBeGreaterThan(20);
  expect((await texts()).length).toBe(15);
  expect((await changes()).toSorted()).toEqual([...title.parts.keys()].map((part) => `added 21 CFR ${part}`).toSorted());
  expect(await official.world.records()).toHaveLength(17);
  expect(await look()).toMatchObject({ outcome: "unchanged", plan: null, token: "2026-10-01" });
});

test("a look that is cut off by the end of the process stops between two steps, and goes on there", async () => {
  const ending = new AbortController();
  official.double.fault = (url) => {
    if (url.includes("full/")) ending.abort(new Error("The process ends."));
    return null;
  };
  await expect(look({ signal: ending.signal })).rejects.toThrow("The process ends.");
  official.double.fault = () => null;
  const before = asked("structure");
  await look();
  expect([await texts(), asked("structure") - before]).toEqual([all, 0]);
});
