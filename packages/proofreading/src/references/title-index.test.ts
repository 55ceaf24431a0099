import { expect, test } from "vitest";
import { createTitleIndex } from "./title-index.ts";

const titles = [
  { of: "21 CFR 812.43", title: "Selecting investigators and monitors" },
  { of: "21 CFR 812.46", title: "Monitoring investigations" },
  { of: "21 CFR 890.3850", title: "Mechanical wheelchair" },
  { of: "21 CFR 890.3860", title: "Powered wheelchair" },
  { of: "ICH E9", title: "ICH E9 Statistical Principles for Clinical Trials" },
  { of: "ICH E10", title: "ICH E10 Choice of Control Group and Related Issues in Clinical Trials" },
  { of: "ICH Q10", title: "ICH Q10 Pharmaceutical Quality System" },
];
const ownerOf = createTitleIndex(titles);

function misplaced(cited: string, words: string, kind: "title" | "words" = "words") {
  const own = titles.filter(({ of }) => of === cited).map(({ title }) => title);
  return ownerOf({ words, kind }, { own, inside: [], isLike: (of) => of !== cited, isWhole: true, isTitled: true });
}

test.each([
  ["21 CFR 890.3850", "Powered wheelchair", "21 CFR 890.3860"],
  ["21 CFR 812.46", "Selecting investigators and monitors", "21 CFR 812.43"],
  ["ICH E10", "Statistical Principles for Clinical Trials", "ICH E9"],
])("a title beside %s that is wholly another's: %s", (cited, words, of) => {
  expect(misplaced(cited, words)?.of).toBe(of);
});

test("a title that names something else in place of what it names", () => {
  expect(misplaced("ICH Q10", "Pharmaceutical Quality Assurance", "title")).toEqual({
    of: null,
    title: "Pharmaceutical Quality Assurance",
  });
});

test.each([
  ["ICH Q10", "Pharmaceutical Quality System"],
  ["ICH Q10", "Quality System"],
  ["ICH E10", "Choice of Control Group"],
])("a title of its own, shortened or whole: %s %s", (cited, words) => {
  expect(misplaced(cited, words, "title")).toBeNull();
});
