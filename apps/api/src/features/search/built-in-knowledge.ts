import { createClauseFinder, createMisconceptionFinder, createReasonToDecline } from "@clausewise/retrieval";
import { builtInCards, builtInDeclinedRequests, builtInMisconceptions } from "@clausewise/static-data";
import type { Knowledge } from "./gather-evidence.ts";

let made: Knowledge | undefined;

/** What the product brings along beside texts; made once, for it never changes while a process runs. */
export const builtInKnowledge = (): Knowledge =>
  (made ??= {
    misconceptions: createMisconceptionFinder(builtInMisconceptions()),
    clauses: createClauseFinder(builtInCards()),
    declines: createReasonToDecline(builtInDeclinedRequests()),
  });
