/** Runs in a thread of its own: finds and reads the sources in files, however long that takes. */
import { planCorpus } from "@clausewise/documents";
import { inThread } from "../platform/threads/thread.ts";
import { filesUnder, listsBeside } from "./corpus-files.ts";
import type { CorpusReader, ReaderStarter } from "./corpus-reading.ts";

inThread<CorpusReader, { paths: string[] }, ReaderStarter>(async ({ paths }, starter) => {
  const { sources, ...rest } = await planCorpus(filesUnder(paths), listsBeside(paths), {
    progress: (file) => void starter.turnTo(file),
  });
  return {
    plan: () => ({ ...rest, sources: sources.map(({ name, files, superseded }) => ({ name, files, superseded })) }),
    read: (index) => sources[index]?.read() ?? { ok: false, reason: "is not among the sources found" },
  };
});
