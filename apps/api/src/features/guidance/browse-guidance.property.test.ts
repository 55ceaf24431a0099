import { guidanceTopics, GuidanceFilter, GuidanceStatus } from "@clausewise/contracts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { generated, holdAgainstEveryRow } from "../../testing/brute-force.ts";
import { browseGuidance } from "./browse-guidance.ts";
import { builtIn } from "./guidance.fixture.ts";
import { mergeGuidance, type Guidance } from "./merge-guidance.ts";

const words = ["software", "Implants", "stability", "labeling", "sterile"];
const kinds = ["verbatim", "summary"] as const;

const said = fc.record({
  title: fc.subarray(words, { minLength: 1 }).map((some) => some.join(" ")),
  issued: fc.option(fc.integer({ min: 1990, max: 2026 }).map((year) => `${year}-05-06`)),
  open_for_comment: fc.boolean(),
  comment_closes: fc.option(fc.constantFrom("2026-12-01", "2027-01-05")),
  organizations: fc.subarray(["CDRH", "CDER", "CBER", "OCE", "OC"], { minLength: 1 }),
  product_types: fc.subarray(["Drugs", "Medical Devices", "Biologics"]),
});

/** What is known of a document from elsewhere. */
const known = fc.record({
  guidanceStatus: fc.constantFrom(...GuidanceStatus.options),
  topic: fc.subarray([...guidanceTopics]),
  held: fc.subarray([...kinds]),
});

const documents = generated(fc.record({ said, known }), 5000);

const rows: Guidance[] = mergeGuidance({
  builtIn: documents.map((one, nth) => builtIn(`document-${nth}`, one.said)),
  summaries: [],
  register: [],
  sources: [],
  fileSizes: new Map(),
  day: "2026-11-23",
}).map((row) => {
  const { held = [], ...others } = documents[Number(/\d+$/.exec(row.id)?.[0])]?.known ?? {};
  return { ...row, ...others, texts: held.map((text_kind) => ({ source_id: "", text_kind })) };
});

const distinct = (values: (row: Guidance) => readonly string[]): string[] => [...new Set(rows.flatMap(values))];
const newest = (a: Guidance, b: Guidance) => (b.issueDate ?? "").localeCompare(a.issueDate ?? "");

test("every combination of filters leaves of 5,000 guidance documents what a look at each of them leaves", async () => {
  expect(rows).toHaveLength(5000);
  await holdAgainstEveryRow(
    {
      rows,
      filters: {
        status: { values: distinct((row) => [row.guidanceStatus]), holds: (row, value) => row.guidanceStatus === value },
        organization: { values: distinct((row) => row.fdaOrganization), holds: (row, value) => row.fdaOrganization.includes(value) },
        topic: { values: guidanceTopics, holds: (row, value) => row.topic.some((one) => one === value) },
        product: { values: distinct((row) => row.productType), holds: (row, value) => row.productType.some((one) => one === value) },
        comments: { values: ["open"], holds: (row) => row.openForComment },
        held: { values: kinds, holds: (row, value) => row.texts.some(({ text_kind }) => text_kind === value) },
      },
      words: { values: words, said: ({ title, topic }) => [title, ...topic].join(" ") },
      orders: { newest, oldest: (a, b) => (a.issueDate ?? "9").localeCompare(b.issueDate ?? "9"), title: () => 0, closing: () => 0 },
      list: async ({ search, chosen, ...part }) => {
        const single = Object.fromEntries(Object.entries(chosen).map(([name, [value]]) => [name, value]));
        return browseGuidance(rows, GuidanceFilter.parse({ query: search, ...single, ...part }));
      },
    },
    400,
  );
});
