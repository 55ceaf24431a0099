import { expect, test } from "vitest";
import { valueFinder } from "./value-kinds.ts";

const values = (kind: string, text: string) => [...new Set(valueFinder(text)(kind).map(({ start, end }) => text.slice(start, end)))];

test.each([
  ["number", "Of all people twelve left, and 1.5 more", ["twelve", "1.5"]],
  ["percent", "90 % power and 5 per cent error", ["0 %", "per cent"]],
  ["date", "on 3 May 2026 and 2026-05-04", ["3 May 2026", "2026-05-04"]],
  ["duration", "for 24 months at 5 mg", ["24 months"]],
  ["email", "write to jane.miller+ra@north-field.example now", ["jane.miller+ra@north-field.example"]],
  ["phone", "call 218-555-0140", ["218-555-0140"]],
  ["standard", "per ISO 10993-1 and ANSI/AAMI/ISO 14971", ["ISO 10993", "ANSI/AAMI/ISO 14971"]],
  ["address", "at Lindenstraße 12, or 400 Lakeview Drive, or P.O. Box 9", ["Lindenstraße 12", "400 Lakeview Drive", "P.O. Box 9"]],
  ["body", "Notified Body 0123 of 2026", ["0123"]],
  ["name", "signed by Dr. Jane Müller", ["Dr. Jane Müller"]],
])("a value of the kind %s is found in: %s", (kind, text, found) => {
  expect(values(kind, text)).toEqual(found);
});

test("an ordinary number is no phone, address, standard or notified body", () => {
  const text = "In 2026 the 120 people took 5 mg.";
  expect(["phone", "address", "standard", "body", "email"].flatMap((kind) => values(kind, text))).toEqual([]);
});

test("values stand where the text has them, though word processors put unseen marks between the letters", () => {
  const text = "on 3\u00a0May\u00ad 2026";
  expect(values("date", text)).toEqual(["3\u00a0May\u00ad 2026"]);
});

test("of a kind that nobody knows there are none", () => {
  expect([values("colour", "blue"), values("constructor", "blue"), values("", "")]).toEqual([[], [], []]);
});
