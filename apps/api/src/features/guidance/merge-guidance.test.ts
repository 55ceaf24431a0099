import { expect, test } from "vitest";
import { builtIn, listed, summaryOf } from "./guidance.fixture.ts";
import { mergeGuidance, type GuidanceParts } from "./merge-guidance.ts";

const merged = (parts: Partial<GuidanceParts>) =>
  mergeGuidance({ builtIn: [], summaries: [], register: [], sources: [], fileSizes: new Map(), day: "2026-11-22", ...parts });
const only = (parts: Partial<GuidanceParts>) => merged(parts)[0] ?? expect.unreachable();

test("FDA's list has the last word on facts, and ours adds what it does not say", () => {
  const one = only({
    builtIn: [
      builtIn("a", { status: "Draft", docket: "FDA-2020-D-0001", supersedes: ["The  one before", "An older one"] }),
      builtIn("a-2019", { title: "The one before", issued: "2019", status: "Superseded", superseded_by: "a" }),
    ],
    summaries: [summaryOf("a")],
    register: [listed("a", { docket: "FDA-2020-D-0002", topics: "510(k), Digital Health" })],
  });
  expect(one).toMatchObject({
    id: "a",
    guidanceStatus: "Final",
    issueDate: "2021-03-04",
    docket: "FDA-2020-D-0002",
    fdaOrganization: ["Center for Drug Evaluation and Research"],
    productType: ["drugs"],
    topic: ["Digital Health", "Premarket"],
    summary: "It advises.",
    regulatory_pathway: ["510(k)"],
    facts_from: "register",
    supersedes: [
      { id: "a-2019", title: "The one before" },
      { id: null, title: "An older one" },
    ],
  });
});

test("the size of a file is told where its bytes are held, and of no other", () => {
  const held = only({
    register: [listed("a", { file: "https://www.fda.gov/media/1/download" })],
    fileSizes: new Map([["https://www.fda.gov/media/1/download", 1_572_864]]),
  });
  expect(held.file_size).toBe("1.50 MB");
  expect(only({ register: [listed("a", { file: "https://www.fda.gov/media/2/download" })] }).file_size).toBeNull();
});

test("what FDA does not list stays as it is built in, with its successor and since when it is over", () => {
  const all = merged({
    builtIn: [builtIn("old", { status: "Superseded", superseded_by: "new", withdrawn_on: "2025-01" }), builtIn("new")],
    register: [listed("new")],
  });
  expect(all.find(({ id }) => id === "old")).toMatchObject({
    guidanceStatus: "Superseded",
    superseded_by: { id: "new", title: "new" },
    withdrawn_on: "2025-01",
    facts_from: "built_in",
  });
});

test("what went from the list says since when, and is open for no comments", () => {
  const gone = listed("a", { open_for_comment: "Yes" }, { gone_since: "2026-10-01T00:00:00.000Z" });
  expect(only({ register: [gone] })).toMatchObject({ not_listed_since: "2026-10-01T00:00:00.000Z", openForComment: false });
});

test.each([
  ["2026-11-22", true],
  ["2026-11-21", false],
])("a draft whose comments close on %s: open is %s on 22 November", (comments_close, isOpen) => {
  expect(only({ register: [listed("a", { status: "Draft", open_for_comment: "Yes", comments_close })] }).openForComment).toBe(isOpen);
});

test("two pages of one name are two documents", () => {
  const other = listed("a", {}, { key: "/vaccines/a" });
  expect(merged({ register: [listed("a"), other] }).map(({ id }) => id)).toEqual(["a", "vaccines~a"]);
});

test("a name with commas is one topic of FDA's", () => {
  expect(
    only({ register: [listed("a", { topics: "Labeling, Chemistry, Manufacturing, and Controls (CMC), 510(k)" })] }).fda_topics,
  ).toEqual(["Chemistry, Manufacturing, and Controls (CMC)", "Labeling", "510(k)"]);
});

test("the topic says by which rule it was given", () => {
  const register = [listed("a", { topics: "Biosimilars" }, { title: "Cybersecurity of Pumps" })];
  expect(only({ register, summaries: [summaryOf("a", { areas: ["Software"] })] }).topic_reasons).toEqual([
    { topic: "Cybersecurity", because: "its title says “Cybersecurity”" },
    { topic: "Software", because: "our reading of it" },
    { topic: "Biosimilars", because: "FDA lists it under “Biosimilars”" },
  ]);
});

const source = { id: "s", identifier: "Other", title: "Other", url: null, docket: null, text_kind: "summary" as const };

test.each([
  ["its identifier", { identifier: "What we call it" }],
  ["the address of its page", { url: "https://www.fda.gov/regulatory-information/search-fda-guidance-documents/a/" }],
  ["its file", { url: "https://www.fda.gov/media/1/download" }],
  ["its title", { title: "About pumps: Guidance for Industry and FDA Staff" }],
  ["its docket", { docket: "FDA-2020-D-0001" }],
])("a source of the library is joined by %s", (_, known) => {
  const one = builtIn("a", {
    title: "About pumps",
    docket: "FDA-2020-D-0001",
    pdf_url: "https://www.fda.gov/media/1/download",
    library_identifier: "What we call it",
  });
  expect(only({ builtIn: [one], sources: [{ ...source, ...known }] }).texts).toEqual([{ source_id: "s", text_kind: "summary" }]);
});

test("a source of a title that an earlier edition has too is joined to the one that stands", () => {
  const editions = [builtIn("a-2019", { title: "About pumps", status: "Superseded" }), builtIn("a", { title: "About pumps" })];
  const joined = merged({ builtIn: editions, sources: [{ ...source, title: "About pumps" }] }).filter(({ texts }) => texts.length > 0);
  expect(joined.map(({ id }) => id)).toEqual(["a"]);
});

test("a docket of several documents joins none, and the official words stand first", () => {
  const two = [builtIn("a", { docket: "FDA-1" }), builtIn("b", { docket: "FDA-1" })];
  expect(merged({ builtIn: two, sources: [{ ...source, docket: "FDA-1" }] }).flatMap(({ texts }) => texts)).toEqual([]);
  const both = [
    { ...source, id: "ours", title: "a" },
    { ...source, id: "official", title: "a", text_kind: "verbatim" as const },
  ];
  expect(merged({ builtIn: two, sources: both }).flatMap(({ texts }) => texts.map(({ source_id }) => source_id))).toEqual([
    "official",
    "ours",
  ]);
});
