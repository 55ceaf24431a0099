import { readFileSync } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DocumentExtension } from "@clausewise/contracts";
import { BadFrame, CutOff, framesOf } from "./frames.ts";
import { ReaderFrame, type ReadPart } from "./read-part.ts";
import { ownReader, type Confinement, type ReaderProgram, type startReader } from "./reader-process.ts";
import { ReadingFailed } from "./reading-failed.ts";
import { createSpareReader } from "./spare-reader.ts";

export interface ReadingLimits {
  /** Time in ms of a processor that a file may take, and what each of its parts adds. */
  time: number;
  timePerPart: number;
  /** The same at most, however many parts it has. */
  mostTime: number;
  /** How many times as long it may take by the clock, as others work too. */
  patience: number;
  /** Bytes of memory that a reader may hold. */
  memory: number;
  /** Bytes that a reader may give. */
  output: number;
  parts: number;
}

const mega = 1024 * 1024;
export const usualLimits: ReadingLimits = {
  time: 120_000,
  timePerPart: 10_000,
  mostTime: 3_600_000,
  patience: 3,
  memory: 512 * mega,
  output: 256 * mega,
  parts: 20_000,
};

interface Control {
  signal: AbortSignal;
  /** Hears how many parts of how many are read. */
  progress: (done: number, total: number) => void;
}

/** Reads a file in a process of its own, part by part; throws `ReadingFailed` where the file cannot be read, or not within the limits. */
export type ReadFile = (bytes: Readable, extension: DocumentExtension, control: Control) => AsyncGenerator<ReadPart, void>;

interface Parts {
  confinement: Confinement;
  program?: ReaderProgram;
  limits?: ReadingLimits;
}

export function createFileReader({ confinement, program = ownReader, limits = usualLimits }: Parts): ReadFile {
  const readers = createSpareReader(confinement, program);
  return async function* read(bytes, extension, { signal, progress }) {
    const child = readers.take(extension);
    const watch = watched(child, limits);
    const abort = () => void child.kill("SIGKILL");
    signal.addEventListener("abort", abort, { once: true });
    const sent = pipeline(bytes, child.stdin).catch((error: unknown) => error);
    try {
      signal.throwIfAborted();
      yield* partsFrom(
        whenBegun(framesOf(child.stdout, limits.output), () => readers.prepare(extension)),
        limits,
        (done, total) => {
          watch.extend(total);
          progress(done, total);
        },
      );
    } catch (error) {
      signal.throwIfAborted();
      throw bytes.errored ?? (await watch.reasonFor(error));
    } finally {
      signal.removeEventListener("abort", abort);
      child.kill("SIGKILL");
      watch.end();
      bytes.destroy();
      await sent;
    }
  };
}

/** Passes values on, and tells once when the first has come. */
async function* whenBegun(values: AsyncIterable<unknown>, begun: () => void): AsyncGenerator<unknown, void> {
  let hasBegun = false;
  for await (const value of values) {
    if (!hasBegun) begun();
    hasBegun = true;
    yield value;
  }
}

/** Puts parts together of what a reader says, of which nothing is believed. */
async function* partsFrom(
  frames: AsyncIterable<unknown>,
  { parts: most }: ReadingLimits,
  progress: Control["progress"],
): AsyncGenerator<ReadPart, void> {
  let part: ReadPart | null = null;
  let count = 0;
  for await (const value of frames) {
    const parsed = ReaderFrame.safeParse(value);
    if (!parsed.success) throw new BadFrame("a frame says nothing that a reader may say");
    const frame = parsed.data;
    if ("progress" in frame) progress(...frame.progress);
    else if ("blocks" in frame) addBlocks(part, frame.blocks);
    else {
      if (part) yield part;
      if ("end" in frame) return ended(frame.end, count);
      part = { ...frame.part, blocks: [] };
      count += 1;
      if (part.number !== count) throw new BadFrame("parts come out of turn");
      if (count > most) throw new ReadingFailed("too_large");
    }
  }
  throw new CutOff("the reader ended without a word");
}

function addBlocks(part: ReadPart | null, blocks: ReadPart["blocks"]): void {
  if (!part) throw new BadFrame("blocks come before their part");
  for (const block of blocks) part.blocks.push(block);
}

function ended(end: Extract<ReaderFrame, { end: string }>["end"], count: number): void {
  if (end !== "read") throw new ReadingFailed(end);
  if (count === 0) throw new ReadingFailed("empty");
}

/** Time in ms between two looks at how much memory a reader holds. */
const lookEvery = 100;
/** Characters kept of what a reader complains. */
const mostComplaint = 20_000;

/** Ends a reader that takes too long or too much, and tells why one ended. */
function watched(child: ReturnType<typeof startReader>, limits: ReadingLimits) {
  let reason: "took_too_long" | "took_too_much" | null = null;
  let complaint = "";
  const kill = (because: typeof reason) => {
    reason ??= because;
    child.kill("SIGKILL");
  };
  const begun = performance.now();
  let longest = limits.time;
  const exit = new Promise<{ code: number | null; signal: NodeJS.Signals | null; error?: Error }>((resolve) => {
    child.once("close", (code, signal) => resolve({ code, signal }));
    child.once("error", (error) => resolve({ code: null, signal: null, error }));
  });
  child.stderr.on("data", (chunk: Buffer) => {
    if (complaint.length < mostComplaint) complaint += chunk.toString("latin1");
  });
  const looking = setInterval(() => {
    const { memory, time } = usageOf(child.pid);
    if (time > longest || performance.now() - begun > longest * limits.patience) kill("took_too_long");
    else if (memory > limits.memory) kill("took_too_much");
  }, lookEvery);
  return {
    extend: (parts: number) => (longest = Math.min(limits.mostTime, limits.time + Math.min(parts, limits.parts) * limits.timePerPart)),
    /** The failure that an error stands for; an error of ours is given back as it is, so that it is tried again. */
    async reasonFor(error: unknown): Promise<unknown> {
      if (error instanceof BadFrame) return new ReadingFailed("damaged");
      if (!(error instanceof CutOff)) return error;
      const { code, signal, error: unstarted } = await exit;
      if (unstarted) return unstarted;
      if (reason) return new ReadingFailed(reason);
      if (signal === "SIGABRT" || code === 134 || complaint.includes("heap out of memory")) return new ReadingFailed("took_too_much");
      // Killed by somebody else, such as a system that ran out of memory.
      if (signal === "SIGKILL" || code === 137) return new Error("The reader was killed.");
      return new ReadingFailed("damaged");
    },
    end: () => clearInterval(looking),
  };
}

const pageSize = 4096;
/** Time in ms that the system counts processor time in. */
const tick = 10;

/** Bytes of memory that a process holds, and the processor time in ms that it took; 0 where the system does not tell. */
function usageOf(pid: number | undefined): { memory: number; time: number } {
  try {
    // The name of a program may hold anything, so what is behind it is counted from its end.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { memory: Number(fields[21]) * pageSize, time: (Number(fields[11]) + Number(fields[12])) * tick };
  } catch {
    return { memory: 0, time: 0 };
  }
}
