import { expect, test } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { findDateFaults } from "./dates.ts";

const faults = (text: string) =>
  findDateFaults(readManuscript({ text })).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

test.each(["29 February 2025", "31 April 2026", "31.11.2026", "2026-13-01"])("no calendar has %s", (date) => {
  expect(faults(`It began on ${date} at home.`)).toEqual([`impossible_date: ${date}`]);
});

test.each(["29 February 2024", "31 December 2026", "05/06/2026"])("a calendar may have %s", (date) => {
  expect(faults(`It began on ${date} at home.`)).toEqual([]);
});

test("a period that ends before it begins is told at its end", () => {
  expect(faults("It ran from 5 May 2021 to 3 April 2021.")).toEqual(["dates_out_of_order: 3 April 2021"]);
  expect(faults("It ran between 5 May 2021 and 3 April 2021.")).toHaveLength(1);
});

test("two days that no period joins may stand in any order", () => {
  expect(faults("It was seen on 5 May 2021 and 3 April 2021.")).toEqual([]);
  expect(faults("It ran from 5 May 2021 to 5 May 2021.")).toEqual([]);
  expect(faults("It ran from May 2021 to 3 May 2021.")).toEqual([]);
});

test("an event of a study that stands at two dates is told, and two lots may be made on two", () => {
  expect(faults("Study start: 3 May 2026.\n\nStudy start: 4 May 2026.")).toEqual(["conflicting_dates: Study start: 4 May 2026"]);
  expect(faults("Manufactured: 3 May 2026.\n\nManufactured: 4 May 2026.")).toEqual([]);
  expect(faults("Study start: May 2026.\n\nStudy start: 4 May 2026.")).toEqual([]);
});

test("a text without dates has no faults of them", () => {
  expect(faults("")).toEqual([]);
});
