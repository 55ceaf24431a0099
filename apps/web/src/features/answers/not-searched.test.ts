import { expect, test } from "vitest";
import { chosenText, notSearchedText, otherNamesText } from "./not-searched.ts";

test("what the library does not hold is named", () => {
  expect(notSearchedText({ not_searched: ["Kenya", "AAMI TIR45"], authority: "FDA" })).toEqual([
    "Not in the library: Kenya and AAMI TIR45.",
  ]);
});

test("a place that the chosen authority leaves out can be asked about under another", () => {
  expect(notSearchedText({ not_searched: ["EU", "Kenya"], authority: "FDA" })).toEqual([
    "Not in the library: Kenya.",
    "Also named, but not searched under FDA (US): European Union. Ask in Multi-Authority to search all that the library holds.",
  ]);
});

test("under all authorities what was left out is not in the library", () => {
  expect(notSearchedText({ not_searched: ["KE"], authority: "MULTI_AUTHORITY" })).toEqual(["Not in the library: Kenya."]);
});

test("nothing is said where all that is named was searched", () => {
  expect(notSearchedText({ not_searched: [], authority: "FDA" })).toEqual([]);
});

test("an answer under another authority than the chosen one says which was chosen, and why it was left", () => {
  expect(chosenText({ authority: "EU_MDR", authority_chosen: "FDA" })).toBe(
    "Answered under EU MDR, whose law the question speaks of; FDA (US) was chosen.",
  );
  expect(chosenText({ authority: "FDA", authority_chosen: null })).toBeNull();
});

test("a name of another law is told with all that it was searched as", () => {
  const names = ["summary report", "periodic adverse drug experience report"].map((here) => ({ said: "PSUR", here }));
  expect(otherNamesText({ other_names: names })).toEqual([
    "“PSUR” is a name of another law; searched here as “summary report” or “periodic adverse drug experience report”.",
  ]);
  expect(otherNamesText({ other_names: [] })).toEqual([]);
});
