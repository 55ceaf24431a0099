import { expect, test } from "vitest";
import { readNotice, recallClassIn, subjectOf } from "./read.ts";
import { notice, reader } from "./testing.fixture.ts";

test.each([
  ["Class I Recall: pumps", "I"],
  ["class 2 recall", "II"],
  ["Type III", "III"],
  ["class_i_recall", "I"],
  ["Class IV devices", null],
  ["classic", null],
  ["", null],
])("the class of the recall “%s” is %s", (text, expected) => {
  expect(recallClassIn(text)).toBe(expected);
});

test("what a thing is recalled for is not what is recalled", () => {
  const kinds = (title: string, tags: string[] = []) => subjectOf(reader, title, tags, []).deviceKinds;
  expect(kinds("Recall of infusion pumps due to faulty syringes")).toEqual(["Infusion pump"]);
  expect(kinds("Recall", ["infusion_pump"])).toEqual(["Infusion pump"]);
  expect(kinds("Recall", ["infusion_pump_leakage"])).toEqual([]);
});

test("what says nothing of its area is of the areas of who says it", () => {
  expect(subjectOf(reader, "News", [], ["device"]).areas).toEqual(["device"]);
  expect(subjectOf(reader, "News on vaccines", [], ["device"]).areas).not.toContain("device");
});

test("a notice for all is not narrow: neither of a class, nor of a kind", () => {
  const isGeneral = (title: string) => subjectOf(reader, title, [], ["device"]).isGeneral;
  expect([
    isGeneral("Guidance on medical devices"),
    isGeneral("Guidance on class III medical devices"),
    isGeneral("Guidance on infusion pumps"),
  ]).toEqual([true, false, false]);
});

test("what a notice is filed under counts, standards by their names among it", () => {
  const about = readNotice(reader, notice("Town hall", { tags: ["iso_10993", "philips"] }));
  expect(about.standards).toEqual(["ISO 10993"]);
  expect(about.words).toContain("Philips");
});

test("a notice of an authority that no table knows holds nowhere", () => {
  expect(readNotice(reader, notice("News", { authority: "Nobody at all" })).jurisdictions).toEqual([]);
});
