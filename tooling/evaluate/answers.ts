/** Asks the product a file of questions, over HTTP as a person would, and prints how each answer fares. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { SearchResult, SourceReading } from "@clausewise/contracts";
import { call, type Server } from "../../apps/api/src/cli/server.ts";
import { judge, readQuestions, type Judged, type TestQuestion } from "./answers-judge.ts";
import { summaryOf } from "./answers-summary.ts";
import { startOwnServer } from "./own-server.ts";
import { besideUs, fromThere } from "./paths.ts";

const usage = `Usage:
  pnpm evaluate answers --questions FILE [--texts FOLDER | --built-in] [--data-dir DIR]

  --questions   JSON Lines: id, question, authority, gold_citations, expected
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
      questions: { type: "string" },
      texts: { type: "string" },
      "built-in": { type: "boolean" },
      "data-dir": { type: "string" },
    },
  });
  const file = values.questions && fromThere(values.questions);
  if (!file || !existsSync(file)) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const texts = values["built-in"] ? null : values.texts ? fromThere(values.texts) : besideUs();
  const own = await startOwnServer({ texts, dataDir: values["data-dir"] ? fromThere(values["data-dir"]) : null });
  try {
    const judged: Judged[] = [];
    for (const question of readQuestions(file)) {
      const one = await ask(own.server, question);
      judged.push(one);
      process.stdout.write(`${JSON.stringify(one)}\n`);
    }
    process.stdout.write(`${summaryOf(judged)}\n`);
    return judged.every(({ quotes }) => quotes.verbatim === quotes.shown) ? 0 : 1;
  } finally {
    await own.stop();
  }
}
