/** Writes down what the product answers to files of questions, and lists what differs between two such records. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { SearchResult } from "@clausewise/contracts";
import { z } from "zod";
import { call, type Server } from "../../apps/api/src/cli/server.ts";
import { readQuestions, type TestQuestion } from "./answers-judge.ts";
import { startOwnServer } from "./own-server.ts";
import { besideUs, fromThere } from "./paths.ts";

const usage = `Usage:
  pnpm evaluate freeze --questions FILE [--questions FILE …] --out FILE [--texts FOLDER | --built-in] [--data-dir DIR]
  pnpm evaluate compare BEFORE AFTER

  freeze writes one line a question: outcome, confidence, correction, and each statement with its citations and quotes.
  compare lists the questions whose lines differ, and ends with 1 where there are any.`;

const Frozen = z.object({
  question: z.string(),
  authority: z.string(),
  outcome: z.string(),
  confidence: z.number(),
  correction: z.string().nullable(),
  statements: z.array(z.object({ text: z.string(), citations: z.array(z.object({ citation: z.string(), quote: z.string().nullable() })) })),
  related: z.array(z.string()),
});
type Frozen = z.infer<typeof Frozen>;

async function freeze(server: Server, { question, authority }: TestQuestion): Promise<Frozen> {
  const answer = SearchResult.parse(await call(server, "POST", "/api/regulatory-search", { query: question, authority }));
  return {
    question,
    authority,
    outcome: answer.outcome,
    confidence: answer.confidence_score,
    correction: answer.correction?.text ?? null,
    statements: answer.statements.map(({ text, citations }) => ({
      text,
      citations: citations.map(({ citation, quote }) => ({ citation, quote })),
    })),
    related: answer.related.map(({ citation }) => citation),
  };
}

/** `pnpm evaluate freeze`; returns the exit code. */
export async function freezeAnswers(args: string[]): Promise<number> {
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
  if (!values.out || files.length === 0 || !files.every((file) => existsSync(file))) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const texts = values["built-in"] ? null : values.texts ? fromThere(values.texts) : besideUs();
  const own = await startOwnServer({ texts, dataDir: values["data-dir"] ? fromThere(values["data-dir"]) : null });
  try {
    const lines: string[] = [];
    for (const question of files.flatMap(readQuestions)) lines.push(JSON.stringify(await freeze(own.server, question)));
    writeFileSync(fromThere(values.out), `${lines.join("\n")}\n`);
    process.stdout.write(`${lines.length} answers written\n`);
    return 0;
  } finally {
    await own.stop();
  }
}

const keyOf = ({ authority, question }: Frozen) => `${authority}\n${question}`;

const readFrozen = (file: string): Map<string, Frozen> =>
  new Map(
    readFileSync(fromThere(file), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => Frozen.parse(JSON.parse(line)))
      .map((one) => [keyOf(one), one]),
  );

const shown = ({ outcome, confidence, correction, statements, related }: Frozen): string[] => [
  `${outcome} ${confidence.toFixed(4)}${correction === null ? "" : ` corrects: ${correction}`}`,
  ...statements.flatMap(({ text, citations }) => [
    text,
    ...citations.map(({ citation, quote }) => `  ${citation}: ${quote ?? "(no quote)"}`),
  ]),
  `related: ${related.join(", ")}`,
];

/** `pnpm evaluate compare`; returns the exit code. */
export async function compareFrozen(args: string[]): Promise<number> {
  const [beforeFile, afterFile] = args;
  if (!beforeFile || !afterFile) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const [before, after] = [readFrozen(beforeFile), readFrozen(afterFile)];
  let changed = 0;
  for (const [key, one] of before) {
    const other = after.get(key);
    const [old, now] = [shown(one), other ? shown(other) : ["not asked"]];
    if (old.join("\n") === now.join("\n")) continue;
    changed += 1;
    const lines = [
      ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
      ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
    ];
    process.stdout.write(`[${one.authority}] ${one.question}\n${(lines.length > 0 ? lines : ["~ in another order"]).join("\n")}\n\n`);
  }
  process.stdout.write(`${changed} of ${before.size} answers differ\n`);
  return changed === 0 ? 0 : 1;
}
