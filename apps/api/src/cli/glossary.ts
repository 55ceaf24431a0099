import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { isAbsolute, resolve } from "node:path";
import { UnreadableError, readParallelConsolidation, readParallelEuAct, readTermsNamedInFrench } from "@clausewise/documents";
import { type GlossaryTerm, builtInGlossaryActs } from "@clausewise/static-data";
import { PhraseMissing, type ReadAct, rowsOfAct } from "./glossary-rows.ts";

const usage = `Usage:
  pnpm glossary canada <act> <English XML> [<French XML>]   terms of an act or regulation of Canada
  pnpm glossary eu <act> <English XHTML> <other XHTML>      terms of an act of the European Union

Reads official language versions of the same day and writes the terms whose translation stands in them to
packages/static-data/glossary/terms, each with its section. <act> is one of packages/static-data/glossary/acts.jsonl.`;

const folder = new URL("../../../../packages/static-data/glossary/terms/", import.meta.url);
const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

process.exitCode = main(process.argv.slice(2));

function main(args: readonly string[]): number {
  const [kind = "", name = "", ...given] = args.filter((arg) => arg !== "--");
  const paths = given.map((path) => (isAbsolute(path) ? path : resolve(process.env["INIT_CWD"] ?? process.cwd(), path)));
  const act = builtInGlossaryActs().find((one) => one.act === name);
  const missing = paths.find((path) => !existsSync(path));
  if (!["canada", "eu"].includes(kind) || paths.length === 0 || paths.length > 2) return refuse(usage);
  if (act === undefined) return refuse(`No act is called “${name}” in packages/static-data/glossary/acts.jsonl.`);
  if (missing !== undefined) return refuse(`There is no file ${missing}`);
  const [english = "", other] = paths.map((path) => readFileSync(path, "utf8"));
  try {
    const read = readAct(kind, english, other);
    const rows = rowsOfAct(act, read);
    const file = `${act.file}.${read.language ?? "fr"}.jsonl`;
    writeFileSync(new URL(file, folder), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    say(`${rows.length} terms of ${act.act} as of ${read.version} (${counts(rows)}) written to ${file}`);
    return 0;
  } catch (error) {
    if (error instanceof UnreadableError || error instanceof PhraseMissing) return refuse(`Nothing was written: ${error.message}`);
    throw error;
  }
}

function readAct(kind: string, english: string, other: string | undefined): ReadAct {
  if (kind === "eu") return readParallelEuAct(english, other ?? "");
  return other === undefined ? readTermsNamedInFrench(english) : readParallelConsolidation(english, other);
}

function refuse(why: string): number {
  complain(why);
  return 2;
}

function counts(rows: readonly GlossaryTerm[]): string {
  return [...Map.groupBy(rows, ({ basis }) => basis)].map(([basis, of]) => `${basis}: ${of.length}`).join(", ");
}
