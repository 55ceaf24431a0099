import { expect, test } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { datesIn } from "../marks/dates.ts";
import { datedEvents, disorderOf, isBefore } from "./dated-events.ts";
import { sentencePassages } from "./prose.ts";

const events = (text: string) => sentencePassages(readManuscript({ text })).flatMap((passage) => datedEvents(passage));
const said = (text: string) => events(text).map(({ name, date }) => `${name}: ${date.normal}`);
const disorder = (text: string) => disorderOf(events(text)).map(({ earlier, later }) => `${earlier.name} > ${later.name}`);

test.each([
  ["Protocol version 2.0 of 3 May 2026", ["version 2.0: 2026-05-03"]],
  ["Amendment 3 (Japan), dated 3 May 2026", ["Amendment 3 (Japan): 2026-05-03"]],
  ["First patient in: May 2026", ["First patient in: 2026-05"]],
  ["Date of manufacture: 3 May 2026", ["Date of manufacture: 2026-05-03"]],
])("“%s” dates an event", (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each([
  ["without a date", "First patient in is soon."],
  ["with a date that belongs to something else", "First patient in was seen by those who came on 3 May 2026."],
  ["with a date that could be two days", "First patient in: 03/05/2026"],
  ["in letters of another word", "Colpo: 3 May 2026. Resubmission: 3 May 2026. The uncleared, 3 May 2026."],
])("an event %s is not dated", (_, text) => {
  expect(said(text)).toEqual([]);
});

test("a month is before a day of the next month, and neither before nor after one of its own", () => {
  const [month, own, next] = datesIn("May 2026; 3 May 2026; 1 June 2026");
  if (month === undefined || own === undefined || next === undefined) throw new Error("there are no dates");
  expect([isBefore(month, next), isBefore(month, own), isBefore(own, month), isBefore(own, own)]).toEqual([true, false, false, false]);
});

test("amendments are ordered by number, figure for figure", () => {
  expect(disorder("Amendment 9 of 3 May 2026.\n\nAmendment 10 of 3 June 2026.")).toEqual([]);
  expect(disorder("Amendment 9 of 3 June 2026.\n\nAmendment 10 of 3 May 2026.")).toEqual(["Amendment 9 > Amendment 10"]);
  expect(disorder("Version 1.2 of 3 June 2026.\n\nVersion 1.10 of 3 May 2026.")).toHaveLength(1);
});

test("a device that expires before it was made is out of order where both stand together", () => {
  const [made, expires] = ["Manufactured: 3 June 2026.", "Expiry date: 3 May 2026."];
  expect(disorder(`${made}\n\n${expires}`)).toHaveLength(1);
  expect(disorder(`${made}\n\n${"Of another lot nothing is known at all. ".repeat(20)}\n\n${expires}`)).toEqual([]);
});
