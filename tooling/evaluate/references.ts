/** Has the references of labelled texts checked by the product, and tells how many it tells rightly and how many of its alarms are right. */
import { existsSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { CheckedReference, ReferenceCheck } from "@clausewise/contracts";
import { z } from "zod";
import { call, type Server } from "../../apps/api/src/cli/server.ts";
import { startOwnServer } from "./own-server.ts";
import { besideUs, fromThere } from "./paths.ts";
import { figuresOf, type FoundPlace, type JudgedText, judgeText, mistakesOf } from "./references/judged-texts.ts";
import { LabelledText } from "./references/labelled-texts.ts";
import { plantAll } from "./references/planting/plant.ts";
import { readClauses } from "./references/planting/read-clauses.ts";
import { plantFigures, type ToldPlant, toldOf } from "./references/planting/told-plants.ts";

const usage = `Usage:
  pnpm evaluate references [--set NAME …] [--labelled FILE …] [--texts FOLDER | --built-in] [--data-dir DIR] [--pages N] [--planted EVERY] [--mistakes]

  --set        of the labelled texts of tooling/evaluate/references, such as blind; all of them where neither this nor a file is given
  --labelled   lines of JSON, a text with its labelled references each
  --texts      official texts to import first (default: ../shared/data where it exists)
  --data-dir   keep the server's data there, so that the next run need not import again
  --pages      also times a text of so many pages, made of the labelled ones
  --planted    instead of labelled texts, plants every so many clauses of the library in every form in which documents write
               them, with right and wrong numbers, titles and quotes
  --mistakes   prints each miss and each false alarm`;

/** Characters of a page. */
const pageLength = 3300;
const Found = z.object({ data: z.array(CheckedReference), next: z.string().nullable() });

const own = (name: string): string => resolve(import.meta.dirname, "references", name);
const sets = ["developed", "blind", "blind-second", "blind-third", "blind-fourth", "blind-fifth", "blind-sixth"] as const;

/** The files of labelled texts that are asked for; throws where a set is asked for that there is not. */
function filesOf(asked: readonly string[] | undefined, given: readonly string[] | undefined): string[] {
  const unknown = asked?.find((name) => !sets.some((one) => one === name));
  if (unknown !== undefined) throw new Error(`There is no set "${unknown}", only ${sets.join(" and ")}.`);
  const named = asked ?? (given === undefined ? sets : []);
  return [...named.map((name) => own(`${name}.jsonl`)), ...(given ?? []).map(fromThere)].filter((path) => existsSync(path));
}

const readTexts = (path: string): LabelledText[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => LabelledText.parse(JSON.parse(line)));

/** Asks for a check and waits until it is done. */
async function checked(server: Server, text: string, day: string | null): Promise<ReferenceCheck> {
  const given = { text, ...(day !== null && { day }) };
  let check = ReferenceCheck.parse(await call(server, "POST", "/api/references/check", given));
  while (check.state === "waiting" || check.state === "running") {
    await setTimeout(50);
    check = ReferenceCheck.parse(await call(server, "GET", `/api/references/${check.id}`));
  }
  if (check.state !== "done") throw new Error(`the check ended as ${check.state}`);
  return check;
}

/** Everything that a check found, place by place. */
async function foundBy(server: Server, { id }: ReferenceCheck): Promise<FoundPlace[]> {
  const places: FoundPlace[] = [];
  let cursor: string | null = null;
  do {
    const address: string = `${server.url}/api/references/${id}/found?limit=100${cursor === null ? "" : `&cursor=${cursor}`}`;
    const reply = await fetch(address, { headers: { authorization: `Bearer ${server.token}` } });
    const { data, next } = Found.parse(await reply.json());
    for (const { verdict, reference, kind, message, successors, places: its } of data)
      places.push(
        ...its.map(({ start, end }) => ({
          verdict,
          reference,
          kind,
          message,
          start,
          end,
          successors: successors.map(({ citation }) => citation),
        })),
      );
    cursor = next;
  } while (cursor !== null);
  return places;
}

async function judgeFile(server: Server, path: string): Promise<JudgedText[]> {
  const judged: JudgedText[] = [];
  for (const one of readTexts(path)) judged.push(judgeText(one, await foundBy(server, await checked(server, one.text, one.date))));
  return judged;
}

/** Plants every so many clauses of the library in texts, and tells of how many the check says what is so. */
async function tellPlanted(server: Server, every: number, withMistakes: boolean): Promise<void> {
  const told: ToldPlant[] = [];
  for (const planted of plantAll(await readClauses(server), every))
    told.push(...toldOf(planted, await foundBy(server, await checked(server, planted.text, null))));
  process.stdout.write(`== planted\n${plantFigures(told)}\n`);
  const mistakes = told.filter(({ isRight }) => !isRight).map(({ sort, words, said }) => `${sort}: ${words}; said: ${said || "nothing"}`);
  if (withMistakes) process.stdout.write(`${mistakes.join("\n")}\n`);
}

/** How long a long text takes, from being handed in to being done. */
async function timed(server: Server, files: readonly string[], pages: number): Promise<string> {
  const all = files
    .flatMap(readTexts)
    .map(({ text }) => text)
    .join("\n\n");
  const text = all.repeat(Math.ceil((pages * pageLength) / Math.max(1, all.length))).slice(0, pages * pageLength);
  const begun = performance.now();
  const { counts } = await checked(server, text, null);
  const seconds = (performance.now() - begun) / 1000;
  const different = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return `${pages} pages (${text.length} characters): ${seconds.toFixed(1)} s, ${different} different references`;
}

/** `pnpm evaluate references`; returns the exit code. */
export async function evaluateReferences(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      set: { type: "string", multiple: true },
      labelled: { type: "string", multiple: true },
      texts: { type: "string" },
      "built-in": { type: "boolean" },
      "data-dir": { type: "string" },
      pages: { type: "string" },
      planted: { type: "string" },
      mistakes: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const files = filesOf(values.set, values.labelled);
  if (values.help || files.length === 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const texts = values["built-in"] ? null : values.texts ? fromThere(values.texts) : besideUs();
  if (texts === null) process.stderr.write("Without official texts no quote is compared, and no number is told to be wrong.\n");
  const product = await startOwnServer({ texts, dataDir: values["data-dir"] ? fromThere(values["data-dir"]) : null });
  try {
    if (values.planted !== undefined) await tellPlanted(product.server, Math.max(1, Number(values.planted)), values.mistakes);
    for (const file of values.planted === undefined ? files : []) {
      const judged = await judgeFile(product.server, file);
      process.stdout.write(`== ${basename(file)}\n${figuresOf(judged)}\n`);
      if (values.mistakes) process.stdout.write(`${judged.flatMap(mistakesOf).join("\n")}\n`);
    }
    if (values.pages !== undefined) process.stdout.write(`${await timed(product.server, files, Number(values.pages))}\n`);
    return 0;
  } finally {
    await product.stop();
  }
}
