import { abandoned, tooBusy } from "../failures.ts";
import { whetherGone } from "../../wanted.ts";

/** Work that waits for the database, one piece at a time, in the order it came. */
export interface Turns {
  /**
   * Runs work alone. Refused with `busy` where too many wait already; dropped before it begins where whoever asked has
   * gone meanwhile.
   */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  begin: () => void;
  refuse: (error: Error) => void;
  isGone: () => boolean;
}

/** At most `most` pieces of work wait. */
export function createTurns(most: number): Turns {
  const line: Waiting[] = [];
  let isTaken = false;
  const next = () => {
    for (let waiting = line.shift(); waiting; waiting = line.shift()) {
      if (!waiting.isGone()) return waiting.begin();
      waiting.refuse(abandoned());
    }
    isTaken = false;
  };
  const turn = (): Promise<void> => {
    if (line.length >= most) return Promise.reject(tooBusy());
    return new Promise((begin, refuse) => line.push({ begin, refuse, isGone: whetherGone() }));
  };
  return {
    async alone(work) {
      if (isTaken) await turn();
      isTaken = true;
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
