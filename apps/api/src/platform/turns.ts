import { AppError } from "../errors.ts";
import { whetherGone } from "./wanted.ts";

export interface TurnLimits {
  /** How much may be under way at once. */
  atOnce: number;
  /** How much may wait for its turn. */
  waiting: number;
  /** Longest time in ms that anything waits; without it, as long as it takes. */
  patience?: number;
}

/** Work that takes turns, in the order it came. */
export interface Turns {
  /**
   * Waits for a turn, and gives what ends it. Refused with `busy` where too many wait or it takes too long; dropped where
   * whoever asked has gone meanwhile.
   */
  take(): Promise<() => void>;
  /** Runs work in a turn of its own. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  begin: () => void;
  refuse: (error: Error) => void;
  isGone: () => boolean;
  timer: NodeJS.Timeout | null;
}

/** Refused because too much waits already. */
export const tooBusy = () => new AppError("busy", "The server is busy. Please try again in a moment.");
const abandoned = () => new AppError("busy", "Nobody waits for this any longer.");

export function createTurns({ atOnce, waiting: most, patience }: TurnLimits): Turns {
  const line: Waiting[] = [];
  let underWay = 0;
  const next = () => {
    for (let waiting = line.shift(); waiting; waiting = line.shift()) {
      if (waiting.timer) clearTimeout(waiting.timer);
      if (!waiting.isGone()) return waiting.begin();
      waiting.refuse(abandoned());
    }
    underWay -= 1;
  };
  const giveUp = (waiting: Waiting) => {
    line.splice(line.indexOf(waiting), 1);
    waiting.refuse(tooBusy());
  };
  const wait = (): Promise<void> => {
    if (line.length >= most) return Promise.reject(tooBusy());
    return new Promise((begin, refuse) => {
      const waiting: Waiting = { begin, refuse, isGone: whetherGone(), timer: null };
      if (patience !== undefined) waiting.timer = setTimeout(giveUp, patience, waiting);
      line.push(waiting);
    });
  };
  const take = async () => {
    if (underWay < atOnce) underWay += 1;
    // Whoever ends a turn hands it on.
    else await wait();
    return once(next);
  };
  return {
    take,
    async inTurn(work) {
      const end = await take();
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
