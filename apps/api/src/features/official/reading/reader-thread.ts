import { Unreadable } from "@clausewise/official";
import { createIdleThread } from "../../../platform/threads/idle-thread.ts";
import type { Reader } from "./reader.ts";

/** What crossed from the thread is an error by its name alone. */
function asThrown(error: unknown): never {
  throw error instanceof Error && error.name === "Unreadable" ? new Unreadable(error.message, { cause: error }) : error;
}

/** Reads in a thread of its own, which runs `program` and is there while something is read. */
export function createReaderThread(program: URL): Reader & { close(): Promise<void> } {
  const thread = createIdleThread<Reader>(program);
  const call: typeof thread.call = (work) => thread.call(work).catch(asThrown);
  return {
    judge: (...args) => call(({ judge }) => judge(...args)),
    detect: (...args) => call(({ detect }) => detect(...args)),
    read: (...args) => call(({ read }) => read(...args)),
    passages: (...args) => call(({ passages }) => passages(...args)),
    entries: (...args) => call(({ entries }) => entries(...args)),
    letGo: (...args) => call(({ letGo }) => letGo(...args)),
    close: thread.close,
  };
}
