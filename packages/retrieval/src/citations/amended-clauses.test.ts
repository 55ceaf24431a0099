import { expect, test } from "vitest";
import { createAmendedClauses, isYetToCome, overtakenBy } from "./amended-clauses.ts";

const postponed = { by: "Regulation (EU) 2020/561", since: "2020-04-24" };
const extended = { by: "Regulation (EU) 2023/607", since: "2023-03-20" };
const mdr = createAmendedClauses([
  { clause: "EU MDR Article 120(3)", ...extended },
  { clause: "EU MDR Article 120(3)", ...postponed },
  { clause: "EU MDR Article 123(3)(d)", ...postponed },
]);

test("a clause that was changed twice names both acts, the older first", () => {
  expect(mdr.of("EU MDR Article 120(3)")).toEqual([postponed, extended]);
});

test("a place within a changed clause, and a passage that holds it, are changed with it; its neighbours are not", () => {
  expect(mdr.of("EU MDR Article 120(3)(a)")).toHaveLength(2);
  expect(mdr.of("Regulation (EU) 2017/745 Article 123(3)")).toEqual([postponed]);
  expect(mdr.of("EU MDR Article 120(3a)")).toEqual([]);
  expect(mdr.of("EU MDR Article 123(3)(e)")).toEqual([]);
});

test("the words of 2017 are overtaken from the day of each change on, and by those changes alone", () => {
  const changes = mdr.of("EU MDR Article 120(3)");
  expect(overtakenBy(changes, "2017-04-05", "2019-06-01")).toEqual([]);
  expect(overtakenBy(changes, "2017-04-05", "2021-06-01")).toEqual([postponed]);
  expect(overtakenBy(changes, "2017-04-05", "2023-03-20")).toEqual([postponed, extended]);
  expect(overtakenBy(changes, "2023-06-01", "2026-11-22")).toEqual([]);
});

test("words of today tell of a past day what was not law then, where the clause was changed in between", () => {
  const changes = mdr.of("EU MDR Article 120(3)");
  expect(isYetToCome(changes, "2026-11-22", "2022-01-01")).toBe(true);
  expect(isYetToCome(changes, "2026-11-22", "2023-03-20")).toBe(false);
  expect(isYetToCome(changes, "2017-04-05", "2019-01-01")).toBe(false);
});

test("a change known to its month alone counts from the month's first day on", () => {
  const changes = [{ by: "Delegated Regulation (EU) 2026/1451", since: "2026-07" }];
  expect(overtakenBy(changes, "2017-04-05", "2026-07-01")).toHaveLength(1);
  expect(overtakenBy(changes, "2017-04-05", "2026-06-30")).toEqual([]);
});
