import { expect, test } from "vitest";
import { createDoubleEcfr, generatedPart } from "./ecfr.ts";

const ecfr = () => createDoubleEcfr([generatedPart("820", 2, "2026-02-02"), generatedPart("11", 1, "2026-02-02")], "2026-09-01");
const ask = (double: ReturnType<typeof ecfr>, path: string, query: Record<string, string> = {}) =>
  double.answer(`/api/versioner/v1/${path}`, new URLSearchParams(query));
const wordsOf = (double: ReturnType<typeof ecfr>, day: string, part = "820") => ask(double, `full/${day}/title-21.xml`, { part }).body;

test("a part reads on each day as it was on that day", () => {
  const double = ecfr();
  double.amend("820", "2026-10-01", ({ sections }) => sections[0]?.paragraphs.splice(0, 1, "(a) Kept & <new>."));
  expect([wordsOf(double, "2026-09-30").includes("Kept"), wordsOf(double, "2026-10-01").includes("(a) Kept &amp; &lt;new&gt;.")]).toEqual([
    false,
    true,
  ]);
  expect(double.latestIssue).toBe("2026-10-01");
});

test("a part that was taken out is absent in the source's own words, and not listed any longer", () => {
  const double = ecfr();
  double.takeOut("11", "2026-10-01");
  expect(ask(double, "full/2026-10-01/title-21.xml", { part: "11" })).toMatchObject({
    status: 404,
    body: '{"error":"No matching content found."}',
  });
  expect(ask(double, "structure/2026-10-01/title-21.json").body).not.toContain("Part 11—");
});

test("changes are told by section, and only those shown since a day", () => {
  const double = ecfr();
  double.amend("820", "2026-10-01", () => undefined);
  const told = JSON.parse(ask(double, "versions/title-21.json", { "issue_date[gte]": "2026-10-01" }).body) as {
    content_versions: { identifier: string; date: string; removed: boolean }[];
  };
  expect(new Set(told.content_versions.map(({ identifier }) => identifier))).toEqual(new Set(["820.1", "820.2"]));
  expect(told.content_versions.some(({ date, removed }) => date === "2026-10-01" && !removed)).toBe(true);
});

test("generated words are the same in each run", () =>
  expect(generatedPart("820", 2, "2026-02-02")).toEqual(generatedPart("820", 2, "2026-02-02")));
