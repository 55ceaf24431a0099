import { parentPort, workerData } from "node:worker_threads";
import { planCorpus, type ReadResult, type Unreadable } from "@clausewise/documents";
import { z } from "zod";
import { filesUnder, listsBeside } from "./corpus-files.ts";

/** What the thread tells: the file it turns to, what all of them hold, and one source read. */
export type ReaderMessage =
  | { file: string }
  | { sources: { name: string; files: string[]; superseded: boolean }[]; unreadable: Unreadable[]; listings: string[] }
  | { read: ReadResult };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (message: ReaderMessage) => parentPort?.postMessage(message);

const { paths } = z.object({ paths: z.array(z.string()) }).parse(workerData);
const plan = await planCorpus(filesUnder(paths), listsBeside(paths), { progress: (file) => tell({ file }) });
parentPort?.on("message", (index: number) => void read(index));
tell({ ...plan, sources: plan.sources.map(({ name, files, superseded }) => ({ name, files, superseded })) });

async function read(index: number): Promise<void> {
  const source = plan.sources[index];
  tell({ read: source ? await source.read() : { ok: false, reason: "is not among the sources found" } });
}
