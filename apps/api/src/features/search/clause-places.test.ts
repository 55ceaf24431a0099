import { beforeEach, expect, test } from "vitest";
import { createClausePlaces, type ClausePlaces } from "./clause-places.ts";

let places: ClausePlaces;
beforeEach(() => {
  places = createClausePlaces();
  places.add("cfr", { keys: [1, 2, 3], citations: ["21 CFR 807.92", "21 CFR 807.92(a)(3)", "21 CFR 807.921"] });
  places.add("sop", { keys: [4], citations: ["21 CFR 807.92"] });
});
const keys = (clause: string) => places.within(clause).map(({ key }) => key);

test("a clause is where it stands itself and where those below it stand, in every source", () => {
  expect(keys("21 CFR 807.92")).toEqual([1, 4, 2]);
  expect(places.within("21 CFR 807.92(a)")).toEqual([{ key: 2, sourceId: "cfr" }]);
});

test("what is forgotten stands nowhere", () => {
  places.forget(new Set([1, 2]));
  expect([keys("21 CFR 807.92"), keys("21 CFR 807.92(a)")]).toEqual([[4], []]);
});
