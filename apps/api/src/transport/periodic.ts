import type { FastifyInstance } from "fastify";
import { loggable } from "./failures.ts";

/** Work that nobody asked for: where it fails that is logged, and it is tried again later. */
export interface Periodic {
  every(ms: number, work: () => Promise<void>): void;
  attempt(work: () => Promise<void>): void;
}

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
  };
}
