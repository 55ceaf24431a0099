import { expect, test } from "vitest";
import { createCounterparts } from "./counterparts.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { PlaceRoles } from "./place-roles.ts";

const named: readonly (readonly [RegExp, string])[] = [
  [/\bEU\b|\bEurope\b/, "EU"],
  [/\bUS\b|\bFDA\b/, "US"],
];
const places = {
  placesIn: (text: string) => named.flatMap(([pattern, code]) => (pattern.test(text) ? [code] : [])),
} as unknown as Gazetteer;
const roles = { originsIn: (text: string) => (/made in the US\b/.test(text) ? ["US"] : []) } as unknown as PlaceRoles;
const counterparts = createCounterparts(
  [
    {
      names: [
        { code: "EU", searched: "authorised representative", known: ["EC REP", "authorised representative"] },
        { code: "US", searched: "US agent", known: ["US agent"] },
      ],
    },
  ],
  places,
  roles,
);

test("a name of another law is told with what the law asked for calls it", () => {
  expect(counterparts.find("Does the FDA want an EC-REP?")).toEqual([{ said: "EC-REP", here: "US agent" }]);
});

test("a name of the law asked for, and a question that speaks of both laws, need nothing told", () => {
  expect(counterparts.find("Does the EU want an EC REP?")).toEqual([]);
  expect(counterparts.find("EC REP in Europe and the US?")).toEqual([]);
});

test("whose law is asked is not told by a name of the thing itself, nor by where it is made", () => {
  expect(counterparts.find("Who is the US agent?")).toEqual([]);
  expect(counterparts.find("Is an EC REP needed for pumps made in the US?")).toEqual([]);
});

test("a name within another word is none, its plural is", () => {
  expect(counterparts.find("FDA and the XEC REPX")).toEqual([]);
  expect(counterparts.find("FDA and EC REPs")).toHaveLength(1);
  expect(counterparts.find("")).toEqual([]);
});
