/** What is found for the questions of the judged sets, with what is known of each passage. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createIndex, passageFeatureNames, type PassageIndex } from "@clausewise/retrieval";
import { z } from "zod";
import { type BeirSet, readBeir } from "../retrieval-beir.ts";

/** A judged set, and the folder that holds its passages. */
const judgedSets = [
  { name: "regqa", corpus: "regqa" },
  { name: "obliqa", corpus: "obliqa" },
  { name: "obliqa_mp", corpus: "obliqa" },
  { name: "obliqa_xref", corpus: "obliqa" },
];

/** Passages of each question that are put in a new order. */
export const reordered = 100;

const width = passageFeatureNames.length;

/** What was found for one judged question, in the order it has without trees. */
export interface PassageSample {
  set: string;
  /** The document that holds most of what is right. */
  document: string;
  /** A row of `passageFeatureNames` each, and 1 for what is right. */
  rows: Float32Array;
  right: Uint8Array;
  /** Number of right passages, those that were not found among them. */
  total: number;
}

/** The same as it is kept, the rows of all in a file beside. */
const KeptSample = z.object({ doc: z.string(), right: z.string(), total: z.number() });

function documentOf({ passages }: BeirSet, places: ReadonlyMap<string, number>, relevant: ReadonlyMap<string, number>): string {
  const counts = new Map<string, number>();
  for (const id of relevant.keys()) {
    const title = passages[places.get(id) ?? -1]?.title ?? "";
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const [most = [""]] = [...counts].toSorted(([one, times], [other, others]) => others - times || (one < other ? -1 : 1));
  return most[0];
}

/** Asks an index the questions of a set. */
function samplesOf(name: string, set: BeirSet, index: PassageIndex): PassageSample[] {
  const places = new Map(set.ids.map((id, place) => [id, place]));
  return set.queries.map(({ text, relevant }) => {
    const { keys, rows } = index.describe(text, reordered);
    const right = Uint8Array.from(keys, (key) => Number(relevant.has(set.ids[key] ?? "")));
    return { set: name, document: documentOf(set, places, relevant), rows, right, total: relevant.size };
  });
}

const keptIn = (folder: string, name: string) => ({ list: join(folder, `${name}.json`), rows: join(folder, `${name}.bin`) });

function keep(folder: string, name: string, samples: readonly PassageSample[]): void {
  const files = keptIn(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(files.list, JSON.stringify(samples.map(({ document, right, total }) => ({ doc: document, right: right.join(""), total }))));
  writeFileSync(files.rows, Buffer.concat(samples.map(({ rows }) => Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength))));
}

function readKept(folder: string, name: string): PassageSample[] {
  const files = keptIn(folder, name);
  const bytes = readFileSync(files.rows);
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  let at = 0;
  return z
    .array(KeptSample)
    .parse(JSON.parse(readFileSync(files.list, "utf8")))
    .map(({ doc, right, total }) => {
      const rows = all.subarray(at, (at += right.length * width));
      return { set: name, document: doc, rows, right: Uint8Array.from(right, Number), total };
    });
}

/**
 * The judged sets in a folder of official data; what is known of their passages is kept in `kept`, and read from there the
 * next time: drop it once features have changed.
 */
export async function gatherSamples(folder: string, kept: string | null): Promise<PassageSample[]> {
  const samples: PassageSample[] = [];
  const indexes = new Map<string, PassageIndex>();
  for (const { name, corpus } of judgedSets) {
    if (kept !== null && existsSync(keptIn(kept, name).rows)) {
      samples.push(...readKept(kept, name));
      continue;
    }
    const files = {
      corpus: join(folder, corpus, "corpus.jsonl"),
      queries: join(folder, name, "queries.jsonl"),
      qrels: join(folder, name, "qrels/dev.tsv"),
    };
    if (!Object.values(files).every((file) => existsSync(file))) continue;
    const set = await readBeir(files);
    const index = indexes.get(corpus) ?? createIndex();
    if (index.size === 0) index.add(set.passages);
    indexes.set(corpus, index);
    const found = samplesOf(name, set, index);
    if (kept !== null) keep(kept, name, found);
    samples.push(...found);
  }
  return samples;
}
