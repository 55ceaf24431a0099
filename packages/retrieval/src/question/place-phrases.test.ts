import { describe, expect, test } from "vitest";
import { rules } from "./built-in-rules.fixture.ts";
import { createGazetteer } from "./gazetteer.ts";
import { inPlaces, listed, placesNamed, withNames, withoutPlaces } from "./place-phrases.ts";

const gazetteer = createGazetteer(rules.places);
const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

describe("a question without its places", () => {
  test.each([
    ["What must an importer keep in the EU?", "What must an importer keep ?"],
    ["What are Canada's rules on labels?", "What are rules on labels?"],
    ["What do Japanese regulations say?", "What do regulations say?"],
    ["Is a Japanese manufacturer inspected?", "Is a Japanese manufacturer inspected?"],
    ["Is EUDAMED ready?", "Is EUDAMED ready?"],
  ])("%j reads %j", (question, left) => {
    expect(tidy(withoutPlaces(question, gazetteer))).toBe(left);
  });
});

test("who cites the CFR speaks of the US, and international bodies are nobody's place", () => {
  expect(placesNamed("Does ISO 14971 go with 21 CFR 820 in Canada?", gazetteer)).toEqual(["CA", "US"]);
  expect(placesNamed("Does FDA cite 21 CFR 820?", gazetteer)).toEqual(["US"]);
});

describe("places are spelled as names", () => {
  test.each([
    ["what about the us and canada", "what about the US and Canada"],
    ["under the mdr?", "under the EU MDR?"],
    ["and under the IVDR?", "and for IVDs in the EU?"],
    ["does the EMA agree?", "does the EU agree?"],
  ])("%j reads %j", (question, read) => {
    expect(withNames(question, gazetteer)).toBe(read);
  });
});

test("several places are listed as in a sentence", () => {
  expect(listed(["CA", "EU", "US"], gazetteer)).toBe("Canada, the EU and the US");
});

describe("a question asked of other places", () => {
  const inJapan = { places: ["JP"], elsewhere: false };
  const elsewhere = { places: [], elsewhere: true };

  test.each([
    ["What must importers keep in the US", inJapan, "What must importers keep in Japan"],
    ["What does FDA require", inJapan, "What does Japan require"],
    ["What are Canada's rules", inJapan, "What are Japan's rules"],
    ["What must importers keep in the US and in Canada", inJapan, "What must importers keep in Japan"],
    ["What must importers keep in the US, Canada and the EU", inJapan, "What must importers keep in Japan"],
    ["What do FDA or Canada's rules say", inJapan, "What do Japan's rules say"],
    ["What must importers keep", inJapan, "What must importers keep in Japan"],
    ["What must importers keep in Japan", inJapan, "What must importers keep in Japan"],
    ["What must importers keep in the US", elsewhere, "What must importers keep in other countries"],
    ["What must importers keep in the US and Canada", elsewhere, "What must importers keep in other countries"],
    ["What does FDA require", elsewhere, "What does the authority require in other countries"],
  ])("%j, %o: %j", (question, where, read) => {
    expect(inPlaces(question, where, gazetteer, true)).toBe(read);
  });

  test("names none at its end unless it is to", () => {
    expect(inPlaces("What must importers keep", inJapan, gazetteer, false)).toBe("What must importers keep");
  });
});
