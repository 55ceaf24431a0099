import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { evaluateSet, runOf } from "./retrieval.ts";
import { readBeir } from "./retrieval-beir.ts";
import { measuresOf, percentile } from "./retrieval-measures.ts";

const corpus = [
  { _id: "a", title: "Part 803 803.50 | Reports", text: "Report a death within 30 calendar days.", metadata: { pid: "803.50" } },
  { _id: "b", title: "Part 807 807.92", text: "What a 510(k) summary shall contain.", metadata: { pid: "807.92" } },
  { _id: "c", title: "Part 814", text: "An application for premarket approval.", metadata: {} },
];
const queries = [
  { _id: "q1", text: "How soon must it be reported?" },
  { _id: "q2", text: "Contents of the 510(k) summary" },
  { _id: "q3", text: "Nobody judged this one" },
];
const qrels = "query-id\tcorpus-id\tscore\nq1\ta\t1\nq2\tb\t1\nq2\tc\t0\n";

async function smallSet() {
  const folder = await mkdtemp(join(tmpdir(), "clausewise-beir-"));
  const files = { corpus: join(folder, "corpus.jsonl"), queries: join(folder, "queries.jsonl"), qrels: join(folder, "qrels.tsv") };
  const lines = (rows: unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  await Promise.all([writeFile(files.corpus, lines(corpus)), writeFile(files.queries, lines(queries)), writeFile(files.qrels, qrels)]);
  const set = await readBeir(files);
  await rm(folder, { recursive: true });
  return set;
}

test("a set of three passages is ranked by the product's index, and a question nobody judged is left out", async () => {
  const { report } = evaluateSet(await smallSet());
  expect(report).toMatchObject({ passages: 3, queries: 2, "recall@10": 1, "MAP@10": 1, "nDCG@10": 1, "recall@100": 1 });
});

test("the clause and the headings of a passage are told from the title of its source", async () => {
  const { passages } = await smallSet();
  expect(passages[0]).toMatchObject({ title: "Part 803", citation: "Part 803 803.50", heading: "Reports" });
  expect(passages[2]).toMatchObject({ title: "Part 814", citation: "", heading: "" });
});

test("a run lists question, passage, rank and score as trec_eval reads them", async () => {
  const set = await smallSet();
  const [first] = runOf(set, evaluateSet(set).ranked).split("\n");
  expect(first).toMatch(/^q1 Q0 a 1 \d+\.\d{6} clausewise$/);
});

test("leaving an ingredient out is measured beside the whole", async () => {
  const { report } = evaluateSet(await smallSet(), true);
  expect(report.without?.["stemming"]?.["recall@10"]).toBeLessThan(1);
});

test("measures follow trec_eval where relevant passages are found late or not at all", () => {
  const relevant = new Map([
    ["a", 1],
    ["b", 1],
  ]);
  const measures = measuresOf([{ found: ["x", "a", "y"], relevant }]);
  expect(measures["recall@10"]).toBe(0.5);
  expect(measures["MAP@10"]).toBe(0.25);
  expect(measures["nDCG@10"]).toBeCloseTo(1 / Math.log2(3) / (1 + 1 / Math.log2(3)), 10);
});

test("the 95th percentile of a hundred values leaves five above it", () => {
  const values = Array.from({ length: 100 }, (_, nth) => nth + 1);
  expect(percentile(values, 0.95)).toBe(96);
  expect(percentile([], 0.5)).toBe(0);
});
