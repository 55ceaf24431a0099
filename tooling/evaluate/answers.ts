/** Asks the product a file of questions, over HTTP as a person would, and prints how each answer fares. */
import { existsSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { SearchResult, SourceReading } from "@clausewise/contracts";
import { call, type Server } from "../../apps/api/src/cli/server.ts";
import { judge, readQuestions, type Judged, type TestQuestion } from "./answers-judge.ts";
import { type FileRun, figuresOf } from "./answers-summary.ts";
import { startOwnServer } from "./own-server.ts";
import { besideUs, fromThere } from "./paths.ts";

const usage = `Usage:
  pnpm evaluate answers --questions FILE [--questions FILE …] [--out FILE] [--texts FOLDER | --built-in] [--data-dir DIR]

  --questions   JSON Lines: id, question, authority, gold_citations, expected
  --out         where to write one line a question rather than on screen
  --texts       official texts to import first (default: ../shared/data where it exists)
  --built-in    ask with the built-in library alone
  --data-dir    keep the server's data there, so that the next run need not import again`;

async function storedTexts(server: Server, answer: SearchResult): Promise<Map<string, string>> {
  const citations = answer.statements.flatMap((statement) => statement.citations);
  const texts = new Map<string, string>();
  for (const { passage_id, source_id, version_id } of citations) {
    if (texts.has(passage_id)) continue;
    const path = `/api/sources/${source_id}?version=${version_id}&around=${passage_id}`;
    const reading = SourceReading.parse(await call(server, "GET", path));
    for (const passage of reading.passages) texts.set(passage.id, passage.text);
  }
  return texts;
}

async function ask(server: Server, question: TestQuestion): Promise<Judged> {
  const begun = performance.now();
  const reply = await call(server, "POST", "/api/regulatory-search", { query: question.question, authority: question.authority });
  const latency = performance.now() - begun;
  const answer = SearchResult.parse(reply);
  return judge(question, answer, { latency, texts: await storedTexts(server, answer) });
}

/** `pnpm evaluate answers`; returns the exit code. */
export async function evaluateAnswers(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      questions: { type: "string", multiple: true },
      out: { type: "string" },
      texts: { type: "string" },
      "built-in": { type: "boolean" },
      "data-dir": { type: "string" },
    },
  });
  const files = (values.questions ?? []).map(fromThere);
  if (files.length === 0 || !files.every((file) => existsSync(file))) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const texts = values["built-in"] ? null : values.texts ? fromThere(values.texts) : besideUs();
  const own = await startOwnServer({ texts, dataDir: values["data-dir"] ? fromThere(values["data-dir"]) : null });
  try {
    const runs: FileRun[] = [];
    for (const file of files) {
      const judged: Judged[] = [];
      for (const question of readQuestions(file)) judged.push(await ask(own.server, question));
      runs.push({ file: basename(file), judged });
    }
    const lines = runs.flatMap(({ file, judged }) => judged.map((one) => `${JSON.stringify({ file, ...one })}\n`)).join("");
    if (values.out) writeFileSync(fromThere(values.out), lines);
    else process.stdout.write(lines);
    process.stdout.write(`${figuresOf(runs)}\n`);
    return runs.every(({ judged }) => judged.every(({ quotes }) => quotes.verbatim === quotes.shown)) ? 0 : 1;
  } finally {
    await own.stop();
  }
}
