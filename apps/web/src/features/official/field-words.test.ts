import { expect, test } from "vitest";
import { beginningOf, fieldName, fieldParts, isReworded, shortened } from "./field-words.ts";

const said = (name: string, value: string) => fieldParts(name, value).map(({ text }) => text);

test("a field is named in words, and what is short for something as it is written", () => {
  expect(["comments_close", "rin", "k_numbers", "fed_reg_notice_date", "company_id"].map(fieldName)).toEqual([
    "Comments close",
    "RIN",
    "510(k) numbers",
    "Federal Register notice date",
    "Company ID",
  ]);
});

test("days read as days, as precisely as they are known, and nothing else is taken for one", () => {
  expect(said("issued", "1999-02-02")).toEqual(["2 Feb 1999"]);
  expect(said("started", "2026-01")).toEqual(["Jan 2026"]);
  expect(said("event_date_terminated", "2025-03-01; 2026-03-01")).toEqual(["1 Mar 2025", "1 Mar 2026"]);
  expect(said("product_res_number", "2024-99")).toEqual(["2024-99"]);
  expect(said("docket", "1999-13-45")).toEqual(["1999-13-45"]);
});

test("what is counted has its thousands apart, and what is numbered has not", () => {
  expect([said("enrollment", "12000"), said("event_id", "91234")]).toEqual([["12,000"], ["91234"]]);
});

test("addresses and dockets lead somewhere", () => {
  expect(fieldParts("file", "https://www.fda.gov/media/10001/download")).toEqual([
    { text: "www.fda.gov/media/10001/download", href: "https://www.fda.gov/media/10001/download" },
  ]);
  expect(fieldParts("docket", "FDA-2020-D-1954")).toEqual([
    { text: "FDA-2020-D-1954", href: "https://www.regulations.gov/docket/FDA-2020-D-1954" },
  ]);
  expect(fieldParts("close_out", "javascript:alert(1)")).toEqual([{ text: "javascript:alert(1)" }]);
});

test("days that changed are not compared figure by figure", () => {
  expect([isReworded("issued", "2000-03-03"), isReworded("status", "Final")]).toEqual([true, false]);
});

test("of a long value the beginning is shown, up to the end of a word", () => {
  expect(beginningOf("Lot 1; Lot 2")).toBeNull();
  const begun = beginningOf("Lot 12345; ".repeat(60));
  expect(begun).toMatch(/Lot 12345 …$/u);
  expect(begun?.length).toBeLessThan(270);
});

test("what stayed far from every change is left out of a comparison", () => {
  const pieces = shortened([
    { kind: "kept", text: "a".repeat(1000) },
    { kind: "gone", text: "Draft" },
    { kind: "kept", text: "b".repeat(1000) },
  ]);
  expect(pieces.map(({ text }) => text.length)).toEqual([83, 5, 83]);
});
