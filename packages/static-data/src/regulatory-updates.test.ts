import { jurisdictionOf, UpdateType } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { builtInUpdates } from "./updates.ts";

const updates = builtInUpdates();

test("at least 60 updates are built in, of every type and of many markets", () => {
  expect(updates.length).toBeGreaterThanOrEqual(60);
  expect(new Set(updates.map(({ updateType }) => updateType))).toEqual(new Set(UpdateType.options));
  expect(new Set(updates.map(({ countryCode }) => countryCode)).size).toBeGreaterThan(10);
});

test("each has a name, a title and a description of its own", () => {
  for (const what of ["id", "title", "description"] as const) expect(new Set(updates.map((one) => one[what])).size).toBe(updates.length);
});

test("a description is told in whole sentences and is no line", () => {
  const wrong = updates.filter(({ description }) => description.length < 150 || !/^[A-Z].*\.$/su.test(description));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("a country is called by its name", () => {
  const wrong = updates.filter(({ countryCode, countryName }) => (jurisdictionOf(countryCode)?.name ?? countryCode) !== countryName);
  expect(wrong.map(({ countryCode, countryName }) => `${countryCode} ${countryName}`)).toEqual([]);
});

test("the reason of an impact is a sentence, and no area stands twice", () => {
  expect(updates.filter(({ impact_reason }) => !/^[A-Z].+\.$/u.test(impact_reason)).map(({ id }) => id)).toEqual([]);
  expect(updates.filter(({ affectedAreas }) => new Set(affectedAreas).size < affectedAreas.length).map(({ id }) => id)).toEqual([]);
});

test("nothing was published after the day on which the selection was made", () => {
  expect(updates.filter(({ published }) => published > "2026-11-22").map(({ id }) => id)).toEqual([]);
});
