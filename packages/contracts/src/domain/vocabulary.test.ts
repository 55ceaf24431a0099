import { describe, expect, test } from "vitest";
import * as vocabulary from "./vocabulary.ts";

const { areaSpellings, authorityChoices, authorityJurisdictions, defaultAuthority, isRetired, productAreas, severities, sourceStatuses } =
  vocabulary;

describe("the words that people read", () => {
  const labels = Object.entries(vocabulary).filter(([name]) => name.endsWith("Labels"));

  test.each(labels)("of %s are there for each value, and no two values read alike", (_, value) => {
    const words = Object.values(value);
    expect(words.every((word) => typeof word === "string" && word.trim() !== "")).toBe(true);
    expect(new Set(words).size).toBe(words.length);
  });

  test("do not show how values are spelled inside", () => {
    expect(labels.flatMap(([, value]) => Object.values(value)).filter((word) => String(word).includes("_"))).toEqual([]);
  });
});

test("no list names a value twice", () => {
  const twice = Object.entries(vocabulary).filter(([, list]) => Array.isArray(list) && new Set(list).size < list.length);
  expect(twice.map(([name]) => name)).toEqual([]);
});

test("what was superseded or withdrawn no longer holds; a draft does not hold yet, and is not retired", () => {
  expect(sourceStatuses.filter(isRetired)).toEqual(["superseded", "withdrawn"]);
});

test.each(Object.entries(areaSpellings))("the spelling of %s names areas of product, none twice", (_, spelling) => {
  const areas = Object.values(spelling).flat();
  expect(new Set(areas).size).toBe(areas.length);
  expect(areas.filter((area) => !productAreas.includes(area))).toEqual([]);
});

test("a choice of authority searches its own law, and that of all searches everything", () => {
  expect(authorityChoices.filter((choice) => authorityJurisdictions[choice] === null)).toEqual(["MULTI_AUTHORITY"]);
  expect(authorityChoices).toContain(defaultAuthority);
});

test("severities go from the least to the most", () => expect([severities[0], severities.at(-1)]).toEqual(["low", "critical"]));
