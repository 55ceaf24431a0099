import { expect, test } from "vitest";
import { listedUpdate } from "./update.fixture.ts";
import { updatesCsv } from "./updates-csv.ts";

test("the file has the columns of the specification, areas joined, and says where no date is given", () => {
  const updates = [listedUpdate(), listedUpdate({ title: 'Rules on "pumps", and more', effectiveDate: null })];
  expect(updatesCsv(updates)).toBe(
    [
      "Country,Source,Type,Title,Impact Level,Effective Date,Affected Areas",
      "United States,FDA_API,regulation_change,A rule on pumps,high,2026-06-01,Labelling; Pumps",
      'United States,FDA_API,regulation_change,"Rules on ""pumps"", and more",high,not given,Labelling; Pumps',
      "",
    ].join("\r\n"),
  );
});

test("without updates the columns alone are there", () => {
  expect(updatesCsv([])).toBe("Country,Source,Type,Title,Impact Level,Effective Date,Affected Areas\r\n");
});

test("a title that begins as a formula does is text to a spreadsheet", () => {
  expect(updatesCsv([listedUpdate({ title: "=1+1" })])).toContain(",'=1+1,");
});
