import { expect, test } from "vitest";
import { createListReader, paragraphs } from "./listed-places.ts";

const read = createListReader({ place: `\\d{1,4}(?:\\.\\d{1,4})?${paragraphs}`, isOther: "\\s*days" });
const shown = (text: string) => read(text, 0).map(({ place, until }) => (until === null ? place : `${place} to ${until}`));

test.each([
  ["807.87 and 807.92(a)(3)-(5)", ["807.87", "807.92(a)(3) to 807.92(a)(5)"]],
  ["820.30(c), (d) and (g)", ["820.30(c)", "820.30(d)", "820.30(g)"]],
  ["807.92(a)(3) and (b)(1)", ["807.92(a)(3)", "807.92(b)(1)"]],
  ["50, 56, and 812 apply", ["50", "56", "812"]],
  ["803, 30 days later", ["803"]],
  ["820.30 (g) and § 820.75", ["820.30(g)", "820.75"]],
  ["803.50 or 803.53", ["803.50", "803.53"]],
])("%j lists %j", (text, places) => {
  expect(shown(text)).toEqual(places);
});
