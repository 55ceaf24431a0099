import { expect, test } from "vitest";
import { ComparisonRow } from "../operations/markets.ts";
import { ProtocolScore } from "../operations/protocols.ts";
import { Figure, unknownFigure } from "./figures.ts";
import { comparisonFields } from "./market-words.ts";
import { figureBases } from "./vocabulary.ts";

const source = { title: "MDUFA performance report", url: "https://www.fda.gov" };
const takes = (figure: object) => Figure.safeParse(figure).success;

test("a figure is official with its source and date, or not official", () => {
  expect(takes({ basis: "official", value: 90, unit: "days", source, date: "2026-10-01" })).toBe(true);
  expect(takes({ basis: "official", value: 90, unit: "days", date: "2026-10-01" })).toBe(false);
  expect(takes({ basis: "official", value: 90, unit: "days", source })).toBe(false);
});

test("what was computed or estimated says from what", () => {
  expect(takes({ basis: "computed", value: 3, unit: "count", explanation: "Rows that are not complete", date: "2026-11-22" })).toBe(true);
  expect(takes({ basis: "estimate", value: 9, range: [6, 12], unit: "months", explanation: "Three filings of our own" })).toBe(true);
  expect(takes({ basis: "computed", value: 3, unit: "count", explanation: "", date: "2026-11-22" })).toBe(false);
  expect(takes({ basis: "estimate", value: 9, range: null, unit: "months" })).toBe(false);
});

test("what is unknown has no value, not even zero", () => {
  expect(takes(unknownFigure("USD"))).toBe(true);
  expect(takes({ ...unknownFigure("USD"), value: 0 })).toBe(false);
});

test("the bases with their labels are those of the schema", () => {
  expect(Figure.options.map((option) => option.shape.basis.value)).toEqual([...figureBases]);
});

test("a market of which nothing is known can be compared", () => {
  const unknown = { basis: "unknown", explanation: "The library holds no law of this market." };
  const row = { countryCode: "KE", countryName: "Kenya", ...Object.fromEntries(comparisonFields.map((field) => [field, unknown])) };
  expect(ComparisonRow.safeParse(row).error).toBeUndefined();
  expect(ComparisonRow.safeParse({ ...row, countryCode: "XX" }).success).toBe(false);
  expect(ComparisonRow.safeParse({ ...row, averageCost: { basis: "unknown", explanation: "" } }).success).toBe(false);
});

test("a protocol's result carries no score it cannot justify", () => {
  expect(ProtocolScore.shape.figure.safeParse(72).success).toBe(false);
  expect(ProtocolScore.shape.figure.safeParse(unknownFigure("percent", "The protocol names no endpoint.")).success).toBe(true);
});
