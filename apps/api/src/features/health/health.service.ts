import type { Health } from "@clausewise/contracts";
import { AppError } from "../../errors.ts";
import type { OpenDatabase } from "../../platform/database/client.ts";
import type { Pulse } from "../../platform/database/pulse.ts";
import type { Services } from "../../service.ts";

interface HealthParts extends Pick<OpenDatabase, "kind"> {
  pulse: Pick<Pulse, "isAnswering">;
  version: string;
  candidates: () => Health["candidates"];
}

/** Tells from memory how things stand, so that it answers whatever else waits. */
export const createHealthService = ({ pulse, kind, version, candidates }: HealthParts): Services["health"] => ({
  async get() {
    if (!pulse.isAnswering()) throw new AppError("unavailable", "The database does not answer right now. Please try again shortly.");
    return { status: "ready", version, database: kind, candidates: candidates() };
  },
});
