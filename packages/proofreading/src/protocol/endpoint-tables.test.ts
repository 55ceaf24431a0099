import { expect, test } from "vitest";
import { inTables } from "./endpoint-tables.ts";
import { lines } from "./lines.fixture.ts";

const endpoints = (...rows: string[]) => inTables(lines(rows.join("\n"))).map(({ value }) => value);
const bleeding = "Rate of major bleeding at 30 days";
const pain = "Change in pain score at week 12";

test("in a table of objectives and endpoints the row of the primary is read", () => {
  expect(endpoints("Objectives\tEndpoints", `Primary: to show safety\t${bleeding}`, `Secondary: to show relief\t${pain}`)).toEqual([
    bleeding,
  ]);
});

test("the head may say itself that they are primary, and rows may be told by a code", () => {
  expect(endpoints("Primary objective\tPrimary endpoint", `To show safety\t${bleeding}`)).toEqual([bleeding]);
  expect(endpoints("No.\tObjective\tEndpoint", `P1\tSafety\t${bleeding}`, `S1\tRelief\t${pain}`)).toEqual([bleeding]);
});

test("a row that names nothing in its first cell goes on with the one above", () => {
  expect(endpoints("Objectives\tEndpoints", `Primary\t${bleeding}`, `\t${pain}`)).toEqual([`${bleeding}; ${pain}`]);
});

test.each([
  ["that has no primary row", ["Objectives\tEndpoints", `Secondary\t${pain}`]],
  ["of other things", ["Visit\tWeek", `Primary\t${pain}`]],
  ["whose cell says nothing", ["Objectives\tEndpoints", "Primary\tNot applicable"]],
])("a table %s tells no endpoint", (_, rows) => {
  expect(endpoints(...rows)).toEqual([]);
});

test("running text is no table", () => {
  expect(inTables(lines(`The primary endpoint is the ${bleeding}.`))).toEqual([]);
  expect(inTables([])).toEqual([]);
});
