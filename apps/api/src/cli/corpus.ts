import { existsSync } from "node:fs";
import { basename, isAbsolute, join, resolve } from "node:path";
import { LibrarySummary } from "@clausewise/contracts";
import { type Progress, importPlan, reportLines } from "./corpus-import.ts";
import { ReadingError, readCorpus } from "./corpus-reading.ts";
import { CallError, type Server, call, findServer } from "./server.ts";

const repository = resolve(import.meta.dirname, "../../../..");
const usage = `Usage:
  pnpm corpus import <file or folder> […]   add texts to the library
  pnpm corpus summary                       say what the library holds

Reads eCFR XML, markdown and text of regulations and guidance, and JSON Lines passages,
also inside .tar.gz, .tgz and .gz. The server has to be running (npm start).`;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const [command, ...paths] = args.filter((arg) => arg !== "--");
  if (command === "summary" && paths.length === 0) return await withServer(summary);
  if (command === "import" && paths.length > 0 && !paths.some((path) => path.startsWith("-"))) return await importPaths(paths);
  complain(usage);
  return 2;
}

async function withServer(work: (server: Server) => Promise<number>): Promise<number> {
  const server = findServer(repository, process.env["DATA_DIR"] ?? "data");
  if (server === null) {
    complain("No server is running here: start it with `npm start`, then run this again.");
    return 2;
  }
  try {
    return await work(server);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    complain(`Could not finish: ${error.message}`);
    return 1;
  }
}

async function importPaths(given: readonly string[]): Promise<number> {
  const paths = given.map(fromWhereAsked);
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) {
    complain(`There is no file or folder ${missing}`);
    return 2;
  }
  return await withServer((server) => runImport(paths, server));
}

async function runImport(paths: readonly string[], server: Server): Promise<number> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  try {
    const plan = await readCorpus(paths, { signal: stop.signal, progress: filesLine });
    say(`${plan.sources.length} sources found; sending them to ${server.url}`);
    const report = await importPlan(plan, server, { signal: stop.signal, progress: progressLine(seconds) });
    await plan.close();
    show("");
    for (const line of reportLines(report, seconds())) say(line);
    if (report.failed.length > 0) return 1;
    return report.stopped ? 130 : 0;
  } catch (error) {
    if (error instanceof ReadingError) complain(`Nothing was sent: ${error.message}.`);
    else if (stop.signal.aborted) complain("Stopped before anything was sent.");
    else throw error;
    return stop.signal.aborted ? 130 : 1;
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  }
}

/** Writes over the line before it, on a terminal. */
function show(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${line}`);
}

/** Files looked through so far: the last one on a terminal, every thousandth elsewhere. */
function filesLine(file: string, count: number): void {
  if (process.stdout.isTTY) show(`${count} files looked through, now ${basename(file)}`);
  else if (count % 1000 === 0) say(`${count} files looked through`);
}

/** One line rewritten on a terminal, a line for every 25 sources elsewhere. */
function progressLine(seconds: () => number): Progress {
  return (done, total, passages) => {
    const line = `${done} of ${total} sources, ${passages.toLocaleString("en")} passages, ${Math.round(seconds())} s`;
    if (process.stdout.isTTY) show(line);
    else if (done % 25 === 0 || done === total) say(line);
  };
}

async function summary(server: Server): Promise<number> {
  const answer = LibrarySummary.safeParse(await call(server, "GET", "/api/corpus/summary"));
  if (!answer.success) throw new CallError("the server answered something that is no summary");
  const { sources, verbatim_sources, versions, passages, indexed_passages, embedded_passages, last_retrieved } = answer.data;
  const n = (value: number) => value.toLocaleString("en");
  say(`${n(sources)} sources (${n(verbatim_sources)} with verbatim text) in ${n(versions)} versions`);
  say(`${n(passages)} passages, ${n(indexed_passages)} of them in the search index`);
  if (embedded_passages !== null) say(`${n(embedded_passages)} passages can also be found by meaning`);
  say(`Last seen: ${last_retrieved ?? "never"}`);
  return 0;
}

/** pnpm runs scripts in the package's folder; paths are meant from where the person stood. */
function fromWhereAsked(path: string): string {
  return isAbsolute(path) ? path : join(process.env["INIT_CWD"] ?? process.cwd(), path);
}
