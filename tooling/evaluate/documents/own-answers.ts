/** Asks questions whose answers stand in one document of a person's own, and prints how many answers begin with them. */
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Document, type Scope, SearchResult } from "@clausewise/contracts";
import { z } from "zod";
import { call, type Server } from "../../../apps/api/src/cli/server.ts";
import { startOwnServer } from "../own-server.ts";
import { makeFile } from "./made-files.ts";

const Patterns = z.array(z.string().transform((pattern) => new RegExp(pattern, "i")));

/** A question with what the first statement, with the words quoted under it, must say; all of them. */
const OwnQuestion = z.object({ id: z.string(), document: z.string(), question: z.string(), first: Patterns });
type OwnQuestion = z.infer<typeof OwnQuestion>;

/** An answer as it fared. */
interface JudgedAnswer {
  id: string;
  question: string;
  outcome: SearchResult["outcome"];
  confidence: number;
  /** Place of the first statement that says it, from 1; null where none does. */
  said_at: number | null;
  /** The same where the library is asked with the document, and where it is asked with all documents. */
  said_at_beside_library: number | null;
  said_at_of_all: number | null;
  statements: number;
  said: string;
}

/** Those the ranking was made by, and those held back. */
const sets = ["own-develop", "own-held"] as const;

const questionsOf = (set: string): OwnQuestion[] =>
  readFileSync(join(import.meta.dirname, `../questions/${set}.jsonl`), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => OwnQuestion.parse(JSON.parse(line)));

/** Questions to the library, whose answers a person's documents should leave alone. */
const libraryQuestions = readFileSync(join(import.meta.dirname, "../questions/everyday-us.jsonl"), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => z.object({ question: z.string() }).parse(JSON.parse(line)).question);

/** Tells of each set of questions how many are answered from their document, and how often documents lead what the library is asked. */
export async function evaluateOwnAnswers(data: string): Promise<void> {
  const { server, stop } = await startOwnServer({ texts: null, dataDir: null });
  const folder = await mkdtemp(join(tmpdir(), "own-documents-"));
  try {
    const ids = new Map<string, string | null>();
    for (const set of sets) {
      const judged: JudgedAnswer[] = [];
      for (const question of questionsOf(set)) {
        const { document } = question;
        if (!ids.has(document)) ids.set(document, await idOf(server, document, data, folder));
        const id = ids.get(document) ?? null;
        if (id !== null) judged.push(await ask(server, id, question));
      }
      process.stdout.write(`${judged.map((one) => `${JSON.stringify(one)}\n`).join("")}${summaryOf(set, judged)}\n`);
    }
    let led = 0;
    for (const question of libraryQuestions) if ((await answerOf(server, question, everything)).leads === "documents") led += 1;
    process.stdout.write(`== questions to the library that documents lead: ${led} of ${libraryQuestions.length}\n`);
  } finally {
    await stop();
    await rm(folder, { recursive: true });
  }
}

/** Uploads a document and waits until it is read; null where it is not there, or cannot be made here. */
async function idOf(server: Server, document: string, data: string, folder: string): Promise<string | null> {
  const path = document.startsWith("made/") ? await makeFile(document, folder).catch(() => null) : join(data, document);
  if (path === null || !existsSync(path)) {
    process.stderr.write(`${document} is not here: what is asked of it is left out\n`);
    return null;
  }
  return read(server, await upload(server, path));
}

async function upload(server: Server, path: string): Promise<string> {
  const form = new FormData();
  form.append("title", basename(path).replace(/\.\w+$/, ""));
  form.append("file", new Blob([await readFile(path)]), basename(path));
  const headers = { authorization: `Bearer ${server.token}` };
  const reply = await fetch(`${server.url}/api/documents/upload`, { method: "POST", headers, body: form });
  return z.object({ data: Document }).parse(await reply.json()).data.id;
}

async function read(server: Server, id: string): Promise<string> {
  for (;;) {
    const { upload_status, failure } = Document.parse(await call(server, "GET", `/api/documents/${id}`));
    if (upload_status === "completed") return id;
    if (upload_status === "failed") throw new Error(`a document could not be read: ${JSON.stringify(failure)}`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

async function ask(server: Server, document: string, { id, question, first }: OwnQuestion): Promise<JudgedAnswer> {
  const alone = await answerOf(server, question, { library: false, documents: [document] });
  const beside = await answerOf(server, question, { library: true, documents: [document] });
  const ofAll = await answerOf(server, question, everything);
  const isSaid = (words: string) => first.every((pattern) => pattern.test(words));
  return {
    id,
    question,
    outcome: alone.outcome,
    confidence: alone.confidence_score,
    said_at: placeOf(alone.said, isSaid),
    said_at_beside_library: placeOf(beside.said, isSaid),
    said_at_of_all: placeOf(ofAll.said, isSaid),
    statements: alone.said.length,
    said: alone.said[0] ?? "",
  };
}

const everything: Scope = { library: true, documents: "all" };

async function answerOf(server: Server, query: string, scope: Scope) {
  const { outcome, confidence_score, statements } = SearchResult.parse(
    await call(server, "POST", "/api/regulatory-search", { query, authority: "MULTI_AUTHORITY", scope }),
  );
  const said = statements.map(({ text, citations }) => [text, ...citations.map(({ quote }) => quote ?? "")].join(" "));
  const leads = statements[0]?.citations.some(({ kind }) => kind === "upload") === true ? "documents" : "library";
  return { outcome, confidence_score, said, leads };
}

function placeOf(said: readonly string[], isSaid: (words: string) => boolean): number | null {
  const at = said.findIndex(isSaid);
  return at < 0 ? null : at + 1;
}

/** The figures of one set. */
function summaryOf(set: string, judged: readonly JudgedAnswer[]): string {
  const first = judged.filter(({ said_at }) => said_at === 1);
  const sure = judged.filter(({ confidence }) => confidence >= 0.6);
  const within = (most: number, places: readonly (number | null)[]) => places.filter((at) => at !== null && at <= most).length;
  const places = judged.map(({ said_at }) => said_at);
  const ofAll = judged.map(({ said_at_of_all }) => said_at_of_all);
  const besides = judged.map(({ said_at_beside_library }) => said_at_beside_library);
  return [
    `== ${set}: ${judged.length} questions of one's own documents`,
    `said by the first statement   ${first.length} of ${judged.length}`,
    `by one of the first three     ${within(3, places)} of ${judged.length}`,
    `the library asked with it     first ${within(1, besides)}, first three ${within(3, besides)} of ${judged.length}`,
    `the library and all asked     first ${within(1, ofAll)}, first three ${within(3, ofAll)} of ${judged.length}`,
    `statements an answer          ${(judged.reduce((sum, { statements }) => sum + statements, 0) / Math.max(1, judged.length)).toFixed(1)}`,
    `answered                      ${judged.filter(({ outcome }) => outcome === "answered").length} of ${judged.length}`,
    `confidence where right        ${meanOf(first)}; where not ${meanOf(judged.filter((one) => !first.includes(one)))}`,
    `right of those 0.6 sure       ${sure.filter((one) => first.includes(one)).length} of ${sure.length}`,
  ].join("\n");
}

const meanOf = (judged: readonly JudgedAnswer[]): string =>
  judged.length === 0 ? "–" : (judged.reduce((sum, { confidence }) => sum + confidence, 0) / judged.length).toFixed(2);
