/** Runs in a thread of its own: builds an index from passages it is sent, so that the server answers meanwhile. */
import { createIndex, loadIndex } from "@clausewise/retrieval";
import { inThread } from "../../platform/threads/thread.ts";
import type { BuildStart, IndexBuilder } from "./index-build.ts";
import { readIndexFile, writeIndexFile } from "./index-file.ts";

async function baseOf({ base }: BuildStart) {
  if (base === null) return createIndex();
  const file = await readIndexFile(base.path);
  return file?.mark.key === base.key ? loadIndex(file.bytes) : null;
}

inThread<IndexBuilder, BuildStart>(async (start) => {
  const index = await baseOf(start);
  if (index === null) throw new Error("The kept index is not the one to go on from.");
  return {
    add: (passages) => index.add(passages),
    async finish(mark, path) {
      const bytes = index.snapshot();
      if (path !== null) await writeIndexFile(path, mark, bytes);
      return bytes;
    },
  };
});
