import { buffer } from "node:stream/consumers";
import { ownLearner, startReader, type Confinement } from "./reader-process.ts";
import { hold } from "./hold.ts";

/** Bytes that may be learned. */
const most = 8 * 1024 * 1024;
/** Time in ms that it may take. */
const longest = 60_000;

/** What makes reading PDFs quick, learned once of samples; readers begin with it, so that none has to find it out anew. */
export function createLearned(confinement: Confinement) {
  let learned: Buffer | null = null;
  let isBegun = false;

  const learn = async (): Promise<void> => {
    const learner = startReader(confinement, ownLearner, "pdf");
    hold(learner, "unref");
    const timer = setTimeout(() => learner.kill("SIGKILL"), longest).unref();
    learner.stdin.end();
    learner.stderr.resume();
    const [bytes, code] = await Promise.all([buffer(learner.stdout), new Promise((done) => learner.once("close", done))]);
    clearTimeout(timer);
    if (code === 0 && bytes.length > 0 && bytes.length <= most) learned = bytes;
  };
  return {
    /** What is known for a kind of files; null where there is nothing, or not yet. */
    of: (extension: string): Buffer | null => (extension === "pdf" ? learned : null),
    /** Has it be learned, where that was not begun before and files of a kind gain by it. */
    begin(extension: string): void {
      if (isBegun || extension !== "pdf") return;
      isBegun = true;
      // Readers do without what could not be learned.
      learn().catch(() => undefined);
    },
  };
}
