import { expect, test } from "vitest";
import { lines } from "./lines.fixture.ts";
import { readProductType } from "./product-type.ts";

const kind = (...texts: string[]) => readProductType(lines(...texts)).kind;

test("what the protocol calls its product decides", () => {
  expect(kind("# Synopsis\n\nProduct type\tMedical device", "The study drug is given.".repeat(9))).toBe("medical_device");
  expect(kind("# Synopsis\n\nType of investigational product: vaccine")).toBe("biopharmaceutical");
  expect(kind("# Synopsis\n\nProduct type\tDrug-device combination")).toBe("combination_product");
});

test("else how often it speaks as those of each kind do", () => {
  expect(kind("The clinical investigation plan follows ISO 14155. The investigational device is used.")).toBe("medical_device");
  expect(kind("The study drug is told of in the investigator's brochure.")).toBe("biopharmaceutical");
});

test("a text of both with much on their combination is of a combination", () => {
  expect(kind("The study drug is in a prefilled syringe. ".repeat(4))).toBe("combination_product");
  expect(kind("The study drug is in a prefilled syringe.")).toBe("biopharmaceutical");
});

test("words in a list of literature do not count, and a text that speaks of none has none", () => {
  expect(kind("# References\n\nThe investigational device, 2020")).toBeNull();
  expect(readProductType([])).toEqual({ kind: null, candidates: [] });
});

test("the first such words are shown with it", () => {
  const { candidates } = readProductType(lines("It is new. The study drug is given."));
  expect(candidates.map(({ said, value }) => [said.words, value])).toEqual([["The study drug is given.", "Medicine or biologic"]]);
});
