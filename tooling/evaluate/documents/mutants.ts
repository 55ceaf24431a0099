import { fork, type ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { documentExtensions } from "@clausewise/contracts";
import type { UploadExtension } from "@clausewise/documents/uploads";
import { knownTexts } from "./known-texts.ts";
import type { Asked, Told } from "./mutants-reader.ts";
import { mutate, seeded } from "./mutate.ts";
import { writers } from "./writers.ts";

/** Bytes that a file to be damaged has at most, and time in ms that a reader may take for what comes of it. */
const largest = 2_000_000;
const longest = 30_000;

interface Original {
  name: string;
  extension: UploadExtension;
  bytes: Buffer;
}

const extensionOf = (name: string): UploadExtension | null => {
  const own = extname(name).slice(1).toLowerCase();
  return documentExtensions.find((one) => one === own) ?? null;
};

async function originalsIn(folder: string): Promise<Original[]> {
  const originals: Original[] = [];
  for (const name of (await readdir(folder)).toSorted()) {
    const extension = extensionOf(name);
    const bytes = extension === null ? null : await readFile(join(folder, name));
    if (extension !== null && bytes && bytes.length > 0 && bytes.length < largest) originals.push({ name, extension, bytes });
  }
  return originals;
}

/** Files of all types: those of the data, and what the writers here make of its texts. */
async function allOriginals(data: string): Promise<Original[]> {
  const uploads = join(data, "uploads");
  const originals = await originalsIn(uploads);
  const texts = await knownTexts(uploads, 1);
  const made = await mkdtemp(join(tmpdir(), "mutants-"));
  for (const { name, write } of writers) {
    const folder = join(made, name);
    await mkdir(folder);
    await write(texts, folder).catch(() => process.stdout.write(`${name} is not installed here and writes nothing.\n`));
    originals.push(...(await originalsIn(folder)));
  }
  await rm(made, { recursive: true });
  return originals;
}

/** A reader that is started anew where it died or was ended. */
function openReader() {
  let child: ChildProcess | null = null;
  const start = () => fork(new URL("./mutants-reader.ts", import.meta.url), { stdio: ["ignore", "ignore", "ignore", "ipc"] });
  const read = (asked: Asked): Promise<Told> =>
    new Promise((resolve) => {
      const own = (child ??= start());
      const over = (told: Told) => {
        clearTimeout(timer);
        own.removeAllListeners();
        resolve(told);
      };
      const ended = (became: string) => {
        child = null;
        own.kill("SIGKILL");
        over({ became, memory: 0 });
      };
      const timer = setTimeout(() => ended("hung"), longest);
      own.once("message", (told: Told) => over(told));
      own.once("exit", (code, signal) => ended(`crashed with ${code ?? signal}`));
      own.send(asked);
    });
  return { read, close: () => void child?.kill() };
}

const isFault = (became: string): boolean => /^(?:hung|crashed|thrown)/.test(became);

/** Reads files that were damaged at random, the same ones for a seed, and tells what became of them; gives whether no reader died, hung or threw. */
export async function evaluateMutants(data: string, { count, seed }: { count: number; seed: number }): Promise<boolean> {
  const originals = await allOriginals(data);
  const types = [...new Set(originals.map(({ extension }) => extension))];
  const missing = documentExtensions.filter((extension) => !types.includes(extension));
  const random = seeded(seed);
  const reader = openReader();
  const became = new Map<string, Map<string, number>>(types.map((type) => [type, new Map()]));
  let [faults, memory, slowest] = [0, 0, 0];
  for (let nth = 0; nth < count; nth += 1) {
    // By turns, so that every type is damaged as often, however many files there are of it.
    const ofType = originals.filter(({ extension }) => extension === types[nth % types.length]);
    const original = ofType[Math.floor(random() * ofType.length)];
    if (!original) throw new Error("there are no files to be damaged");
    const { way, bytes } = mutate(original.bytes, random);
    const begun = performance.now();
    const told = await reader.read({ bytes: bytes.toString("base64"), extension: original.extension });
    slowest = Math.max(slowest, performance.now() - begun);
    memory = Math.max(memory, told.memory);
    const counts = became.get(original.extension);
    const kind = isFault(told.became) ? "fault" : told.became;
    counts?.set(kind, (counts.get(kind) ?? 0) + 1);
    if (kind !== "fault") continue;
    faults += 1;
    process.stdout.write(`mutant ${nth} of ${original.name}, ${way}: ${told.became}\n`);
  }
  reader.close();
  for (const [type, counts] of became)
    process.stdout.write(`${type.padEnd(6)}${[...counts].map(([kind, times]) => `${kind} ${times}`).join(", ")}\n`);
  if (missing.length > 0) process.stdout.write(`Of ${missing.join(", ")} there were no files.\n`);
  process.stdout.write(
    `${count} mutants of ${originals.length} files (seed ${seed}): ${faults} faults; slowest ${(slowest / 1000).toFixed(1)} s, most memory ${Math.round(memory / 1e6)} MB\n`,
  );
  return faults === 0;
}
