import { expect, test } from "vitest";
import { pluralOf, withArticle } from "./inflection.ts";

test("an article goes by how a noun sounds", () => {
  expect(
    ["importer", "sponsor", "user facility", "EU manufacturer", "European importer", "US agent", "honest broker", "IRB"].map(withArticle),
  ).toEqual([
    "an importer",
    "a sponsor",
    "a user facility",
    "an EU manufacturer",
    "a European importer",
    "a US agent",
    "an honest broker",
    "an IRB",
  ]);
});

test("a plural keeps the spelling rules of English", () => {
  expect(["user facility", "sponsor", "survey", "IRB"].map(pluralOf)).toEqual(["user facilities", "sponsors", "surveys", "IRBs"]);
});
