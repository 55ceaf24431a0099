import { expect, test } from "vitest";
import { holdingsIn } from "./holdings.ts";

const told = (text: string, heading = "") => holdingsIn(text, heading).map(({ terms, items }) => `${terms.join(" ")}: ${items}`);

test.each([
  ["Each 510(k) must include the device name, registration number, class and proposed labels.", ["510k: 4"]],
  ["An investigational plan contains, in order, the purpose, the protocol and a risk analysis.", ["investig plan: 5"]],
  ["(b) Contents. A PMA shall include:", ["pma: 10"]],
  ["For each complaint that is reportable, the record must give the device name, date and identifier.", ["record: 3"]],
  [
    "Annex III sets the content of the post-market surveillance plan: data sources, methods and indicators.",
    ["post market surveil plan: 3"],
  ],
])("what is told to be held by “%s”", (text, holdings) => {
  expect(told(text)).toEqual(holdings);
});

test("a duty to do something holds nothing", () => {
  expect(told("The sponsor must report within 10 working days.")).toEqual([]);
});

test("“it” is what the heading names", () => {
  expect(told("It covers benefit-risk conclusions, sales volume and users.", "Periodic safety update report")).toEqual([
    "period safeti updat report: 3",
  ]);
});
