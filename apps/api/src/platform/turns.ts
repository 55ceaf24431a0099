import { AppError } from "../errors.ts";
import { whetherGone } from "./wanted.ts";

export interface TurnLimits {
  /** How much may be under way at once. */
  atOnce: number;
  /** Time in ms within which all that is under way should end: where work is slow and more waits, less of it begins at once. */
  span?: number;
  /** How much may wait for its turn. */
  waiting: number;
  /** Longest time in ms that anything waits; without it, as long as it takes. */
  patience?: number;
  /** What is said where too many wait; that the server is busy where nothing is given. */
  refusal?: AppError;
}

/** Work that takes turns, in the order it came. */
export interface Turns {
  /**
   * Waits for a turn, and gives what ends it. Refused where too many wait or it takes too long; dropped where whoever asked
   * has gone meanwhile, which `signal` tells at once.
   */
  take(signal?: AbortSignal): Promise<() => void>;
  /** Runs work in a turn of its own. */
  inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface Waiting {
  begin: () => void;
  refuse: (error: Error) => void;
  isGone: () => boolean;
  /** Stops the clock, and listening to whether whoever asked goes away. */
  settle: () => void;
}

// Made once: noting where an error arose takes more time than refusing somebody.
const busy = new AppError("busy", "The server is busy. Please try again in a moment.");
const unwanted = new AppError("busy", "Nobody waits for this any longer.");

/** Refuses what nobody waits for any longer. */
export const dropIfGone = (signal?: AbortSignal): void => {
  if (signal?.aborted) throw unwanted;
};

/** Refused because too much waits already. */
export const tooBusy = (): AppError => busy;

/** How much is let in however slow it is. */
const fewest = 2;

export function createTurns({ atOnce, waiting: most, patience, span, refusal = busy }: TurnLimits): Turns {
  const line: Waiting[] = [];
  const pace = createPace();
  let underWay = 0;
  const room = () => (span === undefined ? atOnce : Math.min(atOnce, Math.max(fewest, Math.floor(span / pace.each()))));
  const letIn = (waiting: Waiting) => {
    waiting.settle();
    if (waiting.isGone()) return waiting.refuse(unwanted);
    underWay += 1;
    waiting.begin();
  };
  const next = () => {
    underWay -= 1;
    pace.ended(line.length > 0);
    while (underWay < room()) {
      const waiting = line.shift();
      if (!waiting) return;
      letIn(waiting);
    }
  };
  const giveUp = (waiting: Waiting, error: AppError) => {
    waiting.settle();
    line.splice(line.indexOf(waiting), 1);
    waiting.refuse(error);
  };
  const wait = (signal: AbortSignal | undefined): Promise<void> => {
    if (line.length >= most) return Promise.reject(refusal);
    return new Promise((begin, refuse) => {
      const leave = () => giveUp(waiting, unwanted);
      const timer = patience === undefined ? undefined : setTimeout(() => giveUp(waiting, refusal), patience);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", leave);
      };
      const waiting: Waiting = { begin, refuse, isGone: whetherGone(), settle };
      signal?.addEventListener("abort", leave, { once: true });
      line.push(waiting);
    });
  };
  const take = async (signal?: AbortSignal) => {
    dropIfGone(signal);
    // Whoever ends a turn counts in who comes next.
    if (underWay < room()) underWay += 1;
    else await wait(signal);
    return once(next);
  };
  return {
    take,
    async inTurn(work, signal) {
      const end = await take(signal);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

/** Time in ms from one end to the next while work waits; what ends after a rest says nothing of that. */
function createPace() {
  let mean = 0;
  let lastEnd: number | null = null;
  return {
    each: () => mean,
    ended(isMoreWaiting: boolean) {
      const now = performance.now();
      if (lastEnd !== null) mean += (now - lastEnd - mean) / 10;
      lastEnd = isMoreWaiting ? now : null;
    },
  };
}
