/** Runs in a thread of its own: makes vectors, so that nobody waits while answers of the model are read. */
import { inThread } from "../../../platform/threads/thread.ts";
import { makeVectors } from "./make-vectors.ts";
import type { MakerStart, MakerStarter, VectorMaker } from "./vectors-job.ts";

inThread<VectorMaker, MakerStart, MakerStarter>(async ({ settings, path }, starter) => {
  const stopping = new AbortController();
  const report = (progress: number, vectors: number) => starter.report(progress, vectors);
  const saved = () => starter.saved();
  return {
    make: () => makeVectors({ library: starter, settings, path, signal: stopping.signal, report, saved }),
    stop: () => stopping.abort(),
  };
});
