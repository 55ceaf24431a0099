import { expect, test } from "vitest";
import { createGuidanceTitles, titleKey } from "./guidance-titles.ts";

const titlesIn = createGuidanceTitles([
  { id: "pumps", title: "Infusion Pumps Total Product Life Cycle: Guidance for Industry and FDA Staff" },
  { id: "more", title: "Infusion Pumps Total Product Life Cycle for Children" },
  { id: "short", title: "Refuse to Accept" },
  { id: "external", title: "Content of Premarket Submissions for External Pumps" },
]);
const found = (plain: string) => titlesIn(plain).map(({ guidance_id, text }) => `${guidance_id}: ${text}`);

test("a title is compared without what FDA puts around it", () => {
  expect(titleKey("Guidance for Industry: Infusion Pumps – Total Product Life Cycle (PDF Version)")).toBe(
    titleKey("Infusion Pumps Total Product Life Cycle; Draft Guidance for Industry"),
  );
  expect(titleKey("")).toBe("");
});

test("a title is found by its capitals, and not in a sentence", () => {
  expect(found("See Infusion Pumps Total Product Life Cycle.")).toEqual(["pumps: Infusion Pumps Total Product Life Cycle"]);
  expect(found("the infusion pumps total product life cycle is long")).toEqual([]);
});

test("of two titles that begin alike the longer is meant where all of it stands there", () => {
  expect(found("See Infusion Pumps Total Product Life Cycle for Children.")[0]).toMatch(/^more/);
});

test("a title of few words needs quotation marks or a date", () => {
  expect(found("They Refuse To Accept it.")).toEqual([]);
  expect(found("See “Refuse To Accept”.")).toEqual(["short: Refuse To Accept"]);
  expect(found("Refuse To Accept (FDA, 2019)")).toHaveLength(1);
});

test("a shortened title is found between marks where guidance is spoken of, and of no two", () => {
  expect(found("FDA's guidance “Content of Submissions for External Pumps” says so")).toEqual([
    "external: Content of Submissions for External Pumps",
  ]);
  expect(found("my book “Content of Submissions for External Pumps” says so")).toEqual([]);
});

test("docket, year and day that stand with a title are taken with it, those of the next sentence are not", () => {
  const [one] = titlesIn("Infusion Pumps Total Product Life Cycle (December 2, 2014, docket FDA-2010-D-0194). In 2020 it held.");
  expect(one).toMatchObject({ docket: "FDA-2010-D-0194", year: 2014, day: "2014-12-02" });
  expect(titlesIn("Infusion Pumps Total Product Life Cycle. In 2020 it held.")[0]).toMatchObject({ docket: null, year: null, day: null });
});
