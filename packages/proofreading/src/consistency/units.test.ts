import { expect, test } from "vitest";
import { readManuscript } from "../manuscript/manuscript.ts";
import { findUnitFaults } from "./units.ts";

const faults = (...paragraphs: string[]) => {
  const text = paragraphs.join("\n\n");
  return findUnitFaults(readManuscript({ text })).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);
};

test("a value that cannot be in its unit is told, at either end of a range", () => {
  expect(faults("The body temperature was 372 °C.")).toEqual(["wrong_unit: 372 °C"]);
  expect(faults("Kept at a body temperature of 36 to 370 °C.")).toHaveLength(1);
});

test("a change may be as small as it likes", () => {
  expect(faults("There was an increase in body temperature of 1 °C.")).toEqual([]);
});

test("a unit that is none is told with what to write instead", () => {
  const [fault] = findUnitFaults(readManuscript({ text: "It weighs 70 Kg." }));
  expect(fault).toMatchObject({ subject: "Kg", proposal: "Write kg." });
});

test("temperatures given now in one unit and now in the other are told once, where it is the rarer", () => {
  const text = ["Keep it at 5 °C.", "Ship it at 8 °C.", "Warm it to 77 °F."];
  expect(faults(...text)).toEqual(["mixed_units: 7 °F"]);
});

test("a text that gives both units side by side, or each once, is right", () => {
  expect(faults("Keep it at 5 °C (41 °F).", "Ship it at 8 °C (46 °F).")).toEqual([]);
  expect(faults("Keep it at 5 °C.", "Warm it to 77 °F.")).toEqual([]);
  expect(faults("")).toEqual([]);
});
