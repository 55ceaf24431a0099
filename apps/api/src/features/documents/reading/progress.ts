/** Time in ms between two words on how far a file is. */
const tellEvery = 350;

type Tell = (share: number, note: string) => Promise<void>;

/** Share of the work that is done when all parts are read; the rest is writing them down. */
const readShare = 0.95;

/**
 * Passes on how far the reading of a file is, not more often than somebody would look, and nothing of what is over by then;
 * what could not be told is told the next time.
 */
export function createProgress(tell: Tell) {
  let last = performance.now();
  let telling: Promise<void> = Promise.resolve();
  let isTelling = false;
  let hasTold = false;
  const say = (share: number, note: string) => {
    [isTelling, hasTold] = [true, true];
    telling = tell(share, note)
      .catch(() => undefined)
      .finally(() => (isTelling = false));
  };
  return {
    read(done: number, total: number): void {
      if (isTelling || performance.now() - last < tellEvery || total < 1) return;
      last = performance.now();
      const at = Math.min(done, total);
      say((at / total) * readShare, `${at} of ${total} parts are read`);
    },
    /** Says that all is read, where anything was said before. */
    async end(): Promise<void> {
      await telling;
      if (!hasTold) return;
      say(readShare, "The text is being made findable");
      await telling;
    },
  };
}
