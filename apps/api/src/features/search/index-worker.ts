/** Runs in a worker thread: builds an index from passages it is sent, so that the server answers meanwhile. */
import { parentPort, workerData } from "node:worker_threads";
import { createIndex, loadIndex } from "@clausewise/retrieval";
import type { BuildMessage, BuildStart } from "./index-build.ts";
import { readIndexFile, writeIndexFile } from "./index-file.ts";

async function baseOf({ base }: BuildStart) {
  const file = base === null ? null : await readIndexFile(base.path);
  if (file === null || file.mark.key !== base?.key) return base === null ? createIndex() : null;
  return loadIndex(file.bytes);
}

const port = parentPort;
if (port) {
  // The thread is started by `startBuild` alone, with just this.
  const index = await baseOf(workerData as BuildStart);
  if (index === null) throw new Error("The kept index is not the one to go on from.");
  port.on("message", (message: BuildMessage) => {
    if ("passages" in message) index.add(message.passages);
    else void finish(message);
  });

  const finish = async ({ mark, path }: Extract<BuildMessage, { mark: unknown }>) => {
    const bytes = index.snapshot();
    if (path !== null) await writeIndexFile(path, mark, bytes);
    port.postMessage(bytes, [bytes.buffer]);
    port.close();
  };
}
