import { expect, test } from "vitest";
import { isListing, readListings } from "./listings.ts";

test("lists beside documents are known by their names", () => {
  expect(["data/manifest.jsonl", "mdcg-list.jsonl", "rules.jsonl"].map(isListing)).toEqual([true, true, false]);
});

test("a document is found by its file name, or else its number", () => {
  const rows = [
    { file: "001_widget.md", id: "1", title: "Widgets" },
    { id: "MDCG 2019-11", title: "Software" },
    { title: "Nothing names it" },
  ];
  expect([...readListings(rows.map((row) => JSON.stringify(row)).join("\n")).keys()]).toEqual(["001_widget.md", "MDCG 2019-11"]);
});

test("the first date that exists is the day of issue, and what is no address is none", () => {
  const row = { id: "1", issuedInText: "soon", listingIssueDate: "2026-02-03", url: "nowhere" };
  expect(readListings(JSON.stringify({ ...row, title: "Widgets &amp; more" })).get("1")).toEqual({
    title: "Widgets & more",
    docket: null,
    issued: "2026-02-03",
    url: null,
    supersedes: null,
  });
});
