import type { FastifyInstance } from "fastify";
import { loggable } from "./failures.ts";

/** Work that nobody asked for: where it fails that is logged, and it is tried again later. */
export interface Periodic {
  every(ms: number, work: () => Promise<void>): void;
  attempt(work: () => Promise<void>): void;
  /** Gives what has work attempted `ms` after somebody asked for it, once for all who ask until then. */
  gathered(ms: number, work: () => Promise<void>): () => void;
}

/** Time in ms for which changes of the library are gathered: a first look at a source brings in hundreds of texts, one after another. */
export const whileTextsCome = 15_000;

/** Ends with the server. */
export function createPeriodic(app: FastifyInstance): Periodic {
  const attempt = (work: () => Promise<void>) =>
    void work().catch((error: unknown) => app.log.error({ err: loggable(error) }, "periodic work failed"));
  return {
    attempt,
    every(ms, work) {
      const timer = setInterval(() => attempt(work), ms);
      timer.unref();
      app.addHook("preClose", async () => clearInterval(timer));
    },
    gathered(ms, work) {
      let timer: NodeJS.Timeout | undefined;
      app.addHook("preClose", async () => clearTimeout(timer));
      const begin = () => {
        timer = undefined;
        attempt(work);
      };
      return () => void (timer ??= setTimeout(begin, ms).unref());
    },
  };
}
