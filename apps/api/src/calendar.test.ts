import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect, test } from "vitest";
import { calendarOf } from "./calendar.ts";

const deadline = {
  id: "0198c0de-0000-7000-8000-000000000001",
  title: "QMSR takes effect",
  description: "Sections: 820.35; 820.45, and more\nBecause of a rule.",
  day: "2026-12-31",
  created_at: "2026-11-22T08:00:00.000Z",
  url: "https://clausewise.example.org/alerts/1",
};

test("a day that something takes effect is a whole day of the calendar", () => {
  const calendar = calendarOf([deadline]);
  expect(calendar).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n");
  expect(calendar).toContain("DTSTAMP:20261122T080000Z\r\n");
  expect(calendar).toContain("SUMMARY:QMSR takes effect\r\n");
  expect(calendar).toContain("DESCRIPTION:Sections: 820.35\\; 820.45\\, and more\\nBecause of a rule.");
  expect(calendar.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

test("no line is longer than 75 bytes, no character is cut in two, and unfolded it says the same", () => {
  const title = "Änderung der Verordnung über Medizinprodukte – ".repeat(6).trim();
  const calendar = calendarOf([{ ...deadline, title }]);
  expect(calendar.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(calendar.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
});

const hard = {
  ...deadline,
  title: 'Quality; "QMSR", part 820\\4, Größe 10 µm, 規制 🧪',
  description: `One, with a comma; and more\u0007.\r\nTwo: ${"a long sentence with ümlauts ".repeat(8)}end`,
};
const said = hard.description.replace("\u0007", "").replace("\r\n", "\n");

test("one reader finds the day and every word of it", () => {
  const [event] = new ICAL.Component(ICAL.parse(calendarOf([hard]))).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  expect(event?.startDate.isDate && event.startDate.toString()).toBe("2026-12-31");
  expect([event?.uid, event?.summary, event?.description]).toEqual([`${hard.id}@clausewise`, hard.title, said]);
  expect(event?.component.getFirstPropertyValue("url")).toBe(hard.url);
});

test("another reader finds the same", () => {
  const [event] = Object.values(nodeIcal.sync.parseICS(calendarOf([hard]))).filter((one) => one?.type === "VEVENT");
  expect(event).toMatchObject({ datetype: "date", uid: `${hard.id}@clausewise`, summary: hard.title, description: said });
  expect(event && [event.start.getFullYear(), event.start.getMonth(), event.start.getDate()]).toEqual([2026, 11, 31]);
});
