import { AppError } from "../../errors.ts";

export interface QueueLimits {
  /** Questions worked on at once. */
  atOnce: number;
  /** Questions that may wait behind them; further ones are refused. */
  waiting: number;
  /** Longest time in ms that a question may take once it is worked on. */
  timeLimit: number;
}

export interface Worked<Q, A> {
  limits: QueueLimits;
  /** Makes ready to work, which is not counted against a question's time. */
  ready: () => Promise<void>;
  work: (question: Q) => Promise<A>;
  /** Ends all work under way, for a question that takes too long stops everything. */
  abandon: () => void;
}

const busy = () => new AppError("unavailable", "Many questions are being answered right now. Please ask again in a few seconds.");
const tooLong = () =>
  new AppError(
    "unavailable",
    "This question took too long to answer and was stopped. Nothing was stored. Ask it in fewer words, or one part at a time.",
  );
const gone = () => new AppError("unavailable", "Nobody waits for the answer any longer.");

interface Entry<Q, A> {
  question: Q;
  resolve: (answer: A) => void;
  reject: (error: unknown) => void;
  isOver: boolean;
}

/** Lets questions in one after another, few at once, none for longer than its time. */
export function createQuestionQueue<Q, A>({ limits, ready, work, abandon }: Worked<Q, A>) {
  const waiting: Entry<Q, A>[] = [];
  const running = new Set<Entry<Q, A>>();

  const next = () => {
    while (running.size < limits.atOnce) {
      const entry = waiting.shift();
      if (!entry) return;
      running.add(entry);
      void run(entry).finally(() => {
        running.delete(entry);
        next();
      });
    }
  };

  const run = async (entry: Entry<Q, A>) => {
    try {
      await ready();
      if (!entry.isOver) entry.resolve(await timed(entry));
    } catch (error) {
      entry.reject(error);
    }
  };

  const timed = async (entry: Entry<Q, A>): Promise<A> => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      entry.reject(tooLong());
      abandon();
    }, limits.timeLimit);
    try {
      return await work(entry.question);
    } catch (error) {
      throw isLate ? tooLong() : error;
    } finally {
      clearTimeout(timer);
    }
  };

  /** Rejects with `unavailable` where too many wait, where it takes too long, or where `signal` aborts. */
  return (question: Q, signal?: AbortSignal): Promise<A> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(gone());
      if (running.size >= limits.atOnce && waiting.length >= limits.waiting) return reject(busy());
      const settled = () => signal?.removeEventListener("abort", leave);
      const entry: Entry<Q, A> = {
        question,
        isOver: false,
        resolve(answer) {
          settled();
          resolve(answer);
        },
        reject(error) {
          settled();
          reject(error);
        },
      };
      function leave() {
        entry.isOver = true;
        const at = waiting.indexOf(entry);
        if (at >= 0) waiting.splice(at, 1);
        entry.reject(gone());
      }
      signal?.addEventListener("abort", leave, { once: true });
      waiting.push(entry);
      next();
    });
}
