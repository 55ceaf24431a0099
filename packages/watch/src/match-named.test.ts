import { expect, test } from "vitest";
import type { About, Reason } from "./about.ts";
import { placeOf } from "./citations.ts";
import { byClause, byProductCode, byRegulationNumber, byStandard, bySubstance, byWatchedText } from "./match-named.ts";
import { type Profile, readProduct, type WatchedProduct } from "./profile.ts";
import { notice, pump, reader, watch } from "./testing.fixture.ts";

const about = (more: Partial<About> = {}): About => ({
  ...watch.read(notice("A notice")),
  said: "notice",
  places: [],
  standards: [],
  ...more,
});
const why = (by: (profile: Profile, of: About) => Reason[], of: About, said: Partial<WatchedProduct> = {}) =>
  by(readProduct(reader, pump(said)), of).map(({ value, sentence }) => `${value}: ${sentence.replace("matches Pump 200: ", "")}`);

test("a clause of the profile that changed is told with what happened", () => {
  expect(why(byClause, about({ places: [placeOf("21 CFR 820.35")], verb: "changed", librarySource: "1" }))).toEqual([
    "21 CFR 820: 21 CFR 820.35 changed",
  ]);
  expect(why(byClause, about({ places: [placeOf("21 CFR 803")] }))).toEqual([]);
});

test("a notice on a part tells which of it the product is under", () => {
  expect(why(byClause, about({ places: [placeOf("21 CFR 820")] }))).toEqual(["21 CFR 820: notice on 21 CFR 820, which Pump 200 is under"]);
});

test("a part of classifications named whole is not about the section of one kind", () => {
  expect(why(byClause, about({ places: [placeOf("21 CFR 880")] }))).toEqual([]);
  expect(why(byClause, about({ places: [placeOf("21 CFR 880.5725")] }))).toHaveLength(1);
});

test("codes and regulation numbers count where FDA's is a market", () => {
  const named = about({ productCodes: ["FRN", "ABC"], regulationNumbers: ["880.5725"] });
  expect([...why(byProductCode, named), ...why(byRegulationNumber, named)]).toEqual([
    "FRN: notice under its product code FRN",
    "880.5725: notice under its regulation number 21 CFR 880.5725",
  ]);
  expect([...why(byProductCode, named, { targetMarkets: ["CA"] }), ...why(byRegulationNumber, named, { targetMarkets: ["CA"] })]).toEqual(
    [],
  );
});

test("a standard of the profile, or one of its family, is told as the profile has it", () => {
  const named = about({ standards: ["ISO 10993"], reach: "market" });
  expect(why(byStandard, named)[0]).toMatch(/^ISO 10993-1: notice on ISO 10993, and ISO 10993-1 is in its profile/);
  expect(why(byStandard, { ...named, reach: "nobody" })).toEqual([]);
});

test("a medicine is told by its substance, and a device of the same word is not", () => {
  const medicine = { category: "drug" as const, areas: ["drug" as const], name: "Pump 200", description: "Adalimumab injection." };
  expect(why(bySubstance, about({ words: "Shortage of ADALIMUMAB" }), medicine)[0]).toContain(
    "notice of adalimumab, its substance, in the United States",
  );
  expect(why(bySubstance, about({ words: "Shortage of adalimumab" }))).toEqual([]);
});

test("a text of the library that is watched is told when it changes", () => {
  const text = about({ librarySource: "1", verb: "changed", places: [placeOf("21 CFR 11")] });
  expect(why(byWatchedText, text, { watched_sources: { official: [], library: ["1"] } })).toHaveLength(1);
  expect(why(byWatchedText, text)).toEqual([]);
});
