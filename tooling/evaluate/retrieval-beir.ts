import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { IndexPassage } from "@clausewise/retrieval";
import { z } from "zod";

const Text = z.string().nullish();
const Passage = z.object({ _id: z.string(), title: Text, text: Text, metadata: z.record(z.string(), z.unknown()).nullish() });
const Query = z.object({ _id: z.string(), text: z.string() });

/** A question with the passages judged to answer it. */
interface JudgedQuery {
  id: string;
  text: string;
  relevant: ReadonlyMap<string, number>;
}

/** A BEIR data set: passages by the place they have in their file, and the judged questions. */
export interface BeirSet {
  passages: IndexPassage[];
  ids: string[];
  queries: JudgedQuery[];
}

async function* linesOf(file: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY }))
    if (line.trim() !== "") yield line;
}

/** A BEIR title reads `source`, `source clause` or `source clause | headings`; the clause is known where metadata names it as `pid`. */
function passageOf(row: z.output<typeof Passage>, key: number): IndexPassage {
  const [name = "", ...headings] = (row.title ?? "").split(" | ");
  const clause = row.metadata?.["pid"];
  const isNumbered = typeof clause === "string" && clause !== "" && name.endsWith(clause);
  return {
    key,
    citation: isNumbered ? name : "",
    title: isNumbered ? name.slice(0, -clause.length).trim() : name,
    heading: headings.join(" | "),
    text: row.text ?? "",
  };
}

async function readJudgements(file: string): Promise<Map<string, Map<string, number>>> {
  const judgements = new Map<string, Map<string, number>>();
  for await (const line of linesOf(file)) {
    const columns = line.split("\t");
    const [query = "", passage = "", score = ""] = columns.length === 4 ? [columns[0], columns[2], columns[3]] : columns;
    if (!(Number(score) > 0)) continue;
    const ofQuery = judgements.get(query) ?? new Map<string, number>();
    judgements.set(query, ofQuery.set(passage, Number(score)));
  }
  return judgements;
}

/** Reads the three files of a BEIR set; questions without a judgement are left out. */
export async function readBeir(files: { corpus: string; queries: string; qrels: string }): Promise<BeirSet> {
  const passages: IndexPassage[] = [];
  const ids: string[] = [];
  for await (const line of linesOf(files.corpus)) {
    const row = Passage.parse(JSON.parse(line));
    passages.push(passageOf(row, ids.length));
    ids.push(row._id);
  }
  const judgements = await readJudgements(files.qrels);
  const queries: JudgedQuery[] = [];
  for await (const line of linesOf(files.queries)) {
    const { _id, text } = Query.parse(JSON.parse(line));
    const relevant = judgements.get(_id);
    if (relevant) queries.push({ id: _id, text, relevant });
  }
  return { passages, ids, queries };
}
