import { expect, test } from "vitest";
import { holdsStandard, standardsIn } from "./standards.ts";

const keys = (text: string) => standardsIn(text).map(({ key }) => key);
const names = (text: string) => standardsIn(text).map(({ name }) => name);

test.each([
  ["What does IEC 60601-2-10 say on stimulators?", "IEC 60601-2-10", "60601-2-10"],
  ["does EN IEC 60601-2-10:2015 apply", "EN IEC 60601-2-10:2015", "60601-2-10"],
  ["DIN 58953-6, which test", "DIN 58953-6", "DIN 58953-6"],
  ["Is ASTM F2077-18 for cages?", "ASTM F2077-18", "ASTM F2077"],
  ["EN 455 gloves", "EN 455", "EN 455"],
  ["BS EN 455-2 gloves", "BS EN 455-2", "EN 455-2"],
  ["EN 62304 for software", "EN 62304", "62304"],
  ["ANSI/AAMI ST79 for hospitals", "ANSI/AAMI ST79", "AAMI ST79"],
  ["AAMI TIR57 and risk", "AAMI TIR57", "AAMI 57"],
  ["NIST SP 800-53 controls", "NIST SP 800-53", "NIST 800-53"],
  ["iso 18562 for breathing", "iso 18562", "18562"],
  ["UL 2900-1 testing", "UL 2900-1", "UL 2900-1"],
  ["CLSI EP05 precision", "CLSI EP05", "CLSI EP05"],
  ["ISO/TR 24971 on risk", "ISO/TR 24971", "24971"],
  ["GB 9706.1 of China", "GB 9706.1", "GB 9706.1"],
  ["ASTM F 2077 for cages", "ASTM F 2077", "ASTM F2077"],
])("%s names %s", (text, name, key) => {
  expect([names(text), keys(text)]).toEqual([[name], [key]]);
});

test.each([
  "As 30 days passed, who signs?",
  "ISO certificates of 12 firms",
  "TR 12",
  "as 2026 begins",
  "Part 820 and 21 CFR 803.50",
  "WHO 5 criteria",
  "We were certified under ISO in 2016.",
  "The audit by ISO of 2019 found nothing.",
])("%s names no standard", (text) => expect(names(text)).toEqual([]));

test("a series is held where a part of it is, a part only where it is itself", () => {
  const held = ["10993-1", "60601-1"];
  expect(["10993", "10993-1", "10993-4", "60601-2", "13485"].map((key) => holdsStandard(held, key))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
