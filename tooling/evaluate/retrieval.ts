/** Ranks a BEIR set with the product's own index, as its API does, and prints how well. */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { createIndex, type PassageIndex, type RankingSettings } from "@clausewise/retrieval";
import { ablations } from "./retrieval-ablations.ts";
import { type BeirSet, readBeir } from "./retrieval-beir.ts";
import { measuresOf, percentile } from "./retrieval-measures.ts";

const usage = `Usage:
  pnpm evaluate retrieval --corpus corpus.jsonl --queries queries.jsonl --qrels qrels.tsv [--run FILE] [--ablate]

  --run      write the best 100 passages of each question there, in TREC's run format
  --ablate   also measure the ranking with each ingredient left out in turn`;

const depth = 100;

interface Ranked {
  hits: { id: string; score: number }[];
  milliseconds: number;
}

function rankAll(index: PassageIndex, { queries, ids }: BeirSet): Ranked[] {
  return queries.map(({ text }) => {
    const begun = performance.now();
    const hits = index.search(text, { limit: depth });
    const milliseconds = performance.now() - begun;
    return { hits: hits.map(({ key, score }) => ({ id: ids[key] ?? "", score })), milliseconds };
  });
}

const judge = ({ queries }: BeirSet, ranked: readonly Ranked[]) =>
  measuresOf(queries.map(({ relevant }, nth) => ({ found: ranked[nth]?.hits.map(({ id }) => id) ?? [], relevant })));

function indexOf({ passages }: BeirSet, settings?: Partial<RankingSettings>): { index: PassageIndex; seconds: number } {
  const begun = performance.now();
  const index = createIndex(settings);
  index.add(passages);
  return { index, seconds: (performance.now() - begun) / 1000 };
}

const rounded = (numbers: Record<string, number>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value.toFixed(4))]));

/** Lines of a TREC run: question, Q0, passage, rank, score, name of the run. */
export function runOf({ queries }: BeirSet, ranked: readonly Ranked[]): string {
  return queries
    .flatMap(({ id }, nth) => ranked[nth]?.hits.map((hit, place) => `${id} Q0 ${hit.id} ${place + 1} ${hit.score.toFixed(6)} clausewise\n`))
    .join("");
}

/** What the ranking reaches on a set, and with `ablate` what it reaches without each of its ingredients. */
export function evaluateSet(set: BeirSet, ablate = false) {
  const { index, seconds } = indexOf(set);
  const ranked = rankAll(index, set);
  const times = ranked.map(({ milliseconds }) => milliseconds);
  const without = ablate
    ? Object.fromEntries(ablations.map(({ name, settings }) => [name, rounded(judge(set, rankAll(indexOf(set, settings).index, set)))]))
    : undefined;
  const report = {
    passages: set.passages.length,
    queries: set.queries.length,
    ...rounded(judge(set, ranked)),
    ...rounded({ "build seconds": seconds, "latency p50 ms": percentile(times, 0.5), "latency p95 ms": percentile(times, 0.95) }),
    ...(without && { without }),
  };
  return { report, ranked };
}

/** `pnpm evaluate retrieval`; returns the exit code. */
export async function evaluateRetrieval(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: "string" },
      queries: { type: "string" },
      qrels: { type: "string" },
      run: { type: "string" },
      ablate: { type: "boolean" },
    },
  });
  const fromThere = (path = ""): string => resolve(process.env["INIT_CWD"] ?? process.cwd(), path);
  const { corpus, queries, qrels, run } = values;
  const missing = [corpus, queries, qrels].filter((file) => file === undefined || !existsSync(fromThere(file)));
  if (missing.length > 0) {
    process.stderr.write(`${usage}\n`);
    for (const file of missing) if (file !== undefined) process.stderr.write(`No such file: ${file}\n`);
    return 2;
  }
  const set = await readBeir({ corpus: fromThere(corpus), queries: fromThere(queries), qrels: fromThere(qrels) });
  const { report, ranked } = evaluateSet(set, values.ablate);
  if (run !== undefined) await writeFile(fromThere(run), runOf(set, ranked));
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  return 0;
}
